import { createHmac, timingSafeEqual } from 'node:crypto';
import { fingerprintOf, newToken } from '../../base/tokens.ts';
import type { Queryable } from '../../db/db.ts';
import { storedSecret } from '../../db/secret.ts';

const LIFETIME_MS = 10 * 60_000;

const sealOf = async (db: Queryable, purpose: string, payload: string): Promise<string> =>
  createHmac('sha256', await storedSecret(db, 'passkey', newToken))
    .update(`${purpose} ${payload}`)
    .digest('base64url');

/**
 * A challenge for a passkey, valid for ten minutes and for this purpose. It carries its own proof, so that a page that
 * only offers passkeys writes nothing.
 */
export const issueChallenge = async (db: Queryable, purpose: string, now: number): Promise<string> => {
  const payload = `${now + LIFETIME_MS}.${newToken()}`;
  return `${payload}.${await sealOf(db, purpose, payload)}`;
};

/** Uses up an answered challenge; false for a used, expired or foreign one. `answered` is base64url, as authenticators sign it. */
export const redeemChallenge = async (
  db: Queryable,
  answered: string,
  purpose: string,
  now: number,
): Promise<boolean> => {
  const challenge = Buffer.from(answered, 'base64url').toString();
  const [expires = '', token = '', seal = ''] = challenge.split('.');
  const own = Buffer.from(await sealOf(db, purpose, `${expires}.${token}`));
  const given = Buffer.from(seal);
  if (own.length !== given.length || !timingSafeEqual(own, given) || Number(expires) <= now) return false;
  await db.query('delete from passkey_answered where expires_at <= $1', [new Date(now)]);
  const rows = await db.query(
    `insert into passkey_answered (challenge_hash, expires_at) values ($1, $2)
     on conflict (challenge_hash) do nothing returning challenge_hash`,
    [fingerprintOf(challenge), new Date(Number(expires))],
  );
  return rows.length > 0;
};
