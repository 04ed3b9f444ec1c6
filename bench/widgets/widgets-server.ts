import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folderOf } from './widgets-install.ts';
import { articlePage, nonce } from './widgets-page.ts';
import type { Widget } from './widgets-peers.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self' http://*.localhost:*`;

/** Answers of the backends: enough for each widget to show its field. */
const answerOf = (pathname: string, widgets: readonly Widget[]): unknown =>
  widgets.flatMap(({ answers = {} }) => Object.entries(answers)).find(([start]) => pathname.startsWith(start))?.[1];

/**
 * Serves one article with each widget, strict under /strict/, their files in brotli like a CDN, and their backends.
 */
export const serveWidgets = async (widgets: readonly Widget[]): Promise<{ origin: string; server: Server }> => {
  const packed = new Map<string, Buffer>();
  const send = (response: ServerResponse, key: string, type: string, body: () => Buffer | string, strict = false) => {
    const bytes = packed.get(key) ?? brotliCompressSync(body());
    packed.set(key, bytes);
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.setHeader('content-encoding', 'br');
    if (strict) response.setHeader('content-security-policy', policy);
    response.end(bytes);
  };
  const contentOf = (pathname: string): (() => Buffer | string) | undefined => {
    if (pathname.includes('..')) return undefined;
    const own = /^\/np\/(.+)$/.exec(pathname)?.[1];
    if (own) return () => readFileSync(`dist/${own}`);
    const [, id, file = ''] = /^\/files\/([\w-]+)\/(.+)$/.exec(pathname) ?? [];
    const { published, scripts } = widgets.find((widget) => widget.id === id) ?? {};
    const script = scripts?.[file];
    if (script) return () => script;
    return published && file ? () => readFileSync(`${folderOf(...published)}/${file}`) : undefined;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const [, strict, id] = /^\/(strict\/)?([\w-]+)$/.exec(pathname) ?? [];
    const widget = widgets.find((candidate) => candidate.id === id);
    if (widget) return send(response, pathname, 'text/html', () => articlePage(widget.embed), Boolean(strict));
    const content = contentOf(pathname);
    const type = types[extname(pathname)];
    if (content && type) return send(response, pathname, type, content);
    if (pathname === '/recaptcha/api.js')
      return send(response, pathname, 'text/javascript', () => 'grecaptcha={ready:(f)=>f(),execute:async()=>"token"}');
    const answer = answerOf(pathname, widgets);
    const status = answer === undefined ? 404 : typeof answer === 'number' ? answer : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? null));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://www.mg.localhost:${(server.address() as AddressInfo).port}`, server };
};
