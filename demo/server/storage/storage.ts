import { ApiError } from '../base/api-error.ts';

/** Bytes `from` to `to` of an object, both included. Without `to`, until its end. */
export interface ByteRange {
  readonly from: number;
  readonly to?: number | undefined;
}

/** An object, or the part that was asked for. */
export interface StoredObject {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Length of the whole object. */
  readonly size: number;
}

/**
 * Keeps files under keys of letters, digits, `.`, `-`, `_` and `/`. There is no way to list them: who does not know a key has
 * no file. Every function rejects with `storageError` when the storage does not answer or refuses.
 */
export interface ObjectStorage {
  /** Stores an object whole: until it is complete, readers get the former one, or none. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** An object or a part of it; undefined when there is none, or nothing in this range. */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>;
  /** No effect where there is none. */
  remove(key: string): Promise<void>;
}

/** The storage cannot do its work for now. `reason` is for the log: it names no key. */
export const storageError = (reason: string): ApiError =>
  new ApiError(503, 'Servizio non disponibile. Riprova tra poco.', {
    code: 'ERR_STORAGE',
    headers: { 'retry-after': '5' },
    reason,
  });

/** Throws for a key that could leave its place. */
export const checkKey = (key: string): void => {
  if (!/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(key)) throw new Error('Not a key of the storage');
};
