// npm run dev: installs what is missing, then serves the demo world over the source of the bundle.
import { install, node, run } from './bootstrap.mjs';

await install();
process.exitCode = await run(node(), ['scripts/dev.ts']);
