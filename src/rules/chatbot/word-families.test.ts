import { expect, test } from 'vitest';
import { likenessOf, vocabularyOf } from './word-families.ts';

const { alikeTo, thingsOf } = vocabularyOf({
  families: [
    { same: ['vinc', 'vint', 'vittor'], near: ['coppa'] },
    { same: ['apr', 'apert'], near: [] },
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((head) => ({ same: [head, 'cos'], near: [] })),
    ...['h', 'i', 'l', 'm', 'n', 'o'].map((head) => ({ same: [head, 'rob'], near: [] })),
    { same: ['z', 'cos', 'rob'], near: [] },
    { same: ['caric', 'pien'], near: [] },
  ],
  forms: [['mord', 'mors']],
  kinds: [{ names: ['animal', 'best'], things: ['volp', 'gatt'] }],
});

test.each([
  ['the same word', 'cost', 'cost', 1],
  ['another form of it', 'inaugur', 'inaugural', 0.9],
  ['the head of its family', 'vint', 'vinc', 0.8],
  ['another member', 'vint', 'vittor', 0.65],
  ['a word of the matter', 'vinc', 'coppa', 0.4],
  ['a form of a member', 'apron', 'apert', 0.8],
  ['the same for a form in the story', 'vint', 'vincitor', 0.8],
  ['another word with the same beginning', 'cost', 'costier', 0],
  ['a short word that begins a longer one', 'port', 'porton', 0],
  ['a word of another family', 'vint', 'apert', 0],
  ['an irregular form of it', 'mord', 'mors', 0.9],
  ['a thing of the kind that it names', 'best', 'volp', 0.5],
  ['the kind that it is of', 'gatt', 'animal', 0.25],
  ['a smaller one', 'gattin', 'gatt', 0.75],
])('%s: %s and %s say the same by %d', (_, one, other, likeness) => {
  expect(likenessOf(one, other, alikeTo(one))).toBe(likeness);
});

test('two words of many families that share few say less of each other, a word of one family says just that', () => {
  expect(alikeTo('rob').get('cos')).toBeCloseTo((0.65 * 4) / 7);
  expect(alikeTo('a').get('cos')).toBe(0.8);
});

test('what is done again is nearly the same', () => {
  expect(alikeTo('ricaric').get('caric')).toBe(0.75);
});

test('the things of a kind go by each of its names', () => {
  expect([...thingsOf('best')]).toEqual(['volp', 'gatt']);
  expect([...thingsOf('volp')]).toEqual([]);
});

test('a word is not alike to itself, and an unknown one to none', () => {
  expect(alikeTo('vint').has('vint')).toBe(false);
  expect([...alikeTo('tram').keys()]).toEqual([]);
});
