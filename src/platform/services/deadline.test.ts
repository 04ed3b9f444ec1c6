import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outcome = (work: () => unknown, isPaused?: () => boolean): Promise<unknown> =>
  within(1000, 'the third party', work, isPaused).catch(String);

test('an answer in time is passed on, and no timer stays', async () => {
  const answer = outcome(async () => 'token');
  expect(await answer).toBe('token');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no'))],
])('a work that %s rejects at once', async (_, work) => {
  expect(await outcome(work)).toBe('Error: no');
  expect(vi.getTimerCount()).toBe(0);
});

test('no answer in time rejects, and a late one changes nothing', async () => {
  let answerLate = (_: string): void => {};
  const answer = outcome(() => new Promise<string>((resolve) => (answerLate = resolve)));
  await vi.advanceTimersByTimeAsync(1000);
  answerLate('late');
  expect(await answer).toBe('Error: np: the third party did not answer within 1000 ms.');
});

test('while the reader solves a challenge no limit holds; afterwards it does', async () => {
  let isShown = true;
  const answer = outcome(
    () => new Promise(() => {}),
    () => isShown,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  isShown = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toMatch('did not answer');
});
