import { expect, test } from 'vitest';
import { placeOf, trustedOrigins } from './hosts.ts';

test.each([
  ['localhost', 'console', 'MG'],
  ['LOCALHOST.', 'console', 'MG'],
  ['127.0.0.1', 'newsstand', 'MG'],
  ['[::1]', 'newsstand', 'MG'],
  ['prova.example', 'newsstand', 'MG'],
  ['altro.gz.localhost', 'newsstand', 'GZ'],
  ['foo.localhost', 'newsstand', 'MG'],
  ['gz.localhost.evil.test', 'newsstand', 'MG'],
  ['mg.localhost', 'newsstand', 'MG'],
  ['gz.localhost', 'newsstand', 'GZ'],
  ['account.gz.localhost', 'account', 'GZ'],
  ['www.lg.localhost', 'site', 'LG'],
  ['shop.qp.localhost', 'shop', 'QP'],
  ['WWW.EM.localhost', 'site', 'EM'],
  ['account.ca.localhost', 'account', 'CA'],
  ['archive.localhost', 'archive', 'MG'],
  ['cdn.localhost', 'cdn', 'MG'],
  ['third.localhost', 'third', 'MG'],
  ['google.localhost', 'identity', 'MG'],
  ['gruppo.localhost', 'identity', 'MG'],
])('%s is the %s of %s', (host, kind, sigla) => {
  const place = placeOf(host);
  expect([place.kind, place.brand.sigla]).toEqual([kind, sigla]);
});

test('a brand trusts its own three origins, with the same scheme and port', () => {
  const { brand } = placeOf('gz.localhost');
  expect(trustedOrigins(brand, new URL('http://account.gz.localhost:4300/x'))).toEqual([
    'http://www.gz.localhost:4300',
    'http://gz.localhost:4300',
    'http://account.gz.localhost:4300',
  ]);
  expect(trustedOrigins(brand, new URL('https://gz.localhost/'))[0]).toBe('https://www.gz.localhost');
});

test('the first brand trusts 127.0.0.1 over http; over https no brand does', () => {
  const { brand } = placeOf('127.0.0.1');
  expect(trustedOrigins(brand, new URL('http://account.mg.localhost:4300'))).toEqual([
    'http://www.mg.localhost:4300',
    'http://mg.localhost:4300',
    'http://account.mg.localhost:4300',
    'http://127.0.0.1:4300',
  ]);
  expect(trustedOrigins(brand, new URL('https://mg.localhost'))).toHaveLength(3);
});
