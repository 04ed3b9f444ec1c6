import type { RequestListener } from 'node:http';

const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).host : undefined);

/**
 * Refuses a request whose target is a whole address of another host than `Host`: proxies and caches decide by `Host`, the
 * app by the target.
 */
export const heldToHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const { url = '/', headers } = request;
    const isPath = url.startsWith('/') || url === '*';
    const isSame = url.startsWith('http://') && hostOf(url) === hostOf(`http://${headers.host}`);
    if (isPath || isSame) return listener(request, response);
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end('Richiesta non valida.\n');
  };
