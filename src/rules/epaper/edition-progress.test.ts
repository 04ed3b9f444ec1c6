import { expect, test } from 'vitest';
import { leftToSee, storedSeen, withSeen } from './edition-progress.ts';

const pages = [
  { n: 1, section: 'Prima pagina' },
  { n: 2, section: 'Cronaca' },
  { n: 3, section: 'Cronaca' },
  { n: 4, section: 'Sport' },
];

test.each([
  [
    'nothing seen',
    [],
    [
      ['Prima pagina', [1]],
      ['Cronaca', [2, 3]],
      ['Sport', [4]],
    ],
  ],
  [
    'some seen',
    [1, 3],
    [
      ['Cronaca', [2]],
      ['Sport', [4]],
    ],
  ],
  ['all seen', [1, 2, 3, 4], []],
  [
    'seen pages that are not there',
    [9],
    [
      ['Prima pagina', [1]],
      ['Cronaca', [2, 3]],
      ['Sport', [4]],
    ],
  ],
])('%s', (_, seen, left) => {
  expect(leftToSee(pages, seen).map(({ section, pages: numbers }) => [section, numbers])).toEqual(left);
});

test.each([
  ['the first pages of an edition', [], 7, [1], [[7, [1]]]],
  ['more of it, in order', [[7, [1, 4]]], 7, [2, 3], [[7, [1, 2, 3, 4]]]],
  [
    'the edition read last comes first',
    [
      [7, [1]],
      [8, [1]],
    ],
    8,
    [2],
    [
      [8, [1, 2]],
      [7, [1]],
    ],
  ],
] as const)('%s', (_, seen, edition, numbers, now) => {
  expect(withSeen(seen, edition, numbers)).toEqual(now);
});

test('pages seen before change nothing', () => {
  const seen = [[7, [1, 2]]] as const;
  expect(withSeen(seen, 7, [2])).toBe(seen);
});

test('the thirteenth edition pushes the oldest out', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => [index + 1, [1]] as const);
  const now = withSeen(twelve, 13, [1]);
  expect(now).toHaveLength(12);
  expect(now[0]).toEqual([13, [1]]);
  expect(now.some(([id]) => id === 12)).toBe(false);
});

test.each([
  [undefined, []],
  [{ 7: [1] }, []],
  [['x', [7], [7, 'x'], ['7', [1]]], []],
  [[[7, [1, '2', 0, 3.5, 3]]], [[7, [1, 3]]]],
])('%j → %j', (stored, seen) => {
  expect(storedSeen(stored)).toEqual(seen);
});
