import { createRoute, z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { ApiError, statusText } from '../../../base/api-error.ts';
import { brandOfSigla } from '../../../base/brands.ts';
import { slugOf } from '../../../base/slug.ts';
import type { Queryable } from '../../../db/db.ts';
import { contentStems } from '../../../domain/search/concepts.ts';
import { searchPassages } from '../../../domain/search/search.ts';
import type { App } from '../../../http/base-app.ts';
import { success } from '../../../http/envelope.ts';
import type { Services } from '../../../http/services.ts';
import { answers, origin, typedText } from '../../schemas.ts';

const MAX_RESULTS = 20;

const query = z.object({
  brand: z.string().max(8).optional().openapi({ description: 'Brand code; default: the brand of the requested host' }),
  product: z.enum(['mobile', 'digital', 'digital+', 'rassegna']).optional(),
  q: typedText.pipe(z.string().max(500)).optional().openapi({ description: 'Only entries that match, best first' }),
});

const data = z.object({
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      faqs: z.array(
        z.object({ id: z.string(), question: z.string(), answer_html: z.string(), updated_at: z.iso.datetime() }),
      ),
    }),
  ),
});

const route = createRoute({
  method: 'get',
  path: '/api/site/faq',
  summary: 'The frequent questions of a brand, by category',
  request: { query },
  responses: answers(data, { 422: 'Unknown brand or product' }),
  ...origin('project', 'account'),
});

interface Row {
  readonly id: number;
  readonly code: string;
  readonly category: string;
  readonly question: string;
  readonly answer: string;
  readonly updated_at: Date;
}

const listed = (db: Queryable, brandId: number, product: string | undefined): Promise<Row[]> =>
  db.query<Row>(
    `select id, code, category, question, answer, updated_at from faq
      where brand_id = $1 and ($2::text is null or product in ('tutti', $2)) order by ord`,
    [brandId, product ?? null],
  );

/** The rows that match the words, best first. */
const ranked = async (db: Queryable, brandId: number, words: string, rows: readonly Row[]): Promise<Row[]> => {
  const stems = new Map((await contentStems(db, words)).map((stem) => [stem, 1]));
  const hits = stems.size > 0 ? await searchPassages(db, brandId, ['faq'], stems, MAX_RESULTS) : [];
  return hits.flatMap(({ sourceId }) => rows.filter(({ id }) => id === sourceId));
};

const byCategory = (rows: readonly Row[]): z.infer<typeof data>['categories'] =>
  [...Map.groupBy(rows, ({ category }) => category)].map(([name, faqs]) => ({
    id: slugOf(name),
    name,
    faqs: faqs.map(({ code, question, answer, updated_at }) => ({
      id: code,
      question,
      answer_html: String(html`<p>${answer}</p>`),
      updated_at: updated_at.toISOString(),
    })),
  }));

/** The questions of a brand in its order. With `q`, matches only, the category of the best entry first. */
export const faqCategories = async (
  db: Queryable,
  brandId: number,
  { product, q }: { readonly product: string | undefined; readonly q: string },
): Promise<z.infer<typeof data>['categories']> => {
  const rows = await listed(db, brandId, product);
  return byCategory(q === '' ? rows : await ranked(db, brandId, q, rows));
};

/** GET /api/site/faq */
export const addSiteFaq = (app: App, { db }: Services): void => {
  app.openapi(route, async (c) => {
    const { brand: sigla, product, q = '' } = c.req.valid('query');
    const brand = sigla === undefined ? c.get('place').brand : brandOfSigla(sigla);
    if (!brand) throw new ApiError(422, statusText(422), { errors: { brand: 'unknown' } });
    return c.json(success({ categories: await faqCategories(db, brand.id, { product, q }) }), 200);
  });
};
