import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Db } from '../../demo/server/db/db.ts';
import { migrate } from '../../demo/server/db/migrate.ts';
import { openServer } from '../../demo/server/db/server.ts';
import { searchArticles } from '../../demo/server/domain/chatbot/search-articles.ts';
import type { Scope } from '../../demo/server/domain/chatbot/sources.ts';
import { contentStems } from '../../demo/server/domain/search/concepts.ts';
import { prepareArchive } from '../../scripts/archive/prepare.ts';
import { startPostgres } from '../../scripts/tests/postgres.ts';
import { addDays, dayOf } from '../../src/rules/text/calendar.ts';
import { dev } from '../answers/chatbot/sets.ts';
import { turnsOf } from '../answers/question.ts';

/**
 * npm run bench -- archive [--sizes 2000,20000,200000,1000000]: how the chatbot's search grows. Fills the PostgreSQL that
 * DATABASE_URL names, or a private one, size by size, and asks the questions whose story is known. Sizes that the database
 * already exceeds are left out.
 */
const DEPTH = 20;
/** Articles of a paper's day. */
const EDITION = 25;
const SEED = 1;
const YEARS = 20;

interface Asked {
  readonly brandId: number;
  readonly words: readonly ReadonlyMap<string, number>[];
  /** How the title of the story begins. */
  readonly title: string;
}

/** Single questions that one story answers. */
const known = Object.values(dev)
  .flat()
  .flatMap((question) => {
    const [turn, ...others] = turnsOf(question);
    const [title, ...more] = turn?.sources ?? [];
    return turn && others.length === 0 && title !== undefined && more.length === 0
      ? [{ sigla: question.brand, ask: turn.ask, title }]
      : [];
  });

const questionsOf = async (db: Db): Promise<Asked[]> => {
  const brands = await db.query<{ id: number; sigla: string }>('select id, sigla from brand');
  const asked: Asked[] = [];
  for (const { sigla, ask, title } of known) {
    const stems = await contentStems(db, ask);
    const brandId = brands.find((brand) => brand.sigla === sigla)?.id ?? 0;
    asked.push({ brandId, title, words: stems.map((stem) => new Map([[stem, 1]])) });
  }
  return asked;
};

const quantile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);

type Filters = Partial<Omit<Scope, 'brandId' | 'now'>>;

/** Asks each question once; `hits` counts the places of the known stories. */
const ask = async (db: Db, questions: readonly Asked[], filtersOf: (brandId: number) => Filters) => {
  const times: number[] = [];
  const hits = { first: 0, five: 0 };
  for (const { brandId, words, title } of questions) {
    const scope = {
      brandId,
      category: undefined,
      from: undefined,
      to: undefined,
      now: new Date(),
      ...filtersOf(brandId),
    };
    const started = performance.now();
    const found = await searchArticles(db, scope, words, DEPTH);
    times.push(performance.now() - started);
    const rows = await db.query<{ id: number; title: string }>('select id, title from article where id = any($1)', [
      found.map(({ sourceId }) => sourceId),
    ]);
    const titles = [...new Set(found.map(({ sourceId }) => rows.find(({ id }) => id === sourceId)?.title ?? ''))];
    const place = titles.findIndex((one) => one.startsWith(title));
    if (place === 0) hits.first += 1;
    if (place >= 0 && place < 5) hits.five += 1;
  }
  times.sort((one, other) => one - other);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), hits };
};

/** Processor milliseconds and private megabytes of a server process on this machine; undefined on another one. */
const processOf = (pid: number): { ms: number; mb: number } | undefined => {
  const folder = `/proc/${pid}`;
  if (!existsSync(`${folder}/schedstat`)) return undefined;
  const [ns = '0'] = readFileSync(`${folder}/schedstat`, 'utf8').split(' ');
  const [, kb = '0'] = /RssAnon:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8')) ?? [];
  return { ms: Number(ns) / 1e6, mb: Number(kb) / 1024 };
};

