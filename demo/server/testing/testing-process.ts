import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Db } from '../db/db.ts';
import type { DemoApp } from '../http/demo-app.ts';

/** Limit per writer, so that writers end even when every call fails. */
const MAX_WRITES = 1000;

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server process, ready or ended. */
export interface Started {
  readonly child: ChildProcess;
  /** 0 when the server refused to start. */
  readonly port: number;
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Starts a server process on a free port and waits until it is ready or has ended. It gets `env` and, from this
 * process, PATH only; it draws no pages ahead.
 */
export const startProcess = (env: Readonly<Record<string, string | undefined>>): Promise<Started> =>
  new Promise((resolve) => {
    const child = fork(main, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { PATH: process.env.PATH, PORT: '0', NP_DRAW_AHEAD: 'off', ...env },
    });
    let out = '';
    let err = '';
    child.stdout?.on('data', (text) => {
      out += text;
    });
    child.stderr?.on('data', (text) => {
      err += text;
    });
    child.once('message', (message: { port: number }) => resolve({ child, port: message.port, code: null, out, err }));
    child.once('close', (code) => resolve({ child, port: 0, code, out, err }));
  });

/** Ends a process and waits for it. Returns its exit code; null when a signal ended it. */
export const endProcess = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill(signal);
  return ended;
};

const answerOf = (incoming: IncomingMessage, body: string | ReadableStream | null): Response => {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return new Response(body === '' ? null : body, { status: incoming.statusCode ?? 0, headers });
};

const call = async (
  port: number,
  address: string,
  { method = 'GET', headers, body }: RequestInit = {},
): Promise<IncomingMessage> => {
  const { host, pathname, search } = new URL(address);
  const sent = request({
    host: '127.0.0.1',
    port,
    path: pathname + search,
    method,
    headers: { ...Object.fromEntries(new Headers(headers)), host },
  });
  sent.end(typeof body === 'string' ? body : undefined);
  const [incoming] = (await once(sent, 'response')) as [IncomingMessage];
  return incoming;
};

/**
 * Calls a process like an app: sends the host of the address as the host header, which `fetch` does not allow. Bodies
 * are text; redirects are not followed.
 */
export const appAt = (port: number): Pick<DemoApp, 'request'> => ({
  request: async (address, init) => {
    const incoming = await call(port, address, init);
    return answerOf(incoming, await text(incoming));
  },
});

/** Like `appAt`, but answers arrive as they are written. Callers read each to its end. */
export const streamingAppAt = (port: number): Pick<DemoApp, 'request'> => ({
  request: async (address, init) => {
    const incoming = await call(port, address, init);
    return answerOf(incoming, Readable.toWeb(incoming) as ReadableStream);
  },
});

/**
 * Runs six writers that post events in sequence until `isEnough` returns true for the number acknowledged. `portOf`
 * chooses the port of a writer's n-th call. Returns the acknowledged events; failed calls are not repeated.
 */
export const writeEvents = async (
  portOf: (n: number) => number,
  isEnough: (acknowledged: number) => boolean,
): Promise<string[]> => {
  const acknowledged: string[] = [];
  let isOver = false;
  const writer = async (name: number): Promise<void> => {
    for (let n = 0; n < MAX_WRITES && !isOver; n += 1) {
      const url = `http://www.gz.localhost/#${name}-${n}`;
      const answer = await appAt(portOf(n))
        .request('http://account.gz.localhost:4300/api/site/tracking', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ url_articolo: url, evento: 'click' }),
        })
        .catch(() => undefined);
      if (answer?.status !== 200) continue;
      acknowledged.push(url);
      isOver ||= isEnough(acknowledged.length);
    }
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map(writer));
  return acknowledged;
};

/** The events missing in the database. */
export const missingEvents = async (db: Db, urls: Iterable<string>): Promise<string[]> => {
  const rows = await db.query<{ url: string }>('select url from tracking');
  const kept = new Set(rows.map(({ url }) => url));
  return [...urls].filter((url) => !kept.has(url));
};
