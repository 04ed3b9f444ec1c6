import type { Page } from '@playwright/test';

/**
 * The id of an edition with two pages, of the site that the page shows: to draw and keep the sixteen pages of today's paper
 * takes minutes.
 */
export const smallEdition = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { data } = await (await fetch('/api/edicola/edizioni?brand=MG')).json();
    const edition = data.edizioni.find(({ pages }: { readonly pages: number }) => pages === 2);
    return edition.id_edizione;
  });
