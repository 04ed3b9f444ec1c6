import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { StartError } from '../base/start-error.ts';
import type { Db } from './db.ts';

/** Advisory lock of all servers on one database; any fixed number. */
const MIGRATION_LOCK = 4300_01;

interface Migration {
  readonly version: number;
  readonly file: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The numbered files of a folder and its subfolders, sorted by number. */
const readMigrations = async (folder: URL): Promise<Migration[]> => {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /^\d{3}-.+\.sql$/.test(basename(path)));
  const migrations = await Promise.all(
    paths.map(async (path) => {
      const file = basename(path);
      const sql = await readFile(new URL(path, folder), 'utf8');
      return { version: Number(file.slice(0, 3)), file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  return migrations.sort((one, other) => one.version - other.version);
};

/**
 * Brings the schema up to date: runs the pending files in order, in one transaction, and returns their number.
 * Servers that start together wait for one another. Throws StartError when an applied file has changed, or when the
 * database is newer than this program.
 */
export const migrate = async (db: Db, folder = new URL('./migrations/', import.meta.url)): Promise<number> => {
  const migrations = await readMigrations(folder);
  return db.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await tx.exec(`create table if not exists schema_migration (
      version int primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const rows = await tx.query<{ version: number; checksum: string }>(
      'select version, checksum from schema_migration',
    );
    const applied = new Map(rows.map(({ version, checksum }) => [version, checksum]));
    for (const version of applied.keys()) {
      if (migrations.some((migration) => migration.version === version)) continue;
      throw new StartError(
        `The database has migration ${version}, which this program does not know: it was used by a newer version. ` +
          'Update the program, or choose another database with NP_DATA_DIR or DATABASE_URL.',
      );
    }
    const pending = migrations.filter(({ version }) => !applied.has(version));
    const changed = migrations.find(({ version, checksum }) => (applied.get(version) ?? checksum) !== checksum);
    if (changed) {
      throw new StartError(
        `The migration ${changed.file} was changed after it was applied to this database. ` +
          'Put the file back and add a new one, or choose another database with NP_DATA_DIR or DATABASE_URL.',
      );
    }
    for (const { version, sql, checksum } of pending) {
      await tx.exec(sql);
      await tx.query('insert into schema_migration (version, checksum) values ($1, $2)', [version, checksum]);
    }
    return pending.length;
  });
};
