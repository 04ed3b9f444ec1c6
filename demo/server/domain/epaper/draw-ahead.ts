import { brandIdentities } from '../../base/brands.ts';
import type { Queryable } from '../../db/db.ts';
import type { ImageRequest } from '../../print/jobs.ts';
import type { PageImages } from '../../print/page-images.ts';
import { copyOf, type EditionToPrint } from './print.ts';
import { printKey } from './set-pages.ts';

/** The images of a front page that the home pages and the e-paper show first. */
const frontPages: readonly ImageRequest[] = [320, 640, 1000].flatMap((width) =>
  (['avif', 'webp'] as const).map((format) => ({ n: 1, width, format })),
);

/** Draws the front pages of the papers of `day`, the day after the newest papers, into the cache. */
export const drawAhead = async (db: Queryable, images: PageImages, day: string): Promise<void> => {
  for (const brand of brandIdentities) {
    const [newest] = await db.query<EditionToPrint>(
      `select id, title, day, is_full as "isFull", revision from edition
        where brand_id = $1 and slot = 0 and is_main and exists (select from page where page.edition_id = edition.id)`,
      [brand.id],
    );
    if (!newest) continue;
    const next = { ...newest, day };
    for (const request of frontPages) await images.get(printKey(next), request, () => copyOf(db, brand, next));
  }
};
