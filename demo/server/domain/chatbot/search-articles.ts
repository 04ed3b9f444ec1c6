import type { Queryable } from '../../db/db.ts';
import { thresholdQuery, type Weighed } from '../search/threshold.ts';
import { inScope, type Scope, scopeParams } from './sources.ts';

/** A found passage of an article. */
interface Found {
  readonly id: number;
  readonly sourceId: number;
  /** Comparable within one search only. */
  readonly score: number;
}

/** BM25, with an exponent on the rarity of a stem. */
const K1 = 1.2;
const B = 0.75;
const RARITY = 1.3;
/** Weight of a headline word relative to a body word; the headline belongs to every passage of an article. */
const HEAD = 0.7;
/** A similar stem with the same beginning ('petrol', 'petrolifer') gets this share of its similarity as weight. */
const KIN = 0.5;
const KIN_LETTERS = 5;
const KIN_LIKENESS = 0.55;
/** An unknown stem is replaced by the two most similar ones, weighted by this share of their similarity. */
const MISSPELT = 0.8;
const WIDENED = 2;
/** Number of best passages to rank in detail: */
const CANDIDATES = 50;
/** by the share of the question in their best stretch of this many words, */
const STRETCH = 15;
const STRETCH_WEIGHT = 1.5;
/** and by the distance of stems that are neighbours in the question; in reverse order the distance counts more. */
const NEAR_WEIGHT = 1.5;
const NEAR_HALF = 3;
const REVERSED = 1.5;

/** More passages than this are not compared word by word; of so many, the ones with the most valuable words are. */
const TARGET = 300;
const MOST_MET = 6000;
const ROUGH = 80;
/** A search that found fewer than it may asks again for so many times the passages, */
const WIDER = 10;
/** at most so often. */
const ATTEMPTS = 3;
/** Articles of a period that are read without an index of words. */
const FEW_ARTICLES = 1500;

const termsSql = `
with asked as (
  select ord, term, weight from unnest($2::int[], $3::text[], $4::float8[]) as t (ord, term, weight)
),
whole as (
  select passages::float8 as n from story_total where brand_id = $1
),
known as (
  select a.ord, a.term, a.weight, t.df, ln(1 + (n - t.df + 0.5) / (t.df + 0.5)) as idf
    from asked a join term t on t.brand_id = $1 and t.kind = 'article' and t.term = a.term cross join whole
),
shares as (
  select ord, term, true as own, weight, df, idf from known
  union all
  select k.ord, t.term, false, k.weight * ${KIN} * similarity(t.term, k.term), t.df,
         least(k.idf, ln(1 + (n - t.df + 0.5) / (t.df + 0.5)))
    from known k join term t on t.brand_id = $1 and t.kind = 'article' and t.term <> k.term
         and t.term >= left(k.term, ${KIN_LETTERS}) and t.term < left(k.term, ${KIN_LETTERS}) || U&'\\FFFD'
         cross join whole
   where length(k.term) >= ${KIN_LETTERS} and similarity(t.term, k.term) >= ${KIN_LIKENESS}
  union all
  select a.ord, near.term, false, a.weight * ${MISSPELT} * near.likeness, near.df,
         ln(1 + (n - near.df + 0.5) / (near.df + 0.5))
    from asked a cross join whole cross join lateral (
      select t.term, t.df, similarity(t.term, a.term) as likeness from term t
       where t.brand_id = $1 and t.kind = 'article' and t.term % a.term
       order by likeness desc, t.term limit ${WIDENED}
    ) near
   where length(a.term) > 3 and a.ord not in (select ord from known)
)
select ord, term, own, weight * idf as plain, weight * idf ^ ${RARITY} as value, df / n as share
  from shares cross join whole where df > 0 order by ord, term`;

