import type { MiddlewareHandler } from 'hono';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { HostKind } from '../../base/hosts.ts';
import { type AppEnv, addressOf } from '../env.ts';
import type { Services } from '../services.ts';

const WINDOW_MS = 60_000;
/** Most reads of one address in a minute, in each process: far above what a building of readers needs. */
export const readLimits = { all: 3000, search: 300 } as const;

/** Hosts that visitors read. */
const hosts: ReadonlySet<HostKind> = new Set(['newsstand', 'site', 'archive']);
const searches = /^\/(?:api\/edicola\/ricerca|v1\/ricerca|ricerca(?:\/.*)?)$/;
/** Calls of this machine itself: tests, the bench, a proxy that is not named in NP_TRUSTED_PROXIES. */
const ownAddresses: ReadonlySet<string> = new Set(['127.0.0.1', 'unknown']);

/**
 * Answers 429 with `Retry-After` to an address that reads too much. Counted in memory: a database would cost each read a
 * write.
 */
export const limitReads = ({ now }: Services): MiddlewareHandler<AppEnv> => {
  const counts = new Map<string, number>();
  let since = Number.NEGATIVE_INFINITY;
  const count = (key: string): number => {
    const reads = (counts.get(key) ?? 0) + 1;
    counts.set(key, reads);
    return reads;
  };
  return async (c, next) => {
    const address = addressOf(c);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead || ownAddresses.has(address) || !hosts.has(c.get('place').kind)) return next();
    const at = now();
    if (at < since || at - since >= WINDOW_MS) {
      counts.clear();
      since = at;
    }
    const isSearch = searches.test(c.req.path);
    const isOver = count(address) > readLimits.all || (isSearch && count(`search ${address}`) > readLimits.search);
    if (!isOver) return next();
    const seconds = Math.max(1, Math.ceil((since + WINDOW_MS - at) / 1000));
    throw new ApiError(429, statusText(429), { headers: { 'retry-after': String(seconds) } });
  };
};
