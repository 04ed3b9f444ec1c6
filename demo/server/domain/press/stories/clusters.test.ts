import { expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';

const words = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `parola${from + index}`).join(' ');

const story = words(0, 200);
const shortened = words(0, 150);
const edited = `Altariva. ${story.replace('parola50', 'altra').replace('parola120', 'diversa')} Fine.`;
const other = words(1000, 200);
const half = `${words(0, 60)} ${words(2000, 140)}`;

test('a story, its short version and a version with other words form one cluster, named by the lowest id', () => {
  const clusters = clustersOf([
    { id: 9, text: story },
    { id: 4, text: shortened },
    { id: 7, text: edited },
    { id: 5, text: other },
  ]);
  expect(Object.fromEntries(clusters)).toEqual({ 9: 4, 4: 4, 7: 4, 5: 5 });
});

test.each([
  ['accents, case and punctuation are ignored', story, story.toUpperCase().replaceAll(' ', ', '), true],
  ['a story that shares only its first third is separate', story, half, false],
  ['a different story is separate', story, other, false],
  ['texts of fewer than four words are separate', 'Breve nota', 'Breve nota', false],
  ['empty texts are separate', '', '', false],
])('%s', (_, a, b, together) => {
  const clusters = clustersOf([
    { id: 1, text: a },
    { id: 2, text: b },
  ]);
  expect(clusters.get(2)).toBe(together ? 1 : 2);
});
