import { expect, test } from 'vitest';
import type { Offer } from '../../api/subscriptions/offers.ts';
import { byTheYear, stepUp } from './fixtures.ts';
import { benefitLines, dayText, priceLines } from './model.ts';

const nbsp = '\u00a0';

const cases: readonly (readonly [string, Partial<Offer>, string])[] = [
  [
    'three months, then single ones',
    {},
    `Per i primi 3 mesi|4,99${nbsp}€|al mese|poi 14,99${nbsp}€ al mese. Disdici quando vuoi.`,
  ],
  [
    'three months that do not divide',
    { price: 29 },
    `|29,00${nbsp}€|per 3 mesi|poi 14,99${nbsp}€ al mese. Disdici quando vuoi.`,
  ],
  ['three months alone', { renewal: null }, `|14,97${nbsp}€|per 3 mesi|Non si rinnova.`],
  ['a year', byTheYear, `|149,00${nbsp}€|all’anno|Si rinnova allo stesso prezzo. Disdici quando vuoi.`],
  [
    'a month that grows dearer',
    { price: 1, period: 'mese' },
    `|1,00${nbsp}€|al mese|poi 14,99${nbsp}€ al mese. Disdici quando vuoi.`,
  ],
  [
    'a period of another kind',
    { period: 'due settimane', renewal: null },
    `|14,97${nbsp}€|due settimane|Non si rinnova.`,
  ],
];

test.each(cases)('the price of %s', (_, changes, wanted) => {
  const { intro, amount, unit, after } = priceLines({ ...stepUp, ...changes });
  expect([intro ?? '', amount, unit, after].join('|')).toBe(wanted);
});

test('the products are compared side by side; one that is not on the ladder has no table', () => {
  expect(benefitLines(['mobile', 'digital']).map(({ has }) => has)).toEqual([
    [true, true],
    [false, true],
  ]);
  expect(benefitLines(['rassegna'])).toEqual([]);
});

test.each([
  ['2025-12-20', '20 dicembre 2025'],
  ['presto', 'presto'],
])('%s is %s', (day, text) => {
  expect(dayText(day)).toBe(text);
});
