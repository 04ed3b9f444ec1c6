import { createHash } from 'node:crypto';
import { ApiError } from '../../base/api-error.ts';
import { fingerprintOf } from '../../base/tokens.ts';
import type { Queryable } from '../../db/db.ts';

const WINDOW_MS = 10 * 60_000;
/**
 * Failures within the window after which sign-in is refused: for one account from browsers that never signed in to it,
 * from one browser that did, from one address. Strangers cannot lock the owner out of a known browser.
 */
const MAX_FAILURES = { account: 10, device: 10, address: 200 } as const;

const tooMany = 'Troppi tentativi non riusciti. Riprova tra qualche minuto.';

/** An attempt to sign in. */
export interface Attempt {
  /** What is counted: the account, one of its known browsers, or a name that no account has. */
  readonly counted: { readonly kind: 'account' | 'device'; readonly key: string };
  readonly address: string;
}

/** The connected device of an account that has this device token. */
export const deviceOf = async (db: Queryable, accountId: string, deviceToken: string): Promise<string | undefined> => {
  const [device] = await db.query<{ id: string }>(
    'select id from device where account_id = $1 and cookie_hash = $2 and revoked_at is null',
    [accountId, fingerprintOf(deviceToken)],
  );
  return device?.id;
};

/** An attempt by the name as typed, e-mail or user name; `accountId` is the account that has it. */
export const attemptFor = async (
  db: Queryable,
  brandId: number,
  login: string,
  accountId: string | undefined,
  { address, deviceToken }: { address: string; deviceToken: string | undefined },
): Promise<Attempt> => {
  if (accountId === undefined) {
    return { counted: { kind: 'account', key: `${brandId} ${login.toLowerCase()}` }, address };
  }
  const device = await deviceOf(db, accountId, deviceToken ?? '');
  return { counted: device ? { kind: 'device', key: device } : { kind: 'account', key: accountId }, address };
};

const keyOf = (kind: keyof typeof MAX_FAILURES, text: string): string =>
  `${kind}:${createHash('sha256').update(text).digest('base64url')}`;

const keysOf = ({ counted, address }: Attempt) => ({
  counted: keyOf(counted.kind, counted.key),
  address: keyOf('address', address),
});

/** Throws a 429 `ApiError` with `Retry-After` while the account, the browser or the address has too many failures. */
export const refuseAfterFailures = async (db: Queryable, attempt: Attempt, now: number): Promise<void> => {
  const keys = keysOf(attempt);
  const rows = await db.query<{ started_at: Date }>(
    `select started_at from login_attempt
      where started_at > $1 and ((key = $2 and failures >= $3) or (key = $4 and failures >= $5))
      order by started_at desc`,
    [new Date(now - WINDOW_MS), keys.counted, MAX_FAILURES[attempt.counted.kind], keys.address, MAX_FAILURES.address],
  );
  const [newest] = rows;
  if (!newest) return;
  const seconds = Math.max(1, Math.ceil((newest.started_at.getTime() + WINDOW_MS - now) / 1000));
  throw new ApiError(429, tooMany, { code: 'ERR_TOO_MANY_ATTEMPTS', headers: { 'retry-after': String(seconds) } });
};

const count = async (db: Queryable, key: string, now: number): Promise<number> => {
  const [row] = await db.query<{ failures: number }>(
    `insert into login_attempt as l (key, started_at, failures) values ($1, $2, 1)
     on conflict (key) do update set
       failures = case when l.started_at <= $3 then 1 else l.failures + 1 end,
       started_at = case when l.started_at <= $3 then $2 else l.started_at end
     returning failures`,
    [key, new Date(now), new Date(now - WINDOW_MS)],
  );
  return row?.failures ?? 0;
};

/** Counts a failure. Returns true for the one that closes the account to unknown browsers. */
export const countFailure = async (db: Queryable, attempt: Attempt, now: number): Promise<boolean> => {
  const keys = keysOf(attempt);
  const failures = await count(db, keys.counted, now);
  await count(db, keys.address, now);
  return attempt.counted.kind === 'account' && failures === MAX_FAILURES.account;
};

/** Clears what was counted, after a correct password. */
export const forgetFailures = async (db: Queryable, attempt: Pick<Attempt, 'counted'>): Promise<void> => {
  await db.query('delete from login_attempt where key = $1', [keyOf(attempt.counted.kind, attempt.counted.key)]);
};
