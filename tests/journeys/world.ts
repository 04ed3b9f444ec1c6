import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts a demo world of its own on a free port for the run; returns what ends it.
 * NP_TEST_PORT names one that runs already, for quick looks while a test is written.
 */
const startWorld = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.NP_TEST_PORT) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'np-world-'));
  const server = fork('demo/server/main.ts', {
    env: { ...process.env, PORT: '0', NP_DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`The demo world ended with code ${code} before it was ready; its message stands above.`);
    }),
  ])) as [{ port: number }];
  process.env.NP_TEST_PORT = String(message.port);
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
};

export default startWorld;
