/** Words of the shell, before the panel is there. */
export const loadCopy = { failed: 'Qualcosa non ha funzionato. Riprova tra poco.', again: 'Riprova' } as const;
