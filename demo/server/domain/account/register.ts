import { randomInt } from 'node:crypto';
import type { Transaction } from '../../db/db.ts';
import type { Reader } from '../session/reader.ts';
import { readProfile, writeProfile } from './profile.ts';

/** Data of a new account. */
export interface NewAccount {
  readonly brandId: number;
  readonly kind: Reader['kind'];
  readonly name: string;
  readonly surname: string;
  readonly companyName: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** A user name from an e-mail address: its local part, with letters, digits and dots only. */
const baseName = (email: string): string =>
  (email.split('@')[0] ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '')
    .slice(0, 30) || 'lettore';

const freeUsername = async (tx: Transaction, brandId: number, email: string): Promise<string> => {
  const base = baseName(email);
  const rows = await tx.query<{ username: string }>(
    `select lower(username) as username from account
      where brand_id = $1 and deleted_at is null and starts_with(lower(username), $2)`,
    [brandId, base],
  );
  const taken = new Set(rows.map(({ username }) => username));
  let username = base;
  while (taken.has(username)) username = `${base}${randomInt(1000, 1_000_000)}`;
  return username;
};

/**
 * Creates an unverified account and returns its id and user name. Overwrites an unverified account with the same address;
 * undefined when a verified account has the address.
 */
export const createAccount = async (
  tx: Transaction,
  account: NewAccount,
  now: number,
): Promise<{ id: string; username: string } | undefined> => {
  const { brandId, kind, name, surname, companyName, email, passwordHash } = account;
  const [row] = await tx.query<{ id: string; username: string }>(
    `insert into account as a (brand_id, email, username, password_hash, kind, name, surname, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (brand_id, lower(email)) where deleted_at is null do update
       set password_hash = $4, kind = $5, name = $6, surname = $7, profile = '{}', created_at = $8
       where a.verified_at is null
     returning id, username`,
    [brandId, email, await freeUsername(tx, brandId, email), passwordHash, kind, name, surname, new Date(now)],
  );
  if (!row) return undefined;
  const { fields } = await readProfile(tx, row.id, true);
  await writeProfile(tx, row.id, { ...fields, company_name: companyName }, now);
  return row;
};
