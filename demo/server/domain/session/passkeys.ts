import type { Queryable } from '../../db/db.ts';

/** The most passkeys of an account. */
export const MAX_PASSKEYS = 10;

/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly synced: boolean;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** The name of an account in its owner's authenticators: no name, no address. */
export const userHandleOf = (accountId: string): Buffer => Buffer.from(accountId.replaceAll('-', ''), 'hex');

/** What a sign-in with a passkey is checked against. */
export interface Credential {
  readonly account_id: string;
  readonly credential_id: string;
  /** COSE, base64url. */
  readonly public_key: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** The passkeys of an account, oldest first. */
export const passkeysOf = (db: Queryable, accountId: string): Promise<(Passkey & { credential_id: string })[]> =>
  db.query(
    `select id, name, synced, created_at, last_used_at, credential_id from passkey
      where account_id = $1 order by created_at, id`,
    [accountId],
  );

/** Stores a new passkey; false when the account has as many as it may, or the authenticator's key is known already. */
export const addPasskey = async (
  db: Queryable,
  passkey: Credential & Pick<Passkey, 'name' | 'synced'>,
  now: number,
): Promise<boolean> => {
  await db.query('select id from account where id = $1 for update', [passkey.account_id]);
  const rows = await db.query(
    `insert into passkey (account_id, credential_id, public_key, counter, transports, name, synced, created_at)
     select $1, $2, $3, $4, $5::jsonb, $6, $7, $8
      where (select count(*) from passkey where account_id = $1) < $9
     on conflict (credential_id) do nothing returning id`,
    [
      passkey.account_id,
      passkey.credential_id,
      passkey.public_key,
      passkey.counter,
      JSON.stringify(passkey.transports),
      passkey.name,
      passkey.synced,
      new Date(now),
      MAX_PASSKEYS,
    ],
  );
  return rows.length > 0;
};

/** Names a passkey of the account; false for an unknown one. */
export const renamePasskey = async (db: Queryable, accountId: string, id: string, name: string): Promise<boolean> => {
  const rows = await db.query('update passkey set name = $3 where account_id = $1 and id::text = $2 returning id', [
    accountId,
    id,
    name,
  ]);
  return rows.length > 0;
};

/** Removes a passkey of the account; false for an unknown one. */
export const removePasskey = async (db: Queryable, accountId: string, id: string): Promise<boolean> => {
  const rows = await db.query('delete from passkey where account_id = $1 and id::text = $2 returning id', [
    accountId,
    id,
  ]);
  return rows.length > 0;
};

/** The passkey with the authenticator's name, of an account of this brand that is not deleted. */
export const credentialNamed = async (
  db: Queryable,
  brandId: number,
  credentialId: string,
): Promise<Credential | undefined> => {
  const [row] = await db.query<Credential>(
    `select p.account_id, p.credential_id, p.public_key, p.counter, p.transports
       from passkey p join account a on a.id = p.account_id
      where p.credential_id = $1 and a.brand_id = $2 and a.deleted_at is null`,
    [credentialId, brandId],
  );
  return row;
};

/** Records a sign-in with a passkey. */
export const noteUse = async (db: Queryable, credentialId: string, counter: number, now: number): Promise<void> => {
  await db.query('update passkey set counter = $2, last_used_at = $3 where credential_id = $1', [
    credentialId,
    counter,
    new Date(now),
  ]);
};
