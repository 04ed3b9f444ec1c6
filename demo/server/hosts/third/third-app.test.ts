import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '../../domain/world/settings.ts';
import { captchaToken, post, startTestApp, type TestApp } from '../../testing/testing.ts';
import { readable } from '../third-calls.ts';

const third = 'http://third.localhost:4300';
const console = 'http://localhost:4300/api/console';
const page = 'http://www.gz.localhost:4300';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => post(app, `${console}/reset`, {}));

const set = (changes: unknown) => post(app, `${console}/settings`, changes);
const recorded = async () => (await (await app.request(`${console}/third`)).json()).data.calls;

test.each([
  ['/consent/cs.js', '__tcfapi'],
  ['/audience/tracker.js?client=np-gz&app=np-gz-web', '"client":"np-gz"'],
  ['/tagmanager/tm.js?id=GTM-NP&l=dataLayer', '"container":"GTM-NP"'],
  ['/livechat/widget.js', 'LiveChatWidget'],
  ['/recaptcha/api.js?render=np-demo', 'grecaptcha'],
  ['/recaptcha/enterprise.js?render=np-demo', 'grecaptcha'],
  ['/hcaptcha/1/api.js?onload=ready', '"onload":"ready"'],
  ['/turnstile/v0/api.js', 'turnstile'],
])('%s is a script that any page may load and nobody keeps', async (path, text) => {
  const response = await app.request(third + path);
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-store',
  ]);
  expect(await response.text()).toContain(text);
});

test('the consent manager’s script has the mode set in the console', async () => {
  const script = async () => (await app.request(`${third}/consent/cs.js`)).text();
  expect(await script()).toContain('({"mode":"not_needed"})');
  await set({ consent: 'ask' });
  expect(await script()).toContain('({"mode":"ask"})');
});

test.each([
  ['failing', 500],
  ['absent', 499],
])('a stand-in that is %s answers %i, and the others as ever', async (state, status) => {
  await set({ services: { ...defaultSettings.services, audience: state } });
  expect((await app.request(`${third}/audience/tracker.js`)).status).toBe(status);
  expect((await app.request(`${third}/consent/cs.js`)).status).toBe(200);
});

test('requests of pages are recorded without secrets', async () => {
  const body = JSON.stringify({ client: 'np-gz', event: 'pageview', data: { url: `${page}/` } });
  await app.request(`${third}/audience/collect`, { method: 'POST', body, headers: { origin: page } });
  await captchaToken(app, page);
  const [token, audience] = await recorded();
  expect(audience).toMatchObject({
    service: 'audience',
    method: 'POST',
    path: '/audience/collect',
    page,
    sent: { client: 'np-gz', event: 'pageview', data: { url: `${page}/` } },
    outcome: 'ok',
  });
  expect(token).toMatchObject({ service: 'captcha', path: '/recaptcha/token', sent: { k: 'np-demo', action: 'chat' } });
});

test.each([
  ['', '', {}],
  ['?id=1', '', { id: '1' }],
  ['', 'secret=s&response=r&k=1', { secret: '…', response: '…', k: '1' }],
  ['', '{"token":"t","a":[1]}', { token: '…', a: [1] }],
  ['', 'plain words', { text: 'plain words' }],
])('%s and %s are shown as %o', (query, body, shown) => {
  expect(readable(new URLSearchParams(query), body)).toEqual(shown);
});

test('the marketing platform fills the slots of known pages for their reader', async () => {
  const slotRequest = { slots: { top: '#top' }, profile: { subscribed: false } };
  const ask = (origin: string, body: unknown = slotRequest) =>
    post(app, `${third}/marketing/v1/slots`, body, { origin });
  const answer = await ask(page);
  expect(answer.headers.get('access-control-allow-origin')).toBe(page);
  expect(await answer.json()).toEqual({
    slots: {
      top: {
        container: '#top',
        title: 'Un mese a 1 €',
        text: expect.any(String),
        cta: 'Abbonati',
        href: 'http://shop.gz.localhost:4300/vetrina',
      },
    },
  });
  const subscriber = await (await ask(page, { ...slotRequest, profile: { subscribed: true } })).json();
  expect(subscriber.slots.top.cta).toBe('Scopri come');
  expect((await ask('http://evil.test')).status).toBe(403);
  expect((await ask(page, { slots: [] })).status).toBe(422);
});
