import { expect, test } from 'vitest';
import { agreed, isWholeString, type TcChoice, tcfVersionOf } from './tc-string.ts';
import { type ConsentMode, type Preference, purposesOf } from './tracking-consent.ts';

const string = (granted: readonly number[], policyVersion = 4, disclosesVendors = true): TcChoice => ({
  vocabulary: 'tcf',
  granted,
  timestamp: '2026-11-01T00:00:00.000Z',
  policyVersion,
  disclosesVendors,
});
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const own = (...granted: number[]): Preference => ({
  purposes: Object.fromEntries([1, 2, 3, 4, 5].map((purpose) => [purpose, granted.includes(purpose)])),
});

const granted = (preference: Preference, mode: ConsentMode): string =>
  Object.entries(purposesOf(preference, { mode, invalidBefore: '2024-04-08', vendorListVersion: 60 }, lists))
    .flatMap(([purpose, is]) => (is ? [purpose] : []))
    .join('');
const lists = { current: 60, given: 60 };

test.each<[string, Preference | undefined, TcChoice | undefined, string, string]>([
  ['a refusal in the string alone', undefined, string([]), '1', '1'],
  ['a refusal in the string beside an empty preference', {}, string([]), '1', '1'],
  ['a refusal in the string beside an incomplete preference', { purposes: { 1: true } }, string([]), '1', '1'],
  ['a refusal in the string beside consent true', { consent: true }, string([]), '1', '1'],
  ['a refusal in the string beside granted categories', own(1, 2, 3, 4, 5), string([]), '1', '1'],
  ['consent false beside a string that grants all', { consent: false }, string(all), '1', '1'],
  ['all in both', { consent: true, ...own(1, 2, 3, 4, 5) }, string(all), '12345', '12345'],
  ['category 4 refused, the string grants all', own(1, 2, 3, 5), string(all), '1235', '1235'],
  ['category 4 refused in an incomplete preference', { purposes: { 1: true, 4: false } }, string(all), '1235', '1235'],
  ['category 4 granted, purpose 4 of the TCF refused', own(1, 2, 3, 4), string([1, 5, 6, 8, 9]), '1234', '1234'],
  ['TCF 2.3 with disclosed vendors', undefined, string(all, 5), '12345', '12345'],
  ['TCF 2.3 without disclosed vendors', undefined, string([1, 8, 9], 5, false), '124', '1'],
  ['TCF 2.3 without disclosed vendors, all refused', undefined, string([], 5, false), '1', '1'],
  ['TCF 2.2 without disclosed vendors', undefined, string(all, 4, false), '12345', '12345'],
  ['an unreadable string alone', undefined, undefined, '1', '1'],
  ['an unreadable string beside an incomplete preference', { purposes: { 1: true } }, undefined, '1', '1'],
  ['an unreadable string beside categories', own(1, 4), undefined, '14', '14'],
  ['an unreadable string beside consent true', { consent: true }, undefined, '12345', '12345'],
])('%s', (_, preference, choice, byDefault, strictly) => {
  expect([
    granted(agreed(preference, choice, {}, 'default'), 'default'),
    granted(agreed(preference, choice, {}, 'strict'), 'strict'),
  ]).toEqual([byDefault, strictly]);
});

test('the time of the own preference comes before that of the string', () => {
  const timestamp = '2024-02-01T00:00:00.000Z';
  expect(agreed({ ...own(1), timestamp }, string(all), {}, 'default').timestamp).toBe(timestamp);
  expect(agreed(own(1), string(all), {}, 'default').timestamp).toBe('2026-11-01T00:00:00.000Z');
});

test.each([
  [2, false, undefined, true],
  [4, false, '2.2', true],
  [5, false, '2.3', false],
  [5, true, '2.3', true],
  [6, false, '2.3', false],
])('policies %s, vendors disclosed %s: TCF %s, whole %s', (policy, disclosed, version, whole) => {
  const choice = string(all, policy, disclosed);
  expect([tcfVersionOf(choice), isWholeString(choice)]).toEqual([version, whole]);
});
