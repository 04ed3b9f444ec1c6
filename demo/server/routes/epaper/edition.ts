import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../base/api-error.ts';
import { newsstandOrigin, pageUrl, printVersion } from '../../base/urls.ts';
import { listArticles } from '../../domain/article/articles.ts';
import { type EditionRow, editionById, editionsOfDay, pageSize, pagesOf } from '../../domain/epaper/editions.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import { inMemory, sendFile } from '../../http/files/range.ts';
import type { Services } from '../../http/services.ts';
import { PAGE_WIDTHS } from '../../print/sheet/geometry.ts';
import { entitlementOf, readingOf } from '../newsstand-access.ts';
import { brandIn, brandParam, dayParam, idParam, missing } from '../newsstand-params.ts';
import { articleLine, issue, issueOf, lineOf } from '../newsstand-schemas.ts';
import { answers, origin } from '../schemas.ts';

/** Thumbnails up to this width are open to visitors; the first page is open at every width. */
const OPEN_WIDTH = 320;
const DEFAULT_WIDTH = 1000;

export const noAccess = 'No right to the printed pages: ERR_NO_ACCESS, with `required`';

const edition = issue
  .extend({
    id: z.number().int(),
    is_full: z.boolean(),
    widths: z.array(z.number().int()).openapi({ description: 'Widths of the page images, in pixels' }),
    pages: z.array(
      z.object({
        n: z.number().int(),
        section: z.string(),
        image: z
          .string()
          .openapi({ description: 'Replace `w` or the extension (avif, webp, jpg) for another size or format' }),
        thumbnail: z.string(),
        w: z.number(),
        h: z.number(),
        regions: z.array(
          z.object({ article_id: z.number().int(), polygon: z.array(z.tuple([z.number(), z.number()])) }),
        ),
      }),
    ),
    toc: z.array(articleLine).openapi({ description: 'The stories in page order' }),
    credits: z.array(z.string()).openapi({ description: 'Colophon: credits required by the licences' }),
  })
  .openapi('Edition');

const editionRoute = createRoute({
  method: 'get',
  path: '/api/edicola/edizione',
  summary: 'One edition with its pages and the regions of the stories on them',
  request: { query: z.object({ id: idParam.optional(), brand: brandParam, date: dayParam.optional() }) },
  responses: answers(z.object({ edizione: edition }), {
    403: `${noAccess}; \`edizione\` is its entry of the lists`,
    404: 'No such edition',
    422: 'Neither id nor date, or unknown brand',
  }),
  ...origin('project', 'newsstand'),
});

const formats = { avif: 'avif', webp: 'webp', jpg: 'jpeg' } as const;

const imageRoute = createRoute({
  method: 'get',
  path: '/api/edicola/pagina/{edizione}/{file}',
  summary: 'A page as an image; the first page and small ones are open to all',
  request: {
    params: z.object({
      edizione: idParam,
      file: z
        .string()
        .regex(/^[1-9]\d{0,2}\.(avif|webp|jpg)$/)
        .openapi({ description: 'Page number and format', example: '1.webp' }),
    }),
    query: z.object({
      w: z.coerce
        .number()
        .refine((width) => PAGE_WIDTHS.some((one) => one === width))
        .default(DEFAULT_WIDTH)
        .openapi({ type: 'integer', enum: [...PAGE_WIDTHS], description: 'Width in pixels' }),
      v: z
        .string()
        .max(64)
        .optional()
        .openapi({ description: 'Changes with the image; makes the response cacheable for good' }),
    }),
  },
  responses: {
    ...answers(z.never(), { 403: noAccess, 404: 'No such page', 422: 'Unsupported width or format' }),
    200: {
      description: 'The image',
      content: {
        'image/avif': { schema: z.string().openapi({ format: 'binary' }) },
        'image/webp': { schema: z.string().openapi({ format: 'binary' }) },
        'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) },
      },
    },
  },
  ...origin('project', 'newsstand'),
});

