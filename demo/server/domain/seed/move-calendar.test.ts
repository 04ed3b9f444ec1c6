import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../testing/testing.ts';
import { fixtureContent, TEST_START } from '../../vitest-setup.ts';
import { seed } from './seed.ts';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(() => close());

const DAY = 86_400_000;
const fill = async (now: number): Promise<string[]> => {
  const lines: string[] = [];
  await seed(db, { contentDir: fixtureContent, now, onProgress: (line) => void lines.push(line) });
  return lines;
};

const state = () =>
  db.query<{ id: number; slug: string; editionId: number; page: number; slot: number; day: string; rome: string }>(
    `select a.id, a.slug, a.edition_id as "editionId", a.page, e.slot, e.day,
       to_char(a.published_at at time zone 'Europe/Rome', 'YYYY-MM-DD HH24:MI') as rome
     from article a join edition e on e.id = a.edition_id order by a.id`,
  );

test('a second start on the same day writes nothing', async () => {
  expect(await fill(TEST_START + 3_600_000)).toEqual([]);
});

test('days later the newest paper is of the new day; editions, stories, pages and readers’ data stay', async () => {
  const before = await state();
  const favourites = await db.query('select * from favourite order by 1, 2');
  const regions = await db.query('select * from page_region order by 1, 2, 3');
  const lines = await fill(TEST_START + 130 * DAY);
  expect(lines.filter((line) => line.startsWith('filling'))).toEqual([]);
  const after = await state();
  expect(after.map(({ id, slug, editionId, page, slot }) => ({ id, slug, editionId, page, slot }))).toEqual(
    before.map(({ id, slug, editionId, page, slot }) => ({ id, slug, editionId, page, slot })),
  );
  expect(Math.max(...after.map(({ day }) => Date.parse(day)))).toBe(Date.parse('2026-03-30'));
  // Summer time has begun meanwhile: stories are still dated to the first second of their day in Italy.
  expect(after.filter(({ day, rome }) => !rome.startsWith(`${day} 00:00`))).toEqual([]);
  expect(favourites.length).toBeGreaterThan(0);
  expect(await db.query('select * from favourite order by 1, 2')).toEqual(favourites);
  expect(await db.query('select * from page_region order by 1, 2, 3')).toEqual(regions);
});

test('a second after midnight the day’s whole paper is out', async () => {
  const start = Date.parse('2026-04-01T00:00:01+02:00');
  await fill(start);
  const [row] = await db.query<{ stories: number; out: number }>(
    `select count(*)::int as stories, (count(*) filter (where a.published_at <= $1))::int as out
       from article a join edition e on e.id = a.edition_id where e.day = '2026-04-01'`,
    [new Date(start)],
  );
  expect(row?.stories).toBeGreaterThan(0);
  expect(row?.out).toBe(row?.stories);
});

test('a clock set back moves the calendar back', async () => {
  await fill(TEST_START);
  expect(Math.max(...(await state()).map(({ day }) => Date.parse(day)))).toBe(Date.parse('2025-11-20'));
});
