import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { startClockwork } from './clockwork.ts';
import { createPaperOfDay } from './domain/epaper/paper-of-day.ts';
import { createWorld } from './domain/world/world.ts';
import type { DemoApp } from './http/demo-app.ts';
import { post, startTestApp, type TestApp } from './testing/testing.ts';
import { TEST_START } from './vitest-setup.ts';

const DAY = 86_400_000;
/** The first millisecond of 21 November 2025 in Italy; the fixtures are of the 20th. */
const MIDNIGHT = Date.UTC(2025, 10, 20, 23);
const base = { protocol: 'http:', port: '4300' };
const log = pino({ enabled: false });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(TEST_START - app.clock.now());
  await app.request('http://mg.localhost:4300/api/edicola/home');
});

interface Issue {
  readonly id_edizione: number;
  readonly date: string;
  readonly cover: string | null;
}

const today = async (on: Pick<DemoApp, 'request'> = app): Promise<Issue> => {
  const { data } = await (await on.request('http://mg.localhost:4300/api/edicola/home')).json();
  return data.issues[0];
};

const at = (moment: number): void => app.clock.advance(moment - app.clock.now());

/** Another process on the same database, with the same clock. */
const otherProcess = (): DemoApp =>
  createApp({ db: app.db, log, now: app.clock.now, dist: app.dist, docs: app.dist, captchaSecret: 'np-demo-secret' });

test('a running server has the new paper in the first millisecond of the day, and not before', async () => {
  at(MIDNIGHT - 1);
  const before = await today();
  at(MIDNIGHT);
  const after = await today();
  expect([before.date, after.date]).toEqual(['2025-11-20', '2025-11-21']);
  expect(after.id_edizione).toBe(before.id_edizione);
  const stories = await app.db.query<{ at: Date }>(
    'select max(a.published_at) as at from article a join edition e on e.id = a.edition_id where e.slot = 0',
  );
  expect(stories[0]?.at.getTime()).toBeLessThan(MIDNIGHT + 1001);
});

test.each([
  ['a sleep of nine days', 9 * DAY, '2025-11-29'],
  ['a clock set back by two days', -2 * DAY, '2025-11-18'],
  ['the night in which the clocks change', Date.UTC(2026, 2, 28, 23, 0, 1) - TEST_START, '2026-03-29'],
])('after %s the first answer has the paper of the day', async (_what, jump, date) => {
  at(TEST_START + jump);
  expect((await today()).date).toBe(date);
});

test('the server’s own pages show it too', async () => {
  at(MIDNIGHT);
  for (const address of ['http://mg.localhost:4300/', 'http://www.mg.localhost:4300/']) {
    expect(await (await app.request(address)).text(), address).toContain('21 novembre 2025');
  }
});

test('the console’s clock moves the paper, forth and back', async () => {
  const api = 'http://localhost:4300/api/console/settings';
  await post(app, api, { clock: { shiftMs: 3 * DAY, standsAt: null } });
  expect((await today()).date).toBe('2025-11-23');
  await post(app, api, { clock: { shiftMs: 0, standsAt: null } });
  expect((await today()).date).toBe('2025-11-20');
});

test('several processes have the same paper after midnight, whichever is asked first', async () => {
  const others = [otherProcess(), otherProcess()];
  for (const one of others) expect((await today(one)).date).toBe('2025-11-20');
  at(MIDNIGHT);
  const papers = await Promise.all([app, ...others, app, ...others].map((one) => today(one)));
  expect(new Set(papers.map(({ date, id_edizione, cover }) => `${date} ${id_edizione} ${cover}`)).size).toBe(1);
  expect(papers[0]?.date).toBe('2025-11-21');
});

test('while the database refuses to write, readers get the paper of the day before', async () => {
  const tx = () => Promise.reject(new Error('No space left'));
  const failing = createApp({ db: { ...app.db, tx }, log, now: app.clock.now, dist: '', docs: '', captchaSecret: '' });
  at(MIDNIGHT);
  expect((await today(failing)).date).toBe('2025-11-20');
});

const clockwork = (now: () => number, advance = async (_isNextDayNear: boolean) => {}) => {
  const world = createWorld(app.db, now);
  return startClockwork(
    { db: app.db, log, world, pageImages: { advance }, paperOfDay: createPaperOfDay(app.db, now) },
    base,
  );
};

const newestDay = async () =>
  (await app.db.query<{ day: string }>('select max(day) as day from edition where brand_id = 1'))[0]?.day;

test('the clockwork publishes the paper at midnight without any call', async () => {
  const started = performance.now();
  const { stop } = clockwork(() => MIDNIGHT - 200 + performance.now() - started);
  await expect.poll(newestDay, { timeout: 10_000, interval: 20 }).toBe('2025-11-21');
  await stop();
});

test('the next day is near in the quarter of an hour before midnight, for its front pages to be drawn', async () => {
  const told: boolean[] = [];
  for (const minutes of [16, 15, 1])
    await clockwork(
      () => MIDNIGHT - minutes * 60_000,
      async (isNextDayNear) => void told.push(isNextDayNear),
    ).stop();
  expect(told).toEqual([false, true, true]);
});
