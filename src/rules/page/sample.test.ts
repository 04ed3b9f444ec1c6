import { expect, test } from 'vitest';
import { isSampled } from './sample.ts';

test.each([
  [0, 1, true],
  [0.999, 1, true],
  [0.099, 0.1, true],
  [0.1, 0.1, false],
  [0, 0, false],
  [0.5, Number.NaN, false],
])('the page view %d is in a sample of %d: %s', (drawn, sample, expected) => {
  expect(isSampled(drawn, sample)).toBe(expected);
});
