import { expect, test } from 'vitest';
import { safeReturn } from './safe-return.ts';

const own = 'https://gz.localhost';
const parse = (target: string, base: string) => URL.parse(target, base) ?? undefined;
const back = (target: unknown) =>
  safeReturn(target, own, ['https://account.gz.localhost', 'https://www.gz.localhost'], parse);

test.each([
  ['/sezioni', '/sezioni'],
  ['/ricerca/tram?da=1#x', '/ricerca/tram?da=1#x'],
  ['sezioni', '/sezioni'],
  ['https://gz.localhost/articolo/1', '/articolo/1'],
  ['https://account.gz.localhost/user/profile?x=1', 'https://account.gz.localhost/user/profile?x=1'],
  ['https://www.gz.localhost', 'https://www.gz.localhost/'],
  ['/loginato', '/loginato'],
  ['/articolo/login', '/articolo/login'],
  ['/ricerca/https:tram', '/ricerca/https:tram'],
  [`/${'x'.repeat(2047)}`, `/${'x'.repeat(2047)}`],
])('return to %s → %s', (target, result) => {
  expect(back(target)).toBe(result);
});

test.each([
  // other hosts, in every spelling that a parser accepts
  'https://evil.test/',
  'http://evil.test',
  '//evil.test/',
  '///evil.test/',
  '////evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:\\\\evil.test',
  'https://evil.test\\@gz.localhost/',
  'https://gz.localhost@evil.test/',
  'https://gz.localhost:pw@evil.test/',
  'https://user@gz.localhost/',
  'https://user:pw@gz.localhost/',
  'https://user@gz.localhost/sezioni',
  'https://:pw@gz.localhost/sezioni',
  'https://gz.localhost.evil.test/',
  'https://evilgz.localhost/',
  'https://gz.localhost:8443/',
  'https://lg.localhost/',
  'https://account.lg.localhost/',
  'https://xaccount.gz.localhost/',
  'https://gz.localhost%2eevil.test/',
  'https://evil.test#https://gz.localhost',
  'https://evil.test?https://gz.localhost',
  '//evil.test%2f@gz.localhost',
  '/\tevil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\u0000https://evil.test',
  ' https://evil.test',
  'https://evil.test ',
  '\u2028//evil.test',
  'ht\ttps://evil.test',
  // downgraded or other schemes
  'http://gz.localhost/',
  'http://account.gz.localhost/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://gz.localhost/%0aalert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://gz.localhost/1',
  'file:///etc/passwd',
  'ftp://gz.localhost/',
  'mailto:a@example.it',
  'about:blank',
  'ws://gz.localhost/',
  // sign-in and sign-out pages
  '/logout',
  '/logout/',
  '/LOGOUT',
  '/sso',
  'https://gz.localhost//logout',
  '/login',
  '/login?id_code=x',
  '//gz.localhost/logout',
  'https://account.gz.localhost/logout',
  'https://account.gz.localhost/sso/request-logout?redirect_uri=/',
  '/sso/login',
  '/x/../logout',
  '/./login',
  '/%6cogout',
  '/%zz',
  // a path that names another host when used without its origin
  'https://gz.localhost//evil.test/',
  '/x/..//evil.test/',
  '/.//evil.test/',
  '/%2e%2e//evil.test/',
  // not an address
  '',
  'https://',
  'https://[::1',
  `/${'x'.repeat(2048)}`,
  undefined,
  null,
  42,
  {},
  ['/sezioni'],
])('return to %j → /', (target) => {
  expect(back(target)).toBe('/');
});

test.each([
  ['/sezioni', '/sezioni'],
  ['http://gz.localhost:4300/sezioni', '/sezioni'],
  ['http:sezioni', '/'],
  ['http:/sezioni', '/'],
])('on a page without TLS, return to %s → %s', (target, result) => {
  expect(safeReturn(target, 'http://gz.localhost:4300', [], parse)).toBe(result);
});
