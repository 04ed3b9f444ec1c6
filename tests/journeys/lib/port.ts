import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const ports = (process.env.NP_TEST_PORT ?? '').split(',');

/** Port of this worker's demo world; a single NP_TEST_PORT serves all workers. */
export const port = Number(ports[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % ports.length]);

/** A free port. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  return free;
};
