import { expect, test } from 'vitest';
import { otherLanguage } from './other-language.ts';
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
  ['en', 'Which payment methods do you accept?', 'quale metodo di pagamento'],
  ['de', 'Um wie viel Uhr erscheint die digitale Zeitung?', 'a che ora esce digitale giornale'],
  ['de', 'Ich habe mein Passwort vergessen', 'ho mio password dimenticato'],
] as const)('%s: %s', (language, text, italian) => {
  expect(inItalian(text, language)).toBe(italian);
});

test.each([
  ['Which payment methods do you accept?', 'en'],
  ['Como puedo cambiar mi contrasena?', 'es'],
  ['Um wie viel Uhr erscheint die Zeitung?', 'de'],
  ['Come posso pagare?', undefined],
  ['i miei dati', undefined],
])('“%s” is in %s', (text, language) => {
  expect(otherLanguage(text)).toBe(language);
});
