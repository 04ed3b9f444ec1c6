import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './postgres.ts';

/** Debian's varnish in front of several processes, with the rules of demo/cache. */
export interface SharedCache {
  /** The port that readers call. */
  readonly port: number;
  /** For NP_CACHE_URL. */
  readonly purgeUrl: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Whether varnishd is on this machine. */
export const hasVarnish = (): boolean =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, 'varnishd')));

const rules = new URL('../../demo/cache/', import.meta.url);

/** The configuration of the repository with these processes in place of its own; `before` runs ahead of its rules. */
const configuration = (ports: readonly number[], before: string): string => {
  const processes = readFileSync(new URL('processes.vcl', rules), 'utf8');
  const [head = ''] = processes.split(/^backend /m);
  const backends = ports.map((port, n) => `backend np${n} { .host = "127.0.0.1"; .port = "${port}"; .probe = ready; }`);
  const added = ports.map((_, n) => `  np.add_backend(np${n});`);
  const init = ['sub vcl_init {', '  new np = directors.round_robin();', ...added, '}'];
  return [head, ...backends, ...init, before, readFileSync(new URL('np.vcl', rules), 'utf8')].join('\n');
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(false));
  });

/** Two free ports of loopback: for readers and for purges. */
export const cachePorts = async (): Promise<{ readonly port: number; readonly purgePort: number }> => ({
  port: await freePort(),
  purgePort: await freePort(),
});

/** Starts varnishd in front of the processes on these ports of loopback. Throws with its last line when it refuses. */
export const startVarnish = async (
  { port, purgePort }: Awaited<ReturnType<typeof cachePorts>>,
  processes: readonly number[],
  before = '',
): Promise<SharedCache> => {
  const folder = mkdtempSync(join(tmpdir(), 'np-cache-'));
  const file = join(folder, 'cache.vcl');
  writeFileSync(file, configuration(processes, before));
  const listen = ['-a', `readers=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`];
  const store = ['-n', join(folder, 'work'), '-s', 'malloc,128m', '-p', 'http_gzip_support=off'];
  const child = spawn('varnishd', ['-F', '-j', 'none', '-T', 'none', '-f', file, ...listen, ...store], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` },
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (text) => {
    said = (said + text).slice(-2000);
  });
  while (!(await answers(port)))
    if (child.exitCode !== null) throw new Error(`varnishd ended at once: ${said.trim().split('\n').at(-1)}`);
  return {
    port,
    purgeUrl: `http://127.0.0.1:${purgePort}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
