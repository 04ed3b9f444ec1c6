import type { Db, Queryable, Transaction } from '../../../db/db.ts';
import { sendMail } from '../../../mail/outbox.ts';
import { noteAudit } from '../audit.ts';
import { deletedLetter, keptLetter } from '../letters.ts';
import { erase } from './erase.ts';

/** How long a deletion can be cancelled. */
export const UNDO_MS = 86_400_000;

export interface GdprRequest {
  readonly id: string;
  readonly status: 'pending' | 'done' | 'cancelled';
  readonly requested_at: Date;
  readonly effective_at: Date | null;
}

/** The latest request of a kind. */
export const latestRequest = async (
  db: Queryable,
  accountId: string,
  kind: 'export' | 'delete',
): Promise<GdprRequest | undefined> => {
  const [row] = await db.query<GdprRequest>(
    `select id, status, requested_at, effective_at from gdpr_request
      where account_id = $1 and kind = $2 order by requested_at desc, id limit 1`,
    [accountId, kind],
  );
  return row;
};

/** The export that was asked for with the same key. A twin of the call waits until it is stored. */
export const exportWith = async (tx: Transaction, accountId: string, key: string): Promise<GdprRequest | undefined> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const [row] = await tx.query<GdprRequest>(
    'select id, status, requested_at, effective_at from gdpr_request where account_id = $1 and request_key = $2',
    [accountId, key],
  );
  return row;
};

/** Records a request: an export, done at once, or a pending deletion. */
export const addRequest = async (
  tx: Transaction,
  accountId: string,
  what:
    | { readonly kind: 'export'; readonly key?: string | undefined }
    | { readonly kind: 'delete'; readonly effectiveAt: number },
  now: number,
): Promise<GdprRequest> => {
  const isExport = what.kind === 'export';
  const [row] = await tx.query<GdprRequest>(
    `insert into gdpr_request (account_id, kind, status, requested_at, effective_at, closed_at, request_key)
     values ($1, $2, $3, $4, $5, $6, $7) returning id, status, requested_at, effective_at`,
    [
      accountId,
      what.kind,
      isExport ? 'done' : 'pending',
      new Date(now),
      isExport ? null : new Date(what.effectiveAt),
      isExport ? new Date(now) : null,
      isExport ? (what.key ?? null) : null,
    ],
  );
  if (!row) throw new Error('The request was not stored');
  return row;
};

/** Cancels a deletion; undefined when none is pending. */
export const cancelDeletion = async (
  tx: Transaction,
  accountId: string,
  now: number,
): Promise<GdprRequest | undefined> => {
  const [row] = await tx.query<GdprRequest>(
    `update gdpr_request set status = 'cancelled', closed_at = $2
      where account_id = $1 and kind = 'delete' and status = 'pending'
      returning id, status, requested_at, effective_at`,
    [accountId, new Date(now)],
  );
  return row;
};

/** Whether the reader has an active paid subscription; such an account is not deleted. */
export const hasActiveSubscription = async (db: Queryable, accountId: string): Promise<boolean> => {
  const rows = await db.query(
    `select from subscription where owner_id = $1 and state = 'active' and not gift limit 1`,
    [accountId],
  );
  return rows.length > 0;
};

interface Due {
  readonly id: string;
  readonly accountId: string;
  readonly brandId: number;
  readonly email: string;
  readonly name: string;
}

const takeDue = async (tx: Transaction, now: number): Promise<Due | undefined> => {
  const [row] = await tx.query<Due>(
    `select r.id, a.id as "accountId", a.brand_id as "brandId", a.email, a.name
       from gdpr_request r join account a on a.id = r.account_id
      where r.kind = 'delete' and r.status = 'pending' and r.effective_at <= $1
      order by r.effective_at limit 1 for update of r skip locked`,
    [new Date(now)],
  );
  return row;
};

const close = async (tx: Transaction, id: string, status: 'done' | 'cancelled', now: number): Promise<void> => {
  await tx.query('update gdpr_request set status = $2, closed_at = $3 where id = $1', [id, status, new Date(now)]);
};

/** Runs the deletions that are due. Cheap when there is none; safe to call from several servers. */
export const advanceDeletions = async (db: Db, now: number): Promise<void> => {
  let pending =
    (
      await db.query(
        `select from gdpr_request where kind = 'delete' and status = 'pending' and effective_at <= $1 limit 1`,
        [new Date(now)],
      )
    ).length > 0;
  while (pending) {
    pending = await db.tx(async (tx) => {
      const due = await takeDue(tx, now);
      if (!due) return false;
      const { id, accountId, brandId, email } = due;
      const blocked = await hasActiveSubscription(tx, accountId);
      if (!blocked) {
        await erase(tx, { accountId, brandId, email }, now);
        await noteAudit(tx, { brandId, accountId }, 'deleted', now);
      }
      await close(tx, id, blocked ? 'cancelled' : 'done', now);
      const letter = (blocked ? keptLetter : deletedLetter)(brandId);
      await sendMail(tx, { to: email, ...letter }, now);
      return true;
    });
  }
};
