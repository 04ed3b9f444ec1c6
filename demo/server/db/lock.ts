import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../base/start-error.ts';
import { isAlive, startOf } from './process-life.ts';

/** Held until `release` is called. The next process takes over the lock of one that died. */
export interface Lock {
  release(): void;
}

interface Owner {
  readonly pid: number;
  readonly start: string | null;
}

const contentOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** The owner in a lock file; null for any other text (a lock is written in one step). */
const ownerOf = (text: string): Owner | null => {
  const match = /^(\d{1,10}) (\d{1,20}|-)\n$/.exec(text);
  if (!match) return null;
  return { pid: Number(match[1]), start: match[2] === '-' ? null : (match[2] ?? null) };
};

/** Links `mine` at `file` atomically; false when a lock exists already. */
const place = (mine: string, file: string): boolean => {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Removes a dead owner's lock. When another process has taken it over meanwhile, puts that lock back. */
const removeStale = (file: string, seen: string): void => {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (contentOf(aside) !== seen) place(aside, file);
  rmSync(aside, { force: true });
};

/**
 * Takes `<dataDir>/server.lock` for this process: the embedded database does not stop two processes from using one
 * folder, and loses rows. Throws a StartError that names the process when a live one holds the lock.
 */
export const takeLock = (dataDir: string): Lock => {
  const file = join(dataDir, 'server.lock');
  const mine = `${file}.${process.pid}`;
  const text = `${process.pid} ${startOf(process.pid) ?? '-'}\n`;
  writeFileSync(mine, text);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (place(mine, file)) {
        return {
          release: () => {
            if (contentOf(file) === text) rmSync(file, { force: true });
          },
        };
      }
      const seen = contentOf(file);
      if (seen === null) continue;
      const owner = ownerOf(seen);
      if (owner && isAlive(owner.pid, owner.start)) {
        throw new StartError(
          `The data directory ${dataDir} is in use by process ${owner.pid}. ` +
            'Stop that server first, or start this one with another folder: NP_DATA_DIR=.data2 npm start.',
        );
      }
      removeStale(file, seen);
    }
    throw new StartError(`The lock ${file} is being taken by another server that starts now. Try again.`);
  } finally {
    rmSync(mine, { force: true });
  }
};
