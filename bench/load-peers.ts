import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One process of the backend, on a port of its own. */
export interface Process {
  readonly port: number;
  end(signal: NodeJS.Signals): Promise<void>;
}

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/** Starts the backend over a database; `data` holds its log and, without a server's address, the database itself. */
export const startProcess = async (data: string, databaseUrl?: string, publicPort?: number): Promise<Process> => {
  const child = fork('demo/server/main.ts', {
    env: {
      ...process.env,
      PORT: '0',
      NP_DATA_DIR: data,
      // The tests' small content: the first start is short, and the calls cost what they cost.
      NP_CONTENT_DIR: 'demo/server/fixtures/content',
      DATABASE_URL: databaseUrl ?? '',
      NP_PUBLIC_PORT: String(publicPort ?? ''),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    async end(signal) {
      child.kill(signal);
      await ended(child);
    },
  };
};

export const folder = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'np-load-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Two tries at another process for a call that a dead one took: what is repeated is a connection, never a write. */
const config = (port: number, backends: readonly number[]): string => `
global
  maxconn 500
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  option redispatch
  retries 2
  retry-on conn-failure
frontend readers
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend np
backend np
  balance roundrobin
  option httpchk
  http-check send meth GET uri /api/ready ver HTTP/1.1 hdr Host account.mg.localhost
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${backends.map((backend, n) => `  server np${n + 1} 127.0.0.1:${backend}`).join('\n')}
`;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(false));
  });

/** Debian's haproxy in front of several processes. */
export const startProxy = async (port: number, backends: readonly number[]): Promise<{ stop(): Promise<void> }> => {
  const place = folder();
  const file = join(place.path, 'haproxy.cfg');
  writeFileSync(file, config(port, backends));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('haproxy ended at once. Run haproxy -c on its configuration.');
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      place.remove();
    },
  };
};
