import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/testing.ts';
import { askFor, claim, settleDrawn, settleFailed } from '../../epaper/images/queue.ts';
import { CallMetrics } from '../call-metrics.ts';
import { addBeat, type Beat, p95Between } from './beats.ts';
import { readMachineRoom } from './machine-room.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.exec('delete from process_minute; delete from page_image; delete from purge_minute'));

const [one, two] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const beat = (process: string, changes: Partial<Beat> = {}): Beat => ({
  process,
  startedAt: new Date('2026-11-26T09:00:00Z'),
  port: 4301,
  calls: 10,
  failed: 0,
  p95Ms: 50,
  cpuMs: 400,
  memoryMb: 300,
  ...changes,
});
const page = async () => (await app.request('http://localhost:4300/sala-macchine')).text();

test('the beats of a minute are added; of times and memory the greatest counts', async () => {
  await addBeat(app.db, beat(one));
  await addBeat(app.db, beat(one, { calls: 5, failed: 1, p95Ms: undefined, memoryMb: 320 }));
  await addBeat(app.db, beat(two, { port: 4302, p95Ms: 250 }));
  // Both in one minute, whenever the test runs.
  await app.db.exec(`update process_minute set at = date_trunc('minute', now())`);
  const { running, minutes } = await readMachineRoom(app.db);
  expect(
    running.map(({ port, calls, failed, p95Ms, cpuMs, memoryMb }) => [port, calls, failed, p95Ms, cpuMs, memoryMb]),
  ).toEqual([
    [4301, 15, 1, 50, 800, 320],
    [4302, 10, 0, 250, 400, 300],
  ]);
  expect(minutes.map(({ calls, p95Ms, memoryMb }) => [calls, p95Ms, memoryMb])).toEqual([[25, 250, 620]]);
});

test('a process that is silent for more than three beats is not running', async () => {
  await addBeat(app.db, beat(one));
  await app.db.exec(`update process_minute set seen_at = now() - interval '46 seconds'`);
  expect((await readMachineRoom(app.db)).running).toEqual([]);
});

test.each([
  ['no call', [], undefined],
  ['one of 3 ms', [3], 5],
  ['nineteen quick ones and one of a second', [...Array(19).fill(4), 1000], 5],
  ['eighteen quick ones and two of 700 ms', [...Array(18).fill(4), 700, 700], 1000],
  ['one of a minute', [60_000], 10_000],
])('of %s, 95 of 100 are answered within the bound of its bucket', (_, times, expected) => {
  const metrics = new CallMetrics();
  const call = (ms: number) => metrics.observe({ host: 'newsstand', method: 'GET', route: '/', status: 200, ms });
  for (const ms of [2, 9000]) call(ms);
  const before = metrics.sums();
  for (const ms of times as number[]) call(ms);
  expect(p95Between(before, metrics.sums())).toBe(expected);
});

test('the page shows how far the papers of today are drawn, and why an image failed', async () => {
  const [paper] = await app.db.query<{ id: number; day: string; revision: string }>(
    'select id, day, revision from edition where brand_id = 1 and slot = 0 and is_main',
  );
  if (!paper) throw new Error('No paper today');
  const { id: editionId, day, revision } = paper;
  for (const n of [1, 2, 3]) await askFor(app.db, { editionId, day, revision, n, width: 640, format: 'webp' });
  const take = async () => {
    const claimed = await claim(app.db, one, 0);
    if (!claimed) throw new Error('Nothing to draw');
    return claimed;
  };
  await settleDrawn(app.db, await take(), 120);
  await settleFailed(app.db, await take(), 'No such font');
  const text = await page();
  expect(text).toContain('Immagini dei giornali di oggi: 1 pronte di 3 chieste finora.');
  expect(text).toContain('<progress max="3" value="1" aria-label="Il Meriggio di Gaviano"></progress> 1 di 3');
  expect(text).toContain('No such font');
  await settleDrawn(app.db, await take(), 80);
  const { images, drawings } = await readMachineRoom(app.db);
  expect([images.drawn, images.forReaders]).toEqual([2, 1]);
  expect(drawings.reduce((sum, minute) => sum + minute.images, 0)).toBe(2);
});

test('without a cache and a mail server the page says so', async () => {
  const text = await page();
  expect(text).toContain('Nessuna: i processi rispondono a ogni lettura.');
  expect(text).toContain('Nessun server di posta');
  // Charts without a value.
  expect(text).toContain('Nessuna chiamata.');
  expect(text).not.toContain('∞');
});
