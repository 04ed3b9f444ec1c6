import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../db/db.ts';
import type { Press } from '../../../print/print.ts';
import type { ObjectStorage } from '../../../storage/storage.ts';
import { openTestDb } from '../../../testing/testing.ts';
import { queueAhead, removeStale } from './ahead.ts';
import { createPageImages } from './page-images.ts';
import {
  askFor,
  type Claimed,
  claim,
  giveUpDead,
  type PageImage,
  settleDrawn,
  settleFailed,
  statesOf,
} from './queue.ts';

const processes = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const [one, two] = processes;
const all = 2;

let db: Db;
let close: () => Promise<void>;
/** The paper of today. */
let paper: { readonly id: number; readonly day: string; readonly revision: string };
beforeAll(async () => {
  ({ db, close } = await openTestDb());
  const [row] = await db.query<typeof paper>(
    'select id, day, revision from edition where brand_id = 1 and slot = 0 and is_main',
  );
  if (!row) throw new Error('No paper today');
  paper = row;
});
afterAll(() => close());
beforeEach(() => db.query('delete from page_image'));

const image = (n: number, width = 1000): PageImage => ({
  editionId: paper.id,
  day: paper.day,
  revision: paper.revision,
  n,
  width,
  format: 'avif',
});
const nameOf = (claimed: Claimed | undefined): string => `${claimed?.n} ${claimed?.width}`;
const taken = async (process: string, lowest = all): Promise<Claimed> => {
  const claimed = await claim(db, process, lowest);
  if (!claimed) throw new Error('Nothing to claim');
  return claimed;
};
/** The state of the one image in the queue. */
const state = async () => {
  const rows = await db.query<{ id: number }>('select id from page_image');
  expect(rows).toHaveLength(1);
  return [...(await statesOf(db, [Number(rows[0]?.id)])).values()][0];
};
const leaseEnds = () => db.query(`update page_image set due_at = now() where state = 'drawing'`);

test('two processes claim different pages, and a third claim finds none', async () => {
  await askFor(db, image(2));
  await askFor(db, image(3));
  const claims = await Promise.all([claim(db, one, all), claim(db, two, all), claim(db, one, all)]);
  expect(claims.map(nameOf).sort()).toEqual(['2 1000', '3 1000', 'undefined undefined']);
});

// The embedded database runs one transaction at a time.
test.skipIf(!process.env.DATABASE_URL)('a claim does not wait for another one that is not committed', async () => {
  await askFor(db, image(2));
  await askFor(db, image(3));
  const claims = await db.tx(async (tx) => [
    await claim(tx, one, all),
    await claim(db, two, all),
    await claim(db, two, all),
  ]);
  expect(claims.map(nameOf).sort()).toEqual(['2 1000', '3 1000', 'undefined undefined']);
});

test('what a reader waits for comes first, the largest of it, then the day’s papers, then covers', async () => {
  await queueAhead(db, false);
  const [counts] = await db.query<{ morning: number; covers: number }>(
    `select count(*) filter (where priority = 1)::int as morning, count(*) filter (where priority = 2)::int as covers from page_image`,
  );
  await askFor(db, image(2, 320));
  await askFor(db, image(2, 2800));
  const first = await taken(one, 0);
  const second = await taken(one, 0);
  expect([nameOf(first), nameOf(second)]).toEqual(['2 2800', '2 320']);
  expect(await claim(db, one, 0)).toBeUndefined();
  const next = await taken(one);
  expect([next.day, next.n, next.width]).toEqual([paper.day, 1, 320]);
  const [pages] = await db.query<{ fronts: number; others: number; older: number }>(
    `select count(*) filter (where e.slot = 0 and p.num = 1)::int as fronts, count(*) filter (where e.slot = 0 and p.num > 1)::int as others,
       count(*) filter (where e.slot > 0 and p.num = 1)::int as older
       from edition e join page p on p.edition_id = e.id where e.is_main and e.slot <= 60`,
  );
  const { fronts = 0, others = 0, older = 0 } = pages ?? {};
  expect(counts).toEqual({ morning: fronts * 8 + others * 5, covers: older });
  expect(others).toBeGreaterThan(0);
});

test('a claim whose process died is taken again, and the dead one settles nothing', async () => {
  await askFor(db, image(2));
  const dead = await taken(one);
  expect(await claim(db, two, all)).toBeUndefined();
  await leaseEnds();
  const again = await taken(two);
  expect([nameOf(again), again.attempts]).toEqual(['2 1000', 2]);
  await settleDrawn(db, dead, 1);
  expect(await state()).toBe('drawing');
  await settleDrawn(db, again, 1);
  expect(await state()).toBe('drawn');
});

