import { newToken } from '../base/tokens.ts';
import type { Db } from '../db/db.ts';
import type { ObjectStorage } from '../storage/storage.ts';

/** At most this many files at a time, so that other work of the round is not kept waiting. */
const BATCH = 20;

/** A table with files: its key, its bytes, and the columns of `stored_object` that refer to it. */
interface Holder {
  readonly table: string;
  readonly key: readonly string[];
  readonly refers: readonly string[];
  readonly bytes: string;
  /** SQL condition for files that may leave their row. */
  readonly when: string;
}

const holders: readonly Holder[] = [
  { table: 'blob_store', key: ['id'], refers: ['blob_id'], bytes: 'bytes', when: 'true' },
  { table: 'contact_attachment', key: ['contact_id'], refers: ['contact_id'], bytes: 'bytes', when: 'true' },
  {
    table: 'mail_attachment',
    key: ['mail_id', 'ord'],
    refers: ['mail_id', 'ord'],
    bytes: 'content',
    // A letter is sent from its rows.
    when: 'not exists (select from mail_delivery d where d.mail_id = h.mail_id and d.settled_at is null)',
  },
];

const matches = ({ key, refers }: Holder): string =>
  key.map((column, n) => `o.${refers[n]} = h.${column}`).join(' and ');

/** Gives files without a key one, before they are stored: after a stop in between, the key is known. */
const reserve = async (db: Db, holder: Holder): Promise<void> => {
  const { table, key, refers, bytes, when } = holder;
  const fresh = await db.query<Record<string, unknown> & { size: number }>(
    `select ${key.map((column) => `h.${column}`).join(', ')}, length(h.${bytes}) as size from ${table} h
      where length(h.${bytes}) > 0 and ${when}
        and not exists (select from stored_object o where ${matches(holder)}) limit ${BATCH}`,
  );
  for (const row of fresh) {
    await db.query(
      `insert into stored_object (key, size, ${refers.join(', ')})
       values ($1, $2, ${refers.map((_, n) => `$${n + 3}`).join(', ')}) on conflict do nothing`,
      [`attachments/${newToken()}`, row.size, ...key.map((column) => row[column])],
    );
  }
};

/** Stores files that have a key, and then empties their rows. */
const store = async (db: Db, storage: ObjectStorage, holder: Holder, now: number): Promise<void> => {
  const { table, key, bytes } = holder;
  const pending = await db.query<Record<string, unknown> & { object: string; type: string; content: Uint8Array }>(
    `select o.key as object, h.content_type as type, h.${bytes} as content, ${key.map((column) => `h.${column}`).join(', ')}
       from stored_object o join ${table} h on ${matches(holder)} where o.stored_at is null limit ${BATCH}`,
  );
  for (const row of pending) {
    await storage.put(row.object, row.content, row.type);
    const place = key.map((column, n) => `${column} = $${n + 1}`).join(' and ');
    const isKept = await db.tx(async (tx) => {
      const known = await tx.query('update stored_object set stored_at = $2 where key = $1 returning key', [
        row.object,
        new Date(now),
      ]);
      if (known.length === 0) return false;
      await tx.query(
        `update ${table} set ${bytes} = '' where ${place}`,
        key.map((column) => row[column]),
      );
      return true;
    });
    // Erased meanwhile, and its key removed by another process before there was an object.
    if (!isKept) await storage.remove(row.object);
  }
};

/** Removes objects that no row refers to any more: expired, or erased with their reader. */
const removeLeft = async (db: Db, storage: ObjectStorage): Promise<void> => {
  const left = await db.query<{ key: string }>(
    `select key from stored_object where blob_id is null and contact_id is null and mail_id is null limit ${BATCH}`,
  );
  for (const { key } of left) {
    await storage.remove(key);
    await db.query('delete from stored_object where key = $1', [key]);
  }
};

/**
 * Moves files of readers from the database to the storage, and removes erased ones from it. A file is written with its row
 * first: what the reader sent is never lost, and no call waits for the storage.
 */
export const offloadFiles = async (db: Db, storage: ObjectStorage, now: number): Promise<void> => {
  await removeLeft(db, storage);
  for (const holder of holders) {
    await reserve(db, holder);
    await store(db, storage, holder, now);
  }
};
