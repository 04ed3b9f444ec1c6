import { createHash } from 'node:crypto';
import { ApiError } from '../base/api-error.ts';
import type { Queryable } from './db.ts';

/** At most `limit` calls in a window that begins with the first call. */
export interface RateLimit {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

const keyOf = ({ name }: RateLimit, caller: string): string =>
  `${name}:${createHash('sha256').update(caller).digest('base64url')}`;

/**
 * Counts `amount` calls of each of these distinct callers. Returns those above the limit, with the moment at which calls
 * are possible again. The count is in the database, so that several servers share it; of a caller only a hash is stored.
 */
export const tryCalls = async (
  db: Queryable,
  limit: RateLimit,
  callers: readonly string[],
  now: number,
  amount = 1,
): Promise<ReadonlyMap<string, Date>> => {
  const rows = await db.query<{ key: string; count: number; started_at: Date }>(
    `insert into rate_limit as r (key, started_at, count) select key, $2, $4::int from unnest($1::text[]) as t (key)
     on conflict (key) do update set
       count = case when r.started_at <= $3 then $4::int else r.count + $4::int end,
       started_at = case when r.started_at <= $3 then $2 else r.started_at end
     returning key, count, started_at`,
    [callers.map((caller) => keyOf(limit, caller)), new Date(now), new Date(now - limit.windowMs), amount],
  );
  const over = new Map(rows.filter(({ count }) => count > limit.limit).map(({ key, started_at }) => [key, started_at]));
  return new Map(
    callers.flatMap((caller): [string, Date][] => {
      const since = over.get(keyOf(limit, caller));
      return since ? [[caller, new Date(since.getTime() + limit.windowMs)]] : [];
    }),
  );
};

/** As `tryCalls` for one call of one caller. */
export const tryCall = async (
  db: Queryable,
  limit: RateLimit,
  caller: string,
  now: number,
): Promise<Date | undefined> => (await tryCalls(db, limit, [caller], now)).get(caller);

/** As `tryCall`; throws a 429 `ApiError` with `Retry-After` above the limit. */
export const countCall = async (
  db: Queryable,
  limit: RateLimit,
  caller: string,
  now: number,
  message: string,
): Promise<void> => {
  const again = await tryCall(db, limit, caller, now);
  if (again === undefined) return;
  const seconds = Math.max(1, Math.ceil((again.getTime() - now) / 1000));
  throw new ApiError(429, message, { headers: { 'retry-after': String(seconds) } });
};
