import { expect, test } from 'vitest';
import { fieldMessages, isEmail, lengthOf } from './fields.ts';

test.each([
  ['giulia.ferrante@example.it', true],
  ['  giulia@example.it ', true],
  ["o'neill+news@posta.example.it", true],
  ['a@b.co', true],
  ['città@università.it', true],
  ['andrea.bonvicini@', false],
  ['@example.it', false],
  ['a@b', false],
  ['a@b..it', false],
  ['a..b@example.it', false],
  ['.a@example.it', false],
  ['a b@example.it', false],
  ['a@exa mple.it', false],
  ['a@@example.it', false],
  ['a@example.it@example.it', false],
  ['a@-example.it', false],
  ['a@example-.it', false],
  ['a@2rete.it', true],
  ['a@rete2.it', true],
  ['a@casa.rete2', true],
  ['a@casa.2rete', true],
  ['a@10.0.0.1', false],
  ['a@10.0.0.10', false],
  ['a@mail.example.10', false],
  [`${'a'.repeat(64)}@example.it`, true],
  [`${'a'.repeat(65)}@example.it`, false],
  [`a@${'b'.repeat(63)}.it`, true],
  [`a@${'b'.repeat(64)}.it`, false],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`, true],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}`, false],
  ['', false],
])('e-mail %s → %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

test('the messages keep their texts', () => {
  expect(Object.values(fieldMessages).filter((text) => typeof text === 'string')).toEqual([
    'Richiesto',
    'Inserire email valida',
    'I campi non coincidono',
    'Inserire un codice fiscale valido',
    'Compilare tutti i campi richiesti',
    'Accettazione obbligatoria',
  ]);
  expect(fieldMessages.maxLength(50)).toBe('Massimo 50 caratteri');
});

test('a character counts once, whatever its code units', () => {
  expect(lengthOf('𝔸è')).toBe(2);
});
