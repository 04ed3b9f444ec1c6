import { expect, test } from 'vitest';
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
  ['fr', 'Combien coûte Digital par an ?', 'quanto costa digital anno'],
  ['es', '¿Cómo puedo cambiar mi contraseña?', 'come posso cambiare mio password'],
  ['de', 'Ich habe mein Passwort vergessen', 'ho mio password dimenticato'],
] as const)('%s: %s', (language, text, italian) => {
  expect(inItalian(text, language)).toBe(italian);
});
