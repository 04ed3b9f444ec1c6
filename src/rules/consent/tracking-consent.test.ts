import { describe, expect, test } from 'vitest';
import {
  allGranted,
  type ConsentMode,
  type ConsentTerms,
  consentSignals,
  isOutdated,
  isSameConsent,
  onlyNecessary,
  type Preference,
  type Purposes,
  purposesOf,
  vendorListOf,
} from './tracking-consent.ts';

const terms = (mode: ConsentMode): ConsentTerms => ({ mode, invalidBefore: '2024-04-08', vendorListVersion: 60 });
const lists = { current: 60, given: 60 };
const only = (...granted: number[]): Purposes => ({
  1: granted.includes(1),
  2: granted.includes(2),
  3: granted.includes(3),
  4: granted.includes(4),
  5: granted.includes(5),
});
const choice = (...granted: number[]): Preference => ({ purposes: { ...only(...granted) } });

describe.each<[string, Preference | undefined, Purposes, Purposes]>([
  ['no preference', undefined, allGranted, onlyNecessary],
  ['an empty preference', {}, allGranted, onlyNecessary],
  ['only purpose 1 named', { purposes: { 1: true } }, allGranted, onlyNecessary],
  ['purpose 5 not named', { purposes: { 1: true, 2: true, 3: true, 4: false } }, allGranted, onlyNecessary],
  ['consent true, purposes incomplete', { consent: true, purposes: { 1: true } }, allGranted, onlyNecessary],
  ['consent true', { consent: true }, allGranted, allGranted],
  ['consent true with all purposes', { consent: true, ...choice(1, 2, 3, 4, 5) }, allGranted, allGranted],
  ['consent false', { consent: false }, onlyNecessary, onlyNecessary],
  ['consent false beside granted purposes', { consent: false, ...choice(1, 4) }, onlyNecessary, onlyNecessary],
  ['consent false, purposes incomplete', { consent: false, purposes: { 1: true } }, onlyNecessary, onlyNecessary],
  ['a choice with purpose 4', choice(1, 4), only(1, 4), only(1, 4)],
  ['a choice of purpose 4 alone', choice(4), only(4), only(4)],
  ['a choice without purpose 4', choice(1, 2, 3, 5), only(1, 2, 3, 5), only(1, 2, 3, 5)],
  [
    'consent true, purpose 4 false: the category decides',
    { consent: true, ...choice(1, 2, 3, 5) },
    only(1, 2, 3, 5),
    only(1, 2, 3, 5),
  ],
  [
    'the day before the invalidation',
    { ...choice(1), timestamp: '2024-04-07T23:59:59.999Z' },
    allGranted,
    onlyNecessary,
  ],
  [
    'a refusal from before the invalidation',
    { consent: false, timestamp: '2024-02-01T08:00:00Z' },
    allGranted,
    onlyNecessary,
  ],
  ['the day of the invalidation', { ...choice(1, 4), timestamp: '2024-04-08T00:00:00.000Z' }, only(1, 4), only(1, 4)],
  ['after the invalidation', { ...choice(1, 5), timestamp: '2025-01-01T00:00:00.000Z' }, only(1, 5), only(1, 5)],
])('%s', (_, preference, byDefault, strictly) => {
  test('default mode', () => expect(purposesOf(preference, terms('default'), lists)).toEqual(byDefault));
  test('strict mode', () => expect(purposesOf(preference, terms('strict'), lists)).toEqual(strictly));
});

test.each([
  [59, 59, false],
  [60, 60, false],
  [60, 59, false],
  [61, 59, true],
  [61, 60, true],
  [61, 61, false],
  [62, 61, false],
  [61, undefined, true],
  [60, undefined, false],
  [undefined, 59, false],
  [undefined, undefined, false],
])('vendor list %s, preference for list %s: outdated %s', (current, given, outdated) => {
  expect(isOutdated({ current, given }, 60)).toBe(outdated);
  expect(purposesOf(choice(1, 4), terms('strict'), { current, given })).toEqual(outdated ? onlyNecessary : only(1, 4));
});

test.each([
  [undefined, onlyNecessary],
  [60, allGranted],
  [61, onlyNecessary],
])('a refusal for the vendor list %s, now 61', (given, granted) => {
  expect(purposesOf({ consent: false }, terms('default'), { current: 61, given })).toEqual(granted);
});

test.each([
  [undefined, only(1, 4), onlyNecessary],
  [60, allGranted, onlyNecessary],
  [61, only(1, 4), only(1, 4)],
])('a choice of purposes 1 and 4 for the vendor list %s, now 61', (given, byDefault, strictly) => {
  const known = { current: 61, given };
  expect(purposesOf(choice(1, 4), terms('default'), known)).toEqual(byDefault);
  expect(purposesOf(choice(1, 4), terms('strict'), known)).toEqual(strictly);
});

test.each([
  ['CPyRpAAPyRpAABcAIAENAtEsAP_AAH_AAAqIJStd_H__bX9n-f7_6ft0cY1f9_r3ruQzDhfNs-8F3L_W_LwX_2E7NF36pq4', 45],
  ['CPyRpAAPyRpAABcAIAENA8EsAP_AAH_AAAqI', 60],
  ['CPyRpAAPyRpAABcAIAENA9EsAP_AAH_AAAqI.II7Nd_X__bX9n', 61],
  ['CPyRpAAPyRpAABcAIAENBkEsAP_AAH_AAAqI', 100],
  ['CPyRpAAPyRpAABcAIAENA8', 60],
  ['CPyRpAAPyRpAABcAIAENA', undefined],
  ['BPyRpAAPyRpAABcAIAENA8EsAP_AAH_AAAqI', undefined],
  ['CPyRpAAPyRpAABcAIAENA!EsAP_AAH_AAAqI', undefined],
  ['NP-STAND-IN', undefined],
  ['', undefined],
  ['CPyR', undefined],
  [undefined, undefined],
])('vendor list of the TC string %s → %s', (tcString, version) => {
  expect(vendorListOf(tcString)).toBe(version);
});

test.each<[Purposes | undefined, Purposes | undefined, boolean]>([
  [undefined, undefined, true],
  [allGranted, { ...allGranted }, true],
  [allGranted, onlyNecessary, false],
  [undefined, onlyNecessary, false],
  [allGranted, undefined, false],
])('%o is the same as %o: %s', (one, other, same) => expect(isSameConsent(one, other)).toBe(same));

test.each<[Purposes, string, string]>([
  [onlyNecessary, 'denied', 'denied'],
  [only(1, 4), 'granted', 'denied'],
  [only(1, 5), 'denied', 'granted'],
  [allGranted, 'granted', 'granted'],
])('signals of %o: analytics %s, ads %s', (given, analytics, ads) => {
  expect(consentSignals(given)).toEqual({
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics,
    functionality_storage: given[2] ? 'granted' : 'denied',
    personalization_storage: given[3] ? 'granted' : 'denied',
    security_storage: 'granted',
  });
});
