import { createHmac } from 'node:crypto';
import { fingerprintOf, newToken } from '../../base/tokens.ts';
import type { Queryable } from '../../db/db.ts';
import { storedSecret } from '../../db/secret.ts';
import { deviceOf } from './attempts.ts';
import type { Browser } from './user-agent.ts';

const DAY = 86_400_000;
/** Lifetime of a session with 'Mantieni l’accesso', and without. */
export const REMEMBERED_MS = 30 * DAY;
export const SHORT_MS = DAY / 2;
const SEEN_INTERVAL_MS = 60_000;

/** The session of a presented token, with the data that decide whether it is valid. */
export interface PresentedSession {
  readonly id: string;
  readonly account_id: string;
  readonly device_id: string;
  readonly brand_id: number;
  readonly browser: string;
  readonly email: string;
  readonly username: string;
  readonly name: string;
  readonly surname: string;
  readonly kind: 'person' | 'company' | 'public_body';
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly revoked_at: Date | null;
  readonly deleted_at: Date | null;
}

/** The session of a token of this kind; undefined for an unknown token. */
export const findSession = async (
  db: Queryable,
  token: string,
  kind: 'cookie' | 'bearer',
): Promise<PresentedSession | undefined> => {
  const [row] = await db.query<PresentedSession>(
    `select s.id, s.account_id, s.device_id, a.brand_id, d.browser, a.email, a.username,
       coalesce(nullif(a.name, ''), a.profile ->> 'company_name', '') as name, a.surname, a.kind,
       s.seen_at, s.expires_at, s.ended_at, d.revoked_at, a.deleted_at
     from session_token t
     join session s on s.id = t.session_id
     join device d on d.id = s.device_id
     join account a on a.id = s.account_id
     where t.token_hash = $1 and t.kind = $2`,
    [fingerprintOf(token), kind],
  );
  return row;
};

/** Records the use of a session, at most once a minute. */
export const noteSeen = async (db: Queryable, session: PresentedSession, now: number): Promise<void> => {
  if (now - session.seen_at.getTime() < SEEN_INTERVAL_MS) return;
  await db.query('update session set seen_at = $2 where id = $1', [session.id, new Date(now)]);
  await db.query('update device set last_seen = $2 where id = $1', [session.device_id, new Date(now)]);
};

/**
 * The device token of a browser: the one that this server made, or a new one. A value planted by others is not used. Tokens
 * of earlier versions have no signature; those that the account knows stay valid.
 */
export const ownDeviceToken = async (
  db: Queryable,
  accountId: string,
  presentedToken: string | undefined,
): Promise<string> => {
  const secret = await storedSecret(db, 'device', newToken);
  const signed = (token: string): string =>
    `${token}.${createHmac('sha256', secret).update(token).digest('base64url')}`;
  const [token = ''] = (presentedToken ?? '').split('.');
  if (presentedToken === undefined) return signed(newToken());
  if (presentedToken === signed(token) || (await deviceOf(db, accountId, presentedToken))) return presentedToken;
  return signed(newToken());
};

/** The reader's device of a device token, made if new; reconnects a disconnected one. */
const knownDevice = async (
  db: Queryable,
  accountId: string,
  deviceToken: string,
  { browser, os }: Browser,
  now: number,
): Promise<string> => {
  const [row] = await db.query<{ id: string }>(
    `insert into device (account_id, cookie_hash, browser, os, created_at, last_seen) values ($1, $2, $3, $4, $5, $5)
     on conflict (account_id, cookie_hash) do update set browser = $3, os = $4, last_seen = $5, revoked_at = null
     returning id`,
    [accountId, fingerprintOf(deviceToken), browser, os, new Date(now)],
  );
  if (!row) throw new Error('The device could not be stored');
  return row.id;
};

const addToken = async (db: Queryable, sessionId: string, kind: 'cookie' | 'bearer'): Promise<string> => {
  const token = newToken();
  await db.query('insert into session_token (token_hash, session_id, kind) values ($1, $2, $3)', [
    fingerprintOf(token),
    sessionId,
    kind,
  ]);
  return token;
};

/** Opens a session on a device; returns its id, the device's and its cookie's token. */
export const openSession = async (
  db: Queryable,
  accountId: string,
  device: Browser & { readonly token: string },
  lifetimeMs: number,
  now: number,
): Promise<{ id: string; deviceId: string; token: string }> => {
  const deviceId = await knownDevice(db, accountId, device.token, device, now);
  const [row] = await db.query<{ id: string }>(
    `insert into session (account_id, device_id, started_at, seen_at, expires_at) values ($1, $2, $3, $3, $4) returning id`,
    [accountId, deviceId, new Date(now), new Date(now + lifetimeMs)],
  );
  if (!row) throw new Error('The session could not be stored');
  return { id: row.id, deviceId, token: await addToken(db, row.id, 'cookie') };
};

/** Adds a bearer token to a session. */
export const addBearer = (db: Queryable, sessionId: string): Promise<string> => addToken(db, sessionId, 'bearer');

/** Ends a session with its bearer tokens. */
export const endSession = async (db: Queryable, sessionId: string, now: number): Promise<void> => {
  await db.query('update session set ended_at = $2 where id = $1 and ended_at is null', [sessionId, new Date(now)]);
};

/** Ends all sessions of an account but one. */
export const endOtherSessions = async (
  db: Queryable,
  accountId: string,
  exceptId: string | null,
  now: number,
): Promise<void> => {
  await db.query(
    'update session set ended_at = $3 where account_id = $1 and id is distinct from $2::uuid and ended_at is null',
    [accountId, exceptId, new Date(now)],
  );
};
