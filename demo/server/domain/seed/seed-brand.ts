import type { BrandIdentity } from '../../../../src/rules/brand/brand.ts';
import type { Transaction } from '../../db/db.ts';
import type { Press } from '../../print/print.ts';
import { orderBrandPages, storePages } from '../epaper/set-pages.ts';
import { replacePassages } from '../search/index-passages.ts';
import type { BrandContent } from './content.ts';
import { seedArticlePassages } from './seed-articles.ts';
import { type CalendarContent, seedStories } from './seed-stories.ts';

const seedFaq = async (tx: Transaction, brandId: number, faq: BrandContent['faq']): Promise<void> => {
  for (const [ord, { id, category, product, question, answer }] of faq.entries()) {
    await tx.query(
      `insert into faq (brand_id, code, category, product, question, answer, ord) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (code) do update set brand_id = $1, category = $3, product = $4, question = $5, answer = $6, ord = $7,
         updated_at = case when (faq.question, faq.answer) = ($5, $6) then faq.updated_at else now() end`,
      [brandId, id, category, product, question, answer, ord],
    );
  }
  const codes = faq.map(({ id }) => id);
  await tx.query('delete from faq where brand_id = $1 and code <> all($2)', [brandId, codes]);
  const rows = await tx.query<{ code: string; sourceId: number; headline: string; body: string }>(
    'select code, id as "sourceId", question as headline, answer as body from faq where brand_id = $1 order by ord',
    [brandId],
  );
  const also = new Map(faq.map((entry) => [entry.id, entry.also]));
  await replacePassages(
    tx,
    brandId,
    'faq',
    rows.map(({ code, ...row }) => ({ ...row, ord: 0, also: also.get(code) ?? [] })),
  );
};

const seedOffers = async (tx: Transaction, brandId: number, offers: BrandContent['offers']): Promise<void> => {
  for (const [ord, { id, product, name, price_cents, period, summary, text }] of offers.entries()) {
    await tx.query(
      `insert into offer (brand_id, code, product, name, price_cents, period, summary, body, ord)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (code) do update set brand_id = $1, product = $3, name = $4, price_cents = $5, period = $6,
         summary = $7, body = $8, ord = $9`,
      [brandId, id, product, name, price_cents, period, summary, text, ord],
    );
  }
  const codes = offers.map(({ id }) => id);
  await tx.query('delete from offer where brand_id = $1 and code <> all($2)', [brandId, codes]);
  const rows = await tx.query<{ sourceId: number; headline: string; body: string }>(
    'select id as "sourceId", name as headline, body from offer where brand_id = $1 order by ord',
    [brandId],
  );
  await replacePassages(
    tx,
    brandId,
    'offer',
    rows.map((row) => ({ ...row, ord: 0 })),
  );
};

/** Seeds and indexes a brand's FAQ and offers, the sources of the assistance chat. */
export const seedHelp = async (
  tx: Transaction,
  brandId: number,
  { faq, offers }: Pick<BrandContent, 'faq' | 'offers'>,
): Promise<void> => {
  await seedFaq(tx, brandId, faq);
  await seedOffers(tx, brandId, offers);
};

/** The data to seed for a brand. `today`: yyyy-mm-dd in Italy. */
export interface BrandSeed {
  readonly brand: BrandIdentity;
  readonly content: BrandContent;
  readonly calendar: CalendarContent;
  readonly today: string;
}

/** Replaces a brand's content; readers' data stay. Returns the number of set pages. */
export const seedBrand = async (
  tx: Transaction,
  press: Press,
  { brand, content, calendar, today }: BrandSeed,
): Promise<number> => {
  await seedStories(tx, brand, content, calendar, today);
  // The press works in its own process while the texts are indexed here.
  const orders = await orderBrandPages(tx, press, brand);
  await seedHelp(tx, brand.id, content);
  await seedArticlePassages(tx, brand.id);
  return storePages(tx, orders);
};
