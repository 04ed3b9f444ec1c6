import { expect, test } from 'vitest';
import { boxOf, isRectangle, pagesOfStories, type Region, readingOrder } from './page-regions.ts';

const at = (article_id: number, left: number, top: number, right = left + 100, bottom = top + 100): Region => ({
  article_id,
  polygon: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
});

const corner: Region = {
  article_id: 9,
  polygon: [
    [0, 0],
    [300, 0],
    [300, 200],
    [100, 200],
    [100, 400],
    [0, 400],
  ],
};

test('the box around a corner', () => {
  expect(boxOf(corner)).toEqual({ left: 0, top: 0, right: 300, bottom: 400 });
});

test.each([
  ['a rectangle', at(1, 0, 0), true],
  ['a corner', corner, false],
])('%s: %s', (_, region, is) => {
  expect(isRectangle(region)).toBe(is);
});

test.each([
  ['one', [at(1, 0, 0)], [1]],
  ['the upper one first', [at(2, 0, 500), at(1, 300, 60)], [1, 2]],
  ['the left one first in a row', [at(2, 300, 60), at(1, 27, 60)], [1, 2]],
  ['a slightly uneven row', [at(2, 300, 60), at(1, 27, 71)], [1, 2]],
  ['too uneven for a row', [at(2, 300, 60), at(1, 27, 73)], [2, 1]],
  ['a side column beside two stories', [at(3, 27, 400), at(2, 500, 62, 660, 900), at(1, 27, 62)], [1, 2, 3]],
  ['a story in two regions counts once', [at(1, 27, 60), at(2, 300, 60), at(1, 27, 300)], [1, 2]],
  ['a region without an area is ignored', [at(1, 27, 60), { article_id: 2, polygon: [[0, 0]] as const }], [1]],
])('%s', (_, regions, order) => {
  expect(readingOrder(regions)).toEqual(order);
});

test('a story belongs to the page where it has the largest area', () => {
  const pages = [
    { n: 1, regions: [at(1, 0, 0, 50, 50), at(2, 0, 100, 600, 700)] },
    { n: 6, regions: [at(2, 0, 0, 300, 300)] },
    { n: 9, regions: [at(1, 0, 0, 600, 600), { article_id: 3, polygon: [[0, 0]] as const }] },
  ];
  expect([...pagesOfStories(pages)]).toEqual([
    [1, 9],
    [2, 1],
  ]);
});
