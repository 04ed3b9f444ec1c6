import { expect, test } from 'vitest';
import { isMasked } from './masked.ts';
import { masked } from './masking.ts';

const dots = (text: string): string => text.replace(/[a-z\d]/gi, '•');
const card = '4111 1111 1111 1111';
const iban = 'IT60 X054 2811 1010 0000 0123 456';
const code = 'RSSMRA80A01H501U';

test.each([
  ['a card', card],
  ['a card in one piece', '4111111111111111'],
  ['a card with hyphens', '5500-0055-5555-5559'],
  ['a card with dots', '4111.1111.1111.1111'],
  ['a card with no-break spaces', '4111\u00a01111\u00a01111\u00a01111'],
  ['a card over two lines', '4111 1111\n1111 1111'],
  ['a card of 15 digits', '3782 822463 10005'],
  ['a card of 13 digits', '4222222222222'],
  ['a card with slashes', '4111/1111/1111/1111'],
  ['a card with underscores', '4111_1111_1111_1111'],
  ['a card with commas', '4111, 1111, 1111, 1111'],
  ['a card with no-break hyphens', '4111\u20111111\u20111111\u20111111'],
  ['a card with zero-width spaces', '4111\u200b1111\u200b1111\u200b1111'],
  ['an Italian IBAN', iban],
  ['an IBAN in one piece', 'IT60X0542811101000000123456'],
  ['an IBAN in small letters', 'it60x0542811101000000123456'],
  ['a German IBAN', 'DE89 3704 0044 0532 0130 00'],
  ['a fiscal code', code],
  ['a fiscal code in small letters and groups', 'rss mra 80a01 h501u'],
])('%s is hidden, and nothing else', (_, secret) => {
  for (const [before, after] of [
    ['', ''],
    ['Il mio numero è ', ' e non va.'],
    ['numero:', ', scade 12/27'],
    ['Ho 2 carte, questa ', ' 12/27 e il codice 123'],
  ] as const)
    expect(masked(before + secret + after)).toBe(before + dots(secret) + after);
});

test.each([
  ['carta4111111111111111', 'carta••••••••••••••••'],
  ['4111111111111111cvv123', '••••••••••••••••cvv123'],
  ['4111 1111 1111 1111cvv', '•••• •••• •••• ••••cvv'],
  ['IBANIT60X0542811101000000123456', 'IBAN•••••••••••••••••••••••••••'],
  ['CFRSSMRA80A01H501U', 'CF••••••••••••••••'],
])('%s, glued to a word, is hidden', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

test.each([
  'Quanto costa Digital?',
  '333 6711857 - 347 2800982',
  '3336711857 06 1234567',
  'Ho pagato 13,90 € il 12/11/2026 alle 10.30',
  'pagato fino al 14 dicembre 2025 (mancano 24 giorni)',
  'Il mio telefono è +39 333 1234567 oppure 06 12345678',
  'Il numero di abbonamento è 4111 1111 1111 1112',
  'L’ordine 1234567890123456 non arriva',
  'IT60 X054 2811 1010 0000 0123 457',
  'RSSMRA80A01H501X',
  'Partita IVA 01234567890',
  '• • • cancellare • • •',
  '',
])('%j does not change', (text) => {
  expect(masked(text)).toBe(text);
  expect(isMasked(text)).toBe(false);
});

test('each of several is hidden, and a text keeps its length', () => {
  const text = `${card} ${code}, ${iban}; 5500005555555559`;
  expect(masked(text)).toBe(`${dots(card)} ${dots(code)}, ${dots(iban)}; ${'•'.repeat(16)}`);
  expect(masked(text)).toHaveLength(text.length);
  for (const secret of [card, code, iban]) expect(isMasked(masked(`Ecco ${secret} grazie`))).toBe(true);
});
