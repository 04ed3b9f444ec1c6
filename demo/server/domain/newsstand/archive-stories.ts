import type { Queryable } from '../../db/db.ts';
import { markedPieces, markedWhole, queryOf } from '../article/marks.ts';

/** A story of the archive. */
export interface ArchiveRow {
  readonly id: number;
  readonly brandId: number;
  readonly slug: string;
  readonly section: string;
  readonly kicker: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly credit: string;
  readonly day: string;
  readonly page: number;
}

const columns = `id, brand_id as "brandId", slug, section, kicker, title, summary, byline as author, credit, day, page`;
const wanted = queryOf('$2');
const where = `brand_id = $1 and ($2 = '' or tsv @@ ${wanted}) and ($3::date is null or day >= $3::date)
  and ($4::date is null or day <= $4::date)`;

/** The matching stories of a brand, with marked matches, best first; without words, all stories of the span, newest first. */
export const searchArchive = async (
  db: Queryable,
  brandId: number,
  { q, from, to }: { q: string; from: string | null; to: string | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: (ArchiveRow & { headline: string; snippet: string })[]; total: number }> => {
  const [count] = await db.query<{ total: number }>(`select count(*) as total from archive_article where ${where}`, [
    brandId,
    q,
    from,
    to,
  ]);
  const rows = await db.query<ArchiveRow & { headline: string; snippet: string }>(
    `select ${columns}, ${markedWhole('title', '$2')} as headline, ${markedPieces('summary', 'body', '$2')} as snippet
     from archive_article where ${where}
     order by case when $2 = '' then 0 else ts_rank(tsv, ${wanted}, 1) end desc, day desc, id limit $5 offset $6`,
    [brandId, q, from, to, limit, offset],
  );
  return { rows, total: count?.total ?? 0 };
};

/** Full stories by id, in the order of `ids`; skips ids that the brand does not have. */
export const archiveByIds = async (
  db: Queryable,
  brandId: number,
  ids: readonly number[],
): Promise<(ArchiveRow & { body: string })[]> => {
  const rows = await db.query<ArchiveRow & { body: string }>(
    `select ${columns}, body from archive_article where brand_id = $1 and id = any($2)`,
    [brandId, ids],
  );
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
};
