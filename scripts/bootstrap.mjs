// Plain JavaScript without dependencies: it runs on Node 20 before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const stamp = `${root}node_modules/.np-installed`;
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');

/** Runs a command in this terminal. Resolves with its exit code; forwards signals to it and its messages to `onMessage`. */
export const run = (command, args, options = {}, onMessage = () => {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('message', onMessage);
    child.on('error', (error) => {
      console.error(`np: ${command} could not be started (${error.message}). Install it, then try again.`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });

/** Prints a line every ten seconds until the work is done; resolves with its result. */
export const ticking = async (what, work) => {
  const started = Date.now();
  const ticker = setInterval(
    () => console.log(`np: still ${what}, ${Math.round((Date.now() - started) / 1000)} s …`),
    10_000,
  );
  return work.finally(() => clearInterval(ticker));
};

/** Installs the locked packages when they are missing or stale. Exits with one line when that fails. */
export const install = async () => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  console.log('np: installing packages (about a minute the first time) …');
  const code = await ticking(
    'installing',
    run('npm', ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']),
  );
  if (code !== 0) {
    console.error('np: npm ci failed, see above. Check the network and the disk, then run the command again.');
    process.exit(1);
  }
  mkdirSync(`${root}node_modules`, { recursive: true });
  writeFileSync(stamp, wanted());
};

/** The Node that runs the project's TypeScript: the pinned one, or this one when it is new enough. */
export const node = () => {
  const pinned = `${root}node_modules/node-${process.platform}-${process.arch}/bin/node`;
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  console.error(
    `np: no pinned Node for ${process.platform} ${process.arch}, and Node ${process.versions.node} is too old. Install Node 24.`,
  );
  return process.exit(1);
};
