import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/postgres.ts';
import type { App } from './apps.ts';

/** Ends what a start began. */
export type Undo = () => Promise<void>;

const ended = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    request({ port, host: 'localhost', path: '/', timeout: 10_000 }, (response) => {
      response.resume();
      resolve(true);
    })
      .on('error', () => resolve(false))
      .end();
  });

/** Starts a command that listens on a port, and waits until it answers. */
const listening = async (port: number, args: readonly string[], cwd: string, undo: Undo[]): Promise<number> => {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  undo.push(() => ended(child));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`np: ${args.join(' ')} ended with code ${child.exitCode}.`);
    await wait(100);
  }
  return port;
};

/** Starts the backend of all apps: `np-elements mock` of the package that an app has installed. */
export const startMock = async ({ folder }: App, undo: Undo[]): Promise<number> => {
  const port = await freePort();
  const command = join(folder, 'node_modules/np-elements/cli/np-elements.mjs');
  return listening(port, [command, 'mock', '--port', String(port)], folder, undo);
};

const vite = ['node_modules/vite/bin/vite.js', '--strictPort', '--port'];

/** The commands of development servers; a port follows. */
export const devServers: Readonly<Record<string, readonly string[]>> = {
  next: ['node_modules/next/dist/bin/next', 'dev', '-p'],
  react: vite,
  vite,
};

/** Starts the development server of an app, without a backend. */
export const startDev = async (name: string, folder: string, undo: Undo[]): Promise<string> => {
  const port = await freePort();
  return `http://localhost:${await listening(port, [...(devServers[name] ?? []), String(port)], folder, undo)}`;
};

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** No inline scripts or styles, no `data:` addresses. */
const policyAt = (port: number): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `connect-src 'self' http://account.gz.localhost:${port}`,
  ].join('; ');

const sendFile = (folder: string, path: string, port: number, response: ServerResponse): void => {
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'content-security-policy': policyAt(port) });
  createReadStream(file).pipe(response);
};

const forward = (port: number, from: IncomingMessage, response: ServerResponse): void => {
  const { method, headers, url: path } = from;
  const passed = request({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  from.pipe(passed);
};

const isBackends = ({ headers: { host = '' }, url = '' }: IncomingMessage): boolean =>
  /^(account|archive|shop)\./.test(host) || /^\/(api|sso)\//.test(url);

/**
 * Serves an app at `http://localhost:PORT`, with the backend behind the paths and hosts that the elements call there. An
 * app without a server of its own gets a strict content security policy.
 */
export const serveApp = async (app: App, backend: number, wanted: number, undo: Undo[]): Promise<string> => {
  const isServer = app.scripts.start !== undefined;
  const own = isServer ? await freePort() : 0;
  if (isServer)
    await listening(
      own,
      [join(app.folder, 'node_modules/next/dist/bin/next'), 'start', '-p', String(own)],
      app.folder,
      undo,
    );
  const server: Server = createServer((from, response) => {
    if (isBackends(from)) return forward(backend, from, response);
    if (isServer) return forward(own, from, response);
    const { pathname } = new URL(from.url ?? '/', 'http://app.invalid');
    return sendFile(join(app.folder, 'dist'), decodeURIComponent(pathname), portOf(server), response);
  });
  server.listen(wanted);
  await once(server, 'listening');
  undo.push(async () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${portOf(server)}`;
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
