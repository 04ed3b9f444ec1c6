import { createHash } from 'node:crypto';
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
  // The same passwords in every run: by chance, one run in fifty has twice as many.
  const digestOf = (n: number) => createHash('sha256').update(String(n)).digest('base64url').slice(0, 12);
  const others = Array.from({ length: 20_000 }, (_, n) => `${digestOf(n)}1A!`);
  expect(others.filter(isLeaked).length).toBeLessThan(7);
});
