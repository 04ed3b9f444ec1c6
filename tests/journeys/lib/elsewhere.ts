import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server of somebody who is none of ours: what is put under an address is what the address answers. */
export interface Elsewhere {
  readonly origin: string;
  stop(): void;
}

/** Starts one; port 0 asks for any free one. */
export const startElsewhere = async (port: number): Promise<Elsewhere> => {
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
