import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../base/start-error.ts';
import { isAlive, startOf } from './process-life.ts';

/** Held until `release` is called; the lock of a process that died is taken over by the next one. */
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

/** The owner written in a lock; null when the text is not one of ours (a lock is always written whole). */
const ownerOf = (text: string): Owner | null => {
  const match = /^(\d{1,10}) (\d{1,20}|-)\n$/.exec(text);
  if (!match) return null;
  return { pid: Number(match[1]), start: match[2] === '-' ? null : (match[2] ?? null) };
};

/** Puts `mine` at `file` in one step, whole from the first instant; false when a lock is already there. */
const place = (mine: string, file: string): boolean => {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Moves a dead owner's lock away. When another process took it over in the meantime, its lock is put back. */
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
 * Takes `<dataDir>/server.lock` for this process, because the embedded database itself lets two processes
 * on one folder and loses rows. Throws StartError that names the process when a live one holds it.
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
