import { expect, test } from 'vitest';
import { addedTo, figuresIn, isNegative } from './claims.ts';

test('figures are numbers, number words, months and weekdays', () => {
  expect(figuresIn('Il 14 dicembre paghi 1.140,00 €, due giorni prima di Sabato')).toEqual([
    '14',
    'dicembre',
    '1.140,00',
    'due',
    'sabato',
  ]);
});

test.each([
  ['Digital costa 14,99 € al mese.', 'Paghi 14,99 € al mese', []],
  ['Digital costa 14,99 € al mese.', 'Paghi 12,99 € al mese', ['12,99']],
  ['Scade il 14 dicembre.', 'Scade il 14 gennaio', ['gennaio']],
  ['Hai due posti.', 'Hai tre posti', ['tre']],
  ['Scrivi a aiuto@example.it', 'Scrivi a AIUTO@example.it', []],
  ['Scrivi dal modulo.', 'Scrivi a ladro@example.com o www.ladro.example', ['ladro@example.com', 'www.ladro.example']],
  ['Vai in Abbonamenti.', 'Vai su https://ladro.example/x', ['https://ladro.example/x']],
])('%s → %s adds %j', (source, claim, added) => {
  expect(addedTo(source, claim)).toEqual(added);
});

test.each([
  ['Il tuo abbonamento non scade', true],
  ['Nessuna ricevuta', true],
  ['Il nonno legge il giornale', false],
])('%s is negative: %s', (sentence, negative) => {
  expect(isNegative(sentence)).toBe(negative);
});
