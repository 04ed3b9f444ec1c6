// node scripts/run.mjs FILE.ts [ARGUMENT …]: installs what is missing, then runs the file with the project's Node.
import { install, node, run } from './bootstrap.mjs';

await install();
process.exitCode = await run(node(), process.argv.slice(2));
