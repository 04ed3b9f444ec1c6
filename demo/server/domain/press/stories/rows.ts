import type { Day } from '../../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../../db/db.ts';
import type { Profile } from '../profile.ts';

/** Why a story matches a profile. */
export interface Reason {
  readonly parola: string;
  readonly campo: 'titolo' | 'testo';
}

/** Another edition with the same story. */
export interface AlsoIn {
  readonly id: number;
  readonly testata: string;
  readonly edizione: string;
  readonly data: Day;
  readonly pagina: number | null;
}

/** A story as the press review lists it. */
export interface RowFacts {
  readonly id: number;
  readonly edizione: string;
  readonly data: Day;
  readonly titolo: string;
  readonly autori: readonly string[];
  readonly pagina: number | null;
  readonly testata: string;
  readonly sigla: string;
}

export interface Row extends RowFacts {
  readonly selected: boolean;
  readonly cluster_id: number;
  readonly anche_in: readonly AlsoIn[];
  readonly motivi: readonly Reason[];
}

/** Filter, order and page of the rows. */
export interface RowFilter {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  /** Searched in title, author and masthead, and as words in the text. */
  readonly q: string;
  /** Codes of mastheads; empty: all. */
  readonly testate: readonly string[];
  readonly autore: string;
  /** Only stories that match the profile. */
  readonly onlyMatches: boolean;
  /** One row per story, for all its editions. */
  readonly grouped: boolean;
  readonly sort: SortKey;
  readonly descending: boolean;
  readonly page: number;
  readonly perPage: number;
}

/** Authors as printed: the signature, or the byline split at commas and 'e'. */
const authors = `array_remove(coalesce(case when s.name is not null then array[s.name] end, regexp_split_to_array(a.byline, '\\s*,\\s*|\\s+e\\s+')), '')`;

/** The stories of press reviews as `a`, with edition `e`, brand `b` and signature `s`. */
export const storyTables = `article a join brand b on b.id = a.brand_id join edition e on e.id = a.edition_id
  left join signature s on s.id = a.signature_id`;

/** Published stories without the serial; $1 is the moment. */
export const isOut = `a.withdrawn_at is null and a.source <> 'serial' and a.published_at <= $1::timestamptz`;

export const factColumns = `a.id, e.title as edizione, e.day as data, a.title as titolo,
  coalesce(${authors}, '{}') as autori, a.page as pagina, b.name as testata, b.sigla`;

const sorts = {
  data: 'data',
  titolo: 'unaccent(lower(titolo))',
  testata: 'unaccent(lower(testata))',
  edizione: 'unaccent(lower(edizione))',
  pagina: 'pagina',
  autore: 'unaccent(lower(autori[1]))',
  id: 'id',
} as const;

export type SortKey = keyof typeof sorts;
export const sortKeys = Object.keys(sorts) as [SortKey, ...SortKey[]];

/** SQL for the other editions with a story, given the columns of its cluster and id; $1 is the moment. */
const alsoIn = (cluster: string, id: string): string => `coalesce((
  select jsonb_agg(jsonb_build_object('id', o.id, 'testata', ob.name, 'edizione', oe.title, 'data', oe.day::text,
                                      'pagina', o.page) order by oe.day desc, ob.id, o.id)
    from article_cluster k join article o on o.id = k.article_id join brand ob on ob.id = o.brand_id
         join edition oe on oe.id = o.edition_id
   where k.cluster_id = ${cluster} and o.id <> ${id} and o.withdrawn_at is null and o.published_at <= $1), '[]')`;

const folded = (column: string): string => `unaccent(lower(${column}))`;

