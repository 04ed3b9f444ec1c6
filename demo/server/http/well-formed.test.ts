import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn, type TestBrowser } from '../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../testing/testing.ts';
import { malformedField } from './well-formed.ts';

let app: TestApp;
let reader: TestBrowser;
beforeAll(async () => {
  app = await startTestApp();
  reader = await signedIn(app, 'digital@example.it');
});
afterAll(() => app.close());

test.each<[value: unknown, field: string | undefined]>([
  ['perché 🂡', undefined],
  [{ a: ['x', { b: 'y\n' }], c: 3, d: null }, undefined],
  ['\0', 'body'],
  [{ a: 'x\0' }, 'a'],
  [{ a: [{ b: 'x' }, { b: '\ud800' }] }, 'a.1.b'],
  [{ a: '\udc00x' }, 'a'],
  [{ 'k\0': 1 }, 'body'],
  [JSON.parse('{"__proto__":{"a":"\\u0000"}}'), '__proto__.a'],
])('in %j the malformed field is %s', (value, field) => {
  expect(malformedField(value)).toBe(field);
});

test('a deeply nested value is walked to its end', () => {
  let value: unknown = '\0';
  for (let depth = 0; depth < 20_000; depth += 1) value = [value];
  expect(malformedField(value)?.endsWith('.0')).toBe(true);
});

test.each<[path: string, field: string]>([
  ['/api/edicola/ricerca?q=%00', 'q'],
  ['/api/edicola/ricerca?section=x&author=a%00b', 'author'],
  ['/api/edicola/ricerca?q=%ED%A0%80', 'q'],
  ['/api/edicola/pagina/1/%00.webp', 'file'],
  ['/api/rag/shared/a%00', 'token'],
  ['/ricerca/%00', 'query'],
  ['/sezione/cronaca%00', 'titolo'],
])('%s is answered with 400 and the name of the field', async (path, field) => {
  const response = await reader.get(path, 'newsstand');
  const { data, status } = await response.json();
  expect([response.status, status.code, data.errors]).toEqual([400, 400, { [field]: 'characters' }]);
  expect(data.message).toContain(`«${field}»`);
});

test.each<[path: string, body: unknown, field: string]>([
  ['/api/user/profile', { name: 'Giulia\0' }, 'name'],
  ['/api/site/login', { login: 'digital@example.it\0', password: 'x' }, 'login'],
  [
    '/api/site/contact',
    { topic: 'payments', transcript: [{ role: 'user', content: '\ud800' }] },
    'transcript.0.content',
  ],
])('a body of %s with %j is answered with 400 and the name of the field', async (path, body, field) => {
  const response = await reader.post(path, body);
  expect([response.status, (await response.json()).data.errors]).toEqual([400, { [field]: 'characters' }]);
});

test.each([
  ['/sso/request-login', 'login=a%00&password=b', 'login'],
  ['/user/subscriptions/attiva', 'activation_code=%00', 'activation_code'],
])('the form of %s as well', async (path, body, field) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: reader.origin() };
  const response = await reader.request(path, { method: 'POST', headers, body });
  expect([response.status, (await response.json()).data.errors]).toEqual([400, { [field]: 'characters' }]);
});

test('a percent sign alone and broken UTF-8 are ordinary text', async () => {
  for (const q of ['100%25', '%', '%FF', '%C3', '%EF%BF%BD']) {
    expect((await app.request(`http://mg.localhost:4300/api/edicola/ricerca?q=${q}`)).status, q).toBe(200);
  }
});
