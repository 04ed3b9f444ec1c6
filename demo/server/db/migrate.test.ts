import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationFiles, openTestDb, withMigrations } from '../testing/testing.ts';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';

let test_: Awaited<ReturnType<typeof openTestDb>>;
let db: Db;
beforeAll(async () => {
  test_ = await openTestDb();
  db = test_.db;
});
afterAll(() => test_.close());

test('a database that is up to date has no pending migration', async () => {
  expect(await migrate(db)).toBe(0);
  const rows = await db.query('select version from schema_migration');
  expect(rows).toHaveLength(globSync('**/*.sql', { cwd: migrationFiles }).length);
});

test('a new file runs once, even when two servers start together', async () => {
  await withMigrations(
    { '900-new.sql': 'create table fresh (a int); insert into fresh values (1);' },
    async (folder) => {
      expect((await Promise.all([migrate(db, folder), migrate(db, folder)])).sort()).toEqual([0, 1]);
      expect(await db.query('select a from fresh')).toEqual([{ a: 1 }]);
    },
  );
});

test('a database newer than the program is refused', async () => {
  await expect(migrate(db)).rejects.toThrow('migration 900, which this program does not know');
});

test('a file that fails is rolled back', async () => {
  const files = {
    '900-new.sql': 'create table fresh (a int); insert into fresh values (1);',
    '901-bad.sql': 'create table half (a int); select nonsense;',
  };
  await withMigrations(files, async (folder) => {
    await expect(migrate(db, folder)).rejects.toThrow(/nonsense/);
    expect(await db.query(`select to_regclass('half') as half`)).toEqual([{ half: null }]);
  });
});

test('a file that was changed after it ran is refused', async () => {
  await withMigrations({ '900-new.sql': 'create table fresh (a int, b int);' }, async (folder) => {
    await expect(migrate(db, folder)).rejects.toThrow('900-new.sql was changed after it was applied');
  });
});

test('both databases return the same types', async () => {
  const rows = await db.query(
    `select 9007199254740991::bigint as big, '2025-11-20'::date as day, '2025-11-20T10:00:00Z'::timestamptz as at,
       '{"a":[1]}'::jsonb as doc, array['x', 'y'] as list, 1.5::float8 as half`,
  );
  expect(rows).toEqual([
    {
      big: 9007199254740991,
      day: '2025-11-20',
      at: new Date('2025-11-20T10:00:00Z'),
      doc: { a: [1] },
      list: ['x', 'y'],
      half: 1.5,
    },
  ]);
});

test('a transaction that throws is rolled back, and the error keeps its SQLSTATE', async () => {
  const failing = db.tx(async (tx) => {
    await tx.query('insert into secret (name, value) values ($1, $2)', ['undone', 'x']);
    await tx.query('select 1/0');
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await db.query(`select from secret where name = 'undone'`)).toEqual([]);
});
