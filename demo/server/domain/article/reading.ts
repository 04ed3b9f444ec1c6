import type { Queryable } from '../../db/db.ts';
import { type ArticleRow, articleColumns, articleTables } from './articles.ts';

/** A favourite with its story. */
export interface FavouriteRow extends ArticleRow {
  readonly addedAt: Date;
}

/** A part of a reader's favourites, newest first, without withdrawn stories. */
export const listFavourites = async (
  db: Queryable,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FavouriteRow[]; total: number }> => {
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from favourite f join article a on a.id = f.article_id
      where f.account_id = $1 and a.withdrawn_at is null`,
    [accountId],
  );
  const rows = await db.query<FavouriteRow>(
    `select ${articleColumns}, f.added_at as "addedAt" from ${articleTables} join favourite f on f.article_id = a.id
      where f.account_id = $1 and a.withdrawn_at is null order by f.added_at desc, a.id desc limit $2 offset $3`,
    [accountId, limit, offset],
  );
  return { rows, total: count?.total ?? 0 };
};

/** Adds a favourite once; false when the brand has no such story. */
export const addFavourite = async (
  db: Queryable,
  { accountId, brandId }: { accountId: string; brandId: number },
  articleId: number,
  now: number,
): Promise<boolean> => {
  const rows = await db.query(
    `with story as (select id from article where id = $2 and brand_id = $3 and withdrawn_at is null),
     added as (insert into favourite (account_id, article_id, added_at) select $1, id, $4 from story on conflict do nothing)
     select id from story`,
    [accountId, articleId, brandId, new Date(now)],
  );
  return rows.length > 0;
};

/** Removes favourites; returns the number of removed ones. */
export const removeFavourites = async (db: Queryable, accountId: string, ids: readonly number[]): Promise<number> => {
  const rows = await db.query(
    'delete from favourite where account_id = $1 and article_id = any($2) returning article_id',
    [accountId, ids],
  );
  return rows.length;
};

/** Reading position in a story. */
export interface PositionRow {
  readonly article_id: number;
  readonly edizione_id: number | null;
  readonly position: number;
  readonly at: Date;
  readonly device: string;
}

/** A reading position reported by a device. */
export interface PositionReport {
  readonly articleId: number;
  readonly editionId: number | null;
  readonly position: number;
  readonly at: Date;
  readonly device: string;
}

/** The newest positions of a reader, or only that of `articleId`. */
export const listPositions = (
  db: Queryable,
  accountId: string,
  articleId: number | null,
  limit: number,
): Promise<PositionRow[]> =>
  db.query<PositionRow>(
    `select article_id, edition_id as edizione_id, position, at, device from reading_position
      where account_id = $1 and ($2::bigint is null or article_id = $2) order by at desc, article_id limit $3`,
    [accountId, articleId, limit],
  );

/**
 * Stores a report: the furthest position of all devices is kept, with its device. Returns false when the brand has no such
 * story; ignores an edition of another brand.
 */
export const storePosition = async (
  db: Queryable,
  { accountId, brandId }: { accountId: string; brandId: number },
  { articleId, editionId, position, at, device }: PositionReport,
): Promise<boolean> => {
  const rows = await db.query(
    `with story as (select id from article where id = $2 and brand_id = $3 and withdrawn_at is null),
     kept as (
       insert into reading_position as r (account_id, article_id, edition_id, position, at, device)
       select $1, id, (select e.id from edition e where e.id = $4 and e.brand_id = $3), $5, $6, $7 from story
       on conflict (account_id, article_id) do update set edition_id = excluded.edition_id,
         position = excluded.position, at = excluded.at, device = excluded.device
       where excluded.position > r.position)
     select id from story`,
    [accountId, articleId, brandId, editionId, position, at, device],
  );
  return rows.length > 0;
};
