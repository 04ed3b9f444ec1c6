import { expect, test } from 'vitest';
import { retryDelayMs } from './retry.ts';

test.each([
  [500, 0, 1500],
  [503, 0, 1500],
  [504, 0, 1500],
  [503, 1, 1700],
  [503, 2, undefined],
  [503, 3, undefined],
  [502, 0, undefined],
  [501, 0, undefined],
  [400, 0, undefined],
  [401, 0, undefined],
  [404, 0, undefined],
  [429, 0, undefined],
  [200, 0, undefined],
])('status %i after %i retries → %s ms', (status, done, delay) => {
  expect(retryDelayMs(status, done)).toBe(delay);
});
