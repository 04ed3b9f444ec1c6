import type { Replacement } from '../language/replacement.ts';

/** The names under which a brand sells its products; one that it does not sell is left out. */
export type SoldNames = Readonly<Partial<Record<'mobile' | 'digital' | 'digital+' | 'consent' | 'rassegna', string>>>;

/** Texts instead of the bundle's, by their keys. */
export type OwnTexts = Readonly<Record<string, Replacement>>;
