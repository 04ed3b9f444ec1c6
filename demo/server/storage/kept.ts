import { type ByteRange, type ObjectStorage, storageError } from './storage.ts';

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