/** Number of passages, share of them that the filters leave, and whether a period has few articles. */
const scopeSql = `
select s.passages as total,
       coalesce((select exp(sum(ln(greatest(t.df, 1) / greatest(s.passages, 1)::float8))) from term t
         where t.brand_id = $1 and t.kind = 'article' and t.term = any($6)), 1) as share,
       case when $4::date is not null or $5::date is not null then
         (select count(*) from (select from article a where ${inScope} limit ${FEW_ARTICLES + 1}) few) end as articles
  from story_total s where s.brand_id = $1`;

/** Whether a passage's article is one of the scope: looked up row by row. */
const ofScope = (id: string): string => `(select true from article a where a.id = ${id} and ${inScope})`;

/** The passages to compare: of few articles all, found by their date; else by the index of words. */
const met = {
  ofFew: `from story_passage p join article a on a.id = p.article_id
   where p.brand_id = $1 and p.words @@ $6::tsquery and ${inScope}`,
  // Where a period leaves few of the passages, they are looked up here. All else of the scope only for the best of them.
  ofMany: `from story_passage p where p.brand_id = $1 and p.words @@ $6::tsquery
     and ($4::date is null and $5::date is null or ${ofScope('p.article_id')})`,
};

const sqlFor = (articles: keyof typeof met): string => `
with terms as materialized (
  select ord, term, own, plain, value, quote_literal(term)::tsquery as query
    from unnest($7::int[], $8::text[], $9::bool[], $10::float8[], $11::float8[]) as t (ord, term, own, plain, value)
),
whole as (
  select passages::float8 as n, len / greatest(passages, 1)::float8 as len from story_total where brand_id = $1
),
met as materialized (
  select p.id, p.article_id, p.len, p.words ${met[articles]} limit ${MOST_MET}
),
rough as (
  select id from (
    select id, article_id from (
      select m.id, m.article_id, t.ord, max(t.value) as value from met m join terms t on m.words @@ t.query
       group by m.id, m.article_id, t.ord
    ) once group by id, article_id order by sum(value) desc, id
  ) best where ${ofScope('best.article_id')} limit ${ROUGH}
),
said as materialized (
  select m.id, m.article_id, m.len, t.ord, t.own, t.plain, t.value, w.positions, w.weights
    from rough r join met m on m.id = r.id cross join lateral unnest(m.words) as w (lexeme, positions, weights)
         join terms t on t.term = w.lexeme
),
gained as (
  select s.id, s.article_id, s.ord, max(s.value * times * ${K1 + 1}::float8
           / (times + ${K1}::float8 * (${1 - B}::float8 + ${B}::float8 * s.len / whole.len))) as gain
    from said s cross join whole cross join lateral (
      select sum(case weight when 'A' then ${HEAD}::float8 else 1 end) as times from unnest(s.weights) as weight
    ) counted
   group by s.id, s.article_id, s.ord
),
candidates as (
  select id, article_id, sum(gain) as score from gained group by id, article_id order by score desc, id limit ${CANDIDATES}
),
places as (
  select s.id, s.ord, s.own, s.plain, place
    from candidates c join said s on s.id = c.id
         cross join lateral unnest(s.positions, s.weights) as p (place, weight)
   where weight = 'D'
),
-- Value of the best stretch.
stretches as (
  select id, max(said) as said from (
    select id, place, sum(plain) as said from (
      select s.id, s.place, e.ord, max(e.plain) as plain
        from places s join places e on e.id = s.id and e.place between s.place and s.place + ${STRETCH}
       group by s.id, s.place, e.ord
    ) once group by id, place
  ) each_place group by id
),
neighbours as (
  select id, sum(plain / (1 + apart / ${NEAR_HALF}.0)) as near from (
    select x.id, x.ord, least(min(x.plain), min(y.plain)) as plain,
           min(case when y.place > x.place then y.place - x.place else (x.place - y.place) * ${REVERSED} end) as apart
      from places x join places y on y.id = x.id and y.ord = x.ord + 1 and x.own and y.own
     group by x.id, x.ord
  ) pairs group by id
)
select c.id, c.article_id as "sourceId",
       c.score + ${STRETCH_WEIGHT} * coalesce(s.said, 0) + ${NEAR_WEIGHT} * coalesce(n.near, 0) as score
  from candidates c left join stretches s on s.id = c.id left join neighbours n on n.id = c.id
 order by score desc, c.id limit $12`;

