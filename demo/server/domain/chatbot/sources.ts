import type { Day } from '../../../../src/rules/text/calendar.ts';
import { longDate } from '../../../../src/rules/text/dates.ts';
import type { Queryable } from '../../db/db.ts';

/** An article as the source of a passage. */
export interface Source {
  readonly articleId: number;
  readonly title: string;
  readonly summary: string;
  readonly masthead: string;
  readonly publishedAt: Date;
  /** Null for a story without a page. */
  readonly page: number | null;
}

/** `Il Meriggio di Gaviano, 20 novembre 2025, p. 8`, with a no-break space before the page. */
export const placeOfSource = ({ masthead, publishedAt, page }: Omit<Source, 'title' | 'summary'>): string =>
  [masthead, longDate(publishedAt), ...(page === null ? [] : [`p.\u00A0${page}`])].join(', ');

/** Columns of a source, of article `a` and brand `b`. */
export const sourceColumns = `a.id as "articleId", a.title, a.summary, b.name as masthead, a.published_at as "publishedAt", a.page`;

/** The articles to search: of a brand, published by `now`, of a category, of days `from` to `to`, of a section, of a signature. */
export interface Scope {
  readonly brandId: number;
  readonly category: string | undefined;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  readonly now: Date;
  readonly sectionId?: number;
  readonly authorId?: number;
}

/** SQL conditions of a scope on article `a`, with parameters $1 to $5. */
export const inScope = `a.brand_id = $1 and a.withdrawn_at is null and a.published_at <= $2::timestamptz
  and ($3::text is null or a.category = $3)
  and ($4::date is null or a.published_at >= ($4::date)::timestamp at time zone 'Europe/Rome')
  and ($5::date is null or a.published_at < ($5::date + 1)::timestamp at time zone 'Europe/Rome')`;

/** The parameters of `inScope`. */
export const scopeParams = ({ brandId, category, from, to, now }: Scope): readonly unknown[] => [
  brandId,
  now,
  category ?? null,
  from ?? null,
  to ?? null,
];

/** Whether an article is one of a scope. */
export const isInScope = async (db: Queryable, scope: Scope, articleId: number): Promise<boolean> => {
  const rows = await db.query(`select 1 from article a where ${inScope} and a.id = $6`, [
    ...scopeParams(scope),
    articleId,
  ]);
  return rows.length > 0;
};

/** Number of articles of a scope, and dates of the oldest and the newest. */
export const extentOf = async (
  db: Queryable,
  scope: Scope,
): Promise<{ examined: number; from: Date | null; to: Date | null }> => {
  const [row] = await db.query<{ examined: number; from: Date | null; to: Date | null }>(
    `select count(*) as examined, min(published_at) as "from", max(published_at) as "to" from article a where ${inScope}`,
    scopeParams(scope),
  );
  return row ?? { examined: 0, from: null, to: null };
};

/** An article of a front page, with the name of its section. */
export interface FrontPageStory extends Source {
  readonly section: string;
}

/**
 * The leading articles of the newest day of a scope, or of one section of it, in the paper's own order: the first of each
 * section, then the others.
 */
export const frontPageOf = (
  db: Queryable,
  scope: Scope,
  limit: number,
  section: string | undefined,
): Promise<FrontPageStory[]> =>
  db.query<FrontPageStory>(
    `with dated as (
       select a.id, a.rank, a.published_at, a.section_id, (a.published_at at time zone 'Europe/Rome')::date as day
         from article a join section s on s.id = a.section_id
        where ${inScope} and ($7::text is null or s.title = $7)
     ),
     placed as (
       select id, day, rank, published_at,
              row_number() over (partition by day, section_id order by rank, published_at desc, id) as place
         from dated
     ),
     front as (
       select id, day, rank, published_at, row_number() over (order by day desc, place > 1, rank, published_at desc, id) as ord
         from placed
     )
     select ${sourceColumns}, s.title as section
       from front f join article a on a.id = f.id join brand b on b.id = a.brand_id join section s on s.id = a.section_id
      where f.ord <= $6 order by f.day desc, f.rank, f.published_at desc, f.id`,
    [...scopeParams(scope), limit, section ?? null],
  );

/** The names of a brand's sections. */
export const sectionTitlesOf = async (db: Queryable, brandId: number): Promise<string[]> => {
  const rows = await db.query<{ title: string }>("select title from section where brand_id = $1 and kind = 'sezione'", [
    brandId,
  ]);
  return rows.map(({ title }) => title);
};
