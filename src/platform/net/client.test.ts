import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type CallOptions, type Client, createClient } from './client.ts';

const seen: { method: string | undefined; url: string | undefined; type: string | undefined; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, type: request.headers['content-type'], body });
    if (request.url === '/hang') return;
    if (request.url === '/reset') request.socket.destroy();
    else if (request.url === '/cut') response.writeHead(200, { 'content-length': 100 }).write('{"a":');
    else if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else if (request.url === '/empty') response.writeHead(204).end();
    else if (request.url === '/page') response.end('<h1>Errore</h1>');
    else if (request.url === '/marked') response.end('\uFEFF{"text":"«testo»"}');
    else response.writeHead(request.url === '/broken' ? 503 : 200).end('{"text":"«testo»"}');
    if (request.url === '/cut') setTimeout(() => response.destroy(), 20);
  });
});
const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const data = { text: '«testo»' };

/** The status and body of an answer, a refusal included; an error without an answer is thrown. */
const ask = async (client: Client, path: string, options: CallOptions = {}) => {
  const { status, _data } = await client.raw(path, options).catch((error) => {
    if (!error.response) throw error;
    return error.response;
  });
  return { status, data: _data };
};

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

test('a GET resolves with status and data; the query is encoded', async () => {
  expect(await ask(createClient(base), '/ok', { query: { q: 'a b&c' } })).toEqual({ status: 200, data });
  expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/ok?q=a+b%26c' });
});

test('a POST sends JSON', async () => {
  await ask(createClient(base), '/ok', { method: 'POST', body: { a: 'è' } });
  expect(seen.at(-1)).toEqual({ method: 'POST', url: '/ok', type: 'application/json', body: '{"a":"è"}' });
});

test('a POST sends JSON when the page adds toJSON to every array', async () => {
  Object.assign(Array.prototype, { toJSON: () => 'prototype.js' });
  try {
    await ask(createClient(base), '/ok', { method: 'POST', body: { ids: [1, 2] } });
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  }
  expect(seen.at(-1)?.body).toBe('{"ids":[1,2]}');
});

test('a form with a file is sent as it is', async () => {
  const body = new FormData();
  body.append('file', new Blob(['x']), 'x.png');
  await ask(createClient(base), '/ok', { method: 'POST', body });
  expect(seen.at(-1)?.type).toMatch(/^multipart\/form-data; boundary=/);
});

test('an error status is requested once, and its body is read', async () => {
  const before = seen.length;
  expect(await ask(createClient(base), '/broken')).toEqual({ status: 503, data });
  expect(seen.length).toBe(before + 1);
});

test.each([
  ['/page', 200, undefined],
  ['/empty', 204, undefined],
  ['/marked', 200, data],
])('the body of %s is read', async (path, status, read) => {
  expect(await ask(createClient(base), path)).toEqual({ status, data: read });
});

test.each(['/reset', '/away', '/cut'])('%s is a failure without an answer', async (path) => {
  await expect(ask(createClient(base), path)).rejects.toThrow();
});

test('an aborted call has no answer', async () => {
  const controller = new AbortController();
  const answer = ask(createClient(base), '/hang', { signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toThrow('aborted');
});

test('an authorized call throws Unauthorized without a bearer, and sends nothing', async () => {
  const before = seen.length;
  const authorized: CallOptions = { authorized: true };
  await expect(ask(createClient(base), '/ok', authorized)).rejects.toThrow(/^Unauthorized$/);
  expect(seen.length).toBe(before);
  const known = createClient(base, {
    onRequest: ({ options }) => options.headers.set('authorization', 'Bearer x'),
  });
  expect(await ask(known, '/ok', authorized)).toMatchObject({ status: 200 });
});

test('a successful body is streamed, a refusal’s is parsed', async () => {
  const streamed: string[] = [];
  const stream = async (response: Response) => void streamed.push(await response.text());
  const options: CallOptions = { stream };
  expect(await ask(createClient(base), '/ok', options)).toEqual({ status: 200, data: undefined });
  expect(streamed).toEqual(['{"text":"«testo»"}']);
  expect(await ask(createClient(base), '/broken', options)).toEqual({ status: 503, data });
  expect(streamed).toHaveLength(1);
});

test('onResponseError receives every refusal with its body', async () => {
  const refused: unknown[] = [];
  const client = createClient(base, { onResponseError: ({ response }) => void refused.push(response._data) });
  await ask(client, '/ok');
  await ask(client, '/broken');
  expect(refused).toEqual([data]);
});

test('the base address is read at each call', async () => {
  let path = '/one/';
  const client = createClient(() => base() + path);
  await ask(client, '/ok');
  path = '/two';
  await ask(client, '/ok');
  expect(seen.slice(-2).map(({ url }) => url)).toEqual(['/one/ok', '/two/ok']);
});

const page = { fetch: globalThis.fetch };
beforeEach(() => {
  page.fetch = globalThis.fetch;
});
afterEach(() => {
  globalThis.fetch = page.fetch;
});

test('a call uses the page’s current fetch, with cookies, no redirect and keepalive', async () => {
  const client = createClient(base);
  const other = createClient(base, { credentials: 'omit' });
  const fetch = vi.fn(async () => Response.json(data));
  globalThis.fetch = fetch;
  await ask(client, '/ok', { method: 'POST', body: {}, keepalive: true });
  await ask(other, '/ok');
  expect(fetch.mock.calls).toMatchObject([
    [`${base()}/ok`, { credentials: 'include', redirect: 'error', keepalive: true }],
    [`${base()}/ok`, { credentials: 'omit', redirect: 'error' }],
  ]);
});
