import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../db/db.ts';
import { openTestDb } from '../../../testing/testing.ts';
import { codeHash, plainCode, seatCoder } from './codes.ts';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(() => close());

test.each([
  ['ABCD-EFGH-2345', 'ABCDEFGH2345'],
  [' abcd efgh 2345 ', 'ABCDEFGH2345'],
  ['abcd.efgh/2345', 'ABCDEFGH2345'],
])('%j is read as %s', (typed, plain) => {
  expect(plainCode(typed)).toBe(plain);
  expect(codeHash(typed)).toBe(codeHash(plain));
});

test('a seat’s code is stable, changes with its invitation number, and is not in the database', async () => {
  const coder = await seatCoder(db);
  const code = coder({ id: 7, invite_no: 0 });
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect((await seatCoder(db))({ id: 7, invite_no: 0 })).toBe(code);
  expect(coder({ id: 7, invite_no: 1 })).not.toBe(code);
  const rows = await db.query<{ seat: string }>('select seat::text as seat from seat where code_hash is not null');
  expect(rows.length).toBeGreaterThan(0);
  for (const { seat } of rows) expect(seat).not.toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/);
});
