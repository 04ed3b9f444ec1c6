import { expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';

const words = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `parola${from + index}`).join(' ');

const story = words(0, 200);
const shortened = words(0, 150);
const retold = `Altariva. ${story.replace('parola50', 'altra').replace('parola120', 'diversa')} Fine.`;
const other = words(1000, 200);
const half = `${words(0, 60)} ${words(2000, 140)}`;

test('the same story, shortened or with words changed, is one; the least id leads', () => {
  const clusters = clustersOf([
    { id: 9, text: story },
    { id: 4, text: shortened },
    { id: 7, text: retold },
    { id: 5, text: other },
  ]);
  expect(Object.fromEntries(clusters)).toEqual({ 9: 4, 4: 4, 7: 4, 5: 5 });
});

test.each([
  ['accents, case and punctuation do not part them', story, story.toUpperCase().replaceAll(' ', ', '), true],
  ['a story that shares its first third is another', story, half, false],
  ['a different story is another', story, other, false],
  ['texts of less than four words are their own', 'Breve nota', 'Breve nota', false],
  ['empty texts are their own', '', '', false],
])('%s', (_, a, b, together) => {
  const clusters = clustersOf([
    { id: 1, text: a },
    { id: 2, text: b },
  ]);
  expect(clusters.get(2)).toBe(together ? 1 : 2);
});
