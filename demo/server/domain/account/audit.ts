import type { Queryable } from '../../db/db.ts';

/** Audited actions on an account. Neither texts nor addresses are stored. */
export type AuditAction =
  | 'registered'
  | 'verified'
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'access_refused'
  | 'export_requested'
  | 'deletion_requested'
  | 'deletion_cancelled'
  | 'deleted';

/** Records an action in the caller's transaction. */
export const noteAudit = async (
  db: Queryable,
  who: { readonly brandId: number; readonly accountId: string },
  action: AuditAction,
  now: number,
): Promise<void> => {
  await db.query('insert into audit (brand_id, account_id, action, at) values ($1, $2, $3, $4)', [
    who.brandId,
    who.accountId,
    action,
    new Date(now),
  ]);
};
