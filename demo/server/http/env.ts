import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Place } from '../hosts.ts';

/** Types of the request context: what the Node adapter hands in, what the middleware sets. */
export interface AppEnv {
  Bindings: { incoming?: Pick<IncomingMessage, 'socket'>; caller?: string | undefined };
  Variables: { requestId: string; place: Place; url: URL; origins: readonly string[]; fault?: string };
}

export type AppContext = Context<AppEnv>;

/** Address of the caller; all names of this machine count as one. 'unknown' when the request came by no socket. A proxy of ours says who called it. */
export const addressOf = (c: AppContext): string => {
  const address = c.env?.caller ?? c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  return address === '::1' || address.startsWith('::ffff:127.') ? '127.0.0.1' : address;
};
