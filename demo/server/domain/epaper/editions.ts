import type { PrintedEdition } from '../../base/urls.ts';
import type { Queryable } from '../../db/db.ts';

/** One day's paper, or one of its local editions. */
export interface EditionRow extends PrintedEdition {
  readonly brandId: number;
  /** The paper's own edition of the day, to which the stories belong. */
  readonly mainId: number;
  readonly title: string;
  readonly isFull: boolean;
  readonly pages: number;
}

const columns = `e.id, e.brand_id as "brandId", e.title,
  (select m.id from edition m where m.brand_id = e.brand_id and m.slot = e.slot and m.is_main) as "mainId", e.is_full as "isFull", e.day, e.revision,
  (select count(*) from page where page.edition_id = e.id) as pages`;

/** Day of the newest paper published by `today` (yyyy-mm-dd), else of the first one; null without papers. */
export const newestDay = async (db: Queryable, brandId: number, today: string): Promise<string | null> => {
  const [row] = await db.query<{ day: string | null }>(
    `select coalesce(max(day) filter (where day <= $2::date), min(day)) as day from edition where brand_id = $1`,
    [brandId, today],
  );
  return row?.day ?? null;
};

/** The editions of a day, the main one first. */
export const editionsOfDay = (db: Queryable, brandId: number, day: string): Promise<EditionRow[]> =>
  db.query<EditionRow>(
    `select ${columns} from edition e where e.brand_id = $1 and e.day = $2::date order by e.is_main desc, e.id`,
    [brandId, day],
  );

/** Main edition of the newest paper published by `today` (yyyy-mm-dd); null without papers. */
export const newestEdition = async (db: Queryable, brandId: number, today: string): Promise<EditionRow | null> => {
  const day = await newestDay(db, brandId, today);
  const [main] = day === null ? [] : await editionsOfDay(db, brandId, day);
  return main ?? null;
};

/** An edition by its id; null when the brand does not have it. */
export const editionById = async (db: Queryable, brandId: number, id: number): Promise<EditionRow | null> => {
  const [row] = await db.query<EditionRow>(`select ${columns} from edition e where e.brand_id = $1 and e.id = $2`, [
    brandId,
    id,
  ]);
  return row ?? null;
};

/** A span of days, both included; null is an open end. */
export interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

/** A part of a brand's main editions, newest first, and their total. */
export const listEditions = async (
  db: Queryable,
  brandId: number,
  { from, to }: Span,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: EditionRow[]; total: number }> => {
  const where = `e.brand_id = $1 and e.is_main and ($2::date is null or e.day >= $2::date)
    and ($3::date is null or e.day <= $3::date)`;
  const [count] = await db.query<{ total: number }>(`select count(*) as total from edition e where ${where}`, [
    brandId,
    from,
    to,
  ]);
  const rows = await db.query<EditionRow>(
    `select ${columns} from edition e where ${where} order by e.day desc limit $4 offset $5`,
    [brandId, from, to, limit, offset],
  );
  return { rows, total: count?.total ?? 0 };
};

/** A page with the regions of its stories. */
export interface PageRow {
  readonly n: number;
  readonly section: string;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly { readonly article_id: number; readonly polygon: [number, number][] }[];
}

/** The pages of an edition in order. */
export const pagesOf = (db: Queryable, editionId: number): Promise<PageRow[]> =>
  db.query<PageRow>(
    `select p.num as n, p.section, p.width, p.height,
       coalesce(jsonb_agg(jsonb_build_object('article_id', r.article_id, 'polygon', r.polygon) order by r.ord)
         filter (where r.article_id is not null), '[]') as regions
     from page p left join page_region r on r.edition_id = p.edition_id and r.num = p.num
     where p.edition_id = $1 group by p.edition_id, p.num order by p.num`,
    [editionId],
  );

/** The page of each story of an edition: the one that prints most of it. Teasers point to it. */
export const storyPages = async (db: Queryable, editionId: number): Promise<ReadonlyMap<number, number>> => {
  const pages = new Map<number, number>();
  const largest = new Map<number, number>();
  for (const { n, regions } of await pagesOf(db, editionId))
    for (const { article_id: id, polygon } of regions) {
      const [xs, ys] = [0, 1].map((axis) => polygon.map((point) => point[axis as 0 | 1])) as [number[], number[]];
      const area = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
      if (area <= (largest.get(id) ?? 0)) continue;
      largest.set(id, area);
      pages.set(id, n);
    }
  return pages;
};

/** Size of one page; null when the edition has no such page. */
export const pageSize = async (
  db: Queryable,
  editionId: number,
  n: number,
): Promise<{ width: number; height: number } | null> => {
  const [row] = await db.query<{ width: number; height: number }>(
    'select width, height from page where edition_id = $1 and num = $2',
    [editionId, n],
  );
  return row ?? null;
};
