import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The newspaper page for every candidate; 24 paragraphs, no script of its own. */
const page = (embed: string): string => `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Prova</title>
<meta name="viewport" content="width=device-width"><style>body{font:18px/1.6 Georgia;margin:40px auto;max-width:720px}</style></head>
<body><h1>Sottopasso allagato, riapre domani</h1>${'<p>Le squadre del Comune hanno lavorato tutta la notte per svuotare la vasca di raccolta.</p>'.repeat(24)}${embed}</body></html>`;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the pages by name, scripts of the bench by path, and dist/ under /np/, all in brotli like a CDN. */
export const servePages = async (
  pages: Readonly<Record<string, string>>,
  scripts: Readonly<Record<string, string>> = {},
): Promise<{ url: string; server: Server }> => {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const embed = pages[decodeURI(pathname).slice(1)];
    const file = /^\/np\/([\w./-]+)$/.exec(pathname)?.[1];
    const code = scripts[pathname];
    if (embed === undefined && code === undefined && (!file || file.includes('..')))
      return void response.writeHead(404).end();
    const type = embed === undefined ? (types[extname(pathname)] ?? 'application/octet-stream') : 'text/html';
    let body = packed.get(pathname);
    if (!body) {
      body = brotliCompressSync(code ?? (embed === undefined ? readFileSync(`dist/${file}`) : page(embed)));
      packed.set(pathname, body);
    }
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};
