import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../build/vite-plugins.ts';
import { appNames, buildApp, pack } from './apps.ts';
import { takePicture } from './pictures.ts';
import { serveApp, startMock, type Undo } from './serve.ts';

/**
 * npm run frameworks: builds the apps of integrations/frameworks over the packed package and serves them until Ctrl-C.
 * `npm run frameworks -- next vue` serves these. `npm run frameworks -- test` runs the tests, `npm run frameworks --
 * pictures` takes the documentation's pictures; names may follow.
 */
const words = process.argv.slice(2);
const task = ['test', 'pictures'].find((word) => word === words[0]);
const named = task ? words.slice(1) : words;
const unknown = named.filter((name) => !appNames.includes(name));
if (unknown.length > 0) {
  console.error(`npm run frameworks: no app ${unknown.join(', ')}. The apps: ${appNames.join(', ')}.`);
  process.exit(2);
}
const names = named.length > 0 ? named : appNames;

await import('../build/build-if-stale.ts');
if (process.exitCode) process.exit();

if (task === 'test') {
  const child = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/frameworks/playwright.config.ts'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NP_FRAMEWORKS: names.join(' ') } },
  );
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}

const undo: Undo[] = [];
const end = async (): Promise<void> => {
  for (const step of undo.splice(0).reverse()) await step();
  process.exit();
};
process.on('SIGINT', end);
process.on('SIGTERM', end);

const packed = await pack();
let backend = 0;
for (const [at, name] of names.entries()) {
  console.log(`np: ${name}: installing and building (a minute the first time) …`);
  const app = await buildApp(name, packed);
  backend ||= await startMock(app, undo);
  const origin = await serveApp(app, backend, 4330 + at, undo);
  console.log(`${name.padEnd(10)} ${origin}`);
  if (task === 'pictures') await takePicture(name, origin);
}
if (task === 'pictures') await end();
console.log('\nThe backend is `np-elements mock`. Ctrl-C ends all.');
