import { expect, test } from 'vitest';
import { recentReloads, reloadDecision } from './chunk-reload.ts';

const now = 1_800_000_000_000;
const ago = (...seconds: number[]) => seconds.map((second) => now - second * 1000);

test.each([
  ['none before', [], 'reload'],
  ['one', ago(1), 'reload'],
  ['four', ago(4, 3, 2, 1), 'reload'],
  ['five within 100 s: no sixth', ago(90, 60, 30, 2, 1), 'giveUp'],
  ['six', ago(90, 60, 30, 3, 2, 1), 'giveUp'],
  ['five, the first 99.999 s ago', ago(99.999, 4, 3, 2, 1), 'giveUp'],
  ['five, the first 100 s ago: it no longer counts', ago(100, 4, 3, 2, 1), 'reload'],
  ['many, all long ago', ago(900, 800, 700, 600, 500, 400), 'reload'],
  ['five from a clock that was ahead', ago(-5, -10, -15, -20, -25), 'reload'],
] as const)('%s → %s', (_, history, decision) => {
  expect(reloadDecision(history, now)).toBe(decision);
});

test('reloads outside the window are dropped', () => {
  expect(recentReloads(ago(200, 100, 99, -1, 0), now)).toEqual(ago(99, 0));
});
