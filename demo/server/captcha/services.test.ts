import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { captchaToken, startTestApp, type TestApp } from '../testing/testing.ts';
import { type CaptchaKind, remoteVerifier } from './services.ts';
import { isAccepted } from './verify.ts';

const page = 'http://www.gz.localhost:4300';
const third = 'http://third.localhost:4300';
const hosts = ['www.gz.localhost'];

afterEach(() => vi.unstubAllGlobals());

interface Sent {
  readonly url: string;
  readonly body: string;
  readonly key: string | null;
}

/** A vendor that answers as its documentation says; `sent` holds its requests. */
const vendor = (answer: object, status = 200): readonly Sent[] => {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push({ url: request.url, body: await request.text(), key: request.headers.get('x-goog-api-key') });
    return Response.json(answer, { status });
  });
  return sent;
};

const verify = (kind: CaptchaKind, url = 'https://vendor.example/verify', secret = 's3cret') =>
  remoteVerifier({ kind, url, secret, siteKey: 'site' });

const assessed = (valid: boolean, score?: number) => ({
  name: 'projects/1/assessments/2',
  event: { token: 'tok en', siteKey: 'site' },
  tokenProperties: {
    valid,
    invalidReason: valid ? 'INVALID_REASON_UNSPECIFIED' : 'DUPE',
    hostname: 'www.gz.localhost',
  },
  riskAnalysis: { ...(score !== undefined && { score }), reasons: [] },
});

describe('the vendors’ documented answers', () => {
  const solved = { success: true, hostname: 'www.gz.localhost', challenge_ts: '2026-03-18T09:00:00Z' };
  test.each([
    ['recaptcha', { ...solved, score: 0.7, action: 'chat' }, true],
    ['recaptcha', { ...solved, score: 0.3 }, false],
    ['recaptcha', { success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
    ['recaptcha-enterprise', assessed(true, 0.9), true],
    ['recaptcha-enterprise', assessed(true, 0.1), false],
    ['recaptcha-enterprise', assessed(true), false],
    ['recaptcha-enterprise', assessed(false, 0.9), false],
    ['hcaptcha', { ...solved, credit: false }, true],
    ['hcaptcha', { ...solved, score: 0.9, score_reason: ['risk'] }, false],
    ['hcaptcha', { ...solved, hostname: 'evil.example' }, false],
    ['turnstile', { ...solved, 'error-codes': [], action: 'chat', cdata: '' }, true],
    ['turnstile', { success: false, 'error-codes': ['invalid-input-response'] }, false],
  ] as const)('%s %j: accepted is %s', async (kind, answer, accepted) => {
    vendor(answer);
    expect(isAccepted(await verify(kind)('tok en'), hosts)).toBe(accepted);
  });

  test.each([
    ['recaptcha', 'secret=s3cret&response=tok+en', null],
    ['hcaptcha', 'secret=s3cret&response=tok+en&sitekey=site', null],
    ['turnstile', 'secret=s3cret&response=tok+en', null],
    ['recaptcha-enterprise', '{"event":{"token":"tok en","siteKey":"site"}}', 's3cret'],
  ] as const)('%s receives %s', async (kind, body, key) => {
    const sent = vendor(kind === 'recaptcha-enterprise' ? assessed(true, 1) : { success: true });
    await verify(kind)('tok en');
    expect(sent).toEqual([{ url: 'https://vendor.example/verify', body, key }]);
  });

  test.each([
    ['another shape', { ok: true }, 200],
    ['status 500', {}, 500],
  ])('%s rejects: the captcha does not answer', async (_, answer, status) => {
    vendor(answer, status);
    await expect(verify('turnstile')('token')).rejects.toThrow();
    await expect(verify('recaptcha-enterprise')('token')).rejects.toThrow();
  });
});

describe('the stand-ins of the vendors', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test.each([
    ['recaptcha', '/recaptcha/api/siteverify'],
    ['recaptcha-enterprise', '/recaptcha/v1/projects/np/assessments'],
    ['hcaptcha', '/hcaptcha/siteverify'],
    ['turnstile', '/turnstile/v0/siteverify'],
  ] as const)('%s accepts a token once, and never with a wrong secret', async (kind, path) => {
    const token = await captchaToken(app, page);
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => app.request(url, init));
    const wrong = verify(
      kind,
      third + path,
      'guess',
    )(token).then(
      (verdict) => isAccepted(verdict, hosts),
      () => false,
    );
    expect(await wrong).toBe(false);
    const verifier = verify(kind, third + path, 'np-demo-secret');
    expect(isAccepted(await verifier(token), hosts)).toBe(true);
    expect(isAccepted(await verifier(token), hosts)).toBe(false);
  });
});
