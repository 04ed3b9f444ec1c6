import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiText } from '../openapi-write.ts';
import { startTestApp, type TestApp } from '../testing/testing.ts';
import { bodyLimitOf } from './api-guards.ts';

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly url: string;
}

interface OperationObject {
  readonly 'x-np-hosts': readonly string[];
  readonly 'x-np-source': string;
}

const hosts: Readonly<Record<string, string>> = {
  account: 'http://account.gz.localhost:4300',
  newsstand: 'http://gz.localhost:4300',
  archive: 'http://archive.localhost:4300',
};

const document: { paths: Record<string, Record<string, OperationObject>> } = JSON.parse(openApiText());
const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { 'x-np-hosts': names }]) =>
    names.map((name) => ({
      method: method.toUpperCase(),
      path,
      url: `${hosts[name]}${path.replace(/\{[^}]+\}/g, '1')}`,
    })),
  ),
);
const posts = operations.filter(({ method }) => method === 'POST');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const envelopeOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const text = await response.text();
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|Error:/);
  const envelope = JSON.parse(text);
  expect(envelope.success).toBe(false);
  expect(envelope.status).toEqual({ code: response.status });
  const message = typeof envelope.data === 'string' ? envelope.data : envelope.data.message;
  expect(message).toMatch(/\S/);
  return envelope;
};

test('every call names its source and its hosts', () => {
  expect(operations.length).toBeGreaterThanOrEqual(10);
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) {
      expect(operation['x-np-source']).toMatch(/^(specification|project)$/);
      for (const host of operation['x-np-hosts']) expect(Object.keys(hosts)).toContain(host);
    }
  }
});

test('GET and POST are the only methods', () => {
  expect(new Set(operations.map(({ method }) => method))).toEqual(new Set(['GET', 'POST']));
});

describe.each(posts)('POST $url', ({ url }) => {
  const send = (body: string, type: string | null) =>
    app.request(url, { method: 'POST', body, headers: type === null ? {} : { 'content-type': type } });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/json'])('T24 refuses %s', async (type) => {
    const response = await send('{}', type);
    expect(response.status).toBe(415);
    await envelopeOf(response);
  });
  test.each(['{', '{"a":', 'null,', "{'a':1}", '\u0000'])('answers malformed JSON %j in the envelope', async (body) => {
    const response = await send(body, 'application/json');
    expect(response.status).toBe(400);
    await envelopeOf(response);
  });
  test.each(['', 'null', '[]', '3', '"x"', '{"__proto__":{"success":true}}'])(
    'answers JSON %s in the envelope',
    async (body) => {
      const response = await send(body, 'application/json');
      expect(response.status).toBeLessThan(500);
      if (response.status !== 200) await envelopeOf(response);
    },
  );
  test('refuses a body over its limit (64 KiB without a file), with and without content-length', async () => {
    const large = JSON.stringify({ content: 'x'.repeat(bodyLimitOf(new URL(url).pathname)) });
    const announced = await app.request(url, {
      method: 'POST',
      body: large,
      headers: { 'content-type': 'application/json', 'content-length': String(large.length) },
    });
    expect(announced.status).toBe(413);
    await envelopeOf(announced);
    const streamed = await send(large, 'application/json');
    expect(streamed.status).toBe(413);
  });
});

describe.each(operations)('$method $url', ({ method, url }) => {
  test('refuses other methods with 405 and lists the allowed ones', async () => {
    for (const other of ['DELETE', 'PUT', 'PATCH']) {
      const response = await app.request(url, { method: other });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toContain(method);
      await envelopeOf(response);
    }
  });
});

test.each(Object.values(hosts))('%s answers unknown calls with 404 in the envelope', async (host) => {
  for (const path of ['/api/', '/api/nowhere', '/api/site/chat/x', '/api/%00']) {
    const response = await app.request(host + path);
    expect(response.status).toBe(404);
    await envelopeOf(response);
  }
});

test('T28 every answer carries the common headers and keeps a valid request id of the caller', async () => {
  const url = 'http://account.gz.localhost:4300/api/health';
  const given = await app.request(url, { headers: { 'x-request-id': 'abc-12345678' } });
  expect(given.headers.get('x-request-id')).toBe('abc-12345678');
  const hostile = await app.request(url, { headers: { 'x-request-id': 'a b;<script>' } });
  expect(hostile.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  for (const response of [
    given,
    await app.request('http://www.gz.localhost:4300/'),
    await app.request('http://cdn.localhost:4300/np/x'),
  ]) {
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('strict-transport-security')).toBeNull();
  }
  expect(given.headers.get('cache-control')).toBe('private, no-store');
});

test('T27 account pages may be framed by themselves and the console only', async () => {
  const response = await app.request('http://account.gz.localhost:4300/contact');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self' http://localhost:4300");
});

test('an unexpected error is a 500 in the envelope, its stack only in the log', async () => {
  const broken = await startTestApp();
  await broken.close();
  const response = await broken.request('http://account.gz.localhost:4300/api/site/faq?q=password');
  expect(response.status).toBe(500);
  await envelopeOf(response);
  const entry = broken.logged().find(({ level }) => level === 50);
  expect(entry).toMatchObject({ id: response.headers.get('x-request-id'), route: '/api/site/faq' });
  expect(JSON.stringify(entry?.stack)).toMatch(/ at /);
  expect(JSON.stringify(entry)).not.toMatch(/password/);
});
