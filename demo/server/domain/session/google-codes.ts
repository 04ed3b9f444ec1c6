import { fingerprintOf } from '../../base/tokens.ts';
import type { Db } from '../../db/db.ts';
import type { World } from '../world/world.ts';

export interface GoogleExchange {
  readonly db: Db;
  readonly now: () => number;
  readonly world: World;
}

/**
 * The provider's token exchange: uses up a code and returns its subject. Undefined when the code is used, expired, unknown
 * or for another callback, or when the console makes the provider fail.
 */
export const redeemGoogleCode = async (
  { db, now, world }: GoogleExchange,
  code: string,
  redirectUri: string,
): Promise<string | undefined> => {
  const { google } = world.settings.services;
  if (google === 'failing' || google === 'absent') return undefined;
  const [row] = await db.query<{ subject: string | null }>(
    `update google_code set used_at = $3
      where code_hash = $1 and redirect_uri = $2 and used_at is null and expires_at > $3 returning subject`,
    [fingerprintOf(code), redirectUri, new Date(now())],
  );
  return row?.subject ?? undefined;
};
