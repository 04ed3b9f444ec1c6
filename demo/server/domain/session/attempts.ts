import { createHash } from 'node:crypto';
import { ApiError } from '../../base/api-error.ts';
import type { Queryable } from '../../db/db.ts';

const WINDOW_MS = 10 * 60_000;
/** Failures within the window after which sign-in is refused: for one account, from one address. */
const MAX_FAILURES = { account: 10, address: 200 } as const;

const tooMany = 'Troppi tentativi non riusciti. Riprova tra qualche minuto.';

/** An attempt to sign in. */
export interface Attempt {
  readonly brandId: number;
  /** E-mail or user name as typed. */
  readonly login: string;
  readonly address: string;
}

const keyOf = (kind: keyof typeof MAX_FAILURES, text: string): string =>
  `${kind}:${createHash('sha256').update(text).digest('base64url')}`;

const keysOf = ({ brandId, login, address }: Attempt) => ({
  account: keyOf('account', `${brandId} ${login.toLowerCase()}`),
  address: keyOf('address', address),
});

/** Throws a 429 `ApiError` with `Retry-After` while the account or the address has too many failures. */
export const refuseAfterFailures = async (db: Queryable, attempt: Attempt, now: number): Promise<void> => {
  const keys = keysOf(attempt);
  const rows = await db.query<{ started_at: Date }>(
    `select started_at from login_attempt
      where started_at > $1 and ((key = $2 and failures >= $3) or (key = $4 and failures >= $5))
      order by started_at desc`,
    [new Date(now - WINDOW_MS), keys.account, MAX_FAILURES.account, keys.address, MAX_FAILURES.address],
  );
  const [newest] = rows;
  if (!newest) return;
  const seconds = Math.max(1, Math.ceil((newest.started_at.getTime() + WINDOW_MS - now) / 1000));
  throw new ApiError(429, tooMany, { code: 'ERR_TOO_MANY_ATTEMPTS', headers: { 'retry-after': String(seconds) } });
};

export const countFailure = async (db: Queryable, attempt: Attempt, now: number): Promise<void> => {
  for (const key of Object.values(keysOf(attempt))) {
    await db.query(
      `insert into login_attempt as l (key, started_at, failures) values ($1, $2, 1)
       on conflict (key) do update set
         failures = case when l.started_at <= $3 then 1 else l.failures + 1 end,
         started_at = case when l.started_at <= $3 then $2 else l.started_at end`,
      [key, new Date(now), new Date(now - WINDOW_MS)],
    );
  }
};

/** Clears the account's count after a correct password. */
export const forgetFailures = async (db: Queryable, attempt: Attempt): Promise<void> => {
  await db.query('delete from login_attempt where key = $1', [keysOf(attempt).account]);
};
