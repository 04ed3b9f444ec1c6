import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reasonOf, StartError } from './base/start-error.ts';

const GRACE_MS = 3000;

/**
 * How long an idle connection is kept: longer than the minute of common proxies and load balancers, which would else send a
 * request into a connection that is just being closed.
 */
const KEPT_MS = 75_000;

/** The loopback addresses of the server, with one port. */
export interface Listeners {
  readonly port: number;
  /** Replaces the 503 answer of the start. */
  serve(listener: RequestListener): void;
  /** Stops accepting; ends requests still running after three seconds. */
  stop(): Promise<void>;
}

const bind = (port: number, host: string, listener: RequestListener): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: KEPT_MS }, listener);
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });

const portError = (port: number, error: unknown): StartError => {
  const reason = reasonOf(error);
  const other = port > 0 && port < 65535 ? port + 1 : 4301;
  return reason === 'EADDRINUSE'
    ? new StartError(`Port ${port} is in use. Stop the program that uses it or start with PORT=${other} npm start.`)
    : new StartError(`Port ${port} cannot be opened (${reason}). Start with another one: PORT=${other} npm start.`);
};

/** Browsers may resolve *.localhost to ::1 first. Null on a machine without ::1. */
const bindIpv6 = async (port: number, listener: RequestListener): Promise<Server | null> => {
  try {
    return await bind(port, '::1', listener);
  } catch (error) {
    if (reasonOf(error) === 'EADDRINUSE') throw error;
    return null;
  }
};

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

/**
 * Listens on loopback only and answers 503 until `serve` is called, so that a busy port fails before any other work.
 * Port 0 takes a free one. Throws StartError.
 */
export const listen = async (port: number): Promise<Listeners> => {
  let current: RequestListener = (_request, response) => {
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' });
    response.end('Il server sta partendo.\n');
  };
  const listener: RequestListener = (request, response) => current(request, response);
  try {
    const ipv4 = await bind(port, '127.0.0.1', listener);
    const bound = (ipv4.address() as AddressInfo).port;
    let ipv6: Server | null;
    try {
      ipv6 = await bindIpv6(bound, listener);
    } catch (error) {
      ipv4.close();
      // Another program uses this port on ::1: take another free one.
      if (port === 0) return listen(0);
      throw error;
    }
    const servers = ipv6 ? [ipv4, ipv6] : [ipv4];
    return {
      port: bound,
      serve: (next) => {
        current = next;
      },
      stop: async () => {
        await Promise.all(servers.map(close));
      },
    };
  } catch (error) {
    throw error instanceof StartError ? error : portError(port, error);
  }
};
