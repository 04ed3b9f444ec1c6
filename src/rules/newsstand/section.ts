import { replaceable } from '../language/replaceable.ts';

export const sectionTexts = replaceable('section-pages', {
  page: (page: number) => `Pagina ${page}`,
  pages: (first: number, last: number) => `Pagine ${first}–${last}`,
});

/** The printed pages of a section: `Pagina 8`, `Pagine 8–11`; empty without one. */
export const pageRange = (first: number | null | undefined, last?: number | null): string => {
  if (!first) return '';
  return last && last > first ? sectionTexts.pages(first, last) : sectionTexts.page(first);
};

/** Stories that a section shows in full before others are shortened to their headlines. */
const inFull = 5;
const mostBriefs = 4;

/**
 * Parts the stories of a section: those of its first edition without a picture, after the first five, are headlines
 * beside the list («In breve»), at most four.
 */
export const partStories = <
  S extends { readonly image?: string | null | undefined; readonly id_edizione?: number | null | undefined },
>(
  stories: readonly S[],
): { readonly full: readonly S[]; readonly briefs: readonly S[] } => {
  const edition = stories[0]?.id_edizione;
  const briefs = stories
    .slice(inFull)
    .filter(({ image, id_edizione }) => !image && edition && id_edizione === edition)
    .slice(0, mostBriefs);
  return { full: stories.filter((story) => !briefs.includes(story)), briefs };
};
