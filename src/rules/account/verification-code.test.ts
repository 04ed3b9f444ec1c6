import { expect, test } from 'vitest';
import { codeDigits, isShortCode, secondsToResend } from './verification-code.ts';

test.each([
  ['123456', true],
  [' 123 456 ', true],
  ['12345', false],
  ['1234567', false],
  ['K7QF9-3MXTD', false],
])('%j is a code of six digits: %s', (typed, expected) => {
  expect(isShortCode(typed)).toBe(expected);
  if (expected) expect(typed.replace(/\s/g, '')).toHaveLength(codeDigits);
});

test.each([
  [0, 60],
  [1, 60],
  [1000, 59],
  [59_001, 1],
  [60_000, 0],
  [90_000, 0],
])('%i ms after a mail the next one waits %i seconds', (elapsed, seconds) => {
  expect(secondsToResend(1_000_000, 1_000_000 + elapsed)).toBe(seconds);
});
