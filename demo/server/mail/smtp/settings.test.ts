import { expect, test } from 'vitest';
import { senderFor, smtpSettings } from './settings.ts';

const NP_MAIL_FROM = 'servizio@{sigla}.example';

test('without NP_SMTP_URL letters stay in the outbox', () => {
  expect(smtpSettings({})).toBeUndefined();
  expect(smtpSettings({ NP_MAIL_FROM })).toBeUndefined();
});

test.each([
  ['smtp://posta.example', 'posta.example', 587, 'starttls'],
  ['smtp://posta.example:25', 'posta.example', 25, 'starttls'],
  ['smtps://posta.example', 'posta.example', 465, 'always'],
  ['smtp://127.0.0.1:2525', '127.0.0.1', 2525, 'never'],
  ['smtp://[::1]', '::1', 587, 'never'],
  ['smtp://localhost.example', 'localhost.example', 587, 'starttls'],
])('%s: %s, port %i, TLS %s', (NP_SMTP_URL, host, port, tls) => {
  expect(smtpSettings({ NP_SMTP_URL, NP_MAIL_FROM })).toMatchObject({ host, port, tls, user: undefined });
});

test('user and password are decoded; the sender names the brand', () => {
  const settings = smtpSettings({ NP_SMTP_URL: 'smtp://np%40x:a%2Fb@posta.example', NP_MAIL_FROM });
  expect(settings).toMatchObject({ user: 'np@x', password: 'a/b' });
  expect(settings && senderFor(settings, 'GZ')).toBe('servizio@gz.example');
});

test.each([
  [{ NP_SMTP_URL: 'http://u:geheim@posta.example', NP_MAIL_FROM }, /^NP_SMTP_URL is not an address that starts with/],
  [{ NP_SMTP_URL: 'smtp://np:geheim%@posta.example', NP_MAIL_FROM }, /^NP_SMTP_URL: .*%25/],
  [{ NP_SMTP_URL: 'smtp://posta.example' }, /^NP_SMTP_URL is set without NP_MAIL_FROM\. /],
  [{ NP_SMTP_URL: 'smtp://posta.example', NP_MAIL_FROM: 'Il Meriggio' }, /^NP_MAIL_FROM=Il Meriggio is not an e-mail/],
  [{ NP_SMTP_URL: 'smtp://posta.example', NP_MAIL_FROM: 'a@b.it\r\nBcc: c@d.it' }, /^NP_MAIL_FROM/],
])('%o is refused in one line', (env, message) => {
  expect(() => smtpSettings(env)).toThrow(message);
  expect(() => smtpSettings(env)).not.toThrow(/geheim/);
});
