import { randomInt } from 'node:crypto';
import { fingerprintOf } from '../../base/tokens.ts';
import type { Queryable, Transaction } from '../../db/db.ts';

// Without letters and digits that are taken for one another.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** What a code proves, and how long it can be used, milliseconds. */
const lives = { register: 86_400_000, email: 86_400_000, password: 3_600_000 } as const;
export type CodePurpose = keyof typeof lives;

/** A code as it is compared: capitals, without the spaces and hyphens of whoever types it. */
const normal = (code: string): string => code.replace(/[\s-]+/g, '').toUpperCase();

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A new code for an account, as it is typed: `K7QF9-3MXTD`. Those given before for the same purpose are void. */
export const issueMailCode = async (
  tx: Transaction,
  accountId: string,
  purpose: CodePurpose,
  now: number,
  email: string | null = null,
): Promise<string> => {
  await tx.query('update mail_code set used_at = $3 where account_id = $1 and purpose = $2 and used_at is null', [
    accountId,
    purpose,
    new Date(now),
  ]);
  const code = newCode();
  await tx.query(
    `insert into mail_code (code_hash, account_id, purpose, email, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [fingerprintOf(code), accountId, purpose, email, new Date(now), new Date(now + lives[purpose])],
  );
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
};

/** Uses a code up; undefined for one that is used, too old, unknown or for another purpose. */
export const redeemMailCode = async (
  db: Queryable,
  code: string,
  purpose: CodePurpose,
  now: number,
): Promise<{ accountId: string; email: string | null } | undefined> => {
  const [row] = await db.query<{ accountId: string; email: string | null }>(
    `update mail_code set used_at = $3
      where code_hash = $1 and purpose = $2 and used_at is null and expires_at > $3
      returning account_id as "accountId", email`,
    [fingerprintOf(normal(code)), purpose, new Date(now)],
  );
  return row;
};
