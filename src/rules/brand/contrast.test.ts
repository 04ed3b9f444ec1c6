import { expect, test } from 'vitest';
import { accentContrast, contrast, isReadable, nearestReadable } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
])('%s on %s has %s to 1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test.each([
  // 4.54 on white, less on paper.
  ['#767676', 'light', false],
  ['#6d6d6d', 'light', true],
  ['#0B5A66', 'light', true],
  ['#0B5A66', 'dark', false],
  ['#6FC3CF', 'dark', true],
] as const)('%s in the %s scheme can be read: %s', (accent, scheme, can) => {
  expect(isReadable(accent, scheme)).toBe(can);
});

test.each([
  ['#FF9900', 'light'],
  ['#FFFFFF', 'light'],
  ['#0B5A66', 'dark'],
  ['#000000', 'dark'],
] as const)('the nearest colour to %s of the %s scheme can be read, and one step back cannot', (accent, scheme) => {
  const found = nearestReadable(accent, scheme);
  expect(found).toMatch(/^#[0-9A-F]{6}$/);
  expect(accentContrast(found, scheme)).toBeGreaterThanOrEqual(4.5);
  expect(accentContrast(found, scheme)).toBeLessThan(4.7);
});

test('a colour that can be read stays', () => {
  expect(nearestReadable('#0B5A66', 'light')).toBe('#0B5A66');
});
