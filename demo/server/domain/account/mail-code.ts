import { randomInt } from 'node:crypto';
import { codeDigits } from '../../../../src/rules/account/verification-code.ts';
import { fingerprintOf } from '../../base/tokens.ts';
import type { Queryable, Transaction } from '../../db/db.ts';

// Without letters and digits that look alike.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** Purposes of codes and their lifetimes. */
const lifetimesMs = { register: 86_400_000, email: 86_400_000, password: 3_600_000 } as const;
export type CodePurpose = keyof typeof lifetimesMs;

/** A typed code for comparison: upper case, without spaces and hyphens. */
const normalized = (code: string): string => code.replace(/[\s-]+/g, '').toUpperCase();

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A new code for an account, such as `K7QF9-3MXTD`. Earlier codes for the same purpose become void. */
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
    [fingerprintOf(code), accountId, purpose, email, new Date(now), new Date(now + lifetimesMs[purpose])],
  );
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
};

/** Hash of a short code, which is known only together with its account. */
const shortHash = (accountId: string, code: string): string => fingerprintOf(`${accountId} ${normalized(code)}`);

/** A short code beside the one that was just issued for the purpose, such as `048213`, to be typed with the address. */
export const issueShortCode = async (
  tx: Transaction,
  accountId: string,
  purpose: CodePurpose,
  now: number,
): Promise<string> => {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  await tx.query(
    `insert into mail_code (code_hash, account_id, purpose, created_at, expires_at) values ($1, $2, $3, $4, $5)
       on conflict (code_hash) do update set created_at = $4, expires_at = $5, used_at = null, used_key = null`,
    [shortHash(accountId, code), accountId, purpose, new Date(now), new Date(now + lifetimesMs[purpose])],
  );
  return code;
};

/** How long a code succeeds again with the key of the call whose answer was lost. */
const sameKeyMs = 600_000;

/** A code as sent. */
interface SentCode {
  readonly code: string;
  /** The account of a short code. */
  readonly accountId?: string | undefined;
  /** Names this try: sent again, it succeeds again. */
  readonly key?: string | undefined;
}

/**
 * Uses up a code and the others of its account for the purpose; undefined for a used, expired or unknown one, or another
 * purpose.
 */
export const redeemMailCode = async (
  db: Queryable,
  { code, accountId, key }: SentCode,
  purpose: CodePurpose,
  now: number,
): Promise<{ accountId: string; email: string | null } | undefined> => {
  const [row] = await db.query<{ accountId: string; email: string | null }>(
    `update mail_code set used_at = coalesce(used_at, $3), used_key = coalesce(used_key, $4)
      where code_hash = $1 and purpose = $2
        and ((used_at is null and expires_at > $3) or (used_key = $4 and used_at > $5))
      returning account_id as "accountId", email`,
    [
      accountId === undefined ? fingerprintOf(normalized(code)) : shortHash(accountId, code),
      purpose,
      new Date(now),
      key ?? null,
      new Date(now - sameKeyMs),
    ],
  );
  if (row)
    await db.query('update mail_code set used_at = $3 where account_id = $1 and purpose = $2 and used_at is null', [
      row.accountId,
      purpose,
      new Date(now),
    ]);
  return row;
};
