import { expect, test } from 'vitest';
import { intentOf } from './intent.ts';
import { inItalian } from './translation.ts';

test.each([
  ['en', 'How do I cancel my subscription?', 'come disdire mio abbonamento'],
  ['en', 'I forgot my password', 'dimenticato mio password'],
  ['en', 'When does my subscription expire?', 'quando mio abbonamento scade'],
  ['en', 'How much is Digital Plus per year?', 'quanto digital plus anno'],
  ['en', 'Can I read a@b.it?', 'posso leggere a@b.it'],
  ['en', 'Bananas rain sideways', ''],
  ['de', 'Wie kann ich mein Abo kündigen?', 'come posso mio abbonamento disdire'],
  ['de', 'Wie viele Geräte kann ich nutzen?', 'quanti dispositivi posso usare'],
  ['de', 'Ich habe mein Passwort vergessen', 'ho mio password dimenticato'],
] as const)('%s: %s', (language, text, italian) => {
  expect(inItalian(text, language)).toBe(italian);
});

test.each([
  ['en', 'When does my subscription expire?', 'fact'],
  ['en', 'How much does Digital cost per month?', 'price'],
  ['en', 'I can’t log in', 'signIn'],
  ['en', 'I want to talk to a human please', 'person'],
  ['en', 'What is the card number of anna@example.it?', 'others'],
  ['de', 'Wann läuft mein Abo ab?', 'fact'],
  ['de', 'Was kostet das Abo?', 'price'],
  ['de', 'Ich möchte mit einem Menschen sprechen', 'person'],
  ['de', 'Ich möchte mein Abonnement kündigen', 'search'],
] as const)('%s: %s is %s', (language, text, kind) => {
  expect(intentOf(inItalian(text, language)).kind).toBe(kind);
});
