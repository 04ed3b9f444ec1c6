import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

const circular: Record<string, unknown> = {};
circular.self = circular;

test.each([
  ['red', '"red"'],
  [{ from: 9 }, '{"from":9}'],
  [undefined, 'undefined'],
  [() => 1, 'function'],
  [circular, 'of the type object'],
  [1n, 'of the type bigint'],
  ['x'.repeat(100), `"${'x'.repeat(79)}`],
])('%o is shown as %s', (value, shown) => {
  expect(quoted(value)).toBe(shown);
});
