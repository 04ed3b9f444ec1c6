import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Previous releases whose chunks and assets stay, for pages that are open. */
const before = 5;

/** Folders whose file names contain a hash. */
const hashed = ['chunks', 'assets'] as const;

const newestFirst = (one: string, other: string): number => other.localeCompare(one, 'en', { numeric: true });

const filesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Publishes a built folder as `<to>/<version>/`, which never changes, and as the newest release in `<to>/`. Writes
 * entries last, so that none names a missing file. Returns the removed files, which no kept release uses. Throws when
 * another build of this version was published.
 */
export const releaseFiles = (dist: string, to: string, version: string): readonly string[] => {
  const own = join(to, version);
  const sums = (folder: string) => readFileSync(join(folder, 'sri.json'), 'utf8');
  if (existsSync(own) && sums(own) !== sums(dist))
    throw new Error(
      `np: ${own} holds another build of ${version}, and what is published is never changed. Raise the version in package.json and build again.`,
    );
  mkdirSync(to, { recursive: true });
  cpSync(dist, own, { recursive: true });
  for (const folder of hashed) cpSync(join(dist, folder), join(to, folder), { recursive: true });
  cpSync(dist, to, { recursive: true });

  const kept = readdirSync(to)
    .filter((name) => /^\d+\.\d+\.\d+/.test(name))
    .sort(newestFirst)
    .slice(0, before + 1);
  const removed: string[] = [];
  for (const folder of hashed) {
    const needed = new Set(kept.flatMap((release) => filesIn(join(to, release, folder))));
    for (const file of filesIn(join(to, folder)))
      if (!needed.has(file)) {
        rmSync(join(to, folder, file), { recursive: true });
        removed.push(`${folder}/${file}`);
      }
  }
  return removed;
};
