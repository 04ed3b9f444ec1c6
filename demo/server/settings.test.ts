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

test('NP_ORIGINS lists exact origins, separated by commas', () => {
  expect(readSettings({}).origins).toEqual([]);
  const NP_ORIGINS = 'https://www.example, http://localhost:8080';
  expect(readSettings({ NP_ORIGINS }).origins).toEqual(['https://www.example', 'http://localhost:8080']);
});

test('CAPTCHA_KIND names the service that verifies: at the vendor, or at CAPTCHA_VERIFY_URL', () => {
  expect(readSettings({}).captcha).toBeUndefined();
  const CAPTCHA_VERIFY_URL = 'https://verify.example/';
  expect(readSettings({ CAPTCHA_VERIFY_URL, CAPTCHA_SECRET: 's' }).captcha).toEqual({
    kind: 'recaptcha',
    url: CAPTCHA_VERIFY_URL,
    secret: 's',
    siteKey: '',
  });
  expect(readSettings({ CAPTCHA_KIND: 'turnstile', CAPTCHA_SECRET: 's', CAPTCHA_SITE_KEY: 'k' }).captcha).toEqual({
    kind: 'turnstile',
    url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    secret: 's',
    siteKey: 'k',
  });
});

test.each([
  [
    { CAPTCHA_KIND: 'friendly' },
    /^CAPTCHA_KIND=friendly is not one of recaptcha, recaptcha-enterprise, hcaptcha, turn/,
  ],
  [{ CAPTCHA_KIND: 'hcaptcha' }, /^CAPTCHA_KIND=hcaptcha is set without CAPTCHA_SECRET\./],
  [{ CAPTCHA_KIND: 'recaptcha-enterprise', CAPTCHA_SECRET: 's' }, /is set without CAPTCHA_VERIFY_URL\. Use https:/],
  [
    { CAPTCHA_KIND: 'recaptcha-enterprise', CAPTCHA_SECRET: 's', CAPTCHA_VERIFY_URL: 'https://verify.example/' },
    /is set without CAPTCHA_SITE_KEY\./,
  ],
])('%j is refused in one line', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test('NP_WORDPRESS is an origin like those, which the console names', () => {
  expect(readSettings({ NP_WORDPRESS: 'http://wordpress.localhost:4320' })).toMatchObject({
    origins: ['http://wordpress.localhost:4320'],
    wordpress: 'http://wordpress.localhost:4320',
  });
  expect(() => readSettings({ NP_WORDPRESS: 'wordpress' })).toThrow(/^NP_WORDPRESS: wordpress is not an origin/);
});

test.each(['*', 'null', 'www.example', 'https://www.example/', 'https://*.example/x'])(
  'NP_ORIGINS=%s is refused',
  (NP_ORIGINS) => {
    expect(() => readSettings({ NP_ORIGINS })).toThrow(/^NP_ORIGINS: .* is not an origin/);
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
])('a proxy with scheme %s and port %s gives the public base', (NP_PUBLIC_PROTOCOL, NP_PUBLIC_PORT, base) => {
  expect(readSettings({ NP_PUBLIC_PROTOCOL, NP_PUBLIC_PORT }).publicBase).toEqual(base);
});

test('an invalid scheme or port of the proxy is refused', () => {
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
    /^NP_TRUSTED_PROXIES: localhost is not an IP address\./,
  );
});

test('NP_DRAIN_SECONDS gives a proxy time to notice a shutdown', () => {
  expect(readSettings({}).drainMs).toBe(0);
  expect(readSettings({ NP_DRAIN_SECONDS: '15' }).drainMs).toBe(15_000);
  expect(() => readSettings({ NP_DRAIN_SECONDS: '-1' })).toThrow(/^NP_DRAIN_SECONDS=-1 is not a number of seconds\./);
});

test('an invalid DATABASE_URL is refused without being shown', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:geheim@h/db' })).toThrow(/^DATABASE_URL is not an address/);
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:geheim@h/db' })).not.toThrow(/geheim/);
});
