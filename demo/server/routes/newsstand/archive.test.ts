import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { signedIn } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

const archive = 'http://archive.localhost:4300/v1';
const newsstand = 'http://gz.localhost:4300';

let app: TestApp;
let bearer: Record<string, string>;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
  const browser = await signedIn(app, 'digital@example.it', 'GZ');
  cookie = browser.cookieHeader;
  const redirect = await browser.get(`/sso/request-login?redirect_uri=${encodeURIComponent(`${newsstand}/`)}`);
  const code = new URL(redirect.headers.get('location') ?? '').searchParams.get('id_code');
  const exchanged = await browser.get(`/api/sso/id_code/${code}`);
  const { data } = z.object({ data: z.object({ id_token: z.string() }) }).parse(await exchanged.json());
  bearer = { authorization: `Bearer ${data.id_token}` };
});
afterAll(() => app.close());

const get = async (path: string, headers: Record<string, string> = bearer) => {
  const response = await app.request(archive + path, { headers });
  const { data } = z.object({ data: z.record(z.string(), z.any()) }).parse(await response.json());
  return { status: response.status, headers: response.headers, data };
};

test('a search finds old articles of the bearer’s paper', async () => {
  const { data } = await get('/ricerca?q=prova&per_page=100');
  expect(data.paging.total).toBe(22);
  expect(
    data.results.every(({ brand, date }: { brand: string; date: string }) => brand === 'GZ' && date < '2023-11-21'),
  ).toBe(true);
  expect(data.results[0].title_html).toContain('<mark>prova</mark>');
});

test('a range of days narrows the search', async () => {
  const all = (await get('/ricerca')).data;
  const { date } = all.results[3];
  const some = (await get(`/ricerca?from=${date}`)).data;
  expect(some.paging.total).toBe(4);
});

test('full stories have their credit; those of another paper are left out', async () => {
  const [{ id }] = (await get('/ricerca')).data.results;
  const [foreign] = await app.db.query<{ id: number }>('select id from archive_article where brand_id = 1 limit 1');
  const { data } = await get(`/articoli?ids=${foreign?.id},${id}`);
  expect(data.articles).toHaveLength(1);
  expect(data.articles[0]).toMatchObject({
    id,
    credit: 'Wikinotizie, CC BY 2.5',
    body_html: expect.stringContaining('<p>'),
  });
});

test.each([
  ['nothing', {}],
  ['a foreign token', { authorization: 'Bearer abc' }],
])('%s is refused', async (_what, headers: Record<string, string>) => {
  expect((await get('/ricerca', headers)).status).toBe(401);
});

test('a session cookie is ignored', async () => {
  expect(await get('/ricerca', { cookie })).toMatchObject({ status: 401, data: { code: 'ERR_NOT_LOGGED' } });
});

test('pages of the papers may call it, other pages may not, and none with credentials', async () => {
  const own = await get('/ricerca', { ...bearer, origin: newsstand });
  expect(own.headers.get('access-control-allow-origin')).toBe(newsstand);
  expect(own.headers.get('access-control-allow-credentials')).toBeNull();
  expect(
    (await get('/ricerca', { ...bearer, origin: 'http://evil.test' })).headers.get('access-control-allow-origin'),
  ).toBeNull();
});

test.each([
  [newsstand, 'GET', 'authorization', 204],
  ['http://www.mg.localhost:4300', 'GET', 'authorization', 204],
  ['http://evil.test', 'GET', 'authorization', 403],
  [newsstand, 'GET', 'x-xsrf-token', 403],
  [newsstand, 'POST', 'authorization', 405],
])('a preflight from %s for %s with %s: %d', async (origin, method, headers, status) => {
  const response = await app.request(`${archive}/ricerca`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
  });
  expect(response.status).toBe(status);
});

test('POST is refused', async () => {
  expect((await app.request(`${archive}/ricerca`, { method: 'POST', headers: bearer })).status).toBe(405);
});
