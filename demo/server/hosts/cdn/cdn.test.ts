import { symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptedEncodings } from '../../http/files/accept-encoding.ts';
import { startTestApp, type TestApp, temporaryFolder } from '../../testing/testing.ts';

const chunk = `export const text = "${'abc '.repeat(500)}";\n`;
const base = 'http://cdn.localhost:4300';
const files = {
  'chunks/panel-abc123.js': chunk,
  'assets/text-abc123.woff2': 'font',
  'brands/gz-monogram.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'custom-elements.json': '{}',
  'package.json': '{ "version": "1.2.3" }',
  '.secret': 'hidden',
};

let app: TestApp;
let outside: ReturnType<typeof temporaryFolder>;
beforeAll(async () => {
  app = await startTestApp(files);
  outside = temporaryFolder();
  writeFileSync(join(outside.path, 'outside.js'), 'outside');
  symlinkSync(join(outside.path, 'outside.js'), join(app.dist, 'link.js'));
});
afterAll(async () => {
  await app.close();
  outside.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(base + path, { headers });

test.each([
  ['/np/np-elements.js', 'text/javascript; charset=utf-8', 'public, max-age=300'],
  ['/np/chunks/panel-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/np/assets/text-abc123.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/np/brands/gz-monogram.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=300'],
  ['/np/custom-elements.json', 'application/json; charset=utf-8', 'public, max-age=300'],
  ['/np/1.2.3/np-elements.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/np/1.2.3/brands/gz-monogram.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=31536000, immutable'],
])('%s is %s, %s, and any page may load it', async (path, type, cache) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'cache-control': cache,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
  ['', null, (bytes: Buffer) => bytes],
])('Accept-Encoding "%s" is answered with %s', async (accept, encoding, unpack) => {
  const response = await get('/np/chunks/panel-abc123.js', { 'accept-encoding': accept });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(unpack(bytes).toString()).toBe(chunk);
  if (encoding !== null) expect(bytes.length).toBeLessThan(chunk.length / 10);
});

test('fonts are not compressed again', async () => {
  const response = await get('/np/assets/text-abc123.woff2', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBeNull();
});

test('each encoding has its own ETag, and a known one gets a 304', async () => {
  const tags = new Set<string>();
  for (const accept of ['br', 'gzip', 'identity']) {
    const first = await get('/np/np-elements.js', { 'accept-encoding': accept });
    const etag = first.headers.get('etag') ?? '';
    tags.add(etag);
    const again = await get('/np/np-elements.js', { 'accept-encoding': accept, 'if-none-match': `"x", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
  }
  expect(tags.size).toBe(3);
});

test('HEAD answers the headers alone', async () => {
  const response = await app.request(`${base}/np/np-elements.js`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('a file changed on disk is sent again', async () => {
  const before = await (await get('/np/custom-elements.json')).text();
  writeFileSync(join(app.dist, 'custom-elements.json'), '{"new":true}');
  utimesSync(join(app.dist, 'custom-elements.json'), 1, 1);
  expect([before, await (await get('/np/custom-elements.json')).text()]).toEqual(['{}', '{"new":true}']);
});

describe('files outside the folder are not found', () => {
  test.each([
    '/np/../outside.js',
    '/np/%2e%2e/outside.js',
    '/np/..%2foutside.js',
    '/np/..%5coutside.js',
    '/np/chunks/..%2f..%2foutside.js',
    '/np//etc/passwd',
    '/np/%2fetc%2fpasswd',
    '/np/np-elements.js%00.txt',
    '/np/%',
    '/np/%ff',
    '/np/',
    '/np/chunks',
    '/np/chunks/',
    '/np/np-elements.js/x',
    '/np/.secret',
    '/np/1.2.4/np-elements.js',
    '/np/1.2.3/1.2.3/np-elements.js',
    '/np/1.2.3/../outside.js',
    '/np/1.2.3/.secret',
    '/np/1.2.3/',
    '/np/link.js',
    `/np/${'a'.repeat(3000)}`,
    '/',
    '/other',
  ])('%s', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

test.each([
  [undefined, ['identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['gzip, *;q=0', ['gzip', 'identity']],
  ['BR', ['br', 'identity']],
  ['identity;q=0, br', ['br']],
])('Accept-Encoding %s allows %j', (header, allowed) => {
  expect(acceptedEncodings(header)).toEqual(allowed);
});
