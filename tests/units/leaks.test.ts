import { expect, test } from 'vitest';
import { leaks, type Sent } from '../journeys/lib/leaks.ts';

const token = 'a-token-of-mg';
const sent = (url: string, headers: Sent['headers'] = {}, body = ''): Sent => ({ url, headers, body });
const bearer = { authorization: `Bearer ${token}` };

/** The call that gives the token its brand. */
const own = sent('http://account.mg.localhost:4300/api/user/short-info', bearer);

test.each([
  ['the brand’s newsstand', sent('http://mg.localhost:4300/api/edicola/home', bearer)],
  ['the brand’s site', sent('http://www.mg.localhost:4300/api/site/config', bearer)],
  ['the archive', sent('http://archive.localhost:4300/v1/ricerca?q=tram', bearer)],
  ['a sign-in with its e-mail', sent('http://account.mg.localhost:4300/api/site/login', {}, 'digital@example.it')],
  [
    'a call of a page without secrets',
    sent('http://third.localhost:4300/cmp.js', { referer: 'http://mg.localhost:4300/' }),
  ],
])('%s may have it', (_, request) => {
  expect(leaks([own, request])).toEqual([]);
});

test.each([
  ['bearer to another brand', sent('http://account.gz.localhost:4300/api/user/short-info', bearer)],
  ['bearer to the shop', sent('http://shop.mg.localhost:4300/vetrina', bearer)],
  ['bearer to a stranger', sent('http://evil.localhost:4300/x', bearer)],
  ['bearer to a look-alike', sent('http://mg.localhost.evil.localhost:4300/x', bearer)],
  ['token in an address', sent(`http://mg.localhost:4300/x?t=${token}`)],
  ['token in a referrer', sent('http://third.localhost:4300/x', { referer: `http://mg.localhost:4300/?${token}` })],
  ['token in a body', sent('http://account.mg.localhost:4300/api/site/tracking', {}, token)],
  ['e-mail in an address', sent('http://account.mg.localhost:4300/x?e=digital%40example.it')],
  ['e-mail to a stranger', sent('http://third.localhost:4300/profile', {}, '{"email":"redazione@staff.example.it"}')],
])('%s is a leak', (_, request) => {
  expect(leaks([own, request])).toHaveLength(1);
});

test('T29 a token that was issued and never sent is searched for too, also in console messages', () => {
  expect(leaks([sent(`http://mg.localhost:4300/?${token}`)])).toEqual([]);
  expect(leaks([sent(`http://mg.localhost:4300/?${token}`)], [token])).toHaveLength(1);
  expect(leaks([own], [], ['short-info: 200', `got ${token}`])).toHaveLength(1);
  expect(leaks([], [], ['ciao digital@example.it'])).toHaveLength(1);
});
