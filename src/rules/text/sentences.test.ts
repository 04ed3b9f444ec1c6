import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each([
  ['Il tram torna. Dodici fermate.', ['Il tram torna.', 'Dodici fermate.']],
  ['«Si parte!» Poi il silenzio… E la folla?', ['«Si parte!»', 'Poi il silenzio…', 'E la folla?']],
  ['Il via. «Si parte!»', ['Il via.', '«Si parte!»']],
  ['Costa 1.500 euro. 20 novembre.', ['Costa 1.500 euro.', '20 novembre.']],
  ['Il sig. Rossi e la dott. Bianchi. Fine.', ['Il sig. Rossi e la dott. Bianchi.', 'Fine.']],
  ['G. Verdi a p. 8. Poi altro.', ['G. Verdi a p. 8.', 'Poi altro.']],
  ['  una riga\n e un’altra  ', ['una riga e un’altra']],
  ['', []],
])('%j → %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
