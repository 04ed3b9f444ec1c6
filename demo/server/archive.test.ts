import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Archive, openArchive } from '../../scripts/archive/fill.ts';
import type { Db } from './db/db.ts';
import { readSharedContent } from './domain/seed/shared-content.ts';
import { openTestDb } from './testing/testing.ts';

const content = new URL('../content/', import.meta.url).pathname;
const now = Date.UTC(2026, 10, 26);

let test_: Awaited<ReturnType<typeof openTestDb>>;
let db: Db;
let archive: Archive;
const open = async (seed: number): Promise<Archive> => {
  const { wire } = (await readSharedContent(content)).content;
  const some = { wire: wire.slice(0, 20), serial: [] };
  return openArchive(db, { content: some, years: 20, seed, names: 500, now, onProgress: () => {} });
};

beforeAll(async () => {
  test_ = await openTestDb();
  db = test_.db;
  archive = await open(7);
});
afterAll(() => test_.close());

const textsOf = () =>
  db.query(
    `select a.slug, a.title, a.published_at, p.body from article a join story_passage p on p.article_id = a.id
      where a.slug like 'archivio-%' order by a.slug, p.ord`,
  );

test('a stopped run goes on, and makes the articles that a whole run makes', async () => {
  expect(await archive.fillTo(12)).toMatchObject({ articles: 12 });
  expect(await archive.fillTo(30)).toMatchObject({ articles: 18 });
  const parts = await textsOf();
  await db.exec(
    `delete from article where slug like 'archivio-%'; delete from content_version where scope = 'archive'`,
  );
  expect(await archive.fillTo(30)).toMatchObject({ articles: 30 });
  expect(await textsOf()).toEqual(parts);
  expect(await archive.fillTo(30)).toMatchObject({ articles: 0 });
});

test('the words of a generated passage are those that the database reads in it', async () => {
  const rows = await db.query(
    `select p.id from story_passage p join article a on a.id = p.article_id
      where a.slug like 'archivio-%' and p.words is distinct from setweight(to_tsvector('it', search_text(a.title)), 'A')
        || to_tsvector('it', search_text(p.body)) || array_to_tsvector(array_remove(
          array['§s' || a.section_id, '§g' || a.signature_id, '§c' || a.category], null))`,
  );
  expect(rows).toEqual([]);
  const [count] = await db.query<{ n: number }>(
    `select count(*) as n from story_passage p join article a on a.id = p.article_id where a.slug like 'archivio-%'`,
  );
  expect(count?.n).toBeGreaterThan(60);
});

test('an archive of another seed is refused', async () => {
  await expect(open(8)).rejects.toThrow('The database has an archive of seed 7');
});
