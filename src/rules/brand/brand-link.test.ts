import { expect, test } from 'vitest';
import { type BrandPlace, brandLink } from './brand-link.ts';

const place: BrandPlace = {
  www: 'gz.localhost:4300',
  site: 'http://www.gz.localhost:4300',
  account: 'http://account.gz.localhost:4300',
  shop: 'http://shop.gz.localhost:4300',
  newsstand: 'http://gz.localhost:4300',
};
const parse = (target: string, base: string) => (URL.canParse(target, base) ? new URL(target, base) : undefined);
const link = (address: string, more: Partial<BrandPlace> = {}) => brandLink(address, { ...place, ...more }, parse);

test.each([
  ['{edicola}', 'http://shop.gz.localhost:4300/edicola'],
  ['{back_to_site}', 'http://www.gz.localhost:4300/'],
  ['{back_to_site}/maree', 'http://www.gz.localhost:4300/maree'],
  ['{edicola}/ieri', 'http://shop.gz.localhost:4300/edicola/ieri'],
  ['/sezioni', 'http://gz.localhost:4300/sezioni'],
  ['//account.{www}/dashboard', 'http://account.gz.localhost:4300/dashboard'],
  ['//shop.{www}/vetrina', 'http://shop.gz.localhost:4300/vetrina'],
  ['//{www}/', 'http://gz.localhost:4300/'],
])('%s leads to %s', (address, href) => {
  expect(link(address)).toBe(href);
});

test('a newsstand at another address is where `{edicola}` and the menu’s paths lead', () => {
  const more = { edicola: 'https://edicola.example/giornale', newsstand: 'https://edicola.example' };
  expect(link('{edicola}', more)).toBe('https://edicola.example/giornale');
  expect(link('/sezioni', more)).toBe('https://edicola.example/sezioni');
});

test('a configured edicola may be on any host', () => {
  expect(link('{edicola}', { edicola: 'https://edicola.example/giornale' })).toBe('https://edicola.example/giornale');
});

test('a malformed address of one site does not break the others', () => {
  expect(link('/sezioni', { shop: 'http://[' })).toBe('http://gz.localhost:4300/sezioni');
  expect(link('//shop.{www}/vetrina', { shop: 'http://[' })).toBeUndefined();
});

test('links lead to the configured addresses of the sites', () => {
  const more = { account: 'https://account.example', shop: 'https://shop.example', site: 'https://www.example' };
  expect(link('//account.{www}/dashboard?a=1#b', more)).toBe('https://account.example/dashboard?a=1#b');
  expect(link('//www.{www}/privacy', more)).toBe('https://www.example/privacy');
  expect(link('//shop.{www}/archivio', more)).toBe('https://shop.example/archivio');
  expect(link('{edicola}', more)).toBe('https://shop.example/edicola');
});

test.each([
  ['https://evil.test/'],
  ['//evil.test/{www}'],
  ['//{www}.evil.test/'],
  ['//{www}@evil.test/'],
  ['//evil.test\\@{www}/'],
  ['//user:pass@{www}/'],
  ['//user@{www}/'],
  ['//:pass@{www}/'],
  ['javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,{www}'],
  ['//account.{evil}/'],
  ['{constructor}'],
  ['{__proto__}'],
  ['{}'],
  ['\\\\evil.test'],
  ['ftp://{www}/'],
  ['http://'],
])('%s is refused', (address) => {
  expect(link(address)).toBeUndefined();
});

test.each([['$&'], ['$1'], ['$`'], ["$'"], ['$$']])('a value that contains %s is used literally', (value) => {
  expect(link('{edicola}', { edicola: `http://gz.localhost:4300/a${value}b` })).toBe(
    new URL(`http://gz.localhost:4300/a${value}b`).href,
  );
});

test('placeholders inside a value are not replaced', () => {
  expect(link('{edicola}', { edicola: 'http://gz.localhost:4300/{www}' })).toBe('http://gz.localhost:4300/%7Bwww%7D');
});
