import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf } from '../base/start-error.ts';
import { type ByteRange, checkKey, type ObjectStorage, type StoredObject, storageError } from './storage.ts';

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(reasonOf(error));

const part = async (file: FileHandle, range: ByteRange | undefined): Promise<StoredObject | undefined> => {
  const { size } = await file.stat();
  const from = range?.from ?? 0;
  if (range && from >= size) return undefined;
  const bytes = new Uint8Array(Math.min(range?.to ?? size - 1, size - 1) - from + 1);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  if (bytesRead !== bytes.length) throw new Error('The file changed');
  return { bytes, size };
};

/** A name is on the disk once its folder is. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Syncs a folder and those above it, up to the one in which `made`, the first new one of them, is. */
const syncFolders = async (path: string, made: string | undefined): Promise<void> => {
  await syncFolder(path);
  if (made !== undefined && path !== dirname(made)) await syncFolders(dirname(path), made);
};

/** Files in a folder of this machine, readable by the process's user alone. */
export const folderStorage = (root: string): ObjectStorage => {
  const fileOf = (key: string): string => {
    checkKey(key);
    return join(root, key);
  };
  return {
    // A temporary file, on the disk before it gets its name. The database then drops its copy: the name must last as well.
    put: async (key, bytes) => {
      const path = fileOf(key);
      const unfinished = `${path}.${randomUUID()}.new`;
      try {
        const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
        await syncFolders(dirname(path), made);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw storageError(reasonOf(error));
      }
    },
    get: async (key, range) => {
      let file: FileHandle | undefined;
      try {
        file = await open(fileOf(key));
        return await part(file, range);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw storageError(reasonOf(error));
      } finally {
        await file?.close();
      }
    },
    remove: async (key) => {
      try {
        await rm(fileOf(key), { force: true });
      } catch (error) {
        if (!isMissing(error)) throw storageError(reasonOf(error));
      }
    },
  };
};
