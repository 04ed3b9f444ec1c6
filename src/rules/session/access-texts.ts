import { failureTexts } from '../page/failures.ts';

/** Specification, point 8: what a place for readers says until it knows who is there, and to who is not signed in. */
export const accessTexts = {
  loading: 'Caricamento informazioni utente…',
  signIn: 'Accedi per continuare.',
  action: 'Accedi',
  failed: failureTexts.generic,
  again: 'Riprova',
} as const;
