import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../testing/example-calls.ts';
import { signedIn, type TestBrowser } from '../../testing/signed-in.ts';
import { post, startTestApp, type TestApp } from '../../testing/testing.ts';
import { SHARED } from './share-answer.ts';

let app: TestApp;
let reader: TestBrowser;
beforeAll(async () => {
  app = await startTestApp();
  reader = await signedIn(app, 'digital@example.it');
});
afterAll(() => app.close());

const origins = {
  newsstand: 'http://mg.localhost:4300',
  account: 'http://account.mg.localhost:4300',
  archive: 'http://archive.localhost:4300',
} as const;
type Host = keyof typeof origins;

const everybody: readonly (readonly [host: Host, address: string])[] = [
  ['newsstand', '/api/site/config'],
  ['account', '/api/site/config'],
  ['account', '/api/site/faq'],
  ['newsstand', '/api/edicola/home'],
  ['newsstand', '/api/edicola/edizioni'],
  ['newsstand', '/api/edicola/sezioni'],
  ['newsstand', '/api/edicola/sezione?titolo=cronaca'],
  ['newsstand', '/api/edicola/speciali'],
  ['newsstand', '/api/edicola/speciale?titolo=il-fiume'],
  ['newsstand', '/api/edicola/firme'],
  ['newsstand', '/api/edicola/firma?slug=bruno-prova'],
  ['newsstand', '/api/edicola/articoli?ids=1,2'],
];
const visitors: typeof everybody = [
  ['newsstand', '/api/edicola/articolo?id=2'],
  ['newsstand', '/api/edicola/ricerca?q=tram'],
];

/** Cache-Control for a visitor and for a reader; `-` for an answer that is no success. */
const controls = async (host: Host, address: string): Promise<(string | null)[]> => {
  const asked = [await app.request(origins[host] + address)];
  if (host !== 'archive') asked.push(await reader.get(address, host));
  return asked.map((answer) => answer.headers.get('cache-control'));
};

test.each(everybody)('%s %s is the same for everybody', async (host, address) => {
  expect((await app.request(origins[host] + address)).status).toBe(200);
  expect(await controls(host, address)).toEqual([SHARED, SHARED]);
});

test.each(visitors)('%s %s is the same for all visitors, and private for a reader', async (host, address) => {
  expect(await controls(host, address)).toEqual([SHARED, 'private, no-store']);
  const bearer = await app.request(origins[host] + address, { headers: { authorization: 'Bearer x' } });
  expect(bearer.headers.get('cache-control')).toBe('private, no-store');
});

const shared = new Set([...everybody, ...visitors].map(([host, address]) => `${host} ${address.split('?')[0]}`));
const rest = routes.flatMap(({ method, path, 'x-np-hosts': hosts }: (typeof routes)[number]) =>
  method === 'get' ? (hosts as Host[]).map((host): [Host, string] => [host, path]) : [],
);

test.each(rest.filter(([host, path]) => !shared.has(`${host} ${path}`) && path !== '/api/site/comuni'))(
  '%s %s is private',
  async (host, path) => {
    const address = path.replace('{file}', '2.webp').replaceAll(/\{\w+\}/g, '1');
    for (const control of await controls(host, address)) expect(control).toMatch(/\bno-store\b/);
  },
);

test('the towns of a form keep their day, and a page its place in the back/forward cache', async () => {
  const towns = await app.request(`${origins.account}/api/site/comuni?q=Roma`);
  expect([towns.headers.get('cache-control'), towns.headers.has('etag')]).toEqual(['public, max-age=86400', true]);
  const page = await app.request('http://www.mg.localhost:4300/');
  expect([page.headers.get('cache-control'), page.headers.has('etag')]).toEqual(['private, no-cache', false]);
});

test('a caller who has the answer gets 304, in each encoding, with what the answer varies by', async () => {
  const address = `${origins.newsstand}/api/edicola/home`;
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding, origin: origins.newsstand };
    const first = await app.request(address, { headers });
    const again = await app.request(address, {
      headers: { ...headers, 'if-none-match': `"x", ${first.headers.get('etag')}` },
    });
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([304, '', SHARED]);
    expect(again.headers.get('access-control-allow-origin')).toBe(origins.newsstand);
    for (const { headers } of [first, again])
      expect((headers.get('vary') ?? '').split(/,\s*/).toSorted()).toEqual(['Accept-Encoding', 'Origin']);
  }
});

test('refusals, foreign pages and changes are private', async () => {
  const controlOf = async (answer: Promise<Response>) => (await answer).headers.get('cache-control');
  expect(await controlOf(app.request(`${origins.newsstand}/api/edicola/sezione?titolo=non-esiste`))).toBe(
    'private, no-store',
  );
  const foreign = { headers: { origin: 'http://evil.test' } };
  expect(await controlOf(app.request(`${origins.newsstand}/api/edicola/home`, foreign))).toBe('private, no-store');
  expect(await controlOf(post(app, `${origins.newsstand}/api/edicola/home`, {}))).toBe('private, no-store');
});

test('an answer that sets a cookie is private, also one for everybody', async () => {
  const session = `np_session=${reader.cookie('np_session')}`;
  const answer = await app.request(`${origins.newsstand}/api/edicola/home`, { headers: { cookie: session } });
  expect(answer.headers.getSetCookie()).toHaveLength(1);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('an answer with a fault of the console is private', async () => {
  const rule = { host: 'newsstand', method: 'GET', path: '/api/edicola/speciali', kind: 'delay', delay_ms: 1 };
  const made = await post(app, 'http://localhost:4300/api/console/faults', rule);
  expect(made.status).toBe(200);
  const late = await app.request(`${origins.newsstand}/api/edicola/speciali`);
  expect([late.status, late.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

test('without a cache that drops answers they have no tags', async () => {
  expect((await app.request(`${origins.newsstand}/api/edicola/home`)).headers.has('surrogate-key')).toBe(false);
});
