import { replaceable } from '../../rules/language/replaceable.ts';

/** Texts for the page's head. */
export const metaCopy = replaceable('page-head', {
  title: 'Edicola digitale',
  /** From the brand’s name with an Italian preposition and without one. */
  description: (ofName: string, _name: string) =>
    `L’edicola digitale ${ofName}: sfoglia il giornale del giorno e leggi gli articoli, gli speciali e l’archivio.`,
});
