// npm start: installs what is missing, builds what is stale, serves the demo world.
import { install, node, run } from './bootstrap.mjs';

await install();
const built = await run(node(), ['scripts/build-if-stale.ts']);
process.exitCode = built === 0 ? await run(node(), ['demo/server/main.ts']) : built;