/** One word of a question: the stems that say it, each with its weight. */
export type Word = ReadonlyMap<string, number>;

interface Term {
  readonly ord: number;
  readonly term: string;
  readonly own: boolean;
  readonly plain: number;
  readonly value: number;
  readonly share: number;
}

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** The words of a question as clauses of a text search query: each is any of its terms. */
const weighed = (terms: readonly Term[]): Weighed[] =>
  [...Map.groupBy(terms, ({ ord }) => ord).values()].map((same) => ({
    clause: `(${same.map(({ term }) => quoted(term)).join(' | ')})`,
    value: Math.max(...same.map(({ value }) => value)),
    share: Math.min(
      1,
      same.reduce((sum, { share }) => sum + share, 0),
    ),
  }));

/** The lexemes that every passage of a scope has. */
const filtersOf = ({ category, sectionId, authorId }: Scope): string[] => [
  ...(category === undefined ? [] : [`§c${category}`]),
  ...(sectionId === undefined ? [] : [`§s${sectionId}`]),
  ...(authorId === undefined ? [] : [`§g${authorId}`]),
];

/**
 * The passages of a scope's articles that best match the words of a question, best first: BM25 with the headline, then how
 * close together the words are. `words` are in the order of the question; of a word, the best stem in a passage counts.
 * Among many passages, those are compared that have the most valuable words of the question.
 */
export const searchArticles = async (
  db: Queryable,
  scope: Scope,
  words: readonly Word[],
  limit: number,
): Promise<Found[]> => {
  const asked = words.flatMap((word, ord) => [...word].map(([term, weight]) => ({ ord, term, weight })));
  const filters = filtersOf(scope);
  const terms = await db.query<Term>(termsSql, [
    scope.brandId,
    asked.map(({ ord }) => ord),
    asked.map(({ term }) => term),
    asked.map(({ weight }) => weight),
  ]);
  const [extent] = await db.query<{ total: number; share: number; articles: number | null }>(scopeSql, [
    ...scopeParams(scope),
    filters,
  ]);
  if (!extent || terms.length === 0) return [];
  const isShort = extent.articles !== null && extent.articles <= FEW_ARTICLES;
  const total = isShort ? 0 : extent.total * extent.share;
  let found: Found[] = [];
  for (let attempt = 0, target = TARGET; attempt < ATTEMPTS; attempt += 1, target *= WIDER) {
    const query = thresholdQuery(weighed(terms), total, target);
    found = await db.query<Found>(sqlFor(isShort ? 'ofFew' : 'ofMany'), [
      ...scopeParams(scope),
      [...filters.map(quoted), `(${query})`].join(' & '),
      terms.map(({ ord }) => ord),
      terms.map(({ term }) => term),
      terms.map(({ own }) => own),
      terms.map(({ plain }) => plain),
      terms.map(({ value }) => value),
      limit,
    ]);
    if (found.length >= limit || total <= target) break;
  }
  return found;
};

/** BM25 weight of each stem in a brand's articles, and its share of the passages. */
export const stemWeights = async (
  db: Queryable,
  brandId: number,
  stems: readonly string[],
): Promise<Map<string, { idf: number; share: number }>> => {
  const rows = await db.query<{ term: string; idf: number; share: number }>(
    `select a.term, ln(1 + (n - df + 0.5) / (df + 0.5)) as idf, df / greatest(n, 1) as share
       from (select w.term, coalesce(t.df, 0)::float8 as df from unnest($2::text[]) as w (term)
               left join term t on t.brand_id = $1 and t.kind = 'article' and t.term = w.term) a
            cross join (select coalesce(sum(passages), 0)::float8 as n from story_total where brand_id = $1) whole`,
    [brandId, [...stems]],
  );
  return new Map(rows.map(({ term, idf, share }) => [term, { idf, share }]));
};
