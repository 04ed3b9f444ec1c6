import { parseArgs } from 'node:util';
import { reasonOf, StartError } from '../../demo/server/base/start-error.ts';
import { migrate } from '../../demo/server/db/migrate.ts';
import { openServer } from '../../demo/server/db/server.ts';
import { startPostgres } from '../tests/postgres.ts';
import { prepareArchive } from './prepare.ts';

/**
 * npm run archive -- --years 20 [--articles N] [--seed N]: fills the PostgreSQL that DATABASE_URL names with years of the
 * six papers, 50,000 articles a year, after the demo's own stories. Without DATABASE_URL it fills a private one and says
 * how fast, then removes it. Run it again after a stop: it goes on.
 */
const ARTICLES_A_YEAR = 50_000;

const { values } = parseArgs({
  options: {
    years: { type: 'string', default: '20' },
    articles: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const years = Number(values.years);
const articles = Number(values.articles ?? years * ARTICLES_A_YEAR);
const seed = Number(values.seed);

try {
  if (!(years > 0) || !Number.isInteger(articles) || articles < 1 || !Number.isInteger(seed)) {
    throw new StartError('--years takes a number above 0, --articles and --seed whole numbers.');
  }
  const own = process.env.DATABASE_URL === undefined ? await startPostgres() : undefined;
  const db = await openServer(process.env.DATABASE_URL ?? own?.url ?? '');
  try {
    await migrate(db);
    const archive = await prepareArchive(db, { years, seed, now: Date.now(), onProgress: console.log });
    const done = await archive.fillTo(articles);
    const rate = Math.round(done.articles / Math.max(done.seconds, 0.001));
    const added = `${done.articles} articles, ${done.passages} passages`;
    console.log(`archive: ${added} in ${Math.round(done.seconds)} s, ${rate} articles a second`);
    await db.exec('vacuum analyze story_passage');
    await db.exec('analyze article; analyze term');
  } finally {
    await db.close();
    await own?.stop();
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : `archive: ${reasonOf(error)}`);
  process.exitCode = 1;
}
