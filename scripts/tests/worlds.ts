import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '../../src/rules/text/calendar.ts';
import { root } from '../build/vite-plugins.ts';

export interface World {
  readonly server: ChildProcess;
  readonly port: number;
}

/** Starts a demo world over a data folder, which it seeds when empty, in this environment with some changes. */
export const start = async (data: string, changes: NodeJS.ProcessEnv = {}): Promise<World> => {
  const server = fork('demo/server/main.ts', {
    cwd: root.pathname,
    // Pages drawn ahead would take the processor from the tests.
    env: { ...process.env, PORT: '0', NP_DATA_DIR: data, NP_DRAW_AHEAD: 'off', ...changes },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`The demo world ended with code ${code} before it was ready; see its message above.`);
    }),
  ])) as [{ port: number }];
  return { server, port: message.port };
};

export const stop = async ({ server }: World): Promise<void> => {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
};

const worlds = new URL('.cache/worlds/', root).pathname;

/** Everything that a seeded world depends on: the server, its content, the rules it shares, its packages, the day. */
const stateOfToday = (): string => {
  const files = globSync(['demo/{server,pages,content}/**/*.*', 'src/rules/**/*.ts', 'package-lock.json'], {
    cwd: root.pathname,
    exclude: (name) => name.endsWith('.test.ts'),
  }).sort();
  const hash = createHash('sha256').update(dayOf(new Date()));
  for (const file of files) hash.update(file).update(readFileSync(new URL(file, root)));
  return hash.digest('hex').slice(0, 16);
};

/**
 * The folder of a seeded world that is not running, by a name for its environment. Seeding takes minutes, so that of
 * today is kept. Two processes may seed at once: the first to finish keeps its world.
 */
const seededToday = async (name = 'whole', environment: NodeJS.ProcessEnv = {}): Promise<string> => {
  const state = stateOfToday();
  const folder = join(worlds, `${state}-${name}`);
  if (existsSync(folder)) return folder;
  mkdirSync(worlds, { recursive: true });
  for (const old of readdirSync(worlds).filter((other) => !other.startsWith(state)))
    rmSync(join(worlds, old), { recursive: true, force: true });
  const begun = `${folder}-${process.pid}`;
  await stop(await start(begun, environment));
  mkdirSync(join(begun, 'pages'), { recursive: true });
  if (existsSync(folder)) rmSync(begun, { recursive: true });
  else renameSync(begun, folder);
  return folder;
};

/** Makes seeded worlds in these data folders. They share rendered pages: each is drawn once. */
export const seedWorlds = async (folders: readonly string[]): Promise<void> => {
  const seeded = await seededToday();
  const pages = join(seeded, 'pages');
  for (const folder of folders) {
    cpSync(seeded, folder, { recursive: true, filter: (source) => source !== pages });
    symlinkSync(pages, join(folder, 'pages'));
  }
};

/** Makes a seeded world of this environment in a data folder; `name` stands for the environment. */
export const seedWorldOf = async (folder: string, name: string, environment: NodeJS.ProcessEnv): Promise<void> =>
  cpSync(await seededToday(name, environment), folder, { recursive: true });
