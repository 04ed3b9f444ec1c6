import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../demo/server/db/db.ts';
import { openDb } from '../../demo/server/db/open.ts';
import { endProcess, startProcess, writeEvents } from '../../demo/server/testing/testing-process.ts';
import { postgresFolder, runPostgresTool, startCluster, startPostgres } from '../../scripts/tests/postgres.ts';

/**
 * npm run bench -- restore: the demo's world in PostgreSQL with its log archived, a base backup while it runs, a mistake
 * that empties a table, and the way back to the moment before it.
 */
const EVENTS = 300;

/** The rows of each table. */
const countsOf = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await db.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    counts.set(name, row?.n ?? 0);
  }
  return counts;
};

const timed = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  const result = await run();
  console.log(`${what.padEnd(58)} ${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s`);
  return result;
};

const megabytes = (folder: string): string =>
  `${execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]} MB`;

/** Waits until the log up to now is in the archive. */
const archiveLog = async (db: Db): Promise<void> => {
  const [last] = await db.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  for (;;) {
    const [row] = await db.query<{ done: boolean }>(
      'select coalesce(last_archived_wal >= $1, false) as done from pg_stat_archiver',
      [last?.name],
    );
    if (row?.done) return;
    await wait(100);
  }
};

const untilRecovered = async (db: Db): Promise<void> => {
  for (;;) {
    const [row] = await db.query<{ open: boolean }>('select not pg_is_in_recovery() as open');
    if (row?.open) return;
    await wait(100);
  }
};

/** Prints the steps; false when a row of the moment before the mistake is missing afterwards, or a later one is there. */
export const benchRestore = async (): Promise<boolean> => {
  const [log, backup, data] = [await postgresFolder(), await postgresFolder(), await postgresFolder()];
  const before = await startPostgres('on', ['archive_mode=on', `archive_command=cp %p ${log}/%f`]);
  const server = await timed('the demo’s world is filled', () => startProcess({ DATABASE_URL: before.url }));
  const db = await openDb('', before.url);
  const copying = timed('base backup, while readers write', () =>
    runPostgresTool('pg_basebackup', ['-d', before.url, '-D', backup, '-c', 'fast', '-X', 'none']),
  );
  await Promise.all([
    copying,
    writeEvents(
      () => server.port,
      (acknowledged) => acknowledged >= EVENTS,
    ),
  ]);
  const counts = await countsOf(db);
  const [moment] = await db.query<{ at: string }>('select clock_timestamp()::text as at');
  await writeEvents(
    () => server.port,
    (acknowledged) => acknowledged >= EVENTS,
  );
  await db.exec('truncate tracking, favourite');
  await timed('the log up to the mistake is archived', () => archiveLog(db));
  await db.close();
  await endProcess(server.child, 'SIGTERM');
  await before.stop();
  console.log(`${''.padEnd(58)} backup ${megabytes(backup)}, log ${megabytes(log)}`);

  await timed('the backup is copied', async () => void execFileSync('cp', ['-a', `${backup}/.`, data]));
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `restore_command = 'cp ${log}/%f %p'\nrecovery_target_time = '${moment?.at}'\nrecovery_target_action = 'promote'\n`,
  );
  writeFileSync(join(data, 'recovery.signal'), '');
  const after = await timed('PostgreSQL starts and replays the log', async () => {
    const cluster = await startCluster(data);
    const open = await openDb('', cluster.url);
    await untilRecovered(open);
    return { ...cluster, db: open };
  });
  const restored = await countsOf(after.db);
  await after.db.close();
  const wrong = [...counts].filter(([table, rows]) => restored.get(table) !== rows);
  for (const [table, rows] of wrong) console.error(`bench: ${table} has ${restored.get(table)} rows, not ${rows}`);
  const again = await timed('the server is ready on it', () => startProcess({ DATABASE_URL: after.url }));
  await endProcess(again.child, 'SIGTERM');
  await after.stop();
  execFileSync('rm', ['-rf', log, backup]);
  const rows = [...counts.values()].reduce((sum, one) => sum + one, 0);
  console.log(
    `${counts.size} tables with ${rows} rows as in the moment before the mistake: ${wrong.length === 0 ? 'yes' : 'no'}`,
  );
  return wrong.length === 0;
};
