import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CaptchaAdapter } from '../../../platform/services/adapters.ts';

let modules: { configure: (config: object) => void; captchaToken: typeof import('./captcha.ts').captchaToken };
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('http://mg.localhost:4300/'));
  const [{ configure }, { captchaToken }] = await Promise.all([import('../../page/page.ts'), import('./captcha.ts')]);
  modules = { configure, captchaToken };
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asker = { element: {} as HTMLElement, signal: new AbortController().signal };
const never = () => new Promise<never>(() => {});

/** A captcha of the page's own, without challenges. */
const own = (changes: Partial<CaptchaAdapter>): CaptchaAdapter => ({
  ahead: true,
  load: async () => {},
  token: async (action) => `token for ${action}`,
  ...changes,
});

const tokenOf = (captcha: unknown): Promise<string> => {
  modules.configure({ captcha, captchaSiteId: 'key' });
  return modules.captchaToken('chat', asker).catch(String);
};

test('an adapter of the page’s own loads once with the site key, and gives each token', async () => {
  const load = vi.fn(async () => {});
  const captcha = own({ load });
  expect([await tokenOf(captcha), await tokenOf(captcha)]).toEqual(['token for chat', 'token for chat']);
  expect(load.mock.calls).toEqual([['key']]);
});

test.each([
  ['load throws', { load: () => Promise.reject(new Error('blocked')) }, 'Error: blocked'],
  [
    'token throws',
    {
      token: () => {
        throw new Error('broken');
      },
    },
    'Error: broken',
  ],
  ['token answers nothing', { token: async () => '' }, 'Error: np: the captcha gave no token.'],
  ['token answers no text', { token: async () => 7 as unknown as string }, 'Error: np: the captcha gave no token.'],
])('%s: no token, and a reason', async (_, changes, reason) => {
  expect(await tokenOf(own(changes))).toBe(reason);
});

test.each([
  ['load', 10_000],
  ['token', 20_000],
])('an adapter whose %s never answers is given up after %i ms', async (call, limitMs) => {
  const token = tokenOf(own({ [call]: never }));
  await vi.advanceTimersByTimeAsync(limitMs);
  expect(await token).toBe(`Error: np: the captcha did not answer within ${limitMs} ms.`);
  expect(vi.getTimerCount()).toBe(0);
});

test('a load that failed is tried again', async () => {
  const load = vi.fn<CaptchaAdapter['load']>(async () => {});
  load.mockRejectedValueOnce(new Error('offline'));
  const captcha = own({ load });
  expect([await tokenOf(captcha), await tokenOf(captcha)]).toEqual(['Error: offline', 'token for chat']);
});

test('the sample of the documentation gives tokens, and rejects when its server refuses', async () => {
  const sample = '../../../../docs/samples/start/own-captcha.ts';
  const { captcha } = await import(sample);
  const fetch = vi.fn(async (url: string) => new Response(`token from ${url}`));
  vi.stubGlobal('fetch', fetch);
  expect(await tokenOf(captcha)).toBe('token from /captcha/token?action=chat');
  fetch.mockResolvedValueOnce(new Response('', { status: 503 }));
  expect(await tokenOf(captcha)).toBe('Error: no token: status 503');
});
