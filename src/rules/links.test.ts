import { expect, test } from 'vitest';
import { chatbotPolicyUrl, contactFormUrl, fillOrigin, signInUrl } from './links.ts';

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

test('signing in brings the reader back to the same address', () => {
  expect(signInUrl('https://account.gz.localhost', 'https://gz.localhost/ricerca/a b?x=1&y=2#z')).toBe(
    'https://account.gz.localhost/sso/request-login?redirect_uri=https%3A%2F%2Fgz.localhost%2Fricerca%2Fa%20b%3Fx%3D1%26y%3D2%23z',
  );
});

test('the chatbot policy is on the brand’s site', () => {
  expect(chatbotPolicyUrl('https://www.gz.localhost')).toBe('https://www.gz.localhost/informativa-chatbot');
});
