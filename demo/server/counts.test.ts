import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Counts, countRows, tableOf, unmetRequirements } from './counts.ts';
import type { Db } from './db/db.ts';
import { openTestDb } from './testing/testing.ts';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(() => close());

const minimum: Counts = {
  sigla: 'MG',
  days: 60,
  full: 3,
  today: 16,
  pages: 160,
  least: 2,
  most: 4,
  instalments: 1,
  local: 25,
  wire: 200,
  duplicates: 0,
  uncredited: 0,
  signatures: 1,
  specials: 1,
  archive: 1,
  passages: 1,
  faq: 1,
  offers: 1,
};

test('the minimum counts meet every requirement', () => {
  expect(unmetRequirements(minimum)).toEqual([]);
});

test.each<[Partial<Counts>]>([
  [{ days: 59 }],
  [{ full: 2 }],
  [{ today: 15 }],
  [{ least: 1 }],
  [{ most: 5 }],
  [{ instalments: 0 }],
  [{ local: 24 }],
  [{ duplicates: 1 }],
  [{ uncredited: 1 }],
  [{ signatures: 0 }],
  [{ specials: 0 }],
  [{ faq: 0 }],
  [{ offers: 0 }],
])('%j fails one requirement', (change) => {
  expect(unmetRequirements({ ...minimum, ...change })).toHaveLength(1);
});

const mgOf = async (): Promise<Counts | undefined> => (await countRows(db)).find(({ sigla }) => sigla === 'MG');

test('the rows of a filled database are counted, duplicate stories included', async () => {
  // The two local stories of the fixtures have one text.
  expect(await mgOf()).toMatchObject({
    days: 6,
    local: 2,
    wire: 38,
    archive: 22,
    duplicates: 1,
    uncredited: 0,
    faq: 6,
  });
  await db.query(
    `update article set title = (select title from article where slug = 'il-tram-torna'), credit = null
      where brand_id = 1 and source = 'wire' and rank = 5 and edition_id = (select min(id) from edition)`,
  );
  expect(await mgOf()).toMatchObject({ duplicates: 2, uncredited: 1 });
});

test('the table has a column for each brand', async () => {
  const [head = '', ...lines] = tableOf(await countRows(db)).split('\n');
  expect(head.trim().split(/\s+/)).toEqual((await countRows(db)).map(({ sigla }) => sigla));
  expect(lines).toHaveLength(Object.keys(minimum).length - 1);
});
