import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../domain/seed/people/people.ts';
import { startTestApp, type TestApp } from '../testing/testing.ts';

/** Calls as a trusted proxy forwards them after TLS on the default port. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const account = 'http://account.lg.localhost';
const overTls = (url: string, init: RequestInit = {}): Promise<Response> =>
  app.request(url, init, { protocol: 'https:' });

/** Cookies without their values, which differ each time. */
const attributes = (response: Response): string[] =>
  response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''));

const signIn = {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: 'https://account.lg.localhost' },
  body: JSON.stringify({ login: 'lettore@example.it', password: PASSWORD }),
};

test('every cookie is Secure, and HSTS is set', async () => {
  const answer = await overTls(`${account}/api/site/login`, signIn);
  expect(answer.status).toBe(200);
  expect(attributes(answer)).toEqual([
    '__Host-np_signed_in; Max-Age=0; Path=/; Secure',
    '__Host-np_device; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
    'np_session; Domain=lg.localhost; Path=/; HttpOnly; Secure; SameSite=Lax',
    'XSRF-TOKEN; Domain=lg.localhost; Path=/; Secure; SameSite=Lax',
  ]);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('addresses made by the server use https', async () => {
  const google = await overTls(`${account}/sso/google`);
  const target = new URL(google.headers.get('location') ?? '');
  expect(target.origin).toBe('https://google.localhost');
  expect(target.searchParams.get('redirect_uri')).toBe('https://account.lg.localhost/sso/google/callback');
  expect(attributes(google)).toEqual(['__Host-np_google; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax']);
  const page = await (await overTls('http://www.lg.localhost:8443/')).text();
  expect(page).toContain('https://cdn.localhost:8443/np/');
  expect(page).not.toMatch(/http:\/\/[\w.]*localhost/);
});

test('the brand’s https pages are trusted, its http pages are not', async () => {
  const allowed = async (origin: string) =>
    (await overTls(`${account}/api/health`, { headers: { origin } })).headers.get('access-control-allow-origin');
  expect(await allowed('https://www.lg.localhost')).toBe('https://www.lg.localhost');
  expect(await allowed('http://www.lg.localhost')).toBeNull();
  const plain = { ...signIn, headers: { ...signIn.headers, origin: 'http://account.lg.localhost' } };
  expect((await overTls(`${account}/api/site/login`, plain)).status).toBe(403);
});
