import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { accountIdOf } from '../domain/seed/people/people.ts';
import { openTestDb } from '../testing/testing.ts';
import { getBlob, issueTicket, putBlob, redeemTicket } from './blob-store.ts';

const NOW = Date.UTC(2026, 0, 1);
const reader = accountIdOf(1, 'digital@example.it');
const file = {
  accountId: reader,
  kind: 'export',
  name: 'dati.zip',
  contentType: 'application/zip',
  bytes: new Uint8Array([1, 2, 3]),
};

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(() => close());

test('only its owner can read a file, and only until it expires', async () => {
  const id = await putBlob(db, { ...file, expiresAt: NOW + 1000 }, NOW);
  const found = await getBlob({ db }, reader, id, NOW);
  expect(found).toMatchObject({ name: 'dati.zip', contentType: 'application/zip', size: 3 });
  expect(await found?.read()).toEqual(new Uint8Array([1, 2, 3]));
  expect(await found?.read({ from: 1, to: 1 })).toEqual(new Uint8Array([2]));
  expect(await getBlob({ db }, accountIdOf(1, 'online@example.it'), id, NOW)).toBeUndefined();
  expect(await getBlob({ db }, reader, 'nessuno', NOW)).toBeUndefined();
  expect(await getBlob({ db }, reader, id, NOW + 1000)).toBeUndefined();
  await putBlob(db, file, NOW + 1000);
  expect(await db.query('select from blob_store where id = $1', [id])).toEqual([]);
});

test('a key opens its file once, before it expires', async () => {
  const id = await putBlob(db, file, NOW);
  const token = await issueTicket(db, id, NOW + 1000);
  const both = await Promise.all([redeemTicket({ db }, token, NOW), redeemTicket({ db }, token, NOW)]);
  expect(both.filter((blob) => blob !== undefined)).toHaveLength(1);
  const late = await issueTicket(db, id, NOW + 1000);
  expect(await redeemTicket({ db }, late, NOW + 1000)).toBeUndefined();
  expect(await redeemTicket({ db }, 'nessuna', NOW)).toBeUndefined();
  expect(await db.query('select from blob_ticket where token_hash = $1', [late])).toEqual([]);
});
