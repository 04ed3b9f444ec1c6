import type { Queryable } from '../db/db.ts';
import { type ByteRange, type ObjectStorage, storageError } from '../storage/storage.ts';

/** Bytes in a row, or under a key of the storage. */
export interface Kept {
  readonly bytes: Uint8Array | null;
  readonly key: string | null;
}

/** The bytes, or a part of them. Rejects with `storageError` when the storage does not have them. */
export const readKept = async (
  storage: ObjectStorage | undefined,
  { bytes, key }: Kept,
  range?: ByteRange,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (key === null)
    return new Uint8Array(bytes ?? []).slice(range?.from, range?.to === undefined ? undefined : range.to + 1);
  if (!storage) throw storageError('NP_STORAGE_URL is not set, but files are there');
  const found = await storage.get(key, range);
  if (!found) throw storageError('object missing');
  return found.bytes;
};

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
