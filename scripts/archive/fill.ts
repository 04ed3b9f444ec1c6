import type { Db, Transaction } from '../../demo/server/db/db.ts';
import { addStories } from '../../demo/server/domain/search/index-stories.ts';
import { categoryOf, wireSection } from '../../demo/server/domain/seed/calendar/wire.ts';
import type { SharedContent } from '../../demo/server/domain/seed/shared-content.ts';
import { type ArchiveStory, articleOf } from './articles.ts';
import { NAMES, nameOf } from './names.ts';
import { readSources } from './sentences.ts';

export interface FillOptions {
  readonly content: SharedContent;
  readonly years: number;
  readonly seed: number;
  /** Number of different names in all articles. */
  readonly names?: number;
  readonly now: number;
  readonly onProgress: (line: string) => void;
}

/** Articles of one transaction; they are of one paper. */
const BATCH = 2000;
const DAY_MS = 86_400_000;
const DAYS_A_YEAR = 365.25;
/** The newest article of the archive is so many days old: the demo's own editions follow. */
const NEWEST_AGE = 40;
const SCOPE = 'archive';

/** A paper's sections by name, and its signatures. */
interface Shelves {
  readonly brandId: number;
  readonly sections: ReadonlyMap<string, number>;
  readonly authors: readonly number[];
}

const readShelves = async (db: Db, wanted: readonly string[]): Promise<Shelves[]> => {
  const brands = await db.query<{ id: number }>(
    'select id from brand where exists (select from faq where brand_id = brand.id) order by id',
  );
  return Promise.all(
    brands.map(async ({ id: brandId }) => {
      await db.query(
        `insert into section (brand_id, kind, slug, title) select $1, 'sezione', lower(title), title from unnest($2::text[]) as title
         on conflict (brand_id, kind, slug) do nothing`,
        [brandId, wanted],
      );
      const sections = await db.query<{ id: number; title: string }>(
        "select id, title from section where brand_id = $1 and kind = 'sezione'",
        [brandId],
      );
      const authors = await db.query<{ id: number }>('select id from signature where brand_id = $1 order by id', [
        brandId,
      ]);
      return {
        brandId,
        sections: new Map(sections.map(({ id, title }) => [title, id])),
        authors: authors.map(({ id }) => id),
      };
    }),
  );
};

/** Inserts articles and their passages. The text is in the passages alone; a list shows title and summary. */
const write = async (
  tx: Transaction,
  { brandId, sections, authors }: Shelves,
  stories: readonly ArchiveStory[],
  now: number,
): Promise<void> => {
  const rows = stories.map(({ section, kicker, age, author, ...story }) => ({
    ...story,
    kicker,
    section: sections.get(wireSection(section)),
    author: authors[Math.floor(author * author * authors.length)],
    category: categoryOf(wireSection(section), kicker),
    published: new Date(now - (age + NEWEST_AGE) * DAY_MS),
  }));
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key] ?? null);
  const ids = await tx.query<{ id: number; slug: string }>(
    `insert into article (brand_id, slug, section_id, signature_id, kicker, title, summary, body, access, published_at, category)
     select $1, slug, section, author, kicker, title, summary, '', 'subscriber', published, category
       from unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::text[])
         as t (slug, section, author, kicker, title, summary, published, category)
     returning id, slug`,
    [
      brandId,
      column('slug'),
      column('section'),
      column('author'),
      column('kicker'),
      column('title'),
      column('summary'),
      column('published'),
      column('category'),
    ],
  );
  const idOf = new Map(ids.map(({ id, slug }) => [slug, id]));
  await addStories(
    tx,
    brandId,
    stories.flatMap(({ slug, passages }) =>
      passages.map((passage, ord) => ({ articleId: idOf.get(slug) ?? 0, ord, ...passage })),
    ),
  );
};

/** How many articles a database has of this seed. Throws when it has those of another one. */
const filledOf = async (db: Db, seed: number): Promise<number> => {
  const [row] = await db.query<{ checksum: string }>('select checksum from content_version where scope = $1', [SCOPE]);
  const [found, count] = (row?.checksum ?? `${seed} 0`).split(' ').map(Number);
  if (found !== seed)
    throw new Error(`The database has an archive of seed ${found}. Name an empty database, or that seed.`);
  return count ?? 0;
};

/** What a run added, and its seconds. */
export interface Filled {
  readonly articles: number;
  readonly passages: number;
  readonly seconds: number;
}

/** The archive of a seeded database. */
export interface Archive {
  filled(): Promise<number>;
  /** Adds articles up to `articles`. Each transaction notes how far it is: after a stop, the next call goes on. */
  fillTo(articles: number): Promise<Filled>;
}

/** Reads what articles are made of. Throws when the database has an archive of another seed. */
export const openArchive = async (
  db: Db,
  { content, years, seed, names = NAMES, now, onProgress }: FillOptions,
): Promise<Archive> => {
  await filledOf(db, seed);
  const sources = await readSources(db, content);
  const stems = await db.query<{ stem: string }>(
    `select (ts_lexize('italian_stem', lower(name)))[1] as stem from unnest($1::text[]) with ordinality as t (name, ord) order by ord`,
    [Array.from({ length: names }, (_, rank) => nameOf(rank))],
  );
  const shelves = await readShelves(db, [...new Set(sources.map(({ section }) => wireSection(section)))]);
  const known = stems.map(({ stem }) => stem);
  const days = Math.floor(years * DAYS_A_YEAR);
  // A block of articles is one paper's, wherever a run begins or ends.
  const make = (first: number, end: number): ArchiveStory[] =>
    Array.from({ length: Math.max(0, Math.min(BATCH - (first % BATCH), end - first)) }, (_, at) =>
      articleOf(sources, known, seed, first + at, days),
    );
  const writeBatch = (first: number, stories: readonly ArchiveStory[]): Promise<void> =>
    db.tx(async (tx) => {
      const paper = shelves[Math.floor(first / BATCH) % shelves.length];
      if (!paper) throw new Error('The database has no paper: it was not seeded.');
      await write(tx, paper, stories, now);
      await tx.query(
        `insert into content_version (scope, checksum) values ($1, $2)
         on conflict (scope) do update set checksum = $2, filled_at = now()`,
        [SCOPE, `${seed} ${first + stories.length}`],
      );
    });
  const fillTo = async (articles: number): Promise<Filled> => {
    const from = await filledOf(db, seed);
    const started = performance.now();
    let passages = 0;
    let stories = make(from, articles);
    for (let first = from; stories.length > 0; ) {
      const written = writeBatch(first, stories);
      passages += stories.reduce((sum, story) => sum + story.passages.length, 0);
      first += stories.length;
      // The database writes a batch while the next is made.
      stories = make(first, articles);
      await written;
      const rate = (first - from) / ((performance.now() - started) / 1000);
      const left = Math.round((articles - first) / rate);
      onProgress(`${first} of ${articles} articles, ${Math.round(rate)} a second, ${left} s left`);
    }
    return { articles: Math.max(0, articles - from), passages, seconds: (performance.now() - started) / 1000 };
  };
  return { filled: () => filledOf(db, seed), fillTo };
};
