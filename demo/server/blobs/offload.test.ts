import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { personalData } from '../domain/account/gdpr/export.ts';
import { openTicket } from '../domain/account/help/tickets.ts';
import { accountIdOf } from '../domain/seed/people/people.ts';
import { sendMail } from '../mail/outbox.ts';
import { type ObjectStorage, storageError } from '../storage/storage.ts';
import { openTestDb } from '../testing/testing.ts';
import { getBlob, issueTicket, putBlob, redeemTicket } from './blob-store.ts';
import { offloadFiles } from './offload.ts';
import { storedAttachments } from './stored.ts';

const NOW = Date.UTC(2026, 0, 1);
const reader = accountIdOf(1, 'digital@example.it');
const content = new Uint8Array([1, 2, 3]);
const blob = { accountId: reader, kind: 'export', name: 'dati.zip', contentType: 'application/zip', bytes: content };

/** Keeps objects in memory; `breaks` makes the next calls fail. */
const memoryStorage = () => {
  const objects = new Map<string, Uint8Array>();
  let isBroken = false;
  const guard = (): void => {
    if (isBroken) throw storageError('broken');
  };
  const storage: ObjectStorage = {
    put: async (key, bytes) => {
      guard();
      objects.set(key, new Uint8Array(bytes));
    },
    get: async (key, range) => {
      guard();
      const found = objects.get(key);
      if (!found) return undefined;
      const end = range?.to === undefined ? undefined : range.to + 1;
      return { bytes: new Uint8Array(found.slice(range?.from, end)), size: found.length };
    },
    remove: async (key) => {
      guard();
      objects.delete(key);
    },
  };
  const breaks = (broken: boolean): void => {
    isBroken = broken;
  };
  return { storage, objects, breaks };
};

let db: Db;
let close: () => Promise<void>;
let kept: ReturnType<typeof memoryStorage>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(() => close());
beforeEach(async () => {
  kept = memoryStorage();
  for (const table of ['blob_store', 'contact_attachment', 'mail_out', 'stored_object'])
    await db.query(`delete from ${table}`);
});

const move = () => offloadFiles(db, kept.storage, NOW);
const rowsIn = async (table: string, column: string) =>
  (await db.query<{ size: number }>(`select length(${column}) as size from ${table}`)).map(({ size }) => size);

const openRequest = () =>
  db.tx((tx) =>
    openTicket(
      tx,
      {
        brandId: 1,
        accountId: reader,
        topic: 'payments',
        issue: 'invoice',
        message: 'Buongiorno.',
        email: 'digital@example.it',
        name: '',
        url: '',
        transcript: undefined,
        diagnostics: undefined,
        key: undefined,
        attachment: { name: 'fattura.pdf', contentType: 'application/pdf', bytes: content },
      },
      NOW,
    ),
  );

test('a file leaves its row for the storage under a key that nobody can guess, and is read from there, in parts too', async () => {
  const id = await putBlob(db, blob, NOW);
  await move();
  expect([...kept.objects]).toEqual([[expect.stringMatching(/^attachments\/[\w-]{43}$/), content]]);
  expect(await rowsIn('blob_store', 'bytes')).toEqual([0]);
  const found = await getBlob({ db, storage: kept.storage }, reader, id, NOW);
  expect(found).toMatchObject({ name: 'dati.zip', contentType: 'application/zip', size: 3 });
  expect(await found?.read()).toEqual(content);
  expect(await found?.read({ from: 1, to: 1 })).toEqual(new Uint8Array([2]));
  await move();
  expect(kept.objects.size).toBe(1);
});

test('while the storage does not answer, the file stays in its row and nothing is lost', async () => {
  const id = await putBlob(db, blob, NOW);
  kept.breaks(true);
  await expect(move()).rejects.toMatchObject({ code: 'ERR_STORAGE' });
  expect(await (await getBlob({ db, storage: kept.storage }, reader, id, NOW))?.read()).toEqual(content);
  kept.breaks(false);
  await move();
  expect([kept.objects.size, await rowsIn('blob_store', 'bytes')]).toEqual([1, [0]]);
});

test('a one-time key is not used up by a storage that does not answer', async () => {
  const token = await issueTicket(db, await putBlob(db, blob, NOW), NOW + 1000);
  await move();
  kept.breaks(true);
  await expect(redeemTicket({ db, storage: kept.storage }, token, NOW)).rejects.toMatchObject({ code: 'ERR_STORAGE' });
  kept.breaks(false);
  expect(await (await redeemTicket({ db, storage: kept.storage }, token, NOW))?.read()).toEqual(content);
  expect(await redeemTicket({ db, storage: kept.storage }, token, NOW)).toBeUndefined();
});

test('without the setting a file that is in the storage is refused, not empty', async () => {
  const id = await putBlob(db, blob, NOW);
  await move();
  const found = await getBlob({ db }, reader, id, NOW);
  await expect(found?.read()).rejects.toMatchObject({ status: 503, code: 'ERR_STORAGE' });
});

test('an expired file and one of an erased reader are removed from the storage', async () => {
  await putBlob(db, { ...blob, expiresAt: NOW + 1000 }, NOW);
  await openRequest();
  await move();
  expect(kept.objects.size).toBe(2);
  await putBlob(db, blob, NOW + 1000);
  await db.query('delete from contact_attachment');
  await move();
  expect([kept.objects.size, await rowsIn('blob_store', 'bytes')]).toEqual([1, [0]]);
});

test('a file whose reader is erased while it is stored does not stay in the storage', async () => {
  await putBlob(db, blob, NOW);
  const put: ObjectStorage['put'] = async (...file) => {
    await kept.storage.put(...file);
    await db.query('delete from blob_store');
    await db.query('delete from stored_object');
  };
  await offloadFiles(db, { ...kept.storage, put }, NOW);
  expect(kept.objects.size).toBe(0);
});

test('the reader’s export has the files of their messages, wherever they are', async () => {
  await openRequest();
  const exported = async () => {
    const files = await storedAttachments({ db, storage: kept.storage }, reader);
    const tables = await personalData(db, { accountId: reader, brandId: 1, email: 'digital@example.it' }, files);
    return tables.find(({ name }) => name === 'contact_attachment')?.rows;
  };
  const before = await exported();
  expect(before).toMatchObject([{ name: 'fattura.pdf', bytes: '\\x010203' }]);
  await move();
  expect(await rowsIn('contact_attachment', 'bytes')).toEqual([0]);
  expect(await exported()).toEqual(before);
});

test('an attachment stays with its letter until the letter has left', async () => {
  const attachments = [{ name: 'a.pdf', contentType: 'application/pdf', content }];
  const id = await db.tx((tx) =>
    sendMail(tx, { brandId: 1, to: 'a@example.it', subject: 'x', text: 'x', attachments }, NOW),
  );
  await db.query('insert into mail_delivery (mail_id) values ($1)', [id]);
  await move();
  expect(await rowsIn('mail_attachment', 'content')).toEqual([3]);
  await db.query(`update mail_delivery set state = 'sent', settled_at = now()`);
  await move();
  expect(await rowsIn('mail_attachment', 'content')).toEqual([0]);
});
