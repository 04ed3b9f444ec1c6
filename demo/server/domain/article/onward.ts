import type { Queryable } from '../../db/db.ts';
import { type ArticleRow, articleColumns, articleOrder, articleTables, type WholeArticleRow } from './articles.ts';

/** Where a reader goes on after a story. No story is named twice, and no picture. */
interface Onward {
  /** The next story of its page, else of its section, else of the paper. */
  readonly next: ArticleRow | null;
  /** Stories with pictures. */
  readonly more: readonly ArticleRow[];
  readonly related: readonly ArticleRow[];
  /** Other stories of its signature. */
  readonly byAuthor: readonly ArticleRow[];
}

const EACH = 3;
/** Enough to find three with pictures. */
const CANDIDATES = 40;

const open = `a.brand_id = $1 and a.withdrawn_at is null and a.id <> $2 and a.source <> 'serial'`;

const nextInPaper = (
  db: Queryable,
  { id, brandId, editionId, page, sectionSlug }: WholeArticleRow,
): Promise<ArticleRow[]> =>
  db.query<ArticleRow>(
    `select ${articleColumns} from ${articleTables}
      where ${open} and a.edition_id = $3
        and (coalesce(a.page, 999), a.rank, a.id) > (select coalesce(page, 999), rank, id from article where id = $2)
      order by (a.page = $4) desc nulls last, (s.slug = $5) desc, coalesce(a.page, 999), a.rank, a.id limit 1`,
    [brandId, id, editionId, page, sectionSlug],
  );

/** Stories of the same page, special, edition or section, the nearest first. */
const nearby = (
  db: Queryable,
  { id, brandId, editionId, page, sectionSlug, specialSlug }: WholeArticleRow,
): Promise<ArticleRow[]> =>
  db.query<ArticleRow>(
    `select ${articleColumns} from ${articleTables}
      where ${open} and (a.edition_id = $3 or p.slug = $4 or s.slug = $5)
      order by (a.edition_id = $3 and a.page = $6) desc nulls last, (p.slug = $4) desc nulls last,
        (a.edition_id = $3 and s.slug = $5) desc nulls last, (a.edition_id = $3) desc nulls last, ${articleOrder}
      limit ${CANDIDATES}`,
    [brandId, id, editionId, specialSlug, sectionSlug, page],
  );

const ofSignature = (db: Queryable, { id, brandId, authorSlug }: WholeArticleRow): Promise<ArticleRow[]> =>
  authorSlug === null
    ? Promise.resolve([])
    : db.query<ArticleRow>(
        `select ${articleColumns} from ${articleTables} where ${open} and g.slug = $3 order by ${articleOrder} limit $4`,
        [brandId, id, authorSlug, CANDIDATES],
      );

export const onwardOf = async (db: Queryable, story: WholeArticleRow): Promise<Onward> => {
  const candidates = await nearby(db, story);
  const next = (await nextInPaper(db, story))[0] ?? candidates[0] ?? null;
  const used = new Set([next?.id]);
  const pictures = new Set([story.illustration, next?.illustration, null]);
  const more: ArticleRow[] = [];
  for (const row of candidates) {
    if (more.length === EACH) break;
    if (used.has(row.id) || pictures.has(row.illustration)) continue;
    used.add(row.id);
    pictures.add(row.illustration);
    more.push(row);
  }
  const take = (rows: readonly ArticleRow[]): readonly ArticleRow[] => {
    const taken = rows.filter(({ id }) => !used.has(id)).slice(0, EACH);
    for (const { id } of taken) used.add(id);
    return taken;
  };
  return { next, more, byAuthor: take(await ofSignature(db, story)), related: take(candidates) };
};

/** The area of a story on its printed page, as parts of the page from 0 to 1. */
interface PageArea {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The largest area of a story on its page; null when it is not drawn there. */
export const areaOf = async (
  db: Queryable,
  { id, editionId, page }: Pick<ArticleRow, 'id' | 'editionId' | 'page'>,
): Promise<PageArea | null> => {
  const [area] = await db.query<PageArea>(
    `select min(x) / width as x, min(y) / height as y, (max(x) - min(x)) / width as w, (max(y) - min(y)) / height as h
       from page join page_region r using (edition_id, num)
       cross join lateral (select (point->>0)::float8 as x, (point->>1)::float8 as y from jsonb_array_elements(r.polygon) point) corner
      where edition_id = $1 and num = $2 and article_id = $3
      group by ord, width, height order by (max(x) - min(x)) * (max(y) - min(y)) desc limit 1`,
    [editionId, page, id],
  );
  return area ?? null;
};
