import type { Queryable } from '../../db/db.ts';

/** A section or a special. */
export interface ShelfRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly intro: string | null;
  readonly illustration: string | null;
  readonly count: number;
  /** Its own first and last page in the requested edition; without one, the first page with a story of it. */
  readonly page: number | null;
  readonly lastPage: number | null;
  /** How many printed pages its stories are on, and the day of the newest one. */
  readonly pages: number;
  readonly newest: Date | null;
}

export type ShelfKind = 'sezione' | 'speciale';

/** The article's column for this kind of shelf. */
const columnOf: Readonly<Record<ShelfKind, string>> = { sezione: 'section_id', speciale: 'special_id' };

const shelfColumns = (kind: ShelfKind): string => `s.id, s.slug, s.title, s.intro,
  coalesce(s.illustration, (select a.illustration from article a where a.${columnOf[kind]} = s.id
    and a.withdrawn_at is null and a.illustration is not null order by a.published_at desc limit 1)) as illustration,
  (select count(*) from article a where a.${columnOf[kind]} = s.id and a.withdrawn_at is null) as count,
  coalesce((select min(num) from page where edition_id = $2 and lower(page.section) = lower(s.title)),
    (select min(a.page) from article a where a.${columnOf[kind]} = s.id and a.edition_id = $2)) as page,
  (select max(num) from page where edition_id = $2 and lower(page.section) = lower(s.title)) as "lastPage",
  (select count(distinct (a.edition_id, a.page)) from article a where a.${columnOf[kind]} = s.id
    and a.withdrawn_at is null and a.page is not null)::int as pages,
  (select max(a.published_at) from article a where a.${columnOf[kind]} = s.id and a.withdrawn_at is null) as newest`;

/** Sections by their first page in the edition, then most stories first; specials in the paper's order. */
const shelfOrder: Readonly<Record<ShelfKind, string>> = {
  sezione: 'page nulls last, count desc, id',
  speciale: 'id',
};

/** The sections or specials of a brand that have stories. */
export const listShelves = (
  db: Queryable,
  brandId: number,
  kind: ShelfKind,
  editionId: number | null,
): Promise<ShelfRow[]> =>
  db.query<ShelfRow>(
    `select * from (select ${shelfColumns(kind)} from section s where s.brand_id = $1 and s.kind = '${kind}') shelf
      where count > 0 order by ${shelfOrder[kind]}`,
    [brandId, editionId],
  );

/** A section or special by slug or id; null when the brand does not have it. */
export const shelfOf = async (
  db: Queryable,
  brandId: number,
  kind: ShelfKind,
  by: { readonly slug: string } | { readonly id: number },
  editionId: number | null = null,
): Promise<ShelfRow | null> => {
  const [column, value] = 'slug' in by ? ['s.slug', by.slug] : ['s.id', by.id];
  const [row] = await db.query<ShelfRow>(
    `select ${shelfColumns(kind)} from section s
      where s.brand_id = $1 and s.kind = '${kind}' and ${column} = $3`,
    [brandId, editionId, value],
  );
  return row ?? null;
};

/** A signature of the paper. */
export interface SignatureRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  readonly count: number;
  /** Title of the newest story. */
  readonly latest: string | null;
}

const signatureColumns = `g.id, g.slug, g.name, g.role, g.bio,
  (select count(*) from article a where a.signature_id = g.id and a.withdrawn_at is null) as count,
  (select a.title from article a where a.signature_id = g.id and a.withdrawn_at is null
    order by a.published_at desc, a.id desc limit 1) as latest`;

/** The signatures of a brand that have stories, by surname. */
export const listSignatures = (db: Queryable, brandId: number): Promise<SignatureRow[]> =>
  db.query<SignatureRow>(
    `select ${signatureColumns} from signature g
      where g.brand_id = $1 and exists (select from article a where a.signature_id = g.id and a.withdrawn_at is null)
      order by regexp_replace(unaccent(lower(g.name)), '^.* ', ''), g.id`,
    [brandId],
  );

export const signatureOf = async (db: Queryable, brandId: number, slug: string): Promise<SignatureRow | null> => {
  const [row] = await db.query<SignatureRow>(
    `select ${signatureColumns} from signature g where g.brand_id = $1 and g.slug = $2`,
    [brandId, slug],
  );
  return row ?? null;
};
