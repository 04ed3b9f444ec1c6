import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { StartError } from './base/start-error.ts';
import { readSettings } from './settings.ts';

test('an empty environment means port 4300, .data, dist and the embedded database', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 4300, dataDir: resolve('.data'), dist: resolve('dist') });
  expect(settings.databaseUrl).toBeUndefined();
});

test.each(['abc', '-1', '70000', '43.5', ' 80'])('PORT=%s is refused in one line', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(StartError);
  expect(() => readSettings({ PORT })).toThrow(/^PORT=.* is not a port\. [^\n]+$/);
});

test('NP_ORIGINS names exact origins, with commas between them', () => {
  expect(readSettings({}).origins).toEqual([]);
  const NP_ORIGINS = 'https://www.example, http://localhost:8080';
  expect(readSettings({ NP_ORIGINS }).origins).toEqual(['https://www.example', 'http://localhost:8080']);
});

test.each(['*', 'null', 'www.example', 'https://www.example/', 'https://*.example/x'])(
  'NP_ORIGINS=%s is refused',
  (NP_ORIGINS) => {
    expect(() => readSettings({ NP_ORIGINS })).toThrow(/^NP_ORIGINS: .* is no origin/);
  },
);

test.each([
  [undefined, undefined, undefined],
  ['', '', undefined],
  ['http', '8080', { protocol: 'http:', port: '8080' }],
  [undefined, '8080', { protocol: 'http:', port: '8080' }],
  ['https', undefined, { protocol: 'https:', port: '' }],
  ['https', '443', { protocol: 'https:', port: '' }],
  ['https', '8443', { protocol: 'https:', port: '8443' }],
  ['http', '443', { protocol: 'http:', port: '443' }],
  ['http', '80', { protocol: 'http:', port: '' }],
])('behind a proxy of scheme %s and port %s', (NP_PUBLIC_PROTOCOL, NP_PUBLIC_PORT, base) => {
  expect(readSettings({ NP_PUBLIC_PROTOCOL, NP_PUBLIC_PORT }).publicBase).toEqual(base);
});

test('a scheme or a port that cannot be the proxy’s is refused', () => {
  expect(() => readSettings({ NP_PUBLIC_PORT: 'http' })).toThrow(/^NP_PUBLIC_PORT=http is not a port\./);
  expect(() => readSettings({ NP_PUBLIC_PROTOCOL: 'https:' })).toThrow(
    /^NP_PUBLIC_PROTOCOL=https: is neither http nor https\./,
  );
});

test('no proxy is trusted unless its address is named', () => {
  expect(readSettings({}).trustedProxies).toEqual([]);
  expect(readSettings({ NP_PUBLIC_PORT: '443' }).trustedProxies).toEqual([]);
  expect(readSettings({ NP_TRUSTED_PROXIES: '::1, 10.0.0.1' }).trustedProxies).toEqual(['127.0.0.1', '10.0.0.1']);
  expect(() => readSettings({ NP_TRUSTED_PROXIES: 'localhost' })).toThrow(
    /^NP_TRUSTED_PROXIES: localhost is no address\./,
  );
});

test('how long a proxy may take to notice that a process ends', () => {
  expect(readSettings({}).drainMs).toBe(0);
  expect(readSettings({ NP_DRAIN_SECONDS: '15' }).drainMs).toBe(15_000);
  expect(() => readSettings({ NP_DRAIN_SECONDS: '-1' })).toThrow(/^NP_DRAIN_SECONDS=-1 is not a number of seconds\./);
});

test('a DATABASE_URL that is no address is refused without being shown', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:geheim@h/db' })).toThrow(/^DATABASE_URL is not an address/);
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:geheim@h/db' })).not.toThrow(/geheim/);
});
