import type { Transaction } from '../../../db/db.ts';
import type { Subject } from './export.ts';
import { type PersonalTable, personalTables, rowsOf, withAccount } from './tables.ts';

const statement = (line: PersonalTable): string | undefined => {
  if (line.atDeletion === 'delete') return `${withAccount} delete from ${line.table} where ${rowsOf(line)}`;
  if (typeof line.atDeletion === 'string') return undefined;
  return `${withAccount} update ${line.table} set ${line.atDeletion.set} where ${rowsOf(line)}`;
};

/**
 * Erases a reader from the database, table by table as `personalTables` says, and blanks the account's own row: rows
 * that must be kept then refer to nobody.
 */
export const erase = async (tx: Transaction, { accountId, brandId, email }: Subject, now: number): Promise<void> => {
  for (const line of personalTables) {
    const sql = statement(line);
    if (sql !== undefined) await tx.query(sql, [accountId, brandId, email.toLowerCase()]);
  }
  await tx.query(
    `update account set email = $2, username = $2, password_hash = null, name = '', surname = '', profile = '{}',
       invoicing = '{}', onboarding = '{}', deleted_at = $3 where id = $1`,
    [accountId, `deleted-${accountId}@invalid`, new Date(now)],
  );
};
