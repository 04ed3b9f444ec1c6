import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post, startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const newsstand = 'http://mg.localhost:4300';
const accepting = (url: string, encoding: string) => app.request(url, { headers: { 'accept-encoding': encoding } });
const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

test.each([
  ['/', 'text/html'],
  ['/css/edicola.css', 'text/css'],
  ['/api/edicola/home', 'application/json'],
  ['/img/beach.svg', 'image/svg+xml'],
  ['/np-offline.js', 'text/javascript'],
])('%s comes in brotli, gzip or as it is, as the browser accepts', async (path, type) => {
  const plain = await accepting(newsstand + path, 'identity');
  expect(plain.headers.get('content-type')).toContain(type);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toMatch(/\bAccept-Encoding\b/);
  const text = (await plain.text()).replace(/nonce="[^"]*"/g, '');
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
  ] as const) {
    const small = await accepting(newsstand + path, accepted);
    expect(small.headers.get('content-encoding')).toBe(encoding);
    expect(small.headers.get('vary')).toMatch(/\bAccept-Encoding\b/);
    const bytes = new Uint8Array(await small.arrayBuffer());
    const whole = unpack[encoding](bytes).toString();
    expect(bytes.length).toBeLessThan(whole.length * 0.6);
    expect(whole.replace(/nonce="[^"]*"/g, '')).toBe(text);
  }
});

test('a compressed page keeps its policy and status', async () => {
  const response = await accepting(`${newsstand}/non-esiste`, 'br');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
});

test('pictures, short answers and answers without a body are sent as they are', async () => {
  for (const path of ['/img/pinocchio/ill10.jpg', '/api/health', '/sezione'])
    expect([path, (await accepting(newsstand + path, 'br')).headers.get('content-encoding')]).toEqual([path, null]);
});

test('the tag of a compressed answer is weak, and is recognized', async () => {
  const address = `${newsstand}/api/site/config`;
  const first = await accepting(address, 'br');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  const again = await app.request(address, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  expect([again.status, again.body]).toEqual([304, null]);
});

test('a fault of the console reaches the browser as it is', async () => {
  const fault = { host: 'newsstand', method: 'GET', path: '/api/edicola/home', kind: 'cut' };
  await post(app, 'http://localhost:4300/api/console/faults', fault);
  const response = await accepting(`${newsstand}/api/edicola/home`, 'br');
  expect(response.headers.get('content-encoding')).toBeNull();
  await post(app, 'http://localhost:4300/api/console/reset', {});
});
