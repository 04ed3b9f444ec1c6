import { reasonOf, StartError } from './base/start-error.ts';
import { migrate } from './db/migrate.ts';
import { moveDatabase } from './db/move.ts';
import { openDb } from './db/open.ts';
import { readSettings } from './settings.ts';

/** npm run db:move: copies the embedded database in NP_DATA_DIR to the empty one at DATABASE_URL. */
const { dataDir, databaseUrl } = readSettings(process.env);
try {
  if (databaseUrl === undefined) throw new StartError('Name the target: DATABASE_URL=postgres://… npm run db:move.');
  const from = await openDb(dataDir, undefined);
  await migrate(from);
  const to = await openDb(dataDir, databaseUrl);
  await migrate(to);
  const moved = await moveDatabase(from, to);
  for (const { table, rows, fingerprint } of moved)
    console.log(`${table.padEnd(28)} ${String(rows).padStart(8)} rows, ${fingerprint} on both sides`);
  console.log(`db:move: ${moved.length} tables, ${moved.reduce((sum, { rows }) => sum + rows, 0)} rows, compared`);
  await to.close();
  await from.close();
} catch (error) {
  console.error(
    error instanceof StartError ? error.message : `The move failed: ${reasonOf(error)}. Nothing was moved.`,
  );
  process.exitCode = 1;
}
