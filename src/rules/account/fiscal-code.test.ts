import { expect, test } from 'vitest';
import { fiscalCodeCheck, isFiscalCode } from './fiscal-code.ts';

test.each([
  ['the specimen of many handbooks', 'RSSMRA85T10A562S', true],
  ['a man’s', 'MRTMTT25D09F205Z', true],
  ['small letters and spaces', ' rssmra 85t10a562s ', true],
  ['a woman’s: the day plus 40', 'FRRGLI86E54H501U', true],
  ['wrong last character', 'RSSMRA85T10A562T', false],
  ['too short', 'FRRGLI86E54', false],
  ['an invalid month letter', 'RSSMRA85F10A562S', false],
  ['one character too many at the end', 'RSSMRA85T10A562SA', false],
  ['one character too many at the start', 'ARSSMRA85T10A562S', false],
  ['a company’s eleven digits', '12345678903', false],
  ['empty', '', false],
])('%s', (_, code, valid) => {
  expect(isFiscalCode(code)).toBe(valid);
});

test.each([
  ['31', 'T', true],
  ['32', 'T', false],
  ['00', 'T', false],
  ['40', 'T', false],
  ['41', 'T', true],
  ['71', 'T', true],
  ['72', 'T', false],
  ['81', 'T', false],
  ['99', 'T', false],
  ['29', 'B', true],
  ['30', 'B', false],
  ['31', 'H', false],
])('day %s of month %s', (day, month, valid) => {
  const first = `RSSMRA85${month}${day}A562`;
  expect(isFiscalCode(first + fiscalCodeCheck(first))).toBe(valid);
});

test('letters may replace digits where two people would share a code', () => {
  const first = 'RSSMRA85T10A56N';
  expect(isFiscalCode(first + fiscalCodeCheck(first))).toBe(true);
  const all = 'RSSMRAUPTMLARSN';
  expect(isFiscalCode(all + fiscalCodeCheck(all))).toBe(true);
});