const measure = async (db: Db, questions: readonly Asked[]): Promise<string> => {
  const [sizes] = await db.query<{ articles: number; passages: number; index: number; table: number }>(
    `select (select count(*) from article) as articles, (select sum(passages)::bigint from story_total) as passages,
            (select sum(pg_relation_size(oid))::bigint from pg_class where relname like 'story\\_passage\\_words\\_%') as index,
            pg_table_size('story_passage') as table`,
  );
  // The first round fills the caches.
  const none = () => ({});
  await ask(db, questions, none);
  const [row] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  const before = processOf(row?.pid ?? 0);
  const { p50, p95, hits } = await ask(db, questions, none);
  const after = processOf(row?.pid ?? 0);
  const share = (count: number): string => `${((100 * count) / questions.length).toFixed(1)} %`;
  const mb = (bytes = 0): string => `${(bytes / 1e6).toFixed(0)} MB`;
  return [
    sizes?.articles,
    sizes?.passages,
    share(hits.first),
    share(hits.five),
    `${p50} ms`,
    `${p95} ms`,
    before && after ? `${((after.ms - before.ms) / questions.length).toFixed(0)} ms` : '',
    after ? `${after.mb.toFixed(0)} MB` : '',
    mb(sizes?.index),
    mb(sizes?.table),
  ].join(' | ');
};

const filtered = async (db: Db, questions: readonly Asked[]): Promise<void> => {
  const rows = await db.query<{ brandId: number; sectionId: number; authorId: number | null }>(
    `select brand_id as "brandId", min(section_id) as "sectionId", min(signature_id) as "authorId" from article group by brand_id`,
  );
  const today = dayOf(new Date());
  const of = (brandId: number) => rows.find((one) => one.brandId === brandId);
  const kinds: Readonly<Record<string, (brandId: number) => Filters>> = {
    'a month': () => ({ from: addDays(today, -400), to: addDays(today, -370) }),
    'a year': () => ({ from: addDays(today, -1465), to: addDays(today, -1100) }),
    'ten years': () => ({ from: addDays(today, -3650), to: today }),
    'a section': (brandId) => ({ sectionId: of(brandId)?.sectionId ?? 0 }),
    'an author': (brandId) => ({ authorId: of(brandId)?.authorId ?? 0 }),
    economia: () => ({ category: 'economia' }),
  };
  console.log('\nfilter | p50 | p95');
  for (const [name, filters] of Object.entries(kinds)) {
    const { p50, p95 } = await ask(db, questions, filters);
    console.log(`${name} | ${p50} ms | ${p95} ms`);
  }
};

export const benchArchive = async ({ sizes }: { readonly sizes: string }): Promise<void> => {
  const own = process.env.DATABASE_URL === undefined ? await startPostgres('on') : undefined;
  const url = process.env.DATABASE_URL ?? own?.url ?? '';
  const db = await openServer(url);
  try {
    await migrate(db);
    const archive = await prepareArchive(db, { years: YEARS, seed: SEED, now: Date.now(), onProgress: () => {} });
    const questions = await questionsOf(db);
    console.log(`${questions.length} questions\n`);
    console.log('articles | passages | first | among five | p50 | p95 | processor | memory | index | table');
    for (const size of sizes.split(',').map(Number)) {
      if ((await archive.filled()) > size) continue;
      const { articles, seconds } = await archive.fillTo(size);
      await db.exec('vacuum analyze story_passage');
      await db.exec('analyze article; analyze term');
      console.log(await measure(db, questions));
      if (articles > 0) console.log(`  filled at ${Math.round(articles / seconds)} articles a second`);
    }
    await filtered(db, questions);
    const edition = await archive.fillTo((await archive.filled()) + EDITION);
    console.log(`\na new edition of ${EDITION} stories is found after ${(edition.seconds * 1000).toFixed(0)} ms`);
    console.log(`machine load ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await db.close();
    await own?.stop();
  }
};
