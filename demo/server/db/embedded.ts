import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Transaction as LiteTransaction, PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { reasonOf, StartError } from '../base/start-error.ts';
import type { Db, Transaction } from './db.ts';

const INT8 = 20;
const DATE = 1082;

const wrap = (lite: PGlite | LiteTransaction): Transaction => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) => (await lite.query<Row>(sql, [...params])).rows,
  exec: async (sql) => {
    await lite.exec(sql);
  },
});

const open = async (folder: string): Promise<Db> => {
  const lite = await PGlite.create({
    dataDir: folder,
    extensions: { unaccent, pg_trgm },
    parsers: { [INT8]: Number, [DATE]: (text: string) => text },
  });
  return { ...wrap(lite), tx: (work) => lite.transaction((tx) => work(wrap(tx))), close: () => lite.close() };
};

/** Creates the database in a folder beside its final place and renames it when complete, so no half-made one remains. */
const create = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await (await open(unfinished)).close();
  renameSync(unfinished, folder);
};

const damaged = (folder: string, reason: string): StartError =>
  new StartError(
    `The database in ${folder} cannot be opened (${reason}): the folder is damaged or was not made by this program. ` +
      `Nothing was deleted. Move it aside (mv "${folder}" "${folder}.aside") and start again for a new one.`,
  );

/**
 * Opens the embedded database in `<dataDir>/postgres`; creates it first if needed. The caller holds the lock:
 * two processes on one folder would silently lose rows. A folder without its version file is refused,
 * because the engine would write a new database over it.
 */
export const openEmbedded = async (dataDir: string, onCreate: () => void = () => {}): Promise<Db> => {
  const folder = join(dataDir, 'postgres');
  try {
    if (!existsSync(folder)) {
      onCreate();
      await create(folder);
    }
    readdirSync(folder);
  } catch (error) {
    throw new StartError(
      `The database folder ${folder} cannot be made or read (${reasonOf(error)}). ` +
        'Make the folder writable, move the file of that name aside, or choose another with NP_DATA_DIR.',
    );
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) throw damaged(folder, 'PG_VERSION is missing');
  try {
    return await open(folder);
  } catch (error) {
    throw damaged(folder, reasonOf(error));
  }
};
