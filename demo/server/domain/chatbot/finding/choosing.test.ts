import { expect, test } from 'vitest';
import { chooseQuotes, type Ranked } from './choosing.ts';

const ranked = (order: number, value: number, own: Partial<Ranked> = {}): Ranked => ({
  sentence: `Frase ${order}.`,
  passage: { id: 1, sourceId: 1, ord: 0, headline: 'Il tram', body: '' },
  order,
  leads: false,
  isHeadline: false,
  isHeading: false,
  stems: [],
  counted: [],
  headline: [],
  value,
  adds: 0,
  ...own,
});
const other = { passage: { id: 2, sourceId: 2, ord: 0, headline: 'La gru', body: '' } };

test.each<[what: string, all: readonly Ranked[], chosen: readonly number[]]>([
  ['the likeliest', [ranked(1, 9), ranked(2, 8), ranked(3, 7)], [1, 2]],
  ['of the story, what its headline leaves open', [ranked(1, 9), ranked(2, 8), ranked(3, 7, { adds: 2 })], [1, 3]],
  ['the likeliest first, whatever others add', [ranked(1, 9), ranked(2, 8, { adds: 3 })], [1, 2]],
  [
    'of another story, only what is as likely',
    [ranked(1, 9), ranked(2, 8), ranked(3, 7, { ...other, adds: 2 })],
    [1, 2],
  ],
  ['no other story that is far less likely', [ranked(1, 9), ranked(2, 5, other)], [1]],
  ['of the story, also what is less likely', [ranked(1, 9), ranked(2, 5)], [1, 2]],
  ['no sentence twice', [ranked(1, 9), ranked(2, 8, { sentence: 'Frase 1.' }), ranked(3, 7)], [1, 3]],
])('quotes %s', (_, all, chosen) => {
  expect(chooseQuotes(all, true, 2).map(({ order }) => order)).toEqual(chosen);
});
