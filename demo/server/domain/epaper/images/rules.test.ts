import { expect, test } from 'vitest';
import { afterFailure, ahead } from './rules.ts';

test.each([
  [1, { state: 'waiting', delaySeconds: 30 }],
  [2, { state: 'waiting', delaySeconds: 120 }],
  [3, { state: 'failed' }],
  [4, { state: 'failed' }],
])('after failed attempt %d: %o', (attempts, expected) => {
  expect(afterFailure(attempts)).toEqual(expected);
});

const imagesOf = (kind: keyof typeof ahead, isFrontPage: boolean): string =>
  ahead[kind].flatMap(({ width, format, isFront }) => (isFront && !isFrontPage ? [] : `${width} ${format}`)).join(', ');

test.each([
  ['morning', true, '320 webp, 640 webp, 1000 webp, 320 avif, 640 avif, 1000 avif, 1400 avif, 2000 avif'],
  ['morning', false, '320 avif, 640 avif, 1000 avif, 1400 avif, 2000 avif'],
  ['fronts', true, '320 avif, 320 webp, 640 avif, 640 webp, 1000 avif, 1000 webp'],
  ['fronts', false, ''],
  ['covers', true, '640 webp'],
  ['covers', false, ''],
] as const)('ahead of readers, %s, front page %s: %s', (kind, isFrontPage, expected) => {
  expect(imagesOf(kind, isFrontPage)).toBe(expected);
});
