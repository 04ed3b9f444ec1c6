import { fingerprintOf, newToken } from '../base/tokens.ts';
import type { Queryable } from '../db/db.ts';

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
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Row {
  readonly name: string;
  readonly content_type: string;
  readonly bytes: Uint8Array;
}

const toBlob = (row: Row | undefined): Blob | undefined =>
  row && { name: row.name, contentType: row.content_type, bytes: new Uint8Array(row.bytes) };

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

/** A reader's own file; undefined when it does not exist or has expired. */
export const getBlob = async (db: Queryable, accountId: string, id: string, now: number): Promise<Blob | undefined> => {
  const rows = await db.query<Row>(
    `select name, content_type, bytes from blob_store
      where account_id = $1 and id::text = $2 and (expires_at is null or expires_at > $3)`,
    [accountId, id, new Date(now)],
  );
  return toBlob(rows[0]);
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

/** Uses up a key and returns its file; undefined for an unknown, expired or used key. */
export const redeemTicket = async (db: Queryable, token: string, now: number): Promise<Blob | undefined> => {
  const rows = await db.query<Row>(
    `update blob_ticket t set used_at = $2 from blob_store b
      where t.token_hash = $1 and t.used_at is null and t.expires_at > $2 and b.id = t.blob_id
        and (b.expires_at is null or b.expires_at > $2)
      returning b.name, b.content_type, b.bytes`,
    [fingerprintOf(token), new Date(now)],
  );
  return toBlob(rows[0]);
};
