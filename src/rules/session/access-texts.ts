import { replaceable } from '../language/replaceable.ts';

/** Texts of a guarded screen: while the login is unknown, and for visitors. */
export const accessTexts = replaceable('access', {
  loading: 'Caricamento informazioni utente…',
  signIn: 'Accedi per continuare.',
  action: 'Accedi',
  failed: 'Qualcosa non ha funzionato. Riprova tra poco.',
  again: 'Riprova',
});
