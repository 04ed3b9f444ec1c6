import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captchaToken, holdCaptcha, tokenLife } from './captcha.ts';

/** One action a test: what is held for one is nothing to another. */
let action = '';
let issued = 0;
const execute = vi.fn(async (_key: string, asked: { action: string }) => {
  issued += 1;
  return `${asked.action}-${issued}`;
});
const token = () => captchaToken('https://captcha.example/api.js', 'key', action);
const hold = () => holdCaptcha('https://captcha.example/api.js', 'key', action);

beforeEach(({ task }) => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute });
  action = task.id;
  issued = 0;
  execute.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a token is asked for with the key and the action, and never handed out twice', async () => {
  expect([await token(), await token()]).toEqual([`${action}-1`, `${action}-2`]);
  expect(execute).toHaveBeenCalledWith('key', { action });
});

test('a held token is there at once, and replaced when it was taken', async () => {
  const release = hold();
  await vi.advanceTimersByTimeAsync(0);
  expect(execute).toHaveBeenCalledTimes(1);
  expect(await token()).toBe(`${action}-1`);
  await vi.advanceTimersByTimeAsync(0);
  expect(await token()).toBe(`${action}-2`);
  release();
});

test('a token that is still on its way is waited for, not asked for again', async () => {
  const release = hold();
  expect(await token()).toBe(`${action}-1`);
  release();
});

test('while it is held the token is renewed every 90 000 ms, for however many holders once', async () => {
  const releases = Array.from({ length: 100 }, hold);
  await vi.advanceTimersByTimeAsync(0);
  expect(execute).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(89_999);
  expect(execute).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(execute).toHaveBeenCalledTimes(2);
  for (const release of releases) release();
  await vi.advanceTimersByTimeAsync(10 * tokenLife);
  expect(execute).toHaveBeenCalledTimes(2);
});

test.each([
  [89_999, 1],
  [90_000, 2],
  [8 * 3_600_000, 2],
  [-1, 2],
])('the device slept, its clock is %i ms on: the token handed out is number %i', async (later, number) => {
  const release = hold();
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(1_800_000_000_000 + later);
  expect(await token()).toBe(`${action}-${number}`);
  release();
});

test('a fetch that failed is tried again by the next call; nothing stays unhandled', async () => {
  execute.mockRejectedValueOnce(new Error('no'));
  const release = hold();
  await vi.advanceTimersByTimeAsync(0);
  expect(await token()).toBe(`${action}-1`);
  release();
});

test.each(['', undefined, 7])('%o is no token', async (value) => {
  execute.mockResolvedValueOnce(value as string);
  await expect(token()).rejects.toThrow('np: the captcha gave no token.');
});

test('releasing twice counts once', async () => {
  const [first, second] = [hold(), hold()];
  first();
  first();
  await vi.advanceTimersByTimeAsync(tokenLife);
  expect(execute).toHaveBeenCalledTimes(2);
  second();
});
