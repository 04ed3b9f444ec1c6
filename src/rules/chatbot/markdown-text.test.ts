import { expect, test } from 'vitest';
import { markdownStart, markdownText } from './markdown-text.ts';

test.each([
  ['Il tram parte.', 'Il tram parte.'],
  ['Il **tram** *parte* alle `6.30`.', 'Il tram parte alle 6.30.'],
  ['Usa <b>html</b> & <i>basta</i>', 'Usa <b>html</b> & <i>basta</i>'],
  ['Sei > cinque, e 2 * 3 * 4 # cose', 'Sei > cinque, e 2 * 3 * 4 # cose'],
  ['Senza un secondo biglietto [1]. Poi [2] basta', 'Senza un secondo biglietto. Poi basta'],
  ['> «La frase» [1]\n\n— Il Meriggio, p.\u00a01', '«La frase» — Il Meriggio, p. 1'],
  ['# Titolo\n\n- uno\n- due', 'Titolo uno due'],
  ['[Il sito](https://example.it/a)', 'Il sito'],
  ['', ''],
])('%j is read as %j', (markdown, text) => {
  expect(markdownText(markdown)).toBe(text);
});

test.each([
  ['Il **tram**', 7, 'Il tram'],
  ['Il **tram** parte', 7, 'Il tram…'],
  // Only the words of the first 35 characters are read.
  ['Il [tram](https://example.it/a/b/c/d/e) parte', 7, 'Il [tra…'],
  [`Il ${' '.repeat(40)}tram`, 7, 'Il…'],
] as const)('%j begins with %i characters: %j', (markdown, length, start) => {
  expect(markdownStart(markdown, length)).toBe(start);
});
