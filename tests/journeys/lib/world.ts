import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { isCounting, writeCounts } from './coverage.ts';
import { startThirdPartyServer } from './third-party-server.ts';

export interface World {
  readonly server: ChildProcess;
  readonly port: number;
}

/** A demo world over a data folder, which it seeds when empty, in this environment with some changes. */
export const start = async (data: string, changes: NodeJS.ProcessEnv = {}): Promise<World> => {
  const server = fork('demo/server/main.ts', {
    env: { ...process.env, PORT: '0', NP_DATA_DIR: data, ...changes },
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

/**
 * Seeds a demo world and gives each worker a copy on a free port; returns the function that stops them. NP_TEST_PORT
 * names a running world instead, for quick checks while writing a test; third-party pages then need the port of its
 * NP_ORIGINS in NP_TEST_ELSEWHERE.
 */
const startWorlds = async ({ workers }: FullConfig): Promise<() => Promise<void>> => {
  const thirdParty = await startThirdPartyServer(Number(process.env.NP_TEST_ELSEWHERE ?? 0));
  process.env.NP_TEST_ELSEWHERE = thirdParty.origin;
  const end = async () => {
    thirdParty.stop();
    if (isCounting) await writeCounts();
  };
  if (process.env.NP_TEST_PORT) return end;
  const folder = mkdtempSync(join(tmpdir(), 'np-world-'));
  const first = join(folder, '0');
  await stop(await start(first));
  const data = Array.from({ length: workers }, (_, n) => join(folder, String(n)));
  // The worlds share rendered pages: each is drawn once.
  const pages = join(folder, 'pages');
  mkdirSync(pages);
  symlinkSync(pages, join(first, 'pages'));
  for (const copy of data) if (copy !== first) cpSync(first, copy, { recursive: true });
  const worlds = await Promise.all(data.map((path) => start(path, { NP_ORIGINS: thirdParty.origin })));
  process.env.NP_TEST_PORT = worlds.map(({ port }) => port).join();
  return async () => {
    await end();
    await Promise.all(worlds.map(stop));
    rmSync(folder, { recursive: true, force: true });
  };
};

export default startWorlds;