/** Requires the right to the printed pages; throws the 403 `ApiError` with `more` in its data. */
export const requirePages = async (
  c: AppContext,
  services: Services,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const { allowed, required, fix } = entitlementOf(c, 'page', await readingOf(c, services), c.get('url').origin);
  if (!allowed)
    throw new ApiError(403, statusText(403), { code: 'ERR_NO_ACCESS', details: { required, fix, ...more } });
};

const findEdition = async (
  c: AppContext,
  { db }: Services,
  { id, brand: sigla, date }: { id?: number | undefined; brand?: string | undefined; date?: string | undefined },
): Promise<EditionRow> => {
  const brand = brandIn(c, sigla);
  if (id === undefined && date === undefined) throw new ApiError(422, statusText(422), { errors: { date: 'missing' } });
  const found =
    id === undefined ? (await editionsOfDay(db, brand.id, date ?? ''))[0] : await editionById(db, brand.id, id);
  if (!found) throw missing();
  return found;
};

/** GET /api/edicola/edizione and GET /api/edicola/pagina/{edizione}/{n}.{format}. */
export const addEdition = (app: App, services: Services): void => {
  const { db, pageImages } = services;
  app.openapi(editionRoute, async (c) => {
    const row = await findEdition(c, services, c.req.valid('query'));
    const base = c.get('url');
    await requirePages(c, services, { edizione: issueOf(row, base) });
    const home = newsstandOrigin(row.brandId, base);
    const pages = await pagesOf(db, row.id);
    const order = 'a.page nulls last, a.rank, a.id';
    const run = { limit: 200, offset: 0 };
    const { rows: toc } = await listArticles(db, row.brandId, 'a.edition_id = $4', [row.mainId], run, order);
    const credits = await db.query<{ credit: string }>(
      'select distinct credit from article where edition_id = $1 and credit is not null order by credit',
      [row.mainId],
    );
    const firstPages = new Map<number, number>();
    for (const { n, regions } of pages)
      for (const { article_id } of regions) if (!firstPages.has(article_id)) firstPages.set(article_id, n);
    const edizione = {
      ...issueOf(row, base),
      id: row.id,
      is_full: row.isFull,
      widths: [...PAGE_WIDTHS],
      pages: pages.map(({ n, section, width, height, regions }) => ({
        n,
        section,
        image: pageUrl(home, row, n, DEFAULT_WIDTH, 'webp'),
        thumbnail: pageUrl(home, row, n, OPEN_WIDTH, 'webp'),
        w: width,
        h: height,
        regions: [...regions],
      })),
      toc: toc
        .map((line) => ({
          ...lineOf(line, base),
          id_edizione: row.id,
          edizione: row.title,
          page: firstPages.get(line.id) ?? null,
        }))
        .sort((a, b) => (a.page ?? pages.length + 1) - (b.page ?? pages.length + 1)),
      credits: credits.map(({ credit }) => credit),
    };
    return c.json(success({ edizione }), 200);
  });
  app.openapi(imageRoute, async (c) => {
    const { edizione, file } = c.req.valid('param');
    const { w, v } = c.req.valid('query');
    const { brand } = c.get('place');
    const [number = '', extension = ''] = file.split('.');
    const n = Number(number);
    const row = await editionById(db, brand.id, edizione);
    if (!row || !(await pageSize(db, row.id, n))) throw missing();
    const isOpen = n === 1 || w <= OPEN_WIDTH;
    if (!isOpen) await requirePages(c, services);
    const format = formats[extension as keyof typeof formats];
    const image = await pageImages.get(row, { n, width: w, format });
    if (!image) throw missing();
    const isCurrent = v === printVersion(row);
    const who = isOpen ? 'public' : 'private';
    c.header('cache-control', isCurrent ? `${who}, max-age=31536000, immutable` : 'no-store');
    return sendFile(c, inMemory(image), { 'content-type': `image/${format}` });
  });
};
