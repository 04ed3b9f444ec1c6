import { expect, test } from 'vitest';
import { questionFault } from './question.ts';

test.each([
  ['', 'tooShort'],
  ['Costi', 'tooShort'],
  ['1234567', 'tooShort'],
  ['12345678', undefined],
  ['   1234567   ', 'tooShort'],
  ['x'.repeat(500), undefined],
  ['x'.repeat(501), 'tooLong'],
  [`  ${'x'.repeat(500)}  `, undefined],
])('a question of %j → %s', (text, fault) => {
  expect(questionFault(text)).toBe(fault);
});
