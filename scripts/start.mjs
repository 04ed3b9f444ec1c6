// npm start: installs what is missing, builds bundle and documentation if stale, serves the demo world.
import { install, node, run, ticking } from './bootstrap.mjs';

/** Runs the world, with a line every ten seconds until it says that it is ready. */
const serve = async () => {
  console.log('np: starting the demo world …');
  // A small young generation: after seeding, the process needs 150 MB less.
  const words = ['--max-semi-space-size=8', 'demo/server/main.ts'];
  let world;
  const ready = new Promise((resolve) => {
    world = run(node(), words, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }, resolve);
  });
  await ticking('starting', Promise.race([ready, world]));
  return world;
};

console.log('np: checking what is installed and built …');
await install();
const built = await ticking('at the build', run(node(), ['scripts/docs.ts', '--if-stale']));
process.exitCode = built === 0 ? await serve() : built;
