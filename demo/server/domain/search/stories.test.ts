import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { migrationFiles, openTestDb } from '../../testing/testing.ts';
import { searchArticles } from '../chatbot/search-articles.ts';
import type { Scope } from '../chatbot/sources.ts';
import { addStories } from './index-stories.ts';
import { stemsOf } from './stems.ts';

const GZ = 5;
const now = new Date('2026-11-26T10:00:00Z');

let test_: Awaited<ReturnType<typeof openTestDb>>;
let db: Db;
let sections: readonly number[];
let authors: readonly number[];

/** Adds a story as a new edition does; returns its id. */
const publish = (title: string, body: string, day: string, at: 0 | 1): Promise<number> =>
  db.tx(async (tx) => {
    const [row] = await tx.query<{ id: number }>(
      `insert into article (brand_id, slug, section_id, signature_id, kicker, title, summary, body, access, published_at, category)
       values ($1, $2, $3, $4, '', $5, '', '', 'free', $6, $7) returning id`,
      [
        GZ,
        title.toLowerCase().replaceAll(' ', '-'),
        sections[at],
        authors[at],
        title,
        day,
        at === 0 ? 'economia' : null,
      ],
    );
    const articleId = row?.id ?? 0;
    await addStories(tx, GZ, [{ articleId, ord: 0, body }]);
    return articleId;
  });

const find = async (question: string, filters: Partial<Scope> = {}): Promise<number[]> => {
  const [stems = []] = await stemsOf(db, [question]);
  const scope = { brandId: GZ, category: undefined, from: undefined, to: undefined, now, ...filters };
  const found = await searchArticles(
    db,
    scope,
    stems.map((stem) => new Map([[stem, 1]])),
    5,
  );
  return found.map(({ sourceId }) => sourceId);
};

let first: number;
let second: number;
beforeAll(async () => {
  test_ = await openTestDb();
  db = test_.db;
  const ids = async (table: string) =>
    (await db.query<{ id: number }>(`select id from ${table} where brand_id = $1 order by id limit 2`, [GZ])).map(
      ({ id }) => id,
    );
  sections = await ids('section');
  authors = await ids('signature');
  first = await publish('Zampogne al molo', 'Le zampogne suonano al molo vecchio di notte.', '2016-03-10T09:00:00Z', 0);
  second = await publish(
    'Ritorno delle zampogne',
    'Quest’anno le zampogne tornano in piazza.',
    '2024-03-10T09:00:00Z',
    1,
  );
});
afterAll(() => test_.close());

test('a story is found when its edition is written, by words of title and text', async () => {
  expect((await find('zampogne sul molo'))[0]).toBe(first);
  expect((await find('ritorno zampogne'))[0]).toBe(second);
});

test.each([
  ['a period', () => ({ from: '2016-01-01', to: '2016-12-31' }), () => [first]],
  ['the days after it', () => ({ from: '2016-03-11', to: undefined }), () => [second]],
  ['a category', () => ({ category: 'economia' }), () => [first]],
  ['a section', () => ({ sectionId: sections[1] ?? 0 }), () => [second]],
  ['a signature', () => ({ authorId: authors[0] ?? 0 }), () => [first]],
  ['another paper', () => ({ brandId: 1 }), () => []],
] as const)('only stories of %s are found', async (_, filters, ids) => {
  expect(await find('zampogne', filters())).toEqual(ids());
});

test('a brand’s totals and the counts of its words grow with each story', async () => {
  const totals = () =>
    db.query<{ passages: number; len: number }>('select passages, len from story_total where brand_id = $1', [GZ]);
  const df = () =>
    db.query<{ df: number }>("select df from term where brand_id = $1 and kind = 'article' and term = 'zampogn'", [GZ]);
  const [before] = await totals();
  expect(await df()).toEqual([{ df: 2 }]);
  await publish('Ancora zampogne', 'Un coro di zampogne.', '2025-01-01T09:00:00Z', 0);
  expect(await df()).toEqual([{ df: 3 }]);
  expect(await totals()).toEqual([{ passages: (before?.passages ?? 0) + 1, len: (before?.len ?? 0) + 4 }]);
});

test('each paper has an index of its own, also one that had its stories before', async () => {
  const indexes = async () =>
    (
      await db.query<{ name: string }>(
        `select indexname as name from pg_indexes where tablename = 'story_passage' and indexdef like '%gin%' order by 1`,
      )
    ).map(({ name }) => name);
  const papers = await db.query<{ id: number }>('select brand_id as id from story_total order by brand_id::text');
  const own = papers.map(({ id }) => `story_passage_words_${id}`);
  expect(own).toContain(`story_passage_words_${GZ}`);
  expect(await indexes()).toEqual(own);
  for (const name of own) await db.exec(`drop index ${name}`);
  await db.exec('create index story_passage_words on story_passage using gin (words)');
  await db.exec(readFileSync(join(migrationFiles, 'search/107-words-by-paper-contract.sql'), 'utf8'));
  expect(await indexes()).toEqual(own);
});
