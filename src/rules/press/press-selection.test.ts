import { expect, test } from 'vitest';
import { bySection, type Change, headState, movedTo, rangeOf, withChange } from './press-selection.ts';

test.each([
  [[1, 2, 3], [], 'none'],
  [[1, 2, 3], [2], 'some'],
  [[1, 2, 3], [3, 2, 1, 9], 'all'],
  [[1, 2, 3], [9], 'none'],
  [[], [1], 'none'],
] as const)('of %j with %j chosen: %s', (ids, chosen, state) => {
  expect(headState(ids, new Set<number>(chosen))).toBe(state);
});

test.each([
  [2, 4, [2, 3, 4]],
  [4, 2, [2, 3, 4]],
  [3, 3, [3]],
  [undefined, 5, [5]],
  [9, 3, [3]],
  [1, 9, [9]],
] as const)('from %s to %s', (anchor, target, range) => {
  expect(rangeOf([1, 2, 3, 4, 5], anchor, target)).toEqual(range);
});

test.each([
  [3, 0, [3, 1, 2, 4]],
  [1, 3, [2, 3, 4, 1]],
  [2, 2, [1, 3, 2, 4]],
  [1, -1, [1, 2, 3, 4]],
  [4, 9, [1, 2, 3, 4]],
  [9, 0, [1, 2, 3, 4]],
] as const)('%s moved to index %s', (id, place, ids) => {
  expect(movedTo([1, 2, 3, 4], id, place)).toEqual(ids);
});

const item = (id: number, section = '', note = '') => ({ id, section, note });
const known = (id: number) => (id < 10 ? item(id) : undefined);

test.each<[string, Change, ReturnType<typeof item>[]]>([
  ['a new story comes last', { ids: [3], selected: true }, [item(1, 'A'), item(2), item(3)]],
  ['a chosen story keeps its place', { ids: [1], selected: true }, [item(1, 'A'), item(2)]],
  ['two at once, one twice', { ids: [4, 3, 4], selected: true }, [item(1, 'A'), item(2), item(4), item(3)]],
  ['an unknown story', { ids: [99], selected: true }, [item(1, 'A'), item(2)]],
  ['a removed story', { ids: [1], selected: false }, [item(2)]],
  ['an order', { ids: [], selected: true, order: [2, 1] }, [item(2), item(1, 'A')]],
  ['an order that names one', { ids: [], selected: true, order: [2] }, [item(2), item(1, 'A')]],
  ['a heading', { ids: [2], selected: true, section: 'B' }, [item(1, 'A'), item(2, 'B')]],
  ['a removed heading', { ids: [1], selected: true, section: '' }, [item(1), item(2)]],
  ['a note', { ids: [1], selected: true, note: 'Leggere' }, [item(1, 'A', 'Leggere'), item(2)]],
])('%s', (_, change, items) => {
  expect(withChange([item(1, 'A'), item(2)], change, known)).toEqual(items);
});

test('a heading is at the place of its first story', () => {
  expect(bySection([item(1, 'A'), item(2), item(3, 'A')])).toEqual([
    ['A', [item(1, 'A'), item(3, 'A')]],
    ['', [item(2)]],
  ]);
});
