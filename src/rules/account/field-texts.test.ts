import { expect, test } from 'vitest';
import { fieldText, lengthFault } from './field-texts.ts';

test.each([
  ['required', 'Richiesto'],
  ['email', 'Inserire email valida'],
  ['match', 'I campi non coincidono'],
  ['fiscal_code', 'Inserire un codice fiscale valido'],
  ['acceptance', 'Accettazione obbligatoria'],
  ['format', 'Rispetta il formato richiesto per la password'],
  ['phone', 'Inserire un numero di telefono valido'],
  ['zip', 'Inserire un CAP valido'],
  ['country', 'Scegliere un Paese dall’elenco'],
  ['date', 'Inserire una data valida'],
  ['choice', 'Scegliere una voce'],
  ['vat_number', 'Inserire una partita IVA valida'],
  ['recipient_code', 'Inserire un codice destinatario valido'],
  ['cig', 'Inserire un CIG valido'],
  ['image', 'Scegliere un’immagine'],
  ['an unknown key', 'Compilare tutti i campi richiesti'],
  ['toString', 'Compilare tutti i campi richiesti'],
])('%s → %s', (key, text) => {
  expect(fieldText(key)).toBe(text);
});

test('the message names the maximum length', () => {
  expect(fieldText('max_length', 50)).toBe('Massimo 50 caratteri');
});

test.each([
  ['', undefined],
  ['𝔸è'.repeat(25), undefined],
  ['è'.repeat(51), 'Massimo 50 caratteri'],
])('%s, of 50 characters at most: %s', (text, fault) => {
  expect(lengthFault(text, 50)).toBe(fault);
});
