/** Texts of a locked edition. */
export const locked = {
  lockedKicker: 'Riservato agli abbonati',
  lockedTitle: 'Per sfogliare il giornale serve Digital',
  lockedText: 'Con Digital e Digital Plus sfogli tutte le pagine, su computer e telefono.',
  subscribe: 'Abbonati',
  signIn: 'Accedi',
  cover: 'Prima pagina',
} as const;
