import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post, startTestApp, type TestApp } from '../testing/testing.ts';

const account = 'http://account.gz.localhost:4300';
const own = ['http://www.gz.localhost:4300', 'http://gz.localhost:4300', account];
const foreign = [
  'http://www.mg.localhost:4300',
  'http://localhost:4300',
  'http://www.gz.localhost',
  'http://www.gz.localhost:4301',
  'https://www.gz.localhost:4300',
  'http://www.gz.localhost:4300.evil.test',
  'https://gz.localhost.evil.test',
  'http://evil.test',
  'null',
];
const event = { url_articolo: 'http://www.gz.localhost:4300/#prova', evento: 'click' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const preflight = (origin: string, method: string, path = '/api/site/chat', headers = 'content-type') =>
  app.request(account + path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
  });

describe.each(own)('T23 a page of %s', (origin) => {
  test('reads answers with credentials, refusals included', async () => {
    for (const path of ['/api/health', '/api/user/short-info', '/api/nowhere']) {
      const response = await app.request(account + path, { headers: { origin } });
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('access-control-allow-credentials')).toBe('true');
      expect(response.headers.get('vary')).toMatch(/Origin/);
    }
  });
  test('may send a JSON body and a bearer token', async () => {
    const response = await preflight(origin, 'POST', '/api/site/chat', 'content-type, authorization, x-xsrf-token');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-headers')).toMatch(/authorization/);
  });
});

describe.each(foreign)('T23 a page of %s', (origin) => {
  test('gets no CORS header and may change nothing', async () => {
    const read = await app.request(`${account}/api/health`, { headers: { origin } });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    expect(read.headers.get('access-control-allow-credentials')).toBeNull();
    expect(read.headers.get('vary')).toMatch(/Origin/);
    expect([read.status, (await read.json()).data.code]).toEqual([403, 'ERR_ORIGIN']);
    const refused = await preflight(origin, 'POST', '/api/site/chat', 'authorization');
    expect(refused.status).toBe(403);
    expect([...refused.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    const sent = await post(app, `${account}/api/site/tracking`, event, { origin });
    expect(sent.status).toBe(403);
    expect(sent.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('T23 a preflight for a method the route lacks is refused', async () => {
  for (const method of ['DELETE', 'PUT', 'PATCH', 'GET']) {
    const response = await preflight('http://www.gz.localhost:4300', method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(response.headers.get('access-control-allow-methods')).toBeNull();
  }
  expect((await app.request(`${account}/api/site/chat`, { method: 'OPTIONS' })).status).toBe(405);
  expect((await preflight('http://www.gz.localhost:4300', 'POST', '/api/site/chat', 'x-other')).status).toBe(403);
});

test('a request without origin counts as a program, unless sec-fetch-site is cross-site', async () => {
  expect((await post(app, `${account}/api/site/tracking`, event)).status).toBe(200);
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  expect((await post(app, `${account}/api/site/tracking`, event, crossSite)).status).toBe(403);
});
