import type { Queryable } from '../../db/db.ts';

/** A story in a list. */
export interface ArticleRow {
  readonly id: number;
  readonly brandId: number;
  readonly slug: string;
  readonly kicker: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string | null;
  readonly authorSlug: string | null;
  readonly published: Date;
  readonly editionId: number | null;
  readonly edition: string | null;
  readonly section: string;
  readonly sectionSlug: string;
  readonly page: number | null;
  readonly illustration: string | null;
  readonly access: 'free' | 'subscriber';
  /** An instalment of the serial. */
  readonly isSerial: boolean;
  /** An agency's story of earlier years; the day of its paper is not its own. */
  readonly isArchived: boolean;
}

/** A full story; `text` has paragraphs separated by an empty line. */
export interface WholeArticleRow extends ArticleRow {
  readonly text: string;
  readonly caption: string | null;
  readonly credit: string | null;
  readonly special: string | null;
  readonly specialSlug: string | null;
  readonly prevId: number | null;
  readonly nextId: number | null;
  /** Position in its edition from 1, and number of stories of that edition. */
  readonly place: number;
  readonly of: number;
  readonly sourceKey: string | null;
}

/** Columns of an ArticleRow; `a` is the article, joined as in `articleTables`. */
export const articleColumns = `a.id, a.brand_id as "brandId", a.slug, a.kicker, a.title, a.summary,
  coalesce(g.name, a.byline) as author, g.slug as "authorSlug", a.published_at as published,
  a.edition_id as "editionId", e.title as edition, s.title as section, s.slug as "sectionSlug", a.page,
  a.illustration, a.access, a.source = 'serial' as "isSerial", a.source = 'wire' as "isArchived"`;

export const articleTables = `article a join section s on s.id = a.section_id
  left join signature g on g.id = a.signature_id left join edition e on e.id = a.edition_id
  left join section p on p.id = a.special_id`;

/** Newest first, each day in the order of the paper. */
export const articleOrder = 'a.published_at desc, a.id desc';

/** A part of a list, with the total number of its rows. */
export interface Run<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Stories of a brand that match `where`, whose parameters begin with $4. */
export const listArticles = async (
  db: Queryable,
  brandId: number,
  where: string,
  params: readonly unknown[],
  { limit, offset }: { limit: number; offset: number },
  order = articleOrder,
): Promise<Run<ArticleRow>> => {
  const rows = await db.query<ArticleRow & { total: number }>(
    `select ${articleColumns}, count(*) over () as total from ${articleTables}
      where a.brand_id = $1 and a.withdrawn_at is null and ${where} order by ${order} limit $2 offset $3`,
    [brandId, limit, offset, ...params],
  );
  if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  // Past the last page no row carries the total.
  const [first] = await db.query<{ total: number }>(
    `select count(*) as total from ${articleTables}
      where a.brand_id = $1 and a.withdrawn_at is null and ${where} and $2::int is not null and $3::int is not null`,
    [brandId, limit, offset, ...params],
  );
  return { rows, total: first?.total ?? 0 };
};

/** The stories with these ids, in their order; skips ids that the brand does not have. */
export const articlesByIds = async (db: Queryable, brandId: number, ids: readonly number[]): Promise<ArticleRow[]> => {
  const { rows } = await listArticles(db, brandId, 'a.id = any($4)', [ids], { limit: ids.length, offset: 0 });
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
};

/** One full story; null when the brand has none with this id. */
export const articleById = async (db: Queryable, brandId: number, id: number): Promise<WholeArticleRow | null> => {
  const [row] = await db.query<WholeArticleRow>(
    `select ${articleColumns}, a.body as text, a.caption, a.credit, a.source_key as "sourceKey",
       p.title as special, p.slug as "specialSlug", n.prev as "prevId", n.next as "nextId",
       coalesce(n.place, 1)::int as place, coalesce(n.total, 1)::int as of
     from ${articleTables}
     left join (
       select id, lag(id) over w as prev, lead(id) over w as next, row_number() over w as place,
              count(*) over (partition by edition_id) as total
         from article where withdrawn_at is null
          and edition_id = (select edition_id from article where id = $2)
       window w as (partition by edition_id order by coalesce(page, 999), rank, id)
     ) n on n.id = a.id
     where a.brand_id = $1 and a.id = $2 and a.withdrawn_at is null`,
    [brandId, id],
  );
  return row ?? null;
};

/** The same wire story in the other papers, by brand. */
export const sisterArticles = (
  db: Queryable,
  brandId: number,
  sourceKey: string | null,
): Promise<{ id: number; brandId: number; slug: string; title: string; published: Date }[]> =>
  sourceKey === null
    ? Promise.resolve([])
    : db.query(
        `select id, brand_id as "brandId", slug, title, published_at as published from article
          where source_key = $1 and brand_id <> $2 and withdrawn_at is null and source = 'wire' order by brand_id`,
        [sourceKey, brandId],
      );
