import { loadavg } from 'node:os';
import type { Db } from '../../demo/server/db/db.ts';
import { openDb } from '../../demo/server/db/open.ts';
import { erase } from '../../demo/server/domain/account/gdpr/erase.ts';
import { exportArchive, personalData, type Subject } from '../../demo/server/domain/account/gdpr/export.ts';
import { addTracking, keepTrackingByMonth, TRACKING_MONTHS } from '../../demo/server/domain/world/tracking.ts';
import { endProcess, startProcess } from '../../demo/server/testing/testing-process.ts';
import { startPostgres } from '../../scripts/tests/postgres.ts';

/**
 * npm run bench -- retention [--rows 1000000]: the demo's world in PostgreSQL with so many page views and clicks of the
 * last months. Exports and deletes a reader, stores events and ends a month, before and after.
 */
const READER = 'azienda@example.it';
const EVENTS = 200;
/** Rows per insert statement. */
const BATCH = 500_000;
const PATHS = ['/', '/articolo/1204', '/articolo/1733', '/sezione/cronaca', '/sfoglia/311', '/cerca?q=tram'];

const monthsBack = (now: number, months: number): number => {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 15);
};

/** Makes the month's tables as the server does: month by month, the oldest first. */
const makeMonths = async (db: Db, now: number): Promise<void> => {
  for (let months = TRACKING_MONTHS; months >= 0; months -= 1) await keepTrackingByMonth(db, monthsBack(now, months));
};

const fill = async (db: Db, rows: number, now: number): Promise<void> => {
  const from = monthsBack(now, TRACKING_MONTHS);
  const step = (now - from) / rows;
  for (let done = 0; done < rows; done += BATCH) {
    const some = Math.min(BATCH, rows - done);
    await db.query(
      `insert into tracking (brand_id, url, event, at)
       select 1 + n % 6, 'https://www.meriggio.example' || ($4::text[])[1 + n % ${PATHS.length}],
              case when n % 5 = 0 then 'click' else 'pageview' end, $1::timestamptz + ($2::float8 + n * $3::float8) * interval '1 ms'
         from generate_series(1, ${some}) as n`,
      [new Date(from), done * step, step, PATHS],
    );
    if ((done / BATCH) % 10 === 9) console.log(`  ${((done + some) / 1e6).toFixed(0)} million rows`);
  }
  await db.exec('analyze tracking');
};

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
};

const subjectOf = async (db: Db): Promise<Subject> => {
  const [row] = await db.query<Subject>(
    `select id as "accountId", brand_id as "brandId", email from account where email = $1 order by brand_id limit 1`,
    [READER],
  );
  if (!row) throw new Error(`The demo's world has no ${READER}`);
  return row;
};

class Undone extends Error {}

/** Runs in a transaction that is rolled back, so that it can be done again. */
const undone = async (db: Db, run: Parameters<Db['tx']>[0]): Promise<void> => {
  await db
    .tx(async (tx) => {
      await run(tx);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
};

const measure = async (db: Db, now: number): Promise<string> => {
  const [size] = await db.query<{ rows: number; bytes: number }>(
    `select count(*) as rows, (select sum(pg_total_relation_size(inhrelid))::bigint from pg_inherits
       where inhparent = 'tracking'::regclass) as bytes from tracking`,
  );
  const subject = await subjectOf(db);
  // The first round fills the caches.
  let [exported, erased] = [0, 0];
  for (let round = 0; round < 2; round += 1) {
    exported = await timed(async () => exportArchive(await personalData(db, subject), 'Il Meriggio', now));
    erased = await timed(() => undone(db, (tx) => erase(tx, subject, now)));
  }
  const times: number[] = [];
  for (let n = 0; n < EVENTS; n += 1)
    times.push(await timed(() => addTracking(db, { brandId: 1, url: '/', event: 'pageview' }, now)));
  times.sort((one, other) => one - other);
  const ms = (value = 0): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  return [
    `${size?.rows}`,
    `${((size?.bytes ?? 0) / 1e6).toFixed(0)} MB`,
    ms(exported),
    ms(erased),
    ms(times[Math.floor(EVENTS * 0.95)]),
  ].join(' | ');
};

export const benchRetention = async ({ rows }: { readonly rows: string }): Promise<void> => {
  const cluster = await startPostgres('on');
  const server = await startProcess({ DATABASE_URL: cluster.url });
  await endProcess(server.child, 'SIGTERM');
  const db = await openDb('', cluster.url);
  const now = Date.now();
  try {
    await db.exec('truncate tracking');
    await makeMonths(db, now);
    console.log('rows of tracking | tables and indexes | export of a reader | deletion of a reader | an event, p95');
    console.log(await measure(db, now));
    const filled = await timed(() => fill(db, Number(rows), now));
    console.log(await measure(db, now));
    console.log(`filled at ${Math.round(Number(rows) / (filled / 1000))} rows a second`);
    let removed: Record<string, number> = {};
    const ended = await timed(async () => {
      removed = await keepTrackingByMonth(db, monthsBack(now, -1));
    });
    console.log(`a month ends: ${JSON.stringify(removed)} rows are gone after ${(ended / 1000).toFixed(1)} s`);
    console.log(`machine load ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await db.close();
    await cluster.stop();
  }
};
