import { expect, test } from 'vitest';
import { numberOf, withDigits } from './italian-numbers.ts';

test.each([
  ['uno', 1],
  ['otto', 8],
  ['dieci', 10],
  ['diciannove', 19],
  ['venti', 20],
  ['ventuno', 21],
  ['ventitré', 23],
  ['ventitre', 23],
  ['trentun', 31],
  ['trentotto', 38],
  ['novantasette', 97],
  ['settant', undefined],
  ['settant’', 70],
  ['cent’', 100],
  ['cento', 100],
  ['centotto', 108],
  ['centosei', 106],
  ['centotrentasei', 136],
  ['duecentododici', 212],
  ['mille', 1000],
  ['duemila', 2000],
  ['diecimilaquattrocento', 10_400],
  ['milleduecento', 1200],
  ['centomila', 100_000],
  ['Novantamila', 90_000],
  ['quanta', undefined],
  ['Milano', undefined],
  ['medici', undefined],
  ['ventilatore', undefined],
  ['eventi', undefined],
  ['', undefined],
])('%s is %s', (word, value) => {
  expect(numberOf(word)).toBe(value);
});

test.each([
  ['Dodici fermate, 7,5 chilometri e un ponte', '12 fermate, 7,5 chilometri e un ponte'],
  ['Mancava da settant’anni.', 'Mancava da 70 anni.'],
  ['A Milano sono 2.380 e i medici duemila', 'A Milano sono 2380 e i medici 2000'],
  ['Alle 5.42 parte', 'Alle 5.42 parte'],
  ['189 milioni', '189 milioni'],
])('%s → %s', (text, digits) => {
  expect(withDigits(text)).toBe(digits);
});
