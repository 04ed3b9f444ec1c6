import type { Queryable } from '../db/db.ts';
import { readKept } from '../storage/kept.ts';
import type { ObjectStorage } from '../storage/storage.ts';

/** Files of messages to the customer service, by the message's id. */
export type StoredAttachments = ReadonlyMap<number, Uint8Array>;

/** The files of an account's messages that have left the database. */
export const storedAttachments = async (
  { db, storage }: { readonly db: Queryable; readonly storage?: ObjectStorage | undefined },
  accountId: string,
): Promise<StoredAttachments> => {
  const rows = await db.query<{ id: number; key: string }>(
    `select o.contact_id as id, o.key from stored_object o join contact_request r on r.id = o.contact_id
      where r.account_id = $1 and o.stored_at is not null`,
    [accountId],
  );
  const files = new Map<number, Uint8Array>();
  for (const { id, key } of rows) files.set(id, await readKept(storage, { key, bytes: null }));
  return files;
};
