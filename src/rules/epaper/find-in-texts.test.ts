import { expect, test } from 'vitest';
import { findInTexts } from './find-in-texts.ts';

const texts = [
  { id: 1, title: 'Il tram torna in città', text: 'Stamattina la prima corsa dalla stazione al porto.' },
  { id: 2, title: 'Perché chiude la biblioteca', text: 'Il Comune: «Mancano i fondi». Resta il porto.' },
];

test.each([
  ['tram', [1]],
  ['TRAM', [1]],
  ['citta', [1]],
  ['perché', [2]],
  ['porto', [1, 2]],
  ['porto fondi', [2]],
  ['bibl', [2]],
  ['ram', []],
  ['tram biblioteca', []],
  ['', []],
  ['«»', []],
  ['a', []],
  ['.* (', []],
])('%j is in %j', (query, ids) => {
  expect(findInTexts(query, texts).map(({ id }) => id)).toEqual(ids);
});

test('found words are marked, with their accents, in title and text', () => {
  const [found] = findInTexts('citta stazione', texts);
  expect(found?.title).toEqual([
    { text: 'Il tram torna in ', isMarked: false },
    { text: 'città', isMarked: true },
  ]);
  expect(found?.snippet.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'stazione', isMarked: true }]);
});

test('the snippet of a long text surrounds the first hit, in whole words', () => {
  const long = `${'parola '.repeat(100)}ago${' pagliaio'.repeat(100)}`;
  const [found] = findInTexts('ago', [{ id: 3, title: 'Lungo', text: long }]);
  const snippet = (found?.snippet ?? []).map(({ text }) => text).join('');
  expect(snippet).toMatch(/^…(parola )+ago( pagliaio)+…$/);
  expect(snippet.length).toBeLessThan(170);
});

test('decomposed letters are found at their position', () => {
  const [found] = findInTexts('piu', [{ id: 4, title: 'Di piu\u0300', text: 'x' }]);
  expect(found?.title).toEqual([
    { text: 'Di ', isMarked: false },
    { text: 'più', isMarked: true },
  ]);
});
