import { fingerprintOf, newToken } from '../base/tokens.ts';
import type { Queryable } from '../db/db.ts';
import { type Kept, readKept } from '../storage/kept.ts';
import type { ByteRange, ObjectStorage } from '../storage/storage.ts';

/** A file that belongs to a reader. */
export interface NewBlob {
  readonly accountId: string;
  /** `declaration` or `export`. */
  readonly kind: string;
  /** File name offered for the download. */
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Milliseconds. Without it, the file is kept as long as the account. */
  readonly expiresAt?: number;
}

/** A file as it is sent. */
export interface Blob {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  /** The bytes, or a part of them. Rejects with `storageError` when the storage does not have them. */
  read(range?: ByteRange): Promise<Uint8Array<ArrayBuffer>>;
}

interface Row extends Kept {
  readonly name: string;
  readonly content_type: string;
  readonly size: number;
}

const columns = `b.name, b.content_type, o.key, coalesce(o.size, length(b.bytes)) as size,
  case when o.key is null then b.bytes end as bytes`;
const joined = 'left join stored_object o on o.blob_id = b.id and o.stored_at is not null';

const toBlob = (row: Row, storage: ObjectStorage | undefined): Blob => ({
  name: row.name,
  contentType: row.content_type,
  size: row.size,
  read: (range) => readKept(storage, row, range),
});

/** Stores a file in the caller's transaction and returns its id. Deletes expired files. */
export const putBlob = async (db: Queryable, blob: NewBlob, now: number): Promise<string> => {
  await db.query('delete from blob_store where expires_at <= $1', [new Date(now)]);
  const [row] = await db.query<{ id: string }>(
    `insert into blob_store (account_id, kind, name, content_type, bytes, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      blob.accountId,
      blob.kind,
      blob.name,
      blob.contentType,
      blob.bytes,
      new Date(now),
      blob.expiresAt === undefined ? null : new Date(blob.expiresAt),
    ],
  );
  if (!row) throw new Error('The file was not stored');
  return row.id;
};

/** Where files are read from. */
export interface BlobPlace {
  readonly db: Queryable;
  readonly storage?: ObjectStorage | undefined;
}

/** A reader's own file; undefined when it does not exist or has expired. */
export const getBlob = async (
  { db, storage }: BlobPlace,
  accountId: string,
  id: string,
  now: number,
): Promise<Blob | undefined> => {
  const [row] = await db.query<Row>(
    `select ${columns} from blob_store b ${joined}
      where b.account_id = $1 and b.id::text = $2 and (b.expires_at is null or b.expires_at > $3)`,
    [accountId, id, new Date(now)],
  );
  return row && toBlob(row, storage);
};

/** A one-time key for a link in a mail: it opens the file once, before `expiresAt` (milliseconds). */
export const issueTicket = async (db: Queryable, blobId: string, expiresAt: number): Promise<string> => {
  const token = newToken();
  await db.query('insert into blob_ticket (token_hash, blob_id, expires_at) values ($1, $2, $3)', [
    fingerprintOf(token),
    blobId,
    new Date(expiresAt),
  ]);
  return token;
};

/**
 * Uses up a key and returns its file; undefined for an unknown, expired or used key. The file is read first, so that a storage
 * that does not answer costs nobody the key.
 */
export const redeemTicket = async (
  { db, storage }: BlobPlace,
  token: string,
  now: number,
): Promise<Blob | undefined> => {
  const [row] = await db.query<Row>(
    `select ${columns} from blob_ticket t join blob_store b on b.id = t.blob_id ${joined}
      where t.token_hash = $1 and t.used_at is null and t.expires_at > $2 and (b.expires_at is null or b.expires_at > $2)`,
    [fingerprintOf(token), new Date(now)],
  );
  if (!row) return undefined;
  const bytes = await readKept(storage, row);
  const used = await db.query(
    'update blob_ticket set used_at = $2 where token_hash = $1 and used_at is null returning token_hash',
    [fingerprintOf(token), new Date(now)],
  );
  return used.length === 0 ? undefined : toBlob({ ...row, key: null, bytes }, storage);
};
