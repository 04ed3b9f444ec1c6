import { expect, test } from 'vitest';
import { invariableIn, isFormOfSearched, phrasePattern } from './search-words.ts';

test.each([
  ['scuola', undefined],
  ['tram', [{ q: 'tram', invariable: ['tram'] }]],
  ['Il TRAM elettrico', [{ q: 'Il TRAM elettrico', invariable: ['il', 'tram'] }]],
  ['scuola -sport', undefined],
  ['scuola -"sport e film"', undefined],
  ['l’acqua dell’est', [{ q: 'l’acqua dell’est', invariable: ['est'] }]],
  [
    'tram or autobus lento',
    [
      { q: 'tram', invariable: ['tram'] },
      { q: 'autobus lento', invariable: ['autobus'] },
    ],
  ],
  ['', undefined],
])('a search for %j has the invariable words %j', (q, alternatives) => {
  expect(invariableIn(q)).toEqual(alternatives);
});

test.each([
  ['tram', 'tram', true],
  ['trams', 'tram', true],
  ['Tram', 'il tram', true],
  ['tramite', 'tram', false],
  ['tram', 'tramite', false],
  ['scuole', 'scuola', true],
  ['città', 'citta', true],
  ['sportivo', 'sport', false],
  ['scuola', 'tram scuola', true],
  ['treno', 'tram -treno', false],
])('%j is a form of a word of %j: %s', (found, q, isForm) => {
  expect(isFormOfSearched(found, q)).toBe(isForm);
});

test.each([
  ['tram', 'tram'],
  ['La linea del Tram', 'la\\W+linea\\W+del\\W+tram'],
  ['perché no?', 'perche\\W+no'],
  ['"prova numero"', ''],
  ['tram -bus', ''],
  ['tram or bus', ''],
])('the phrase of %j is %j', (q, pattern) => {
  expect(phrasePattern(q)).toBe(pattern);
});
