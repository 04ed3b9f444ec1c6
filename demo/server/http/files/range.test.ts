import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=2-5', { from: 2, to: 5 }],
  ['bytes=2-', { from: 2, to: 9 }],
  ['bytes=2-99', { from: 2, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-99', { from: 0, to: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=10-12', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['pages=1-2', undefined],
])('of ten bytes, %s is %o', (header, expected) => {
  expect(rangeOf(header, 10)).toEqual(expected);
});
