import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldToken, holdToken, tokenLifeMs } from './supply.ts';

/** Each test has its own action, since tokens belong to an action. */
let action = '';
let issued = 0;
const execute = vi.fn(async (asked: string) => {
  issued += 1;
  return `${asked}-${issued}`;
});
const token = () => heldToken(execute, action);
const hold = () => holdToken(execute, action);

beforeEach(({ task }) => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  action = task.id;
  issued = 0;
  execute.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a token is requested with the action, and is used once', async () => {
  expect([await token(), await token()]).toEqual([`${action}-1`, `${action}-2`]);
  expect(execute).toHaveBeenCalledWith(action);
});

test('a held token is available at once, and replaced after use', async () => {
  const release = hold();
  await vi.advanceTimersByTimeAsync(0);
  expect(execute).toHaveBeenCalledTimes(1);
  expect(await token()).toBe(`${action}-1`);
  await vi.advanceTimersByTimeAsync(0);
  expect(await token()).toBe(`${action}-2`);
  release();
});

test('a pending token is not requested again', async () => {
  const release = hold();
  expect(await token()).toBe(`${action}-1`);
  release();
});

test('a held token is renewed every 90 000 ms, once for all holders', async () => {
  const releases = Array.from({ length: 100 }, hold);
  await vi.advanceTimersByTimeAsync(0);
  expect(execute).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(89_999);
  expect(execute).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(execute).toHaveBeenCalledTimes(2);
  for (const release of releases) release();
  await vi.advanceTimersByTimeAsync(10 * tokenLifeMs);
  expect(execute).toHaveBeenCalledTimes(2);
});

test.each([
  [89_999, 1],
  [90_000, 2],
  [8 * 3_600_000, 2],
  [-1, 2],
])('after a sleep, with the clock %i ms later, the token is number %i', async (later, number) => {
  const release = hold();
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(1_800_000_000_000 + later);
  expect(await token()).toBe(`${action}-${number}`);
  release();
});

test('the next call retries a failed request; no rejection is unhandled', async () => {
  execute.mockRejectedValueOnce(new Error('no'));
  const release = hold();
  await vi.advanceTimersByTimeAsync(0);
  expect(await token()).toBe(`${action}-1`);
  release();
});

test('releasing twice counts once', async () => {
  const [first, second] = [hold(), hold()];
  first();
  first();
  await vi.advanceTimersByTimeAsync(tokenLifeMs);
  expect(execute).toHaveBeenCalledTimes(2);
  second();
});
