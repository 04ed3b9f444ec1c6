import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startClockwork } from './clockwork.ts';
import type { Db } from './db/db.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open.ts';
import { createPaperOfDay } from './domain/epaper/paper-of-day.ts';
import { PASSWORD } from './domain/seed/people/people.ts';
import { createWorld } from './domain/world/world.ts';
import type { DemoApp } from './http/demo-app.ts';
import { signedIn, TestBrowser } from './testing/signed-in.ts';
import { copyTestData, post, type TestData, withMigrations, writeDist } from './testing/testing.ts';
import {
  appAt,
  endProcess,
  missingEvents,
  type Started,
  startProcess,
  writeEvents,
} from './testing/testing-process.ts';
import { fixtureContent, TEST_START } from './vitest-setup.ts';

const account = 'http://account.mg.localhost:4300';
const shortInfo = '/api/user/short-info';
const DAY = 86_400_000;

describe.skipIf(!process.env.DATABASE_URL)('two processes on one PostgreSQL', () => {
  let data: TestData;
  let db: Db;
  let one: Started;
  let two: Started;
  /** The process that receives the next calls. */
  let at: Started;
  const here = { request: (...call: Parameters<DemoApp['request']>) => appAt(at.port).request(...call) };
  const children = new Set<ChildProcess>();
  let dist: ReturnType<typeof writeDist>;

  /** Each process has its own folder for its log. */
  const start = async (databaseUrl: string | undefined, name = 'one'): Promise<Started> => {
    const started = await startProcess({
      NP_DATA_DIR: join(data.dataDir, name),
      NP_DIST: dist.path,
      NP_CONTENT_DIR: fixtureContent,
      DATABASE_URL: databaseUrl,
    });
    children.add(started.child);
    return started;
  };
  const startBoth = (databaseUrl: string | undefined): Promise<[Started, Started]> =>
    Promise.all([start(databaseUrl), start(databaseUrl, 'two')]);

  beforeAll(async () => {
    dist = writeDist({});
    data = await copyTestData();
    db = await openDb(data.dataDir, data.databaseUrl);
    [one, two] = await startBoth(data.databaseUrl);
  });
  afterAll(async () => {
    await Promise.all([...children].map((child) => endProcess(child, 'SIGKILL')));
    dist.remove();
    await db.close();
    await data.remove();
  });

  test('a session of one process is valid at the other, its code works once, and sign-out ends it at both', async () => {
    at = one;
    const browser = await signedIn(here, 'lettore@example.it');
    const sent = await browser.get('/sso/request-login');
    const code = new URL(sent.headers.get('location') ?? '').searchParams.get('id_code');
    at = two;
    const known = z.object({ data: z.object({ email: z.string() }) });
    expect(known.parse(await (await browser.get(shortInfo)).json()).data.email).toBe('lettore@example.it');
    const headers = { cookie: browser.cookieHeader, origin: browser.origin('newsstand') };
    const exchanges = await Promise.all(
      [one, two].map(async ({ port }) => {
        const answer = await appAt(port).request(`${account}/api/sso/id_code/${code}`, { headers });
        return z.object({ success: z.boolean() }).parse(await answer.json()).success;
      }),
    );
    expect(exchanges.sort()).toEqual([false, true]);
    const cookie = browser.cookieHeader;
    expect((await browser.post('/api/logout')).status).toBe(200);
    const left = await appAt(one.port).request(account + shortInfo, { headers: { cookie } });
    const refusal = z.object({ data: z.object({ code: z.string() }) });
    expect([left.status, refusal.parse(await left.json()).data.code]).toEqual([401, 'ERR_SESSION_TOKEN_NOT_VALID']);
  });

  test('rate limits and failed sign-ins count together', async () => {
    const statuses = async (calls: number, call: () => Promise<Response>): Promise<number[]> => {
      const found: number[] = [];
      for (let n = 0; n < calls; n += 1) {
        at = n % 2 === 0 ? one : two;
        found.push((await call()).status);
      }
      return found;
    };
    const verify = () => post(here, `${account}/api/site/register/verify`, { verify_code: 'x'.repeat(43) });
    expect(await statuses(32, verify)).toEqual([...Array(30).fill(410), 429, 429]);
    const signIn = (password: string) => () =>
      new TestBrowser(here).post('/api/site/login', { login: 'ente@example.it', password });
    expect(await statuses(10, signIn('wrong'))).toEqual(Array(10).fill(401));
    expect(await statuses(2, signIn(PASSWORD))).toEqual([429, 429]);
  });

  test('a browser subscribed at one process receives a push of the other once', async () => {
    at = one;
    const browser = await signedIn(here, 'famiglia@example.it');
    const config = z.object({ data: z.object({ push_public_key: z.string() }) });
    const keys = await Promise.all(
      [one, two].map(async ({ port }) => {
        const answer = await appAt(port).request(`${account}/api/site/config`);
        return config.parse(await answer.json()).data.push_public_key;
      }),
    );
    expect(keys[0]).toBe(keys[1]);
    const subscribed = await post(
      here,
      'http://third.localhost:4300/push/subscribe',
      { applicationServerKey: keys[0] },
      { origin: account },
    );
    const receiver = z.object({ endpoint: z.string(), keys: z.unknown() }).parse(await subscribed.json());
    expect((await browser.post('/api/user/push/subscribe', receiver)).status).toBe(200);
    at = two;
    const message = {
      brand: 'MG',
      to: { email: 'famiglia@example.it' },
      title: 'Libri',
      body: 'Esce domani',
      path: '/',
    };
    const sent = await post(here, 'http://localhost:4300/api/console/push', message);
    expect(await sent.json()).toMatchObject({ data: { sent: 1, gone: 0, failed: 0 } });
    at = one;
    const received = await here.request(`${receiver.endpoint}/messages`, { headers: { origin: account } });
    const payload = JSON.stringify({ title: 'Libri', body: 'Esce domani', url: 'http://mg.localhost:4300/' });
    expect(await received.json()).toMatchObject({ messages: [{ payload }] });
    expect(await db.query('select payload from push_message')).toEqual([{ payload }]);
  });

  test('after the migration of a newer version, old processes keep running and none can start', async () => {
    const newer = `alter table account add column fresh int not null default 1; create table fresh (a int);`;
    await withMigrations({ '900-newer.sql': newer }, async (folder) => {
      expect(await migrate(db, folder)).toBe(1);
    });
    for (const process of [one, two]) {
      at = process;
      const browser = await signedIn(here, 'digital@example.it');
      expect((await browser.get(shortInfo)).status).toBe(200);
    }
    const { code, err } = await start(data.databaseUrl);
    expect(code).toBe(1);
    expect(err).toContain('migration 900, which this program does not know');
  });

  test('kill -9 of one process during writes: acknowledged writes exist, and the other keeps running', async () => {
    const acknowledged = await writeEvents(
      (n) => (n % 2 === 0 ? one : two).port,
      (count) => {
        if (count === 200) one.child.kill('SIGKILL');
        return count === 400;
      },
    );
    expect(await endProcess(one.child, 'SIGKILL')).toBeNull();
    expect(acknowledged.length).toBeGreaterThanOrEqual(400);
    expect(await missingEvents(db, acknowledged)).toEqual([]);
    expect(await endProcess(two.child, 'SIGTERM')).toBe(0);
  });

  test('mails that become due are sent once, as by a single process', async () => {
    const mailsAfter = async (run: (db: Db, url: string | undefined) => Promise<unknown>): Promise<unknown[]> => {
      const copy = await copyTestData();
      const own = await openDb(copy.dataDir, copy.databaseUrl);
      const clock = { shiftMs: 0, standsAt: TEST_START + 25 * DAY };
      await createWorld(own, Date.now).set({ clock });
      await run(own, copy.databaseUrl);
      const mails = await own.query('select brand_id, recipient, subject from mail_out order by 1, 2, 3');
      await own.close();
      await copy.remove();
      return mails;
    };
    const alone = await mailsAfter(async (own) => {
      const world = createWorld(own, Date.now);
      await world.reload();
      const parts = {
        db: own,
        log: pino({ enabled: false }),
        world,
        pageImages: { advance: async () => {} },
        paperOfDay: createPaperOfDay(own, world.now),
      };
      await startClockwork(parts, new URL(account)).stop();
    });
    const together = await mailsAfter(async (own, url) => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const both = await own.tx(async (tx) => {
        // Both find the same rows due and start on them at the same moment.
        await tx.query('select from subscription for update');
        const started = await startBoth(url);
        while ((await own.query(waiting)).length < 2) {}
        return started;
      });
      for (const { child } of both) expect(await endProcess(child, 'SIGTERM')).toBe(0);
    });
    expect(alone).toHaveLength(18);
    expect(together).toEqual(alone);
  });
});
