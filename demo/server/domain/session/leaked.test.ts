import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { PASSWORD } from '../seed/people/people.ts';
import { isLeaked } from './leaked.ts';

test.each<[password: string, leaked: boolean]>([
  ['123456', true],
  ['qwertyuiop', true],
  ['P@ssw0rd', true],
  ['Password1!', true],
  ['Password1', true],
  ['!!PASSWORD1??', true],
  ['!QAZ2wsx', true],
  ['Ferrari1.', true],
  ['', false],
  ['Password-di-Anna-71', false],
  ['Corretto-cavallo-pila-4', false],
  [PASSWORD, false],
])('%s is leaked: %s', (password, leaked) => {
  expect(isLeaked(password)).toBe(leaked);
});

test('the filter takes fewer than one in 3,000 other passwords for a leaked one', () => {
  const others = Array.from({ length: 20_000 }, () => `${randomBytes(9).toString('base64url')}1A!`);
  expect(others.filter(isLeaked).length).toBeLessThan(7);
});
