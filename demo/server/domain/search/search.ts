import type { Queryable } from '../../db/db.ts';
import { type Concept, conceptsOf } from './concepts.ts';
import type { PassageKind } from './index-passages.ts';

/** A found passage. */
export interface Hit {
  readonly id: number;
  readonly kind: PassageKind;
  readonly sourceId: number;
  readonly headline: string;
  readonly body: string;
  /** Comparable within one search only. */
  readonly score: number;
  /** Matched share of the question's weight, 0 to 1. */
  readonly support: number;
}

/** BM25: usual k1 and b; a headline word counts as three body words. */
const K1 = 1.2;
const B = 0.75;
const HEAD = 3;
/** Titles of other papers for the same matter: greatest gain, and share of titles at half of it. */
const KIN = 2.7;
const KIN_HALF = 1 / 3;
/** An unknown stem is replaced by the two most similar ones, weighted by this share of their similarity. */
const LIKENESS = 0.8;
const WIDENED = 2;
/** Similarity from which it counts as the same word, misspelt. */
const MISSPELT = 0.5;

const sql = `
with asked as (
  select concept, stem, term, weight
    from unnest($3::int[], $4::text[], $5::text[], $6::float8[]) as t (concept, stem, term, weight)
),
scope as (
  select count(*)::float8 as n, coalesce(avg(len), 1)::float8 as len from passage where brand_id = $1 and kind = any($2)
),
known as (
  select a.concept, a.term, a.weight, sum(t.df)::float8 as df, 1 as likeness
    from asked a join term t on t.term = a.term and t.brand_id = $1 and t.kind = any($2)
   group by a.concept, a.term, a.weight
),
near as (
  select a.concept, like_it.term, a.weight * like_it.likeness * ${LIKENESS} as weight, like_it.df, like_it.likeness
    from asked a cross join lateral (
      select t.term, max(similarity(t.term, a.term)) as likeness, sum(t.df)::float8 as df from term t
       where t.brand_id = $1 and t.kind = any($2) and t.term % a.term
       group by t.term order by likeness desc, t.term limit ${WIDENED}
    ) like_it
   where a.term = a.stem and length(a.term) > 3 and a.concept not in (select concept from known)
),
valued as (
  select concept, term, weight * ln(1 + (n - df + 0.5) / (df + 0.5)) as value, likeness
    from (select * from known union all select * from near) either cross join scope
),
-- Greatest possible value of the question: a word found nowhere counts as a rare one.
whole as (
  select sum(value) as value from (
    select coalesce(max(v.value), max(case when a.term = a.stem then a.weight else 0 end) * ln(1 + (n + 0.5) / 0.5)) as value
      from asked a cross join scope left join valued v on v.concept = a.concept and v.likeness >= ${MISSPELT}
     group by a.concept, n
  ) best
),
gained as (
  select p.id, v.concept, max(v.value) as value, 
         max(v.value * (
           (o.body + ${HEAD} * o.head)::float8 * ${K1 + 1}
             / (o.body + ${HEAD} * o.head + ${K1} * (${1 - B} + ${B} * p.len / scope.len))
           + ${KIN} * o.kin / (o.kin + ${KIN_HALF}))) as gain
    from valued v join posting o on o.term = v.term join passage p on p.id = o.passage_id cross join scope
   where p.brand_id = $1 and p.kind = any($2)
   group by p.id, v.concept
)
select p.id, p.kind, p.source_id as "sourceId", p.headline, p.body, sum(g.gain) as score,
       least(1, sum(g.value) / max(whole.value)) as support
  from gained g join passage p on p.id = g.id cross join whole
 group by p.id order by score desc, p.id limit $7`;

const rowsOf = (concepts: readonly Concept[]) =>
  concepts.flatMap(({ stem, weight, terms }, concept) =>
    [...terms].map(([term, share]) => ({ concept, stem, term, weight: weight * share })),
  );

/**
 * The passages of a brand that best match the weighted stems of a question (weight 1 for its own stems), best first. BM25
 * within the brand and these kinds; synonyms and similar words have a lower weight.
 */
export const searchPassages = async (
  db: Queryable,
  brandId: number,
  kinds: readonly PassageKind[],
  stems: ReadonlyMap<string, number>,
  limit: number,
): Promise<Hit[]> => {
  const rows = rowsOf(await conceptsOf(db, stems));
  return db.query<Hit>(sql, [
    brandId,
    kinds,
    rows.map(({ concept }) => concept),
    rows.map(({ stem }) => stem),
    rows.map(({ term }) => term),
    rows.map(({ weight }) => weight),
    limit,
  ]);
};