const sql = ({ sort, descending }: RowFilter): string => `
with listed as (
  select ${factColumns}, coalesce(k.cluster_id, a.id) as cluster_id, a.tsv,
         exists (select from review_item i where i.review_id = $2 and i.article_id = a.id) as selected
    from ${storyTables} left join article_cluster k on k.article_id = a.id
   where ${isOut} and ($3::date is null or e.day >= $3) and ($4::date is null or e.day <= $4)
     and (cardinality($5::text[]) = 0 or b.sigla = any($5))
     and (cardinality($6::text[]) = 0 or (select bool_and(
            strpos(${folded(`a.title || ' ' || coalesce(s.name, a.byline, '') || ' ' || b.name`)}, ${folded('word')}) > 0)
            from unnest($6::text[]) as word)
          or a.tsv @@ plainto_tsquery('it', search_text($7)))
     and ($8 = '' or strpos(${folded(`coalesce(s.name, a.byline, '')`)}, ${folded('$8::text')}) > 0)
     and (not $9::boolean or (
           (cardinality($12::text[]) = 0 or b.sigla = any($12))
       and (cardinality($10::text[]) = 0
            or exists (select from unnest($10::text[]) as w where a.tsv @@ phraseto_tsquery('it', search_text(w))))
       and not exists (select from unnest($11::text[]) as w where a.tsv @@ phraseto_tsquery('it', search_text(w)))))
),
-- One row represents a story of several editions: a selected one first.
ranked as (
  select *, row_number() over (partition by cluster_id order by selected desc, data desc, id) as place from listed
),
shown as (
  select *, count(*) over () as total from ranked where not $13::boolean or place = 1
   order by ${sorts[sort]} ${descending ? 'desc nulls last' : 'asc nulls first'}, data desc, sigla, pagina, id
   limit $14 offset $15
)
select shown.id, edizione, data, titolo, autori, pagina, testata, sigla, selected, cluster_id, total,
       ${alsoIn('shown.cluster_id', 'shown.id')} as anche_in,
       coalesce((select jsonb_agg(jsonb_build_object('parola', w, 'campo',
                   case when ts_filter(shown.tsv, '{a}') @@ phraseto_tsquery('it', search_text(w)) then 'titolo' else 'testo' end)
                   order by ord)
                   from unnest($10::text[]) with ordinality as t (w, ord)
                  where shown.tsv @@ phraseto_tsquery('it', search_text(w))), '[]') as motivi
  from shown order by ${sorts[sort]} ${descending ? 'desc nulls last' : 'asc nulls first'}, data desc, sigla, pagina, id`;

/** A page of the rows, and the total. `reviewId`: the selection for `selected`. */
export const listRows = async (
  db: Queryable,
  filter: RowFilter,
  profile: Profile,
  reviewId: number | null,
  now: number,
): Promise<{ rows: Row[]; total: number }> => {
  const found = await db.query<Row & { total: number }>(sql(filter), [
    new Date(now),
    reviewId,
    filter.from ?? null,
    filter.to ?? null,
    filter.testate,
    filter.q.split(/\s+/).filter((word) => word !== ''),
    filter.q,
    filter.autore,
    filter.onlyMatches,
    profile.keywords,
    profile.excluded,
    profile.testate,
    filter.grouped,
    filter.perPage,
    (filter.page - 1) * filter.perPage,
  ]);
  return { rows: found.map(({ total: _, ...row }) => row), total: found[0]?.total ?? 0 };
};

/** The other editions with these stories. */
export const otherEditions = async (
  db: Queryable,
  ids: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, readonly AlsoIn[]>> => {
  const cluster = '(select c.cluster_id from article_cluster c where c.article_id = t.id)';
  const found = await db.query<{ id: number; anche_in: readonly AlsoIn[] }>(
    `select t.id, ${alsoIn(cluster, 't.id')} as anche_in from unnest($2::bigint[]) as t (id)`,
    [new Date(now), [...ids]],
  );
  return new Map(found.map((row) => [row.id, row.anche_in]));
};

/** The newest day with stories. */
export const lastDay = async (db: Queryable, now: number): Promise<Day | undefined> => {
  const [row] = await db.query<{ day: Day | null }>(`select max(e.day) as day from ${storyTables} where ${isOut}`, [
    new Date(now),
  ]);
  return row?.day ?? undefined;
};
