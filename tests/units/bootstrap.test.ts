import { afterEach, expect, test, vi } from 'vitest';
import { ticking } from '../../scripts/bootstrap.mjs';

afterEach(() => vi.useRealTimers());

test('what takes long prints a line every ten seconds, until it is done', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const work = Promise.withResolvers<number>();
  const done = ticking('starting', work.promise);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(log.mock.calls.flat()).toEqual(['np: still starting, 10 s …', 'np: still starting, 20 s …']);
  work.resolve(7);
  expect(await done).toBe(7);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log).toHaveBeenCalledTimes(2);
});
