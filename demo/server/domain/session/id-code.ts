import { fingerprintOf, newToken } from '../../base/tokens.ts';
import type { Queryable } from '../../db/db.ts';

const LIFETIME_MS = 60_000;

/** A one-time code for a session, valid for 60 seconds and for this return target. */
export const issueIdCode = async (
  db: Queryable,
  sessionId: string,
  redirectUri: string,
  now: number,
): Promise<string> => {
  const code = newToken();
  await db.query('insert into sso_code (code_hash, session_id, redirect_uri, expires_at) values ($1, $2, $3, $4)', [
    fingerprintOf(code),
    sessionId,
    redirectUri,
    new Date(now + LIFETIME_MS),
  ]);
  return code;
};

/** Uses up a code and returns its return target; undefined for a used, expired or unknown code, or another session. */
export const redeemIdCode = async (
  db: Queryable,
  code: string,
  sessionId: string,
  now: number,
): Promise<string | undefined> => {
  const [row] = await db.query<{ redirect_uri: string }>(
    `update sso_code set used_at = $3
      where code_hash = $1 and session_id = $2 and used_at is null and expires_at > $3 returning redirect_uri`,
    [fingerprintOf(code), sessionId, new Date(now)],
  );
  return row?.redirect_uri;
};
