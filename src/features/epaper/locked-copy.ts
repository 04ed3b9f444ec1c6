import { replaceable } from '../../rules/language/replaceable.ts';

/** Texts of a locked edition. */
export const locked = replaceable('epaper-locked', {
  lockedKicker: 'Riservato agli abbonati',
  lockedTitle: 'Per sfogliare il giornale serve Digital',
  lockedText: 'Con Digital e Digital Plus sfogli tutte le pagine, su computer e telefono.',
  subscribe: 'Abbonati',
  signIn: 'Accedi',
  cover: 'Prima pagina',
});
