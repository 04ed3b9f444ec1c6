import { phrasePattern } from '../../../../src/rules/newsstand/search-words.ts';
import type { Queryable } from '../../db/db.ts';
import {
  bestFirst,
  excerpt,
  hasInvariable,
  invariableOf,
  markedStory,
  markedWhole,
  queryOf,
} from '../article/marks.ts';

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
const whole = "concat_ws(' ', title, summary, body)";
const where = `brand_id = $1 and ($2 = '' or tsv @@ ${queryOf('$2')} and ${hasInvariable('$5', 'tsv', whole)}) and ($3::date is null or day >= $3::date)
  and ($4::date is null or day <= $4::date)`;

/** The matching stories of a brand, with marked matches, best first; without words, all stories of the span, newest first. */
export const searchArchive = async (
  db: Queryable,
  brandId: number,
  { q, from, to }: { q: string; from: string | null; to: string | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: (ArchiveRow & { headline: string; snippet: string })[]; total: number }> => {
  const params = [brandId, q, from, to, invariableOf(q)];
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from archive_article where ${where}`,
    params,
  );
  const rows = await db.query<ArchiveRow & { headline: string; story: string }>(
    `select ${columns}, ${markedWhole('title', '$2')} as headline, ${markedStory('summary', 'body', '$2')} as story
     from archive_article where ${where}
     order by ${bestFirst('$8', 'tsv', 'title', whole, '$2')}, day desc, id limit $6 offset $7`,
    [...params, limit, offset, phrasePattern(q)],
  );
  return { rows: rows.map((row) => excerpt(row, q)), total: count?.total ?? 0 };
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
