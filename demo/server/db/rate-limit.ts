import { createHash } from 'node:crypto';
import { ApiError } from '../base/api-error.ts';
import type { Queryable } from './db.ts';

/** At most `limit` calls in a window that begins with the first call. */
export interface RateLimit {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Counts one call of `caller`. Returns undefined within the limit, else the moment at which calls are possible again. The
 * count is in the database, so that several servers share it; of the caller's address only a hash is stored.
 */
export const tryCall = async (
  db: Queryable,
  { name, limit, windowMs }: RateLimit,
  caller: string,
  now: number,
): Promise<Date | undefined> => {
  const key = `${name}:${createHash('sha256').update(caller).digest('base64url')}`;
  const [row] = await db.query<{ count: number; started_at: Date }>(
    `insert into rate_limit as r (key, started_at, count) values ($1, $2, 1)
     on conflict (key) do update set
       count = case when r.started_at <= $3 then 1 else r.count + 1 end,
       started_at = case when r.started_at <= $3 then $2 else r.started_at end
     returning count, started_at`,
    [key, new Date(now), new Date(now - windowMs)],
  );
  return !row || row.count <= limit ? undefined : new Date(row.started_at.getTime() + windowMs);
};

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
