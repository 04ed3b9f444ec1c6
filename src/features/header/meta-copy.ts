/** Texts for the page's head. */
export const metaCopy = {
  title: 'Edicola digitale',
  description: (ofName: string) =>
    `L’edicola digitale ${ofName}: sfoglia il giornale del giorno e leggi gli articoli, gli speciali e l’archivio.`,
} as const;
