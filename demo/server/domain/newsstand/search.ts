import { phrasePattern } from '../../../../src/rules/newsstand/search-words.ts';
import type { Queryable } from '../../db/db.ts';
import { type ArticleRow, articleColumns, articleOrder, articleTables } from '../article/articles.ts';
import {
  bestFirst,
  excerpt,
  hasInvariable,
  invariableOf,
  markedStory,
  markedWhole,
  queryOf,
} from '../article/marks.ts';
import type { Span } from '../epaper/editions.ts';

/** A search; an empty `q` lists all stories of the filters. */
export interface SearchRequest extends Span {
  readonly q: string;
  readonly section: string | null;
  readonly author: string | null;
  readonly sort: 'rilevanza' | 'data';
  /** Whether the reader may read locked stories; others search and see the open part alone. */
  readonly inWholeTexts: boolean;
}

/** A found story; `headline` and `snippet` have marks around matches. */
export interface FoundRow extends ArticleRow {
  readonly headline: string;
  readonly snippet: string;
}

/** A filter value, and the number of stories if it were the only value of its filter. */
export interface FacetRow {
  readonly kind: 'section' | 'author' | 'month';
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The tables of a search, the words that it finds and the text of its excerpts. */
const sourceOf = ({ inWholeTexts }: SearchRequest) =>
  inWholeTexts
    ? { tables: articleTables, words: 'a.tsv', text: 'a.body' }
    : {
        tables: `${articleTables} left join open_part o on o.article_id = a.id`,
        words: 'o.tsv',
        text: `coalesce(o.body, '')`,
      };

/** All words of a story. */
const allOf = (text: string): string => `concat_ws(' ', a.title, a.summary, ${text})`;

const textFilter = (request: SearchRequest): string => {
  const { words, text } = sourceOf(request);
  return `($2 = '' or ${words} @@ ${queryOf('$2')} and ${hasInvariable('$7', words, allOf(text))})`;
};

const filtersOf = (request: SearchRequest) => ({
  text: textFilter(request),
  from: '($3::date is null or e.day >= $3::date)',
  to: '($4::date is null or e.day <= $4::date)',
  section: '($5::text is null or s.slug = $5)',
  author: '($6::text is null or coalesce(g.slug, a.byline) = $6)',
});

const whereOf = (request: SearchRequest, without?: keyof ReturnType<typeof filtersOf>): string =>
  [
    'a.brand_id = $1 and a.withdrawn_at is null',
    ...Object.entries(filtersOf(request)).flatMap(([name, sql]) => (name === without ? [] : [sql])),
  ].join(' and ');

const paramsOf = (brandId: number, { q, from, to, section, author }: SearchRequest): unknown[] => [
  brandId,
  q,
  from,
  to,
  section,
  author,
  invariableOf(q),
];

/** The matching stories of a brand, and their total. */
export const searchArticles = async (
  db: Queryable,
  brandId: number,
  request: SearchRequest,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FoundRow[]; total: number }> => {
  const params = paramsOf(brandId, request);
  const where = whereOf(request);
  const { tables, words, text } = sourceOf(request);
  const [count] = await db.query<{ total: number }>(`select count(*) as total from ${tables} where ${where}`, params);
  const isRanked = request.sort === 'rilevanza' && request.q !== '';
  const order = isRanked ? `${bestFirst('$10', words, 'a.title', allOf(text), '$2')}, ` : '';
  const rows = await db.query<ArticleRow & { readonly headline: string; readonly story: string }>(
    `select ${articleColumns},
       ${markedWhole('a.title', '$2')} as headline, ${markedStory('a.summary', text, '$2')} as story
     from ${tables} where ${where} order by ${order}${articleOrder} limit $8 offset $9`,
    [...params, limit, offset, ...(isRanked ? [phrasePattern(request.q)] : [])],
  );
  return { rows: rows.map((row) => excerpt(row, request.q)), total: count?.total ?? 0 };
};

/** The values of each filter, most stories first. */
export const searchFacets = (db: Queryable, brandId: number, request: SearchRequest): Promise<FacetRow[]> => {
  const { tables } = sourceOf(request);
  return db.query<FacetRow>(
    `(select 'section' as kind, s.slug as value, s.title as label, count(*) as count
        from ${tables} where ${whereOf(request, 'section')} group by s.slug, s.title
        order by count desc, value limit 20)
     union all
     (select 'author', coalesce(g.slug, a.byline), coalesce(g.name, a.byline), count(*) as count
        from ${tables} where ${whereOf(request, 'author')} and coalesce(g.slug, a.byline) is not null
        group by 2, 3 order by count desc, 2 limit 20)
     union all
     (select 'month', to_char(e.day, 'YYYY-MM'), to_char(e.day, 'YYYY-MM'), count(*)
        from ${tables} where ${whereOf(request)} and e.day is not null group by 2 order by 2 desc limit 20)`,
    paramsOf(brandId, request),
  );
};
