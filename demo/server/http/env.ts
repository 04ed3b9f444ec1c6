import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Place } from '../base/hosts.ts';
import { type ProxyReport, plainAddress } from './proxy.ts';

/** Types of the request context: what the Node adapter hands in, what the middleware sets. */
export interface AppEnv {
  Bindings: { incoming?: Pick<IncomingMessage, 'socket'> } & ProxyReport;
  Variables: { requestId: string; place: Place; url: URL; origins: readonly string[]; fault?: string };
}

export type AppContext = Context<AppEnv>;

/** Address of the caller; 'unknown' when the request came by no socket. A proxy of ours says who called it. */
export const addressOf = (c: AppContext): string =>
  plainAddress(c.env?.caller ?? c.env?.incoming?.socket?.remoteAddress ?? 'unknown');
