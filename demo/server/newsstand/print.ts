import type { BrandIdentity } from '../../../src/rules/brand.ts';
import { addDays, daysFrom } from '../../../src/rules/calendar.ts';
import { sites } from '../../pages/cms/site.ts';
import { recordOf } from '../brands/records.ts';
import type { Queryable } from '../db/db.ts';
import { readWordmark } from '../pages-set/assets.ts';
import type { PrintArticle } from '../pages-set/types.ts';
import type { Copy } from '../press/jobs.ts';

/** An edition as its pages are set from it. */
export interface EditionToPrint {
  readonly id: number;
  readonly day: string;
  readonly isFull: boolean;
  readonly revision: string;
}

/** DEMO: a full edition has 16 pages or more; a small day's has two to four. */
const FULL_PAGES = 16;
const DAY_PAGES = 2;
const PRICE = '1,70 €';
/** The papers number their issues by the day since this one. */
const FIRST_ISSUE = '1894-01-01';

const storiesOf = (db: Queryable, editionId: number): Promise<PrintArticle[]> =>
  db
    .query<
      Omit<PrintArticle, 'body' | 'weight' | 'id'> & { id: number; text: string; rank: number; isSerial: boolean }
    >(
      `select a.id, s.title as section, a.kicker, a.title, nullif(a.summary, '') as standfirst, a.body as text,
         coalesce(g.name, a.byline) as author, a.illustration, a.caption, a.rank, a.source = 'serial' as "isSerial"
       from article a join section s on s.id = a.section_id left join signature g on g.id = a.signature_id
      where a.edition_id = $1 and a.withdrawn_at is null order by a.rank`,
      [editionId],
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

/** What goes to press for an edition; null for one without stories. */
export const copyOf = async (
  db: Queryable,
  brand: BrandIdentity,
  { id, day, isFull }: EditionToPrint,
): Promise<Copy | null> => {
  const articles = await storiesOf(db, id);
  if (articles.length === 0) return null;
  return {
    brand: {
      sigla: brand.sigla,
      name: recordOf(brand).name,
      accent: brand.accent,
      motto: sites[brand.sigla].motto,
      wordmark: readWordmark(brand.sigla),
    },
    date: day,
    number: daysFrom(FIRST_ISSUE, addDays(day, 1)),
    price: PRICE,
    // Not by the day, so that what stands where stays when the calendar moves on.
    turn: id,
    articles,
    wanted: isFull ? FULL_PAGES : DAY_PAGES,
  };
};
