import { expect, test } from 'vitest';
import { quoteOf, sentencesOf } from './sentences.ts';

test.each([
  ['Alle 5.42 parte il primo. Poi torna.', ['Alle 5.42 parte il primo.', 'Poi torna.']],
  ['Lo dice il dott. Rossi. È vero.', ['Lo dice il dott. Rossi.', 'È vero.']],
  ['G. Restelli scrive. F. Orsini legge.', ['G. Restelli scrive.', 'F. Orsini legge.']],
  ['«Si parte», ha detto. «Finalmente!» Poi silenzio.', ['«Si parte», ha detto.', '«Finalmente!»', 'Poi silenzio.']],
  ['Davvero? Sì… e poi no.', ['Davvero?', 'Sì… e poi no.']],
  ['Costa 1.500 euro. 12 fermate.', ['Costa 1.500 euro.', '12 fermate.']],
  ['Senza punto', ['Senza punto']],
  ['  due\n righe.  ', ['due righe.']],
  ['', []],
])('%j → %j', (paragraph, sentences) => {
  expect(sentencesOf(paragraph)).toEqual(sentences);
});

test('a quote is complete up to 420 characters, then cut at a word', () => {
  expect(quoteOf('Breve.')).toBe('Breve.');
  const long = quoteOf('parola '.repeat(100));
  expect(long.length).toBeLessThanOrEqual(421);
  expect(long).toMatch(/parola…$/);
});
