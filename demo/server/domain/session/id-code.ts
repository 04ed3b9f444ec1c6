import { fingerprintOf, newToken } from '../../base/tokens.ts';
import type { Queryable } from '../../db/db.ts';

const LIFE = 60_000;

/** A one-time code for a session, good for 60 seconds and for this return target. */
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
    new Date(now + LIFE),
  ]);
  return code;
};

/** Uses a code up and answers its return target; undefined for one that is used, too old, unknown or another session's. */
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
