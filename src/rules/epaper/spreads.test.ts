import { expect, test } from 'vitest';
import { hasRoomForTwo, spreadsOf, spreadWith } from './spreads.ts';

test.each([
  [0, true, []],
  [1, true, [[1]]],
  [2, true, [[1], [2]]],
  [4, true, [[1], [2, 3], [4]]],
  [5, true, [[1], [2, 3], [4, 5]]],
  [3, false, [[1], [2], [3]]],
])('%i pages, two at a time: %s → %j', (count, isDouble, spreads) => {
  expect(spreadsOf(count, isDouble)).toEqual(spreads);
});

test.each([
  [1, 0],
  [3, 1],
  [4, 2],
  [99, 0],
])('page %i of five is in spread %i', (page, place) => {
  expect(spreadWith(spreadsOf(5, true), page)).toBe(place);
});

test.each([
  [{ width: 390, height: 700 }, false],
  [{ width: 800, height: 390 }, true],
  [{ width: 690, height: 390 }, false],
  [{ width: 820, height: 1180 }, false],
  [{ width: 1084, height: 800 }, true],
])('two pages in %j: %s', (room, fits) => {
  expect(hasRoomForTwo(room)).toBe(fits);
});
