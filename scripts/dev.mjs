// npm run dev: installs what is missing, then serves the demo world from the source.
import { install, node, run } from './bootstrap.mjs';

await install();
process.exitCode = await run(node(), ['scripts/dev.ts']);
