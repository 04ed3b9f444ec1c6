// npm test: installs what is missing, runs every check and test, and prints a summary.
import { install, node, run } from './bootstrap.mjs';

await install();
process.exitCode = await run(node(), ['scripts/test.ts', ...process.argv.slice(2)]);
