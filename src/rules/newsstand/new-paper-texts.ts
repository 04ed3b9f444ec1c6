import { replaceable } from '../language/replaceable.ts';

/** The notice that a newer paper is out. */
export const newPaperTexts = replaceable('new-paper', { title: 'È uscito il giornale di oggi', action: 'Leggi' });
