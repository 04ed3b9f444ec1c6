import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third-party web server: a page PUT at an address is served there. */
export interface ThirdPartyServer {
  readonly origin: string;
  stop(): void;
}

/** Starts one; port 0 picks a free one. */
export const startThirdPartyServer = async (port: number): Promise<ThirdPartyServer> => {
  const pages = new Map<string | undefined, string>();
  const server = createServer(async (request, response) => {
    const { method, url } = request;
    if (method === 'PUT') pages.set(url, Buffer.concat(await request.toArray()).toString());
    response.writeHead(pages.has(url) ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(pages.get(url));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
