import { expect, test } from 'vitest';
import { type NamedChoice, preferenceIn, readPurposeMap, type Vocabulary } from './purpose-map.ts';

const named = (vocabulary: Vocabulary, ...granted: (number | string)[]): NamedChoice => ({ vocabulary, granted });
const tcf = (...granted: number[]) => named('tcf', ...granted);

/** The granted purposes, as `145`. */
const grantedBy = (choice: NamedChoice, configured: unknown = {}): string =>
  Object.entries(preferenceIn(choice, readPurposeMap(configured)).purposes ?? {})
    .flatMap(([purpose, is]) => (is ? [purpose] : []))
    .join('');

test.each<[NamedChoice, string]>([
  [tcf(), '1'],
  [tcf(1), '12'],
  [tcf(1, 8), '12'],
  [tcf(1, 8, 9), '124'],
  [tcf(8, 9), '1'],
  [tcf(1, 5, 6), '123'],
  [tcf(1, 2, 3, 4), '125'],
  [tcf(1, 2, 3), '12'],
  [tcf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), '12345'],
  [named('onetrust', 'C0001'), '1'],
  [named('onetrust', 'C0001', 'C0002'), '14'],
  [named('onetrust', 'C0001', 'C0003'), '123'],
  [named('onetrust', 'C0001', 'C0004'), '15'],
  [named('cookiebot', 'necessary'), '1'],
  [named('cookiebot', 'necessary', 'statistics'), '14'],
  [named('cookiebot', 'necessary', 'preferences', 'marketing'), '1235'],
  [named('didomi', 'cookies', 1, 'measure_content_performance', 8, 'market_research', 9), '124'],
])('by default, %o grants %s', (choice, granted) => expect(grantedBy(choice)).toBe(granted));

test.each<[unknown, NamedChoice, string]>([
  [{ 4: [8] }, tcf(8), '14'],
  [{ 4: [8, 'C0007'] }, tcf(8), '14'],
  [{ 4: [8, 'C0007'] }, named('onetrust', 'C0007'), '14'],
  [{ 4: ['C0007'] }, named('onetrust', 'C0002'), '1'],
  [{ 4: ['analytics-h4x9'] }, named('didomi', 'analytics-h4x9'), '14'],
  [{ 4: [8] }, named('didomi', 8), '14'],
  [{ 4: ['C0007'] }, tcf(1, 8, 9), '124'],
  [{ 5: [2] }, tcf(2, 8), '15'],
])('the map %o with %o grants %s', (map, choice, granted) => expect(grantedBy(choice, map)).toBe(granted));

test.each([
  [undefined],
  [null],
  ['1'],
  [{ 4: [] }],
  [{ 4: [12] }],
  [{ 4: [0] }],
  [{ 4: [8, 99] }],
  [{ 4: [''] }],
  [{ 4: 8 }],
  [{ 1: [1] }],
  [{ 6: [1] }],
])('the map %o is ignored', (map) => expect(readPurposeMap(map)).toEqual({}));

test('a preference keeps the time of its choice', () => {
  expect(preferenceIn({ ...tcf(1), timestamp: '2026-11-01T00:00:00.000Z' }, {}).timestamp).toBe(
    '2026-11-01T00:00:00.000Z',
  );
});
