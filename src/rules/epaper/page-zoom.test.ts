import { expect, test } from 'vitest';
import { clampZoom, fitWidth, scrollAfterZoom, sharpWidth, stepZoom } from './page-zoom.ts';

const page = { width: 690, height: 1000 };

test.each([
  ['a tall view is filled in width', { width: 345, height: 900 }, 1, 345],
  ['a low view is filled in height', { width: 900, height: 500 }, 1, 345],
  ['two pages share the width', { width: 600, height: 1000 }, 2, 300],
  ['two pages in a low view', { width: 1200, height: 500 }, 2, 345],
  ['a view without layout', { width: 0, height: 0 }, 1, 1],
])('%s: %o for %i', (_, room, count, width) => {
  expect(fitWidth(room, page, count)).toBe(width);
});

test.each([
  [1, 1, 1.5],
  [1.5, 1, 2],
  [2.4, 1, 3],
  [4, 1, 4],
  [4, -1, 3],
  [2.4, -1, 2],
  [1.2, -1, 1],
  [1, -1, 1],
  [1.999, 1, 3],
] as const)('from zoom %d, step %i → %d', (zoom, direction, next) => {
  expect(stepZoom(zoom, direction)).toBe(next);
});

test.each([
  [0.2, 1],
  [2.5, 2.5],
  [9, 4],
])('zoom %d is clamped to %d', (zoom, clamped) => {
  expect(clampZoom(zoom)).toBe(clamped);
});

test.each([
  [[320, 640, 1000, 1400], 300, 1, 320],
  [[320, 640, 1000, 1400], 320, 1, 320],
  [[320, 640, 1000, 1400], 330, 1, 640],
  [[320, 640, 1000, 1400], 382, 2.625, 1000],
  [[1400, 320, 1000, 640], 450, 2, 1000],
  [[320, 640], 1000, 2, 640],
  [[], 500, 1, 0],
])('of %j, for %d px at %d dots each, %d is sharp', (widths, shown, density, width) => {
  expect(sharpWidth(widths, shown, density)).toBe(width);
});

test.each([
  ['the pointer in the middle', { scroll: 0, at: 200, margin: 0 }, 2, { margin: 0, length: 800, room: 400 }, 200],
  ['the pointer at the edge', { scroll: 0, at: 0, margin: 0 }, 2, { margin: 0, length: 800, room: 400 }, 0],
  ['from a page with margins', { scroll: 0, at: 200, margin: 100 }, 3, { margin: 0, length: 600, room: 400 }, 100],
  ['never past the end', { scroll: 380, at: 390, margin: 0 }, 1.5, { margin: 0, length: 1200, room: 400 }, 765],
  ['never before the start', { scroll: 0, at: 50, margin: 100 }, 2, { margin: 0, length: 400, room: 400 }, 0],
  ['back out to the whole page', { scroll: 300, at: 200, margin: 0 }, 0.25, { margin: 50, length: 400, room: 400 }, 0],
])('%s', (_, before, ratio, after, place) => {
  expect(scrollAfterZoom(before, ratio, after)).toBe(place);
});
