import { fingerprintOf } from '../../base/tokens.ts';
import type { Db } from '../../db/db.ts';
import type { World } from '../world/world.ts';

/** What the exchange reads: the codes, the clock and how the console has the provider behave. */
export interface GoogleExchange {
  readonly db: Db;
  readonly now: () => number;
  readonly world: World;
}

/**
 * The provider's token exchange: whose code it is; undefined when it is used, too old, unknown or for another callback,
 * and when the console has the provider fail.
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
