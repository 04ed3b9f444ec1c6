/** What the resting button says. */
export const copy = {
  open: 'Apri l’assistenza',
  close: 'Chiudi l’assistenza',
} as const;
