import { expect, test } from 'vitest';
import { asksUtmost, saysUtmost } from './utmost.ts';

test.each([
  ['qual è la fontanella con l’acqua più fredda?', true],
  ['il piu giovane che lavoro fa', true],
  ['qual è la zona meno cara', true],
  ['chi ha meno di 19 anni paga?', false],
  ['quanto costa di più?', false],
  ['quanto costa il biglietto?', false],
])('“%s” asks for the utmost: %s', (question, asks) => {
  expect(asksUtmost(question)).toBe(asks);
});

test.each([
  ['La più fresca è quella di via del Pozzo.', true],
  ['Il numero massimo è di otto.', true],
  ['La maggior parte resta.', true],
  ['Il tram parte alle sei.', false],
])('“%s” says the utmost: %s', (sentence, says) => {
  expect(saysUtmost(sentence)).toBe(says);
});
