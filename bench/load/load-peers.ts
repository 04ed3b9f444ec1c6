import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appAt, endProcess, startProcess } from '../../demo/server/testing/testing-process.ts';

/** One process of the backend, on a port of its own. */
export interface Backend {
  readonly port: number;
  readonly pid: number;
  /** Processor time used, in seconds. */
  cpuSeconds(): Promise<number>;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the backend over a database; `data` holds its log and, without a database address, the database itself. */
export const startBackend = async (
  data: string,
  databaseUrl?: string,
  more: Readonly<Record<string, string | undefined>> = {},
): Promise<Backend> => {
  const { child, port, err } = await startProcess({
    NP_DATA_DIR: data,
    // The tests' small content: the first start is short, and the cost of a call is the same.
    NP_CONTENT_DIR: 'demo/server/testing/fixtures/content',
    DATABASE_URL: databaseUrl,
    NP_TRUSTED_PROXIES: '127.0.0.1',
    ...more,
  });
  if (port === 0) throw new Error(`bench: a process of the backend ended at once: ${err.trim()}`);
  return {
    port,
    pid: child.pid ?? 0,
    async cpuSeconds() {
      const metrics = await (await appAt(port).request('http://localhost/metrics')).text();
      return Number(/^process_cpu_seconds_total (.+)$/m.exec(metrics)?.[1]);
    },
    async end(signal) {
      await endProcess(child, signal);
    },
  };
};

export const folder = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'np-load-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/**
 * Sends a call lost with a dead process to the other one, unless it writes: its write may have been stored. Three
 * failed calls remove a process before the next check of its readiness.
 */
const config = (port: number, backends: readonly number[], connections: number): string => `
global
  maxconn ${connections}
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
frontend readers
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-Proto http
  http-request del-header Forwarded
  # The bench's readers have addresses of their own.
  http-request set-header X-Forwarded-For %[req.hdr(x-load-reader)] if { req.hdr(x-load-reader) -m found }
  option forwardfor if-none
  default_backend np
backend np
  balance roundrobin
  http-request disable-l7-retry unless METH_GET
  option httpchk
  http-check send meth GET uri /api/ready ver HTTP/1.1 hdr Host account.mg.localhost
  default-server check inter 1s fall 3 rise 1 observe layer4 error-limit 3 on-error mark-down
${backends.map((backend, n) => `  server np${n + 1} 127.0.0.1:${backend}`).join('\n')}
`;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(false));
  });

/** Starts Debian's haproxy in front of several processes. */
export const startProxy = async (
  port: number,
  backends: readonly number[],
  connections = 500,
): Promise<{ readonly pid: number; stop(): Promise<void> }> => {
  const place = folder();
  const file = join(place.path, 'haproxy.cfg');
  writeFileSync(file, config(port, backends, connections));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] });
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null)
      throw new Error('bench: haproxy ended at once; haproxy -c -f on its configuration says why');
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      place.remove();
    },
  };
};