test('a page that fails is tried three times with pauses, then says why and is left alone', async () => {
  await askFor(db, image(2));
  for (const next of ['retrying', 'retrying', 'failed']) {
    await settleFailed(db, await taken(one), 'No such font');
    expect(await state()).toBe(next);
    expect(await claim(db, two, all)).toBeUndefined();
    await db.query('update page_image set due_at = now()');
  }
  const failed = await db.query('select reason, attempts from page_image');
  expect(failed).toEqual([{ reason: 'No such font', attempts: 3 }]);
  await askFor(db, image(2));
  expect(await state()).toBe('failed');
  await db.query(`update page_image set settled_at = now() - interval '6 minutes'`);
  await askFor(db, image(2));
  expect((await taken(one)).attempts).toBe(1);
});

test('a page whose process dies each time is given up', async () => {
  await askFor(db, image(2));
  for (let n = 0; n < 3; n += 1) {
    await taken(one);
    await leaseEnds();
  }
  expect(await claim(db, two, all)).toBeUndefined();
  await giveUpDead(db);
  expect(await db.query('select state, reason from page_image')).toEqual([
    { state: 'failed', reason: 'The process ended' },
  ]);
});

const memory = (): ObjectStorage & { readonly keys: () => string[] } => {
  const objects = new Map<string, Uint8Array>();
  return {
    keys: () => [...objects.keys()],
    put: async (key, bytes) => void objects.set(key, bytes),
    get: async (key) => {
      const bytes = objects.get(key);
      return bytes && { bytes: new Uint8Array(bytes), size: bytes.length };
    },
    remove: async (key) => void objects.delete(key),
  };
};

test('images that no address leads to are removed: unread ones at once, drawn ones after a day', async () => {
  const storage = memory();
  const old = { ...image(2), day: '2020-01-01' };
  for (const each of [image(2), old]) {
    await askFor(db, each);
    await settleDrawn(db, await taken(one), 1);
    await storage.put(`pages/${each.editionId}-${each.revision}-${each.day}/2-1000.avif`, new Uint8Array(1), '');
  }
  await askFor(db, { ...old, n: 3 });
  const count = async () => (await db.query('select from page_image')).length;
  await removeStale(db, storage);
  expect([await count(), storage.keys().length]).toEqual([2, 2]);
  await db.query(`update page_image set settled_at = now() - interval '25 hours'`);
  await removeStale(db, storage);
  expect(await count()).toBe(1);
  expect(storage.keys()).toEqual([`pages/${paper.id}-${paper.revision}-${paper.day}/2-1000.avif`]);
});

const request = { n: 1, width: 320, format: 'webp' } as const;
const log = { warn: () => {} };
/** Images of a process whose press draws `bytes`, and how often it drew. */
const processWith = (storage: ObjectStorage, drawn: () => Promise<Uint8Array>, on = db) => {
  const drawings: string[] = [];
  const press: Press = {
    set: () => Promise.reject(new Error('Not asked')),
    image: async (key) => {
      drawings.push(key);
      return drawn();
    },
    close: async () => {},
  };
  return { drawings, images: createPageImages({ db: on, log, storage, press, aheadPress: undefined }) };
};

test('readers of two processes share one drawing, and later ones read the storage', async () => {
  const storage = memory();
  const drawn = Promise.withResolvers<Uint8Array>();
  const [first, second] = [processWith(storage, () => drawn.promise), processWith(storage, () => drawn.promise)];
  const asked = [first, first, second].map(({ images }) => images.get(paper, request));
  await expect.poll(() => first.drawings.length + second.drawings.length).toBe(1);
  drawn.resolve(new Uint8Array([1, 2, 3]));
  expect(await Promise.all(asked)).toEqual(Array(3).fill(new Uint8Array([1, 2, 3])));
  expect(await second.images.get(paper, request)).toEqual(new Uint8Array([1, 2, 3]));
  expect([...first.drawings, ...second.drawings]).toEqual([`${paper.id}-${paper.revision}-${paper.day}`]);
});

test('a reader gets the page while the database refuses to write, and when the storage lost it', async () => {
  const query: Db['query'] = (sql, params) =>
    /page_image/.test(sql) ? Promise.reject(new Error('No space left')) : db.query(sql, params);
  const full = processWith(memory(), async () => new Uint8Array([7]), { ...db, query });
  expect(await full.images.get(paper, request)).toEqual(new Uint8Array([7]));
  const storage = memory();
  const { images, drawings } = processWith(storage, async () => new Uint8Array([8]));
  await images.get(paper, request);
  await expect.poll(state).toBe('drawn');
  for (const key of storage.keys()) await storage.remove(key);
  expect(await images.get(paper, request)).toEqual(new Uint8Array([8]));
  expect(drawings).toHaveLength(2);
});

test('a page that another process has in its own folder is drawn once more here, and then read', async () => {
  const [one, two] = [
    processWith(memory(), async () => new Uint8Array([1])),
    processWith(memory(), async () => new Uint8Array([2])),
  ];
  const asked = [one.images.get(paper, request), two.images.get(paper, request)];
  await Promise.all(asked);
  for (const { images, drawings } of [one, two]) {
    const before = drawings.length;
    await images.get(paper, request);
    expect(drawings).toHaveLength(before);
  }
});
