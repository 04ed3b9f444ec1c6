import { expect, test } from 'vitest';
import { thresholdQuery } from './threshold.ts';

const word = (clause: string, value: number, share: number) => ({ clause, value, share });

test.each([
  ['few passages have a word: any of them', [word('ponte', 5, 0.01), word('luce', 3, 0.02)], 1000, 'ponte | luce'],
  ['many have one: all of them', [word('ponte', 5, 0.3), word('luce', 3, 0.3)], 1000, 'ponte & luce'],
  [
    'a rare word alone, or the frequent ones together',
    [word('anno', 2, 0.2), word('tartuf', 9, 0.0001), word('citt', 2, 0.1), word('nuov', 2, 0.1)],
    10_000,
    '(tartuf | anno & citt & nuov)',
  ],
  [
    'of more passages, the rare word',
    [word('anno', 2, 0.2), word('tartuf', 9, 0.0001), word('citt', 2, 0.1), word('nuov', 2, 0.1)],
    100_000,
    'tartuf',
  ],
  ['no word: no query', [], 1000, null],
] as const)('%s', (_, words, total, query) => {
  expect(thresholdQuery(words, total, 100)).toBe(query);
});
