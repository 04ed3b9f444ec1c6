import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpClient } from './http.ts';

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
    else if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else response.writeHead(request.url === '/broken' ? 503 : 200).end('«testo»');
  });
});
const client = createHttpClient({
  name: 'test',
  base: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

test('a GET brings status and text; the query is encoded', async () => {
  expect(await client.send({ method: 'GET', path: '/ok', query: { q: 'a b&c' } })).toEqual({
    kind: 'answer',
    status: 200,
    text: '«testo»',
  });
  expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/ok?q=a+b%26c' });
});

test('a POST carries JSON', async () => {
  await client.send({ method: 'POST', path: '/ok', body: { a: 'è' } });
  expect(seen.at(-1)).toEqual({ method: 'POST', url: '/ok', type: 'application/json', body: '{"a":"è"}' });
});

test('an error status is an answer, asked for once', async () => {
  const before = seen.length;
  expect(await client.send({ method: 'GET', path: '/broken' })).toEqual({
    kind: 'answer',
    status: 503,
    text: '«testo»',
  });
  expect(seen.length).toBe(before + 1);
});

test.each(['/reset', '/away'])('%s counts as a network failure', async (path) => {
  expect(await client.send({ method: 'GET', path })).toEqual({ kind: 'network' });
});

test('an aborted call says so', async () => {
  const controller = new AbortController();
  const answer = client.send({ method: 'GET', path: '/hang', signal: controller.signal });
  controller.abort();
  expect(await answer).toEqual({ kind: 'aborted' });
});

test('a call that has to be authorized throws Unauthorized without a bearer, and nothing is sent', async () => {
  const before = seen.length;
  await expect(client.send({ method: 'GET', path: '/ok', authorized: true })).rejects.toThrow(/^Unauthorized$/);
  expect(seen.length).toBe(before);
  const known = createHttpClient({
    name: 'test',
    base: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: () => ({ authorization: 'Bearer x' }),
  });
  expect(await known.send({ method: 'GET', path: '/ok', authorized: true })).toMatchObject({ status: 200 });
});
