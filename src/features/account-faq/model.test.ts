import { expect, test } from 'vitest';
import { threeFaqs } from './fixtures.ts';
import { countOf, firstOf, queryIn, searchWith, shownOf } from './model.ts';

test.each([
  ['', '', ['Per cominciare']],
  ['', 'pagamenti', ['Pagamenti']],
  ['', 'un’altra', ['Per cominciare']],
  ['fattura', 'pagamenti', ['Abbonamenti', 'Pagamenti']],
])('looking for “%s” with the category “%s” chosen shows %j', (q, chosen, expected) => {
  const found = { query: { product: 'digital', q }, categories: threeFaqs };
  expect(shownOf(found, chosen).map(({ name }) => name)).toEqual(expected);
});

test('questions are counted over all categories; no category shows nothing', () => {
  expect(countOf(threeFaqs)).toBe(3);
  expect(countOf([])).toBe(0);
  expect(firstOf([])).toEqual([]);
});

test('the page begins with six questions: the first of each category, then the second of each', () => {
  const categoryOf = (name: string, count: number) => ({
    id: name,
    name,
    faqs: Array.from({ length: count }, (_, n) => ({ id: `${name}${n}`, question: '', answer_html: '' })),
  });
  const ids = firstOf([categoryOf('a', 4), categoryOf('b', 1), categoryOf('c', 9)]).map(({ id }) => id);
  expect(ids).toEqual(['a0', 'b0', 'c0', 'a1', 'c1', 'a2']);
});

const products = [
  ['', 'Tutti i prodotti'],
  ['digital', 'Digital'],
] as const;

test.each([
  ['', { product: '', q: '' }],
  ['?q=fattura', { product: '', q: 'fattura' }],
  ['?product=digital&q=%20codice+nuovo%20', { product: 'digital', q: 'codice nuovo' }],
  ['?product=altro', { product: '', q: '' }],
  [`?q=${'a'.repeat(300)}`, { product: '', q: 'a'.repeat(200) }],
])('the address %j asks for', (search, query) => {
  expect(queryIn(search, products)).toEqual(query);
});

test.each([
  ['', { product: '', q: '' }, ''],
  ['?q=fattura', { product: '', q: '' }, ''],
  ['?brand=MG&q=vecchio', { product: 'digital', q: 'è nuovo' }, '?brand=MG&q=%C3%A8+nuovo&product=digital'],
])('the address %j with what is asked for', (search, query, expected) => {
  expect(searchWith(search, query)).toBe(expected);
});
