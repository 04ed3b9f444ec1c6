import { failureTexts } from '../page/failures.ts';

/** Texts of a guarded screen: while the login is unknown, and for visitors. */
export const accessTexts = {
  loading: 'Caricamento informazioni utente…',
  signIn: 'Accedi per continuare.',
  action: 'Accedi',
  failed: failureTexts.generic,
  again: 'Riprova',
} as const;
