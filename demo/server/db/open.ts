import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reasonOf, StartError } from '../base/start-error.ts';
import type { Db } from './db.ts';
import { openEmbedded } from './embedded.ts';
import { takeLock } from './lock.ts';
import { withRoom } from './room.ts';
import { openServer } from './server.ts';

/** Makes a folder and its parents one by one: Node's recursive mkdir never returns below /proc. */
const makeFolder = (path: string): void => {
  if (!existsSync(path)) {
    makeFolder(dirname(path));
    mkdirSync(path);
  }
  readdirSync(path);
};

/** Makes the data directory if needed; throws StartError when it cannot be made or written. */
export const prepareDataDir = (dataDir: string): void => {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
};

const unwritable = (dataDir: string, error: unknown): StartError =>
  new StartError(
    `The data directory ${dataDir} cannot be written (${reasonOf(error)}). ` +
      'Give it to your user, or choose another folder with NP_DATA_DIR.',
  );

/**
 * Opens the server at `databaseUrl`, or without it the embedded database, under a lock that is released on close.
 * Throws StartError.
 */
export const openDb = async (
  dataDir: string,
  databaseUrl: string | undefined,
  onCreate: () => void = () => {},
): Promise<Db> => {
  if (databaseUrl !== undefined) return openServer(databaseUrl);
  let lock: ReturnType<typeof takeLock>;
  try {
    lock = takeLock(dataDir);
  } catch (error) {
    throw error instanceof StartError ? error : unwritable(dataDir, error);
  }
  // Released on every exit, also in the middle of the start.
  process.once('exit', lock.release);
  try {
    const db = withRoom(await openEmbedded(dataDir, onCreate), async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    });
    return {
      ...db,
      close: async () => {
        await db.close();
        lock.release();
        process.off('exit', lock.release);
      },
    };
  } catch (error) {
    lock.release();
    process.off('exit', lock.release);
    throw error;
  }
};
