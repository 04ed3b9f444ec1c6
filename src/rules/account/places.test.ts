import { expect, test } from 'vitest';
import { countries, countryCode, countryName } from './countries.ts';
import { provinceName, provinces } from './provinces.ts';

test('107 provinces, each code once (ISTAT, 2025)', () => {
  expect(provinces.length).toBe(107);
  expect(new Set(provinces.map(({ code }) => code)).size).toBe(107);
});

test.each([
  ['MI', 'Milano'],
  ['fc', 'Forlì-Cesena'],
  ['SU', 'Sud Sardegna'],
  ['XX', undefined],
])('province %s → %s', (code, name) => {
  expect(provinceName(code)).toBe(name);
});

test('Italy comes first among the 249 countries of ISO 3166-1', () => {
  expect(countries.length).toBe(249);
  expect(countries[0]).toEqual({ code: 'IT', name: 'Italia' });
});

test('the other countries follow in the order of the Italian alphabet', () => {
  const others = countries.slice(1).map(({ name }) => name);
  expect(others).toEqual(others.toSorted(new Intl.Collator('it').compare));
  expect([others[0], others.at(-1)]).toEqual(['Afghanistan', 'Zimbabwe']);
});

test.each([
  ['Italia', 'IT'],
  [' italia ', 'IT'],
  ['it', 'IT'],
  ['Francia', 'FR'],
  ['Italy', 'Italy'],
  [' Gavianese ', 'Gavianese'],
  ['', ''],
])('%j → %j', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

test('a code has a name; a text that is not a code does not change', () => {
  expect(countryName('DE')).toBe('Germania');
  expect(countryName('Gavianese')).toBe('Gavianese');
});
