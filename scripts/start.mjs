// npm start: installs what is missing, builds what is stale, serves the demo world.
import { install, node, run } from './bootstrap.mjs';

await install();
const built = await run(node(), ['scripts/build/build-if-stale.ts']);
// Small young generation: filling the database leaves 150 MB less behind.
process.exitCode = built === 0 ? await run(node(), ['--max-semi-space-size=8', 'demo/server/main.ts']) : built;
