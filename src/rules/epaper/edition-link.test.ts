import { expect, test } from 'vitest';
import { editionHash, placeInHash } from './edition-link.ts';

test.each([
  ['#sfoglia=12/4', { edition: '12', page: 4, article: undefined }],
  ['#sfoglia=12/4/88', { edition: '12', page: 4, article: '88' }],
])('%s and back', (hash, place) => {
  expect(placeInHash(hash)).toEqual(place);
  expect(editionHash(place)).toBe(hash);
});

test('an edition without a page opens at page 1', () => {
  expect(placeInHash('#sfoglia=12')).toEqual({ edition: '12', page: 1, article: undefined });
});

test.each([
  '',
  '#contenuto',
  '#sfoglia=',
  '#sfoglia=x/1',
  '#sfoglia=12/0',
  '#sfoglia=12/1000',
  '#sfoglia=12/4/<b>',
  '#/sfoglia=1',
])('%j does not lead to a page', (hash) => {
  expect(placeInHash(hash)).toBeUndefined();
});
