import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Place } from '../base/hosts.ts';
import { type ProxyReport, plainAddress } from './proxy.ts';

/** The request context: bindings of the Node adapter, variables of the middleware. */
export interface AppEnv {
  Bindings: { incoming?: Pick<IncomingMessage, 'socket'> } & ProxyReport;
  Variables: {
    requestId: string;
    place: Place;
    url: URL;
    origins: readonly string[];
    /** For inline scripts and styles of the answer. */
    nonce: string;
    /** Of inline scripts in a built page, which cannot have a nonce. */
    hashes?: readonly string[];
    fault?: string;
  };
}

export type AppContext = Context<AppEnv>;

/** Address of the caller, reported by a trusted proxy or the socket; 'unknown' without either. */
export const addressOf = (c: AppContext): string =>
  plainAddress(c.env?.caller ?? c.env?.incoming?.socket?.remoteAddress ?? 'unknown');
