import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** One request as it arrived, and its outcome. */
export interface Exchange {
  /** Arrival, and end of its connection: milliseconds of one clock. */
  readonly at: number;
  doneAt: number | undefined;
  readonly method: string;
  /** Host name without `.localhost`: `account.mg`. */
  readonly host: string;
  readonly path: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  body: string;
  /** The connection closed before the answer was complete. */
  clientGone: boolean;
}

/** One request at the proxy, with the means to answer it. */
export interface Turn {
  readonly exchange: Exchange;
  readonly response: ServerResponse;
  /** Sends the same request to the world, or another path of the same host; the answer comes unpacked. */
  ask(path?: string): Promise<IncomingMessage>;
}

export type Answer = (turn: Turn) => void | Promise<void>;

export const hostOf = ({ hostname }: URL): string => hostname.replace(/\.localhost$/, '');

const world = /^(?:(?:account\.|www\.|shop\.)?(?:mg|lg|em|gz|ca|qp)|archive|cdn|third|localhost)$/;

export const isOfTheWorld = (host: string): boolean => world.test(host);

/** A request for a file of the bundle that the browser does not have yet. */
export const isOfTheBundle = ({ method, host, path, headers }: Exchange): boolean =>
  method === 'GET' && host === 'cdn' && path.startsWith('/np/') && headers['if-none-match'] === undefined;

const like = (value: string, pattern: string): boolean =>
  pattern.endsWith('*') ? value.startsWith(pattern.slice(0, -1)) : value === pattern;

/**
 * Whether a request matches a pattern such as `'POST account.mg /api/logout'`; a part may end in `*`. Never matches a
 * preflight.
 */
export const matches = ({ method, host, path }: Exchange, pattern: string): boolean => {
  const [methods = '', hosts = '', paths = ''] = pattern.split(' ');
  return method !== 'OPTIONS' && like(method, methods) && like(host, hosts) && like(path, paths);
};
