import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { migrate } from './db/migrate.ts';
import { moveDatabase } from './db/move.ts';
import { openDb } from './db/open.ts';
import { openServer } from './db/server.ts';
import { copyTestData, temporaryFolder } from './testing/testing.ts';
import { databaseUrlOf } from './vitest-setup.ts';

const command = fileURLToPath(new URL('./db-move.ts', import.meta.url));
const server = process.env.DATABASE_URL;

/** Exit code and output lines. */
const run = async (dataDir: string, url: string): Promise<[number, string[]]> => {
  const env = { PATH: process.env.PATH, NP_DATA_DIR: dataDir, DATABASE_URL: url };
  const { code, stdout, stderr } = await promisify(execFile)(process.execPath, [command], { env })
    .then((printed) => ({ code: 0, ...printed }))
    .catch((error) => error);
  return [code, (stdout + stderr).trimEnd().split('\n')];
};

test.skipIf(!server)(
  'db:move copies an embedded database to a server once and prints the rows of each table on both sides',
  async () => {
    const filled = await copyTestData();
    const folder = temporaryFolder();
    const from = await openDb(filled.dataDir, filled.databaseUrl);
    const embedded = await openDb(folder.path, undefined);
    await migrate(embedded);
    const tables = await moveDatabase(from, embedded);
    for (const { close } of [from, embedded]) await close();

    const admin = await openServer(server ?? '');
    await admin.query(`create database np_test_${process.pid}_move`);
    const url = databaseUrlOf(server ?? '', `np_test_${process.pid}_move`);
    const lines = tables.map(
      ({ table, rows, fingerprint }) =>
        `${table.padEnd(28)} ${String(rows).padStart(8)} rows, ${fingerprint} on both sides`,
    );
    const sum = tables.reduce((total, { rows }) => total + rows, 0);
    expect(await run(folder.path, url)).toEqual([
      0,
      [...lines, `db:move: ${tables.length} tables, ${sum} rows, compared`],
    ]);
    const [first] = tables.filter(({ rows }) => rows > 0);
    expect(await run(folder.path, url)).toEqual([
      1,
      [`The target holds ${first?.rows} rows in ${first?.table} already. Choose an empty one.`],
    ]);
    await admin.query(`drop database np_test_${process.pid}_move with (force)`);
    await admin.close();
    folder.remove();
    await filled.remove();
  },
  300_000,
);
