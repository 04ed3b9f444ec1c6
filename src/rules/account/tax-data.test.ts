import { expect, test } from 'vitest';
import { isCig, isRecipientCode, isVatNumber } from './tax-data.ts';

test.each([
  ['12345678903', true],
  ['IT12345678903', true],
  ['123 456 789 03', true],
  ['80000000002', true],
  ['12345678901', false],
  ['123456789030', false],
  ['12345IT678903', false],
  ['00000000000', false],
  ['1234567890', false],
  ['1234567890A', false],
  ['', false],
])('VAT number %s → %s', (number, valid) => {
  expect(isVatNumber(number)).toBe(valid);
});

test.each([
  ['0000000', true],
  ['M5UXCR1', true],
  ['UFABC1', true],
  ['UFABC', false],
  ['UFABC123', false],
  ['UF-BC1', false],
])('recipient code %s → %s', (code, valid) => {
  expect(isRecipientCode(code)).toBe(valid);
});

test.each([
  ['Z2A1B3C4D5', true],
  ['0123456789', true],
  ['Z2A1B3C400', true],
  ['0000000000', false],
  ['Z2A1B3C4D', false],
  ['Z2A1B3C4D5X', false],
])('CIG %s → %s', (code, valid) => {
  expect(isCig(code)).toBe(valid);
});
