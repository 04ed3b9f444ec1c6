import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../../../src/rules/text/calendar.ts';
import { longDate } from '../../../../../src/rules/text/dates.ts';
import { signedIn, type TestBrowser } from '../../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../../testing/testing.ts';
import { sendScheduled } from './scheduled.ts';

const base = '/api/user/rassegna';
const HOUR = 3_600_000;
let app: TestApp;
let company: TestBrowser;

beforeAll(async () => {
  app = await startTestApp();
  company = await signedIn(app, 'azienda@example.it');
});
afterAll(() => app.close());

const post = async (path: string, body: unknown) => (await company.post(base + path, body, 'newsstand')).json();
const get = async (path: string) => (await company.get(base + path, 'newsstand')).json();
const sent = async (): Promise<number> => (await get('/invio')).data.invii.length;
/** Moves the clock to the next time of day in Italy, today or tomorrow. */
const clockTo = async (time: string): Promise<void> => {
  const at = (moment: number) =>
    new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' }).format(moment);
  do app.clock.advance(60_000);
  while (at(app.clock.now()) !== time);
  company = await signedIn(app, 'azienda@example.it');
};
const schedule = (time: string, always_send = false) =>
  post('/profilo', { schedule: { interval: 'daily', time, day: 1 }, always_send });

test('a review is sent at its time, once, to every active recipient', async () => {
  await clockTo('06:00');
  await schedule('07:30');
  const [{ id }] = (await get('?per_page=1')).data.rassegna;
  await post('/selezione', { ids: [id], selected: true });
  await clockTo('07:29');
  await sendScheduled(app.db, app.clock.now());
  expect(await sent()).toBe(0);
  await clockTo('07:30');
  for (const _ of [1, 2]) await sendScheduled(app.db, app.clock.now());
  const { invii } = (await get('/invio')).data;
  expect(invii).toMatchObject([
    { version: 1, subject: `Rassegna stampa, ${longDate(new Date(app.clock.now()))}`, articoli: 1 },
  ]);
  expect(invii[0].recipients.length).toBe(12);
});

test('a time set after it has passed applies from tomorrow', async () => {
  await clockTo('10:00');
  const before = await sent();
  await schedule('09:00');
  const [, { id }] = (await get('?per_page=2')).data.rassegna;
  await post('/selezione', { ids: [id], selected: true });
  await sendScheduled(app.db, app.clock.now());
  expect(await sent()).toBe(before);
  const today = dayOf(new Date(app.clock.now()));
  await clockTo('08:00');
  await post('/selezione', { ids: [id], selected: true });
  await clockTo('09:00');
  expect(dayOf(new Date(app.clock.now())) > today).toBe(true);
  await sendScheduled(app.db, app.clock.now());
  expect(await sent()).toBe(before + 1);
});

test('an empty review is sent only when the profile says so; without a schedule none is sent', async () => {
  app.clock.advance(24 * HOUR);
  await clockTo('08:00');
  const before = await sent();
  await schedule('08:30');
  await clockTo('08:30');
  await sendScheduled(app.db, app.clock.now());
  expect(await sent()).toBe(before);
  await schedule('08:40', true);
  await clockTo('08:40');
  await sendScheduled(app.db, app.clock.now());
  expect(await sent()).toBe(before + 1);
  await post('/profilo', { schedule: { interval: 'never', time: '08:50', day: 1 } });
  await clockTo('08:50');
  await sendScheduled(app.db, app.clock.now());
  expect(await sent()).toBe(before + 1);
});
