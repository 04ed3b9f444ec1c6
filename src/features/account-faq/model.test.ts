import { expect, test } from 'vitest';
import { threeFaqs } from './fixtures.ts';
import { countOf, shownOf } from './model.ts';

test.each([
  ['', '', ['Abbonamenti']],
  ['', 'pagamenti', ['Pagamenti']],
  ['', 'un’altra', ['Abbonamenti']],
  ['fattura', 'pagamenti', ['Abbonamenti', 'Pagamenti']],
])('looking for “%s” with the category “%s” chosen shows %j', (q, chosen, expected) => {
  const found = { wish: { product: 'digital', q }, categories: threeFaqs };
  expect(shownOf(found, chosen).map(({ name }) => name)).toEqual(expected);
});

test('questions are counted over all categories, and nothing is shown of none', () => {
  expect(countOf(threeFaqs)).toBe(3);
  expect(countOf([])).toBe(0);
  expect(shownOf({ wish: { product: '', q: '' }, categories: [] }, 'pagamenti')).toEqual([]);
});
