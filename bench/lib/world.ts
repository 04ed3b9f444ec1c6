import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A demo world of its own; `at` gives the origin of one of its hosts, `mg` or `account.mg`. */
export const startWorld = async (): Promise<{ at: (host: string) => string; stop: () => Promise<void> }> => {
  const data = mkdtempSync(join(tmpdir(), 'np-bench-'));
  const server = fork('demo/server/main.ts', {
    env: { ...process.env, PORT: '0', NP_DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(server, 'message')) as [{ port: number }];
  return {
    at: (host) => `http://${host}.localhost:${message.port}`,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
};
