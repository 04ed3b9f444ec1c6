import { randomBytes } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { storedSecret } from '../db/secret.ts';
import { type CaptchaClaims, issueToken, readToken } from './token.ts';
import type { CaptchaVerdict, CaptchaVerifier } from './verify.ts';

const LIFETIME_MS = 120_000;

/** The captcha service of the demo world: one-time tokens, signed with a key stored in the database. */
export interface CaptchaStandIn {
  issue(facts: Pick<CaptchaClaims, 'action' | 'host' | 'score'>): Promise<string>;
  readonly verify: CaptchaVerifier;
}

const signingKey = (db: Db): Promise<string> => storedSecret(db, 'captcha', () => randomBytes(32).toString('hex'));

/** Marks a nonce as used: true the first time. It is stored until its token expires. */
const spend = async (db: Db, nonce: string, now: number): Promise<boolean> => {
  await db.query('delete from captcha_used where expires_at < $1', [new Date(now)]);
  const rows = await db.query(
    'insert into captcha_used (nonce, expires_at) values ($1, $2) on conflict (nonce) do nothing returning nonce',
    [nonce, new Date(now + LIFETIME_MS)],
  );
  return rows.length === 1;
};

const refused = (code: string): CaptchaVerdict => ({ success: false, 'error-codes': [code] });

/** `now` is the clock, milliseconds. */
export const captchaStandIn = (db: Db, now: () => number): CaptchaStandIn => {
  let key: Promise<string> | undefined;
  const secret = (): Promise<string> => {
    key ??= signingKey(db);
    return key;
  };
  return {
    issue: async (facts) => issueToken(await secret(), { ...facts, time: now() }),
    verify: async (token) => {
      const claims = readToken(await secret(), token);
      if (!claims) return refused(token === '' ? 'missing-input-response' : 'invalid-input-response');
      const { action, host, time, nonce, score } = claims;
      if (now() - time > LIFETIME_MS || !(await spend(db, nonce, now()))) return refused('timeout-or-duplicate');
      return { success: true, score, action, hostname: host, challenge_ts: new Date(time).toISOString() };
    },
  };
};
