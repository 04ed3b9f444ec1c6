import type { Newsletter } from '../../api/account/newsletters.ts';

/** The themes of some newsletters, each once, in the order in which they come. */
export const themesOf = (newsletters: readonly Newsletter[]): readonly string[] => [
  ...new Set(newsletters.map(({ group }) => group)),
];

/** Those of a theme; of a theme that none of them has, all. */
export const ofTheme = (newsletters: readonly Newsletter[], theme: string): readonly Newsletter[] =>
  themesOf(newsletters).includes(theme) ? newsletters.filter(({ group }) => group === theme) : newsletters;
