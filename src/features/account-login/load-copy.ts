/** Texts of the shell until the panel is ready. */
export const loadCopy = { failed: 'Qualcosa non ha funzionato. Riprova tra poco.', again: 'Riprova' } as const;
