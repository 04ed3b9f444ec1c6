// npm start: installs what is missing, builds bundle and documentation if stale, serves the demo world.
import { install, node, run } from './bootstrap.mjs';

await install();
const built = await run(node(), ['scripts/docs.ts', '--if-stale']);
// A small young generation: after seeding, the process needs 150 MB less.
process.exitCode = built === 0 ? await run(node(), ['--max-semi-space-size=8', 'demo/server/main.ts']) : built;
