import { expect, test } from 'vitest';
import { firstUse, kindOf, lastUse } from './model.ts';

const now = new Date('2025-11-20T10:00:00+01:00');

test.each([
  ['this browser', '2025-11-01T10:00:00+01:00', true, 'adesso'],
  ['a moment ago', '2025-11-20T09:59:30+01:00', false, 'adesso'],
  ['the same day', '2025-11-20T07:00:00+01:00', false, '3 ore fa'],
  ['the evening before', '2025-11-19T21:40:00+01:00', false, 'ieri, 21.40'],
  ['longer ago', '2025-11-12T08:00:00+01:00', false, '12 novembre 2025'],
  ['a clock ahead of ours', '2025-11-20T10:05:00+01:00', false, 'adesso'],
  ['no moment at all', 'x', false, ''],
])('%s', (_, at, isCurrent, words) => {
  expect(lastUse(at, isCurrent, now)).toBe(words);
});

test.each([
  ['iPhone', 'phone'],
  ['Android', 'phone'],
  ['macOS', 'laptop'],
  ['Windows', 'desktop'],
  ['Linux', 'desktop'],
])('%s is a %s', (os, kind) => {
  expect(kindOf(os)).toBe(kind);
});

test.each([
  ['2025-11-01T10:00:00+01:00', 'dal 1 novembre 2025'],
  [undefined, ''],
  ['mai', ''],
])('first seen at %j: %s', (at, words) => {
  expect(firstUse(at)).toBe(words);
});
