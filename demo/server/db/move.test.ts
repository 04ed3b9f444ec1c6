import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDb } from '../testing/testing.ts';
import type { Db } from './db.ts';
import { moveDatabase } from './move.ts';

let from: Db;
let target: Db;
const closers: (() => Promise<void>)[] = [];

const openOne = async (): Promise<Db> => {
  const { db, close } = await openTestDb();
  closers.push(close);
  return db;
};

beforeAll(async () => {
  from = await openOne();
  target = await openOne();
  const tables = await target.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  );
  await target.exec(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`);
});
afterAll(async () => {
  for (const close of closers) await close();
});

const count = async (db: Db, table: string): Promise<number> =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;

test('a target with rows is refused', async () => {
  await target.query("insert into secret (name, value) values ('mine', 'x')");
  await expect(moveDatabase(from, target)).rejects.toThrow(/holds 1 rows in secret already/);
  expect(await count(target, 'account')).toBe(0);
  await target.query('delete from secret');
});

test('every table is copied: its rows, exact values, and the next number of its sequence', async () => {
  const awkward = '{"a":"«é»\\u0001\\n\\\\ \'","n":1e400}';
  await from.query("insert into secret (name, value) values ('awkward', $1)", [awkward]);
  await from.exec(
    "create table tracking_2025_11 partition of tracking for values from ('2025-11-01') to ('2025-12-01')",
  );
  await from.query(
    `insert into tracking (brand_id, url, event, at)
     values (1, 'http://a/', 'click', '2025-11-20'), (1, 'http://b/', 'click', '2025-12-20')`,
  );
  const moved = await moveDatabase(from, target);
  expect(moved.find(({ table }) => table === 'account')?.rows).toBe(await count(from, 'account'));
  expect(moved.length).toBeGreaterThan(40);
  for (const { table, rows } of moved) expect([table, rows]).toEqual([table, await count(from, table)]);
  expect(await target.query("select value from secret where name = 'awkward'")).toEqual([{ value: awkward }]);
  expect(await target.query('select url from tracking order by at')).toEqual([
    { url: 'http://a/' },
    { url: 'http://b/' },
  ]);
  const [last] = await from.query<{ id: number }>('select max(id) as id from article');
  const [next] = await target.query<{ id: number }>("select nextval(pg_get_serial_sequence('article', 'id')) as id");
  expect(next?.id).toBe((last?.id ?? 0) + 1);
});
