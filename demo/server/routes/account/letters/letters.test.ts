import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { signedIn } from '../../../testing/signed-in.ts';
import { dataOf, refusalOf } from '../../../testing/subscriptions-testing.ts';
import { startTestApp, type TestApp } from '../../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const newsletter = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  frequency: z.string(),
  group: z.string(),
  brand: z.string(),
  image: z.url().nullable(),
  subscribers_only: z.boolean(),
  subscribed: z.boolean(),
  sample_url: z.string(),
});
const newsletters = z.object({ newsletters: z.array(newsletter) });
const oneLetter = z.object({ newsletter });
const topic = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  followed: z.boolean(),
  push: z.boolean(),
  mail: z.boolean(),
});
const topics = z.object({ topics: z.array(topic) });
const oneTopic = z.object({ topic });

test('each brand has six newsletters; a code selects another brand', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  const own = await dataOf(await browser.get('/api/user/newsletters'), newsletters);
  expect(own.newsletters.map(({ name, subscribed }) => `${name} ${subscribed}`)).toEqual([
    'Prima luce true',
    'Il fine settimana true',
    'Sotto la torre false',
    'Campo lungo false',
    'Terra e cantine false',
    'Quota mille false',
  ]);
  const other = await dataOf(await browser.get('/api/user/newsletters?brand=gz'), newsletters);
  expect(new Set(other.newsletters.map(({ brand }) => brand))).toEqual(new Set(['GZ']));
});

test('subscribing twice makes one subscription, unsubscribing twice is harmless', async () => {
  const browser = await signedIn(app, 'lettore@example.it');
  const path = '/api/user/newsletters/mg-nl-prima-luce';
  for (const subscribed of [true, true, false, false]) {
    const { newsletter: now } = await dataOf(await browser.post(path, { subscribed }), oneLetter);
    expect(now.subscribed).toBe(subscribed);
  }
  const { newsletters: after } = await dataOf(await browser.get('/api/user/newsletters'), newsletters);
  expect(after.filter(({ subscribed }) => subscribed)).toEqual([]);
});

test('a newsletter for subscribers refuses other readers', async () => {
  const path = '/api/user/newsletters/mg-nl-quota-mille';
  const lettore = await signedIn(app, 'lettore@example.it');
  expect(await refusalOf(await lettore.post(path, { subscribed: true }))).toEqual({
    status: 403,
    code: 'ERR_SUBSCRIBERS_ONLY',
    message: 'Questa newsletter è riservata agli abbonati.',
  });
  const online = await signedIn(app, 'online@example.it');
  expect((await online.post(path, { subscribed: true })).status).toBe(200);
});

test('one call ends all newsletters; samples are open to visitors', async () => {
  const browser = await signedIn(app, 'titolare@example.it');
  const { newsletters: after } = await dataOf(await browser.post('/api/user/newsletters/unsubscribe-all'), newsletters);
  expect(after.some(({ subscribed }) => subscribed)).toBe(false);
  const sample = await app.request(after[0]?.sample_url ?? '');
  expect(sample.status).toBe(200);
  expect(await sample.text()).toContain('<h1>Prima luce</h1>');
});

test('topics have three groups; unfollowing ends the notifications', async () => {
  const browser = await signedIn(app, 'lettore@example.it');
  const list = await dataOf(await browser.get('/api/user/topics'), topics);
  expect([...new Set(list.topics.map(({ group }) => group))]).toEqual(['Luoghi', 'Argomenti', 'Cultura e sport']);
  const path = '/api/user/topics/mg-top-trasporti';
  const states = [
    { followed: true, push: true },
    { followed: true, mail: true },
    { followed: false, push: true },
    { followed: true },
  ];
  const seen: string[] = [];
  for (const state of states) {
    const { topic: now } = await dataOf(await browser.post(path, state), oneTopic);
    seen.push(`${now.followed} ${now.push} ${now.mail}`);
  }
  expect(seen).toEqual(['true true false', 'true true true', 'false false false', 'true false false']);
  expect((await browser.post('/api/user/topics/gz-top-teatro', { followed: true })).status).toBe(404);
  expect((await browser.post(path, { followed: 'sì' })).status).toBe(422);
});
