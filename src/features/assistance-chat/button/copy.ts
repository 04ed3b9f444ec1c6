/** Names of the launcher. */
export const copy = {
  open: 'Apri l’assistenza',
  close: 'Chiudi l’assistenza',
} as const;
