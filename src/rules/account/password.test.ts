import { expect, test } from 'vitest';
import { passwordList, passwordTexts, unmetPasswordRules } from './password.ts';

test.each([
  ['Edicola-2026!', []],
  ['Abcde1!x', []],
  ['Abcd1!x', ['length']],
  ['abcdefg1!', ['letters']],
  ['ABCDEFG1!', ['letters']],
  ['Abcdefg!!', ['number']],
  ['Abcdefg12', ['special']],
  ['Abcde 123', ['special']],
  ['Èàìòù123', ['special']],
  ['', ['length', 'letters', 'number', 'special']],
  ['a', ['length', 'letters', 'number', 'special']],
])('%s → %j', (password, unmet) => {
  expect(unmetPasswordRules(password)).toEqual(unmet);
});

test.each([
  ['', [false, false, false, false]],
  ['edicola-', [true, false, false, true]],
  ['Edicola2', [true, true, true, false]],
  ['Edicola-2026!', [true, true, true, true]],
])('the list for %j: met %j', (password, met) => {
  const texts = ['8 caratteri', 'una lettera maiuscola e una minuscola', 'un numero', 'un carattere speciale'];
  const keys = ['length', 'letters', 'number', 'special'];
  expect(passwordList(password)).toEqual(keys.map((key, n) => ({ key, text: texts[n], isMet: met[n] })));
});

test('the heading of the list of rules, and the one error message', () => {
  expect(passwordTexts.heading).toBe('La password deve contenere almeno:');
  expect(passwordTexts.faults.format).toBe('Rispetta il formato richiesto per la password');
});
