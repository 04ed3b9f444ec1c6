import type { Queryable } from '../../db/db.ts';
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

const sql = `
with asked as (
  select ord, term, weight from unnest($6::int[], $7::text[], $8::float8[]) as t (ord, term, weight)
),
whole as (
  select count(*)::float8 as n, coalesce(avg(len), 1)::float8 as len from passage where brand_id = $1 and kind = 'article'
),
known as (
  select a.ord, a.term, a.weight, ln(1 + (n - t.df + 0.5) / (t.df + 0.5)) as idf
    from asked a join term t on t.brand_id = $1 and t.kind = 'article' and t.term = a.term cross join whole
),
shares as (
  select ord, term, true as own, weight, idf from known
  union all
  select k.ord, t.term, false, k.weight * ${KIN} * similarity(t.term, k.term),
         least(k.idf, ln(1 + (n - t.df + 0.5) / (t.df + 0.5)))
    from known k join term t on t.brand_id = $1 and t.kind = 'article' and t.term <> k.term
         and t.term >= left(k.term, ${KIN_LETTERS}) and t.term < left(k.term, ${KIN_LETTERS}) || U&'\\FFFD'
         cross join whole
   where length(k.term) >= ${KIN_LETTERS} and similarity(t.term, k.term) >= ${KIN_LIKENESS}
  union all
  select a.ord, near.term, false, a.weight * ${MISSPELT} * near.likeness, ln(1 + (n - near.df + 0.5) / (near.df + 0.5))
    from asked a cross join whole cross join lateral (
      select t.term, t.df, similarity(t.term, a.term) as likeness from term t
       where t.brand_id = $1 and t.kind = 'article' and t.term % a.term
       order by likeness desc, t.term limit ${WIDENED}
    ) near
   where length(a.term) > 3 and a.ord not in (select ord from known)
),
terms as (
  select ord, term, own, weight * idf as plain, weight * idf ^ ${RARITY} as value from shares
),
-- Forces the plan from stems to passages.
met as materialized (
  select t.ord, t.value, o.passage_id, o.body + ${HEAD}::float8 * o.head as times
    from terms t cross join lateral (select passage_id, head, body from posting where posting.term = t.term offset 0) o
),
gained as (
  select p.id, p.source_id, m.ord, max(m.value * m.times * ${K1 + 1}::float8
           / (m.times + ${K1}::float8 * (${1 - B}::float8 + ${B}::float8 * p.len / whole.len))) as gain
    from met m join passage p on p.id = m.passage_id cross join whole
   where p.brand_id = $1 and p.kind = 'article'
   group by p.id, m.ord
),
candidates as (
  select g.id, g.source_id, sum(g.gain) as score from gained g join article a on a.id = g.source_id
   where ${inScope}
   group by g.id, g.source_id order by score desc, g.id limit ${CANDIDATES}
),
places as (
  select c.id, t.ord, t.own, t.plain, place
    from candidates c join passage p on p.id = c.id
         cross join lateral unnest(p.tsv) as w (lexeme, positions, weights)
         join terms t on t.term = w.lexeme
         cross join lateral unnest(w.positions) as place
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
select c.id, c.source_id as "sourceId",
       c.score + ${STRETCH_WEIGHT} * coalesce(s.said, 0) + ${NEAR_WEIGHT} * coalesce(n.near, 0) as score
  from candidates c left join stretches s on s.id = c.id left join neighbours n on n.id = c.id
 order by score desc, c.id limit $9`;

/** One word of a question: the stems that say it, each with its weight. */
export type Word = ReadonlyMap<string, number>;

/**
 * The passages of a scope's articles that best match the words of a question, best first: BM25 with the headline, then how
 * close together the words are. `words` are in the order of the question; of a word, the best stem in a passage counts.
 */
export const searchArticles = (
  db: Queryable,
  scope: Scope,
  words: readonly Word[],
  limit: number,
): Promise<Found[]> => {
  const terms = words.flatMap((word, ord) => [...word].map(([term, weight]) => ({ ord, term, weight })));
  return db.query<Found>(sql, [
    ...scopeParams(scope),
    terms.map(({ ord }) => ord),
    terms.map(({ term }) => term),
    terms.map(({ weight }) => weight),
    limit,
  ]);
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
            cross join (select count(*)::float8 as n from passage where brand_id = $1 and kind = 'article') whole`,
    [brandId, [...stems]],
  );
  return new Map(rows.map(({ term, idf, share }) => [term, { idf, share }]));
};
