import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { accountIdOf } from '../domain/seed/people/people.ts';
import { signedIn } from '../testing/signed-in.ts';
import { dataOf } from '../testing/subscriptions-testing.ts';
import { post, startTestApp, type TestApp } from '../testing/testing.ts';
import { isPushEndpoint } from './endpoints.ts';
import { sendPush } from './send.ts';

const ACCOUNT = 'http://account.mg.localhost:4300';
const THIRD = 'http://third.localhost:4300';
const text = { title: 'Trasporti', body: 'Il tram parte', url: '/articolo/1' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const config = z.object({ push_public_key: z.string() });
const receiver = z.object({ endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) });
const messages = z.object({ messages: z.array(z.object({ id: z.number(), payload: z.string(), at: z.string() })) });
const pushed = z.object({ push: z.object({ id: z.string(), active: z.boolean() }) });

const active = z.object({ push: z.object({ active: z.boolean() }) });

/** Subscribes as the demo pages' shim of `PushManager.subscribe` does. */
const subscribe = async (origin = ACCOUNT): Promise<Response> => {
  const { push_public_key } = await dataOf(await app.request(`${ACCOUNT}/api/site/config`), config);
  return app.request(`${THIRD}/push/subscribe`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: push_public_key }),
  });
};
const received = async (endpoint: string): Promise<string[]> => {
  const response = await app.request(`${endpoint}/messages`, { headers: { origin: ACCOUNT } });
  return messages.parse(await response.json()).messages.map(({ payload }) => payload);
};
const toTopic = (topic: string) => sendPush(app.db, 1, { topic }, text, app.clock.now());

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/x', true],
  ['http://third.localhost:4300/push/0d2b4d3c-8a52-4a61-9f6c-1f2d3e4a5b6c', true],
  ['http://third.localhost:4300/push/subscribe', false],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.test/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://127.0.0.1/x', false],
  ['javascript:1', false],
  ['', false],
])('%s takes messages: %s', (endpoint, takes) => {
  expect(isPushEndpoint(endpoint)).toBe(takes);
});

test('a reader who switched the bell on gets the message, encrypted for the browser', async () => {
  const browser = await signedIn(app, 'lettore@example.it');
  const { endpoint, keys } = receiver.parse(await (await subscribe()).json());
  const body = { endpoint, keys, user_agent: 'Firefox' };
  const first = await dataOf(await browser.post('/api/user/push/subscribe', body), pushed);
  const again = await dataOf(await browser.post('/api/user/push/subscribe', body), pushed);
  expect(again).toEqual(first);
  await browser.post('/api/user/topics/mg-top-trasporti', { followed: true });
  expect(await toTopic('mg-top-trasporti')).toEqual({ sent: 0, gone: 0, failed: 0 });
  await browser.post('/api/user/topics/mg-top-trasporti', { followed: true, push: true });
  expect(await toTopic('mg-top-trasporti')).toEqual({ sent: 1, gone: 0, failed: 0 });
  expect(await received(endpoint)).toEqual([JSON.stringify(text)]);
  const audience = { accountId: accountIdOf(1, 'lettore@example.it') };
  expect(await sendPush(app.db, 1, audience, text, app.clock.now())).toMatchObject({ sent: 1 });
  expect(await sendPush(app.db, 5, audience, text, app.clock.now())).toMatchObject({ sent: 0 });
});

test('a browser that unsubscribed at its push service is deleted; one that unsubscribed here gets nothing', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  const { endpoint, keys } = receiver.parse(await (await subscribe()).json());
  await browser.post('/api/user/push/subscribe', { endpoint, keys });
  await app.request(`${endpoint}/unsubscribe`, { method: 'POST', headers: { origin: ACCOUNT } });
  const audience = { accountId: accountIdOf(1, 'digital@example.it') };
  expect(await sendPush(app.db, 1, audience, text, app.clock.now())).toEqual({ sent: 0, gone: 1, failed: 0 });
  expect(await sendPush(app.db, 1, audience, text, app.clock.now())).toEqual({ sent: 0, gone: 0, failed: 0 });
  const other = receiver.parse(await (await subscribe()).json());
  await browser.post('/api/user/push/subscribe', other);
  const stranger = await signedIn(app, 'online@example.it');
  expect((await stranger.post('/api/user/push/unsubscribe', { endpoint: other.endpoint })).status).toBe(404);
  const state = async (reader: typeof browser) =>
    (await dataOf(await reader.post('/api/user/push/state', { endpoint: other.endpoint }), active)).push.active;
  expect([await state(browser), await state(stranger)]).toEqual([true, false]);
  const ended = await dataOf(await browser.post('/api/user/push/unsubscribe', { endpoint: other.endpoint }), pushed);
  expect(ended.push.active).toBe(false);
  expect(await state(browser)).toBe(false);
  expect(await sendPush(app.db, 1, audience, text, app.clock.now())).toEqual({ sent: 0, gone: 0, failed: 0 });
});

test('the console sends to one reader, or to readers who switched a bell on', async () => {
  const api = 'http://localhost:4300/api/console';
  const browser = await signedIn(app, 'famiglia@example.it');
  const { endpoint, keys } = receiver.parse(await (await subscribe()).json());
  await browser.post('/api/user/push/subscribe', { endpoint, keys });
  await browser.post('/api/user/topics/mg-top-libri', { followed: true, push: true });
  const { topics } = (await (await app.request(`${api}/topics?brand=MG`)).json()).data;
  expect(topics).toContainEqual({ id: 'mg-top-libri', name: 'Libri' });
  const send = (to: object, path = '/articolo/1') =>
    post(app, `${api}/push`, { brand: 'MG', to, title: 'Libri', body: 'Esce domani', path });
  for (const to of [{ email: 'famiglia@example.it' }, { topic: 'mg-top-libri' }])
    expect((await (await send(to)).json()).data).toEqual({ sent: 1, gone: 0, failed: 0 });
  const wanted = JSON.stringify({ title: 'Libri', body: 'Esce domani', url: 'http://mg.localhost:4300/articolo/1' });
  expect(await received(endpoint)).toEqual([wanted, wanted]);
  expect((await send({ email: 'famiglia@example.it' }, '//evil.test')).status).toBe(422);
});

test('the push stand-in refuses messages not signed with the page’s key, and foreign pages', async () => {
  expect((await subscribe('https://evil.test')).status).toBe(403);
  const { endpoint } = receiver.parse(await (await subscribe()).json());
  const post = (headers: Record<string, string>): Promise<Response> =>
    app.request(endpoint, { method: 'POST', headers, body: new Uint8Array(32) });
  expect((await post({})).status).toBe(401);
  expect((await post({ authorization: 'vapid t=a.b.c, k=d' })).status).toBe(403);
  expect((await app.request(`${THIRD}/push/${crypto.randomUUID()}`, { method: 'POST' })).status).toBe(404);
  expect(await received(endpoint)).toEqual([]);
});

test('keys of the wrong length are refused', async () => {
  const browser = await signedIn(app, 'lettore@example.it');
  const { endpoint } = receiver.parse(await (await subscribe()).json());
  const answer = await browser.post('/api/user/push/subscribe', { endpoint, keys: { p256dh: 'AAAA', auth: 'AAAA' } });
  expect(answer.status).toBe(422);
});
