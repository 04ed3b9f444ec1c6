import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['is it free', 'en'],
  ['payment failed', 'en'],
  ['Passwort vergessen', 'de'],
  ['Abo kündigen', 'de'],
  ['mot de passe oublié', 'fr'],
  ['puis-je suspendre pendant les vacances ?', 'fr'],
  ['Quiero cancelar la suscripción', 'es'],
  ['me han cobrado dos veces', 'es'],
  ['Esqueci a minha senha, como faço?', 'pt'],
  ['hoeveel kost het abonnement', 'en'],
  ['how much is il corriere', 'en'],
  ['the page says “pagamento rifiutato”, what now', 'en'],
  ['vreau să anulez abonamentul', 'en'],
])('%s is in %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test.each([
  'login non va',
  'app non si apre',
  'il paywall non sparisce',
  'reset password',
  'download pdf',
  'no voglio un’altra cosa',
  'posso fare lo switch a plus',
  'mi dice payment declined',
  'il pagamento non va, card declined',
  'il sito dice "we could not verify your account"',
  'mi compare "please try again later"',
  'mi esce «votre session a expiré», che faccio?',
  'ho ricevuto una mail "su suscripción ha caducado", è vostra?',
  'il browser dice “página não encontrada” quando apro il giornale',
  'Premium Family Sharing',
  'push notification android',
  'uè guagliò',
  'te ringrazio tantissimo',
  'mmmh mah boh uffa eh',
  'qwe rty uio pas',
])('%s is Italian, or nothing', (text) => {
  expect(languageOf(text)).toBeUndefined();
});
