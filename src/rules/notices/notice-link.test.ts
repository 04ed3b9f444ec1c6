import { expect, test } from 'vitest';
import { noticeLink } from './notice-link.ts';

const page = 'https://www.giornale.example/articolo/1';
const account = 'https://account.gz.example';
const sites = [account, 'https://shop.gz.example'];
const parse = (target: string, base: string) => URL.parse(target, base) ?? undefined;
const link = (target: string | undefined) =>
  noticeLink(target, { page, account }, (href) => sites.some((site) => href.startsWith(`${site}/`)), parse);

test.each([
  ['/abbonamenti', 'https://www.giornale.example/abbonamenti'],
  ['?avviso=1', 'https://www.giornale.example/articolo/1?avviso=1'],
  ['/', 'https://www.giornale.example/'],
  ['/user/subscriptions', 'https://account.gz.example/user/subscriptions'],
  ['/user/profile#dati', 'https://account.gz.example/user/profile#dati'],
  ['/contact?forceForm=1', 'https://account.gz.example/contact?forceForm=1'],
  ['/user/newsletter', 'https://account.gz.example/user/newsletter'],
  ['/articolo/7', 'https://www.giornale.example/articolo/7'],
  ['https://account.gz.example/user/profile#dati', 'https://account.gz.example/user/profile#dati'],
  ['//shop.gz.example/vetrina', 'https://shop.gz.example/vetrina'],
  ['mailto:aiuto@gz.example', 'mailto:aiuto@gz.example'],
  ['tel:+390612345678', 'tel:+390612345678'],
])('%s leads to %s', (target, href) => {
  expect(link(target)).toBe(href);
});

test.each([
  [undefined],
  ['https://evil.example/'],
  ['//evil.example/'],
  ['\\\\evil.example\\'],
  ['https://account.gz.example@evil.example/'],
  ['https://lettore:parola@www.giornale.example/'],
  ['https://lettore@account.gz.example/'],
  ['javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,x'],
  ['ftp://www.giornale.example/'],
  ['http://['],
])('%j is not a link', (target) => {
  expect(link(target)).toBeUndefined();
});
