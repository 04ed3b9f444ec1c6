import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { post, startTestApp, type TestApp } from '../testing/testing.ts';

const console = 'http://localhost:4300/api/console';
const account = 'http://account.gz.localhost:4300';
const newsstand = 'http://gz.localhost:4300';
const health = `${account}/api/health`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ 'chunks/a.js': 'export {};\n' });
});
afterAll(() => app.close());
afterEach(() => post(app, `${console}/reset`, {}));

const add = async (fault: Record<string, unknown>): Promise<void> => {
  const response = await post(app, `${console}/faults`, {
    host: 'account',
    method: 'GET',
    path: '/api/health',
    ...fault,
  });
  expect(response.status).toBe(200);
};
const statuses = async (url: string, times: number): Promise<number[]> => {
  const seen: number[] = [];
  for (let n = 0; n < times; n += 1) seen.push((await app.request(url)).status);
  return seen;
};

test('a status fault applies the set number of times, then the route answers again', async () => {
  await add({ kind: 'status', status: 503, times: 2 });
  expect(await statuses(health, 3)).toEqual([503, 503, 200]);
});

test('a status fault carries its code and CORS headers for pages of the brand', async () => {
  await add({ path: '/api/user/*', kind: 'status', status: 401, code: 'ERR_SESSION_EXPIRED' });
  const response = await app.request(`${account}/api/user/short-info`, { headers: { origin: newsstand } });
  expect(response.status).toBe(401);
  expect(response.headers.get('access-control-allow-origin')).toBe(newsstand);
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  expect(await response.json()).toMatchObject({ success: false, data: { code: 'ERR_SESSION_EXPIRED' } });
  const foreign = await app.request(`${account}/api/user/short-info`, { headers: { origin: 'http://evil.test' } });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['html', 'text/html; charset=UTF-8', /^<!doctype html>/],
  ['empty', 'application/json', /^$/],
  ['cut', 'application/json', /^\{"success":true,"data":\{"state$/],
])('%s stands in for the data under status 200', async (kind, type, text) => {
  await add({ kind });
  const response = await app.request(health);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect(await response.text()).toMatch(text);
});

test('a refusal is success: false with status 200; the chat’s has text in data', async () => {
  await add({ kind: 'refusal' });
  expect(await (await app.request(health)).json()).toMatchObject({
    success: false,
    data: { message: expect.any(String) },
  });
  await add({ method: 'POST', path: '/api/site/chat', kind: 'refusal' });
  const reply = await post(app, `${account}/api/site/chat`, { content: 'Una domanda lunga' });
  expect([reply.status, await reply.json()]).toMatchObject([200, { success: false, data: expect.any(String) }]);
});

test('a hanging call ends only when the caller aborts', async () => {
  await add({ kind: 'hang' });
  const caller = new AbortController();
  let isDone = false;
  const call = app.request(health, { signal: caller.signal }).then((response) => {
    isDone = true;
    return response.status;
  });
  await expect.poll(() => app.logged().length).toBeGreaterThan(0);
  expect(isDone).toBe(false);
  caller.abort();
  expect(await call).toBe(499);
});

test('a reset closes the connection', async () => {
  await add({ kind: 'reset' });
  let ended = 0;
  const socket = { destroy: () => (ended += 1) } as unknown as import('node:net').Socket;
  await app.request(health, {}, { incoming: { socket } });
  expect(ended).toBe(1);
});

test('a dropped body fails while it is read', async () => {
  await add({ kind: 'drop', delay_ms: 0 });
  const response = await app.request(health);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('faults apply to their host, method and path only, and never to a preflight', async () => {
  await add({ kind: 'status', method: '*', path: '/api/*' });
  expect(await statuses(`${newsstand}/api/health`, 1)).toEqual([200]);
  expect(await statuses(`${account}/contact`, 1)).toEqual([200]);
  const preflight = await app.request(`${account}/api/site/tracking`, {
    method: 'OPTIONS',
    headers: { origin: newsstand, 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
});

test('a chunk of the bundle can be missing', async () => {
  await add({ host: 'cdn', path: '/np/chunks/*', kind: 'status', status: 404 });
  const chunk = await app.request('http://cdn.localhost:4300/np/chunks/a.js');
  expect([chunk.status, chunk.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  expect(await statuses('http://cdn.localhost:4300/np/np-elements.js', 1)).toEqual([200]);
});

test('offline loses every call but no page', async () => {
  await post(app, `${console}/settings`, { network: { delayMs: 0, loss: 0, offline: true } });
  expect(await statuses(health, 1)).toEqual([499]);
  expect(await statuses(`${account}/contact`, 1)).toEqual([200]);
});

test('the log names the fault', async () => {
  await add({ kind: 'status', status: 500, times: 1 });
  await app.request(health);
  expect(app.logged().at(-1)).toMatchObject({ route: expect.any(String), status: 500, fault: 'status' });
});
