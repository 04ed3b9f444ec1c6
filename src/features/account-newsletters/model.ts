import type { Newsletter } from '../../api/account/newsletters.ts';

/** The themes of some newsletters, each once, in their order. */
export const themesOf = (newsletters: readonly Newsletter[]): readonly string[] => [
  ...new Set(newsletters.map(({ group }) => group)),
];

/** The newsletters of a theme; all for an unknown theme. */
export const ofTheme = (newsletters: readonly Newsletter[], theme: string): readonly Newsletter[] =>
  themesOf(newsletters).includes(theme) ? newsletters.filter(({ group }) => group === theme) : newsletters;
