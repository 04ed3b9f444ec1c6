import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Db } from '../demo/server/db/db.ts';
import { openEmbedded } from '../demo/server/db/embedded.ts';
import { migrate } from '../demo/server/db/migrate.ts';
import { openServer } from '../demo/server/db/server.ts';
import { searchArticles } from '../demo/server/domain/chatbot/search-articles.ts';
import { addStories, removeStories } from '../demo/server/domain/search/index-stories.ts';
import { stemsOf } from '../demo/server/domain/search/stems.ts';

/**
 * node scripts/run.mjs bench/retrieval.ts SET.json [--questions N] [--times N] Measures how well the subscriber
 * chatbot's search finds the passage that answers a question. The set has the shape of SQuAD-it: `{passages: [{id,
 * title, body}], questions: [{question, passage}]}`. All passages of an article share its title. Runs on the embedded
 * database, and also on the server that DATABASE_URL names. `--times 10` repeats the timing with ten times the
 * passages.
 */
const set = z.object({
  passages: z.array(z.object({ id: z.number().int().positive(), title: z.string(), body: z.string() })),
  questions: z.array(z.object({ question: z.string(), passage: z.number().int() })),
});

type Set = z.infer<typeof set>;

const DEPTH = 20;
const BRAND = 1;
const scope = { brandId: BRAND, category: undefined, from: undefined, to: undefined, now: new Date() };

const argument = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};

/** Inserts one article per passage, `times` over; the first round keeps the passages' own ids. */
const fill = async (db: Db, { passages }: Set, times: number): Promise<void> => {
  await db.tx(async (tx) => {
    await tx.exec('truncate article, section, story_passage, term cascade');
    await tx.query(
      `insert into brand (id, sigla, domain, name) values ($1, 'XX', 'xx.localhost', 'Prova') on conflict do nothing`,
      [BRAND],
    );
    await tx.query(
      `insert into section (id, brand_id, kind, slug, title) values (1, $1, 'sezione', 'prova', 'Prova')`,
      [BRAND],
    );
    const largest = Math.max(...passages.map(({ id }) => id));
    const sources = Array.from({ length: times }, (_, round) =>
      passages.map(({ id, title, body }) => ({ articleId: id + round * largest, ord: 0, title, body })),
    ).flat();
    await tx.query(
      `insert into article (id, brand_id, slug, section_id, kicker, title, summary, body, access, published_at)
       select id, $1, 'p' || id, 1, '', title, '', '', 'free', now() - interval '1 day'
         from unnest($2::bigint[], $3::text[]) as t (id, title)`,
      [BRAND, sources.map(({ articleId }) => articleId), sources.map(({ title }) => title)],
    );
    await removeStories(tx, BRAND);
    await addStories(tx, BRAND, sources);
  });
  await db.exec('analyze');
};

const find = async (db: Db, question: string): Promise<number[]> => {
  const [stems = []] = await stemsOf(db, [question]);
  const hits = await searchArticles(
    db,
    scope,
    stems.map((stem) => new Map([[stem, 1]])),
    DEPTH,
  );
  return hits.map(({ sourceId }) => sourceId);
};

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

const measure = async (db: Db, { questions }: Set): Promise<string> => {
  const sums = { first: 0, five: 0, reciprocal: 0 };
  const times: number[] = [];
  for (const { question, passage } of questions) {
    const started = performance.now();
    const found = await find(db, question);
    times.push(performance.now() - started);
    const rank = found.indexOf(passage) + 1;
    if (rank === 1) sums.first += 1;
    if (rank > 0 && rank <= 5) sums.five += 1;
    if (rank > 0) sums.reciprocal += 1 / rank;
  }
  times.sort((a, b) => a - b);
  const percent = (count: number): string => ((100 * count) / questions.length).toFixed(1);
  return [
    `hit@1 ${percent(sums.first)}`,
    `hit@5 ${percent(sums.five)}`,
    `MRR ${(sums.reciprocal / questions.length).toFixed(3)}`,
    `ms p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}`,
  ].join('   ');
};

const run = async (name: string, db: Db, data: Set): Promise<void> => {
  await migrate(db);
  await fill(db, data, 1);
  console.log(`${name.padEnd(12)} ${await measure(db, data)}`);
  const times = argument('--times', 1);
  if (times === 1) return;
  await fill(db, data, times);
  const some = { ...data, questions: data.questions.slice(0, 200) };
  console.log(`${name.padEnd(12)} ${times} times the passages: ${(await measure(db, some)).replace(/^.*ms/, 'ms')}`);
};

const onEmbedded = async (data: Set): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'np-bench-'));
  const db = await openEmbedded(folder);
  try {
    await run('PGlite', db, data);
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const onServer = async (server: string, data: Set): Promise<void> => {
  const name = `np_bench_${randomUUID().replaceAll('-', '')}`;
  const admin = await openServer(server);
  await admin.exec(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = await openServer(url.href);
  try {
    await run('PostgreSQL', db, data);
  } finally {
    await db.close();
    await admin.exec(`drop database ${name} with (force)`);
    await admin.close();
  }
};

const [file] = process.argv.slice(2);
if (!file || file.startsWith('--')) {
  console.error(
    'bench/retrieval.ts: name the set, for example: node scripts/run.mjs bench/retrieval.ts squad-it-test.json',
  );
  process.exit(2);
}
const whole = set.parse(JSON.parse(readFileSync(file, 'utf8')));
const data = { ...whole, questions: whole.questions.slice(0, argument('--questions', whole.questions.length)) };
console.log(`${data.passages.length} passages, ${data.questions.length} questions\n`);
await onEmbedded(data);
if (process.env.DATABASE_URL) await onServer(process.env.DATABASE_URL, data);
