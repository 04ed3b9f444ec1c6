import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import type { Rounds } from '../../db/rounds.ts';
import { openTestDb } from '../../testing/testing.ts';
import { letCachePurge, startPurger } from './purge.ts';

let db: Db;
let close: () => Promise<void>;
let cache: Server;
let url: string;
let purger: Rounds;
/** What the cache was told, and how it answers. */
let told: { method: string | undefined; tags: string[] }[];
let status: number;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
  cache = createServer(({ method, headers }, response) => {
    told.push({ method, tags: String(headers['surrogate-key']).split(' ').toSorted() });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => void cache.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`;
});
beforeEach(async () => {
  [told, status] = [[], 200];
  await letCachePurge(db, true);
  await db.exec('delete from purge_minute');
  purger = startPurger({ db, log: pino({ enabled: false }) }, url);
});
afterEach(async () => {
  await purger.stop();
  await letCachePurge(db, false);
});
afterAll(async () => {
  cache.close();
  await close();
});

/** The purger looks twice a second; a busy machine takes longer. */
const soon = { timeout: 15_000 };
const noted = async (): Promise<number> => (await db.query('select from stale_answer')).length;
/** What the console's machine room shows, of all minutes. */
const counted = () =>
  db.query('select sum(told)::int as told, sum(failed)::int as failed from purge_minute having count(*) > 0');
const makeDue = () => db.query('update stale_answer set due_at = now()');
const ofStory = { method: 'PURGE', tags: ['edizione-1', 'elenchi-mg', 'storia-1'] };

test('a changed story is purged with its edition and its paper’s lists, and once more later', async () => {
  await db.query(`update article set title = 'Un altro titolo' where id = 1`);
  await expect.poll(() => told, soon).toEqual([ofStory]);
  expect(await noted()).toBe(1);
  expect(await counted()).toEqual([]);
  await makeDue();
  await expect.poll(() => told, soon).toEqual([ofStory, ofStory]);
  await expect.poll(noted, soon).toBe(0);
  // Once for both rounds.
  await expect.poll(counted, soon).toEqual([{ told: 1, failed: 0 }]);
});

test('a withdrawn story and a changed edition are purged, whoever changes them', async () => {
  await db.query('update article set withdrawn_at = now() where id = 2');
  await expect.poll(() => told.length, soon).toBe(1);
  expect(told[0]?.tags).toContain('storia-2');
  await db.query(`update edition set title = 'Sera' where id = 1`);
  await expect.poll(() => told[1]?.tags, soon).toEqual(['edizione-1', 'elenchi-mg']);
});

test('a deleted story and a new one are purged', async () => {
  await db.query('delete from article where id = 3');
  await expect.poll(() => told.at(-1)?.tags, soon).toContain('storia-3');
  const [story] = await db.query<{ id: number }>(
    `insert into article (brand_id, slug, section_id, kicker, title, summary, body, access, published_at, edition_id, rank, source)
     select brand_id, 'nuova', section_id, kicker, title, summary, body, access, published_at, edition_id, 99, source
       from article where id = 1 returning id`,
  );
  await expect.poll(() => told.at(-1)?.tags, soon).toContain(`storia-${story?.id}`);
});

test('many changes of a paper drop all of its answers, those of others only theirs', async () => {
  await db.tx(async (tx) => {
    for (let n = 0; n < 51; n += 1) await tx.query('update edition set revision = $1 where id = 1', [String(n)]);
    await tx.query(`update edition set title = title where id = (select min(id) from edition where brand_id = 5)`);
  });
  await expect.poll(() => told.length, soon).toBe(2);
  expect(told.map(({ tags }) => tags.at(-1)).toSorted()).toEqual(['elenchi-gz', 'testata-mg']);
});

test('a purge that the cache refuses is repeated', async () => {
  status = 503;
  await db.query(`update article set title = 'Ancora' where id = 1`);
  await expect.poll(() => told.length, soon).toBe(1);
  status = 200;
  expect(await noted()).toBe(1);
  await expect.poll(counted, soon).toEqual([{ told: 0, failed: 1 }]);
  await makeDue();
  await expect.poll(() => told.length, soon).toBe(2);
});

test('without a cache nothing is noted', async () => {
  await letCachePurge(db, false);
  await db.query(`update article set title = 'Piano' where id = 1`);
  expect(await noted()).toBe(0);
});
