import type { Queryable } from '../db/db.ts';

/** Whether letters composed from now on leave the outbox. Earlier ones stay in it. */
export const letMailLeave = async (db: Queryable, isOn: boolean): Promise<void> => {
  await db.query(
    isOn ? 'insert into mail_leaves (is_on) values (true) on conflict do nothing' : 'delete from mail_leaves',
  );
};

/** Puts a letter of the outbox on its way, in the transaction that composes it. */
export const enqueue = async (tx: Queryable, mailId: number): Promise<void> => {
  await tx.query('insert into mail_delivery (mail_id) select $1::bigint from mail_leaves', [mailId]);
};
