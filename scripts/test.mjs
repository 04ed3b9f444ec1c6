// npm test: installs what is missing, then runs every check and test and prints one summary.
import { install, node, run } from './bootstrap.mjs';

await install();
process.exitCode = await run(node(), ['scripts/test.ts', ...process.argv.slice(2)]);
