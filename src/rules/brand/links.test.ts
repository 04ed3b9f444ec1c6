import { expect, test } from 'vitest';
import { fillOrigin, safeLink, signInUrl, signOutUrl, subscribeUrl } from './links.ts';
import { chatbotPolicyUrl, contactFormUrl } from './page-links.ts';

test.each([
  [
    '{protocol}//account.{domain}{port}',
    { protocol: 'http:', domain: 'gz.localhost', port: '4300' },
    'http://account.gz.localhost:4300',
  ],
  [
    '{protocol}//account.{domain}{port}',
    { protocol: 'https:', domain: 'gz.localhost', port: '' },
    'https://account.gz.localhost',
  ],
  ['https://conto.example', { protocol: 'http:', domain: 'gz.localhost', port: '4300' }, 'https://conto.example'],
  ['https://{other}.{domain}', { protocol: 'http:', domain: '$&', port: '' }, 'https://{other}.$&'],
])('%s at %o → %s', (template, place, address) => {
  expect(fillOrigin(template, place)).toBe(address);
});

test('the contact page opens with its form', () => {
  expect(contactFormUrl('https://account.gz.localhost')).toBe('https://account.gz.localhost/contact?forceForm=1');
});

test('the subscribe button leads to the shop window', () => {
  expect(subscribeUrl('https://shop.gz.localhost')).toBe('https://shop.gz.localhost/vetrina');
});

test('signing in returns the reader to the same address', () => {
  expect(signInUrl('https://account.gz.localhost', 'https://gz.localhost/ricerca/a b?x=1&y=2#z')).toBe(
    'https://account.gz.localhost/sso/request-login?redirect_uri=https%3A%2F%2Fgz.localhost%2Fricerca%2Fa%20b%3Fx%3D1%26y%3D2%23z',
  );
});

test('the chatbot policy is on the brand’s site', () => {
  expect(chatbotPolicyUrl('https://www.gz.localhost')).toBe('https://www.gz.localhost/informativa-chatbot');
});

test('signing out returns the reader to the page', () => {
  expect(signOutUrl('https://account.gz.localhost', 'https://gz.localhost/')).toBe(
    'https://account.gz.localhost/sso/request-logout?redirect_uri=https%3A%2F%2Fgz.localhost%2F',
  );
});

const own = 'https://gz.localhost';
const parse = (target: string, base: string) => URL.parse(target, base) ?? undefined;

test.each([
  ['/user/subscriptions', 'https://gz.localhost/user/subscriptions'],
  ['https://shop.gz.localhost/vetrina', 'https://shop.gz.localhost/vetrina'],
  ['http://altrove.test/', 'http://altrove.test/'],
  ['mailto:aiuto@example.it', 'mailto:aiuto@example.it'],
  ['tel:+390000', 'tel:+390000'],
  ['#x', 'https://gz.localhost/#x'],
  [undefined, undefined],
  ['javascript:alert(1)', undefined],
  ['JAVASCRIPT:alert(1)', undefined],
  [' javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['\u0001javascript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['vbscript:msgbox(1)', undefined],
  ['blob:https://gz.localhost/1', undefined],
  ['file:///etc/passwd', undefined],
  ['intent://x#Intent;scheme=javascript;end', undefined],
  ['https://[', undefined],
])('a link to %j → %s', (target, href) => {
  expect(safeLink(target, `${own}/`, parse)).toBe(href);
});
