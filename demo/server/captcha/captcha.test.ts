import { afterAll, beforeAll, expect, test } from 'vitest';
import { captchaToken, startTestApp, type TestApp } from '../testing/testing.ts';
import { issueToken } from './token.ts';
import { isAccepted } from './verify.ts';

const page = 'http://www.gz.localhost:4300';
const third = 'http://third.localhost:4300';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const verify = async (response: string, secret = 'np-demo-secret') =>
  (
    await app.request(`${third}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
    })
  ).json();

test('a token is valid once', async () => {
  const token = await captchaToken(app, page);
  expect(await verify(token)).toEqual({
    success: true,
    score: 0.9,
    action: 'chat',
    hostname: 'www.gz.localhost',
    challenge_ts: '2025-11-20T09:30:00.000Z',
  });
  expect(await verify(token)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
});

test('a token is valid for 120 seconds', async () => {
  const [early, late] = [await captchaToken(app, page), await captchaToken(app, page)];
  app.clock.advance(120_000);
  expect(await verify(early)).toMatchObject({ success: true });
  app.clock.advance(1);
  expect(await verify(late)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
});

test('a used token is stored until it expires', async () => {
  await verify(await captchaToken(app, page));
  const spent = () => app.db.query('select nonce from captcha_used');
  expect((await spent()).length).toBeGreaterThan(0);
  app.clock.advance(120_001);
  await verify(await captchaToken(app, page));
  expect(await spent()).toHaveLength(1);
});

test('forged and broken tokens are invalid', async () => {
  const [payload, signature] = (await captchaToken(app, page)).split('.');
  const forged = issueToken('another key', {
    action: 'chat',
    host: 'www.gz.localhost',
    time: app.clock.now(),
    score: 1,
  });
  for (const token of [
    forged,
    `${payload}.`,
    `.${signature}`,
    `${payload}.${signature}.x`,
    `x${payload}.${signature}`,
    'x',
    '..',
    '🂡',
  ]) {
    expect(await verify(token)).toEqual({ success: false, 'error-codes': ['invalid-input-response'] });
  }
  expect(await verify('')).toEqual({ success: false, 'error-codes': ['missing-input-response'] });
});

test('the stand-in refuses a wrong secret', async () => {
  expect(await verify('x', 'guess')).toEqual({ success: false, 'error-codes': ['invalid-input-secret'] });
});

test('pages of other sites get no token', async () => {
  for (const origin of ['http://evil.test', 'null', 'http://www.gz.localhost', undefined]) {
    const response = await app.request(`${third}/recaptcha/token`, {
      method: 'POST',
      headers: origin === undefined ? {} : { origin },
      body: new URLSearchParams({ k: 'np-demo', action: 'chat' }),
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('the script defines grecaptcha and nothing else', async () => {
  const response = await app.request(`${third}/recaptcha/api.js?render=np-demo`);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const source = await response.text();
  expect(source).not.toMatch(/\beval\b|Function\(|innerHTML|document/);
  const before = Object.getOwnPropertyNames(globalThis);
  new Function(source)();
  const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
  expect(added).toEqual(['grecaptcha']);
  expect(Object.keys(Reflect.get(globalThis, 'grecaptcha'))).toEqual(['ready', 'execute']);
  Reflect.deleteProperty(globalThis, 'grecaptcha');
});

test('a verdict is accepted only for a person on one of the brand’s hosts', () => {
  const verdict = { success: true, score: 0.9, hostname: 'www.gz.localhost' };
  const hosts = ['www.gz.localhost'];
  expect(isAccepted(verdict, hosts)).toBe(true);
  expect(isAccepted({ ...verdict, score: 0.5 }, hosts)).toBe(true);
  expect(isAccepted({ ...verdict, score: 0.49 }, hosts)).toBe(false);
  expect(isAccepted({ ...verdict, hostname: 'www.mg.localhost' }, hosts)).toBe(false);
  expect(isAccepted({ success: false }, hosts)).toBe(false);
});
