import type { Db, Queryable } from '../../db/db.ts';
import type { Person, ProviderId } from '../../identity/provider.ts';

/** A provider in its place on the account site. */
export interface PlacedProvider {
  readonly id: ProviderId;
  readonly realm: string;
}

const linked = async (
  db: Queryable,
  brandId: number,
  { id, realm }: PlacedProvider,
  subject: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ account_id: string }>(
    // Links to Google from before `identity_link` are in a table of their own.
    `select account_id from identity_link where brand_id = $1 and realm = $2 and subject = $3
      union all select account_id from google_link where $4::boolean and brand_id = $1 and subject = $3 limit 1`,
    [brandId, realm, subject, id === 'google'],
  );
  return row?.account_id;
};

/**
 * The account that a person of a provider signs in to. A new person gets the brand's account with the same address, and is
 * linked to it: only if the provider has verified the address, and the account's owner has too. Otherwise whoever types
 * somebody's address first, here or there, would share their account.
 */
export const accountOfPerson = async (
  db: Db,
  brandId: number,
  provider: PlacedProvider,
  { subject, email }: Person,
  now: number,
): Promise<string | undefined> => {
  const known = await linked(db, brandId, provider, subject);
  if (known !== undefined || email === undefined) return known;
  const [account] = await db.query<{ id: string }>(
    `select id from account where brand_id = $1 and lower(email) = $2 and verified_at is not null and deleted_at is null`,
    [brandId, email.toLowerCase()],
  );
  if (!account) return undefined;
  await db.query(
    `insert into identity_link (account_id, brand_id, realm, subject, linked_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [account.id, brandId, provider.realm, subject, new Date(now)],
  );
  return linked(db, brandId, provider, subject);
};
