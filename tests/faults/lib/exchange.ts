import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** One request as it came over the wire, and what became of it. */
export interface Exchange {
  /** When it came, and when its connection was done with it: milliseconds of one clock. */
  readonly at: number;
  doneAt: number | undefined;
  readonly method: string;
  /** Host name without `.localhost`: `account.mg`. */
  readonly host: string;
  readonly path: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  body: string;
  /** The connection went away before the answer was whole. */
  clientGone: boolean;
}

/** A turn of the proxy: what was asked, and the means to answer it. */
export interface Turn {
  readonly exchange: Exchange;
  readonly response: ServerResponse;
  /** Asks the world what was asked here, or another path of the same host; its answer comes unpacked. */
  ask(path?: string): Promise<IncomingMessage>;
}

export type Answer = (turn: Turn) => void | Promise<void>;

export const hostOf = ({ hostname }: URL): string => hostname.replace(/\.localhost$/, '');

const world = /^(?:(?:account\.|www\.|shop\.)?(?:mg|lg|em|gz|ca|qp)|archive|cdn|third|localhost)$/;

export const isOfTheWorld = (host: string): boolean => world.test(host);

const like = (value: string, wanted: string): boolean =>
  wanted.endsWith('*') ? value.startsWith(wanted.slice(0, -1)) : value === wanted;

/** Whether a request is meant by `'POST account.mg /api/logout'`; a part may end in `*`. A preflight is never meant. */
export const fits = ({ method, host, path }: Exchange, wanted: string): boolean => {
  const [methods = '', hosts = '', paths = ''] = wanted.split(' ');
  return method !== 'OPTIONS' && like(method, methods) && like(host, hosts) && like(path, paths);
};
