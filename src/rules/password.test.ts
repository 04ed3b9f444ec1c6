import { expect, test } from 'vitest';
import { passwordHeading, unmetPasswordRules } from './password.ts';

test.each([
  ['Edicola-2026!', []],
  ['Abcde1!x', []],
  ['Abcd1!x', ['length']],
  ['abcdefg1!', ['letters']],
  ['ABCDEFG1!', ['letters']],
  ['Abcdefg!!', ['number']],
  ['Abcdefg12', ['special']],
  ['Abcde 123', ['special']],
  ['Èàìòù123', ['special']],
  ['', ['length', 'letters', 'number', 'special']],
  ['a', ['length', 'letters', 'number', 'special']],
])('%s → %j', (password, unmet) => {
  expect(unmetPasswordRules(password)).toEqual(unmet);
});

test('the heading over the list of rules', () => {
  expect(passwordHeading).toBe('La password deve contenere almeno:');
});
