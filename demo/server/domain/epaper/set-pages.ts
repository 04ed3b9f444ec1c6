import type { BrandIdentity } from '../../../../src/rules/brand/brand.ts';
import type { Queryable, Transaction } from '../../db/db.ts';
import type { PressSheet } from '../../print/jobs.ts';
import type { Press } from '../../print/print.ts';
import { copyOf, type EditionToPrint } from './print.ts';

/** Key that changes with the content of the edition's pages, including the printed day. */
export const printKey = ({ id, day, revision }: Pick<EditionToPrint, 'id' | 'day' | 'revision'>): string =>
  `${id}-${revision}-${day}`;

const store = async (tx: Transaction, editionId: number, { pages, pageOf }: PressSheet): Promise<void> => {
  await tx.query('delete from page where edition_id = $1', [editionId]);
  await tx.query(
    `insert into page (edition_id, num, section, width, height)
     select $1, n, section, width, height from jsonb_to_recordset($2::jsonb)
       as t (n int, section text, width float8, height float8)`,
    [editionId, JSON.stringify(pages)],
  );
  const regions = pages.flatMap(({ n, regions: drawn }) =>
    drawn.map(({ article_id, polygon }, ord) => ({ n, ord, article_id, polygon })),
  );
  await tx.query(
    `insert into page_region (edition_id, num, ord, article_id, polygon)
     select $1, n, ord, article_id, polygon from jsonb_to_recordset($2::jsonb)
       as t (n int, ord int, article_id bigint, polygon jsonb)`,
    [editionId, JSON.stringify(regions)],
  );
  const firstPages = [...pageOf].map(([id, page]) => ({ id, page }));
  await tx.query(
    `update article set page = t.page from jsonb_to_recordset($2::jsonb) as t (id bigint, page int)
      where article.id = t.id and article.edition_id = $1`,
    [editionId, JSON.stringify(firstPages)],
  );
};

/** An edition being set. `sheet` is null when its stories do not fit: it can be read, but has no pages. */
interface Order {
  readonly editionId: number;
  readonly sheet: Promise<PressSheet | null>;
}

/** Sends all editions of a brand to press, newest first, without waiting for them. */
export const orderBrandPages = async (db: Queryable, press: Press, brand: BrandIdentity): Promise<Order[]> => {
  const editions = await db.query<EditionToPrint>(
    'select id, title, day, is_full as "isFull", revision from edition where brand_id = $1 order by slot, id',
    [brand.id],
  );
  const orders: Order[] = [];
  for (const edition of editions) {
    const copy = await copyOf(db, brand, edition);
    if (copy) orders.push({ editionId: edition.id, sheet: press.set(printKey(edition), copy).catch(() => null) });
  }
  return orders;
};

/** Stores the pages of the editions with their regions; returns the number of pages. */
export const storePages = async (tx: Transaction, orders: readonly Order[]): Promise<number> => {
  let count = 0;
  for (const { editionId, sheet } of orders) {
    const set = await sheet;
    if (set) await store(tx, editionId, set);
    count += set?.pages.length ?? 0;
  }
  return count;
};
