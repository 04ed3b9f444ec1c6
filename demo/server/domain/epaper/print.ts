import type { BrandIdentity } from '../../../../src/rules/brand/brand.ts';
import { addDays, daysFrom } from '../../../../src/rules/text/calendar.ts';
import { brandIdentities } from '../../base/brands.ts';
import { mottoOf } from '../../base/mastheads.ts';
import { recordOf } from '../../base/records.ts';
import type { Queryable } from '../../db/db.ts';
import type { Copy } from '../../print/jobs.ts';
import { readWordmark } from '../../print/sheet/assets.ts';
import type { PrintArticle } from '../../print/sheet/types.ts';
import { localEditions } from './local-editions.ts';

export interface EditionToPrint {
  readonly id: number;
  readonly title: string;
  readonly day: string;
  readonly isFull: boolean;
  readonly revision: string;
}

/** DEMO: a full edition has 16 pages or more; a small day's has two to four. */
const FULL_PAGES = 16;
const DAY_PAGES = 2;
const PRICE = '1,70 €';
/** Issue numbers count the days since this one. */
const FIRST_ISSUE = '1894-01-01';

interface StoryRow extends Omit<PrintArticle, 'body' | 'weight' | 'id'> {
  readonly id: number;
  readonly text: string;
  readonly rank: number;
  readonly isSerial: boolean;
}

/** The stories of the day; those of the edition's `places` come first. */
const storiesOf = (db: Queryable, editionId: number, places: string): Promise<PrintArticle[]> =>
  db
    .query<StoryRow>(
      `select a.id, s.title as section, a.kicker, a.title, nullif(a.summary, '') as standfirst, a.body as text,
         coalesce(g.name, a.byline) as author, a.illustration, a.caption, a.source = 'serial' as "isSerial",
         a.rank - case when $2 <> '' and concat_ws(' ', a.title, a.summary) ~* $2 then 1000 else 0 end as rank
       from edition e join edition main on main.brand_id = e.brand_id and main.slot = e.slot and main.is_main
         join article a on a.edition_id = main.id
         join section s on s.id = a.section_id left join signature g on g.id = a.signature_id
      where e.id = $1 and a.withdrawn_at is null order by rank`,
      [editionId, places],
    )
    .then((rows) =>
      rows.map(({ id, text, rank, isSerial, ...row }) => ({
        ...row,
        id: String(id),
        body: text.split('\n\n'),
        weight: -rank,
        kind: isSerial ? ('serial' as const) : ('story' as const),
      })),
    );

const placesIn = (brandId: number, title: string): string => {
  const brand = brandIdentities.find(({ id }) => id === brandId);
  return (brand && localEditions[brand.sigla]?.find((edition) => edition.title === title)?.places) ?? '';
};

/** Ids of the day's stories in the order of an edition: those of its places come first. */
export const storyOrder = async (
  db: Queryable,
  { id, title, brandId }: Pick<EditionToPrint, 'id' | 'title'> & { readonly brandId: number },
): Promise<readonly number[]> => (await storiesOf(db, id, placesIn(brandId, title))).map((story) => Number(story.id));

/** The data to set an edition; null for one without stories. */
export const copyOf = async (
  db: Queryable,
  brand: BrandIdentity,
  { id, title, day, isFull }: EditionToPrint,
): Promise<Copy | null> => {
  const articles = await storiesOf(db, id, placesIn(brand.id, title));
  if (articles.length === 0) return null;
  return {
    brand: {
      sigla: brand.sigla,
      name: recordOf(brand).name,
      accent: brand.accent,
      motto: mottoOf(brand.sigla),
      wordmark: readWordmark(brand.sigla),
    },
    date: day,
    number: daysFrom(FIRST_ISSUE, addDays(day, 1)),
    price: PRICE,
    // Independent of the day, so that the layout stays when the calendar moves on.
    turn: id,
    articles,
    wanted: isFull ? FULL_PAGES : DAY_PAGES,
  };
};
