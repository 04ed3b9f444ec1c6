import { createRoute, z } from '@hono/zod-openapi';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { Base } from '../../base/hosts.ts';
import { slugOf } from '../../base/slug.ts';
import { newsstandOrigin, pictureUrl } from '../../base/urls.ts';
import { listArticles } from '../../domain/article/articles.ts';
import { newestEdition } from '../../domain/epaper/editions.ts';
import {
  listShelves,
  listSignatures,
  type ShelfKind,
  type ShelfRow,
  type SignatureRow,
  shelfOf,
  signatureOf,
} from '../../domain/newsstand/shelves.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { brandIn, brandParam, dayParam, idParam, missing } from '../newsstand-params.ts';
import { articleLine, lineOf, paging, pagingQuery, runOf, shelf, signatureLine } from '../newsstand-schemas.ts';
import { answers, origin, typedText } from '../schemas.ts';

const PER_PAGE = 20;

export const shelfLine = (row: ShelfRow, brandId: number, base: Base): z.infer<typeof shelf> => ({
  id: row.id,
  titolo: row.title,
  slug: row.slug,
  intro: row.intro,
  count: row.count,
  image: pictureUrl(newsstandOrigin(brandId, base), row.illustration),
  page: row.page,
  last_page: row.lastPage,
  pages: row.pages,
  newest: row.newest?.toISOString() ?? null,
});

export const signatureLineOf = ({ name, slug, role, count, latest }: SignatureRow): z.infer<typeof signatureLine> => ({
  titolo: name,
  slug,
  role,
  count,
  image: null,
  latest,
});

const unknownBrand = { 422: 'Unknown brand' };

const shelvesRoute = (path: '/api/edicola/sezioni' | '/api/edicola/speciali', summary: string) =>
  createRoute({
    method: 'get',
    path,
    summary,
    request: { query: z.object({ brand: brandParam }) },
    responses: answers(z.object({ items: z.array(shelf) }), unknownBrand),
    ...origin('project', 'newsstand'),
  });

const signaturesRoute = createRoute({
  method: 'get',
  path: '/api/edicola/firme',
  summary: 'The signatures of the paper, by surname',
  request: { query: z.object({ brand: brandParam }) },
  responses: answers(z.object({ items: z.array(signatureLine) }), unknownBrand),
  ...origin('project', 'newsstand'),
});

const shelfQuery = z.object({
  titolo: typedText.pipe(z.string().min(1).max(200)).optional().openapi({ description: 'Slug or title' }),
  date: dayParam.optional(),
  id_edizione: idParam.optional(),
  id: idParam.optional().openapi({ description: 'Of the section or special' }),
  ...pagingQuery(PER_PAGE),
});

const shelfRoute = (path: '/api/edicola/sezione' | '/api/edicola/speciale', summary: string) =>
  createRoute({
    method: 'get',
    path,
    summary,
    request: { query: shelfQuery },
    responses: answers(
      z.object({
        item: shelf.extend({ date: z.string().nullable(), id_edizione: z.number().int().nullable() }),
        articles: z.array(articleLine),
        paging,
      }),
      { 404: 'The brand has no such section or special', 422: 'Neither titolo nor id, or not a day' },
    ),
    ...origin('project', 'newsstand'),
  });

const signatureRoute = createRoute({
  method: 'get',
  path: '/api/edicola/firma',
  summary: 'One signature with its articles, newest first',
  request: { query: z.object({ slug: z.string().min(1).max(100), ...pagingQuery(PER_PAGE) }) },
  responses: answers(
    z.object({
      firma: z.object({
        slug: z.string(),
        name: z.string(),
        role: z.string(),
        bio: z.string(),
        avatar: z.string().nullable(),
        count: z.number().int(),
        followed: z.boolean(),
        coming_soon: z.boolean().openapi({ description: 'Following is not available yet' }),
      }),
      articles: z.array(articleLine),
      paging,
    }),
    { 404: 'The brand has no such signature', 422: 'No slug' },
  ),
  ...origin('project', 'newsstand'),
});

const addShelf = (app: App, services: Services, kind: ShelfKind): void => {
  const { db } = services;
  const [many, one] =
    kind === 'sezione'
      ? ([
          shelvesRoute('/api/edicola/sezioni', 'The sections, in the order of the newest paper'),
          shelfRoute('/api/edicola/sezione', 'One section with its articles, newest first'),
        ] as const)
      : ([
          shelvesRoute('/api/edicola/speciali', 'The specials'),
          shelfRoute('/api/edicola/speciale', 'One special with its articles, newest first'),
        ] as const);
  app.openapi(many, async (c) => {
    const brand = brandIn(c, c.req.valid('query').brand);
    const main = await newestEdition(db, brand.id, dayOf(new Date(services.now())));
    const rows = await listShelves(db, brand.id, kind, main?.id ?? null);
    return c.json(success({ items: rows.map((row) => shelfLine(row, brand.id, c.get('url'))) }), 200);
  });
  app.openapi(one, async (c) => {
    const { titolo, date = null, id_edizione = null, id, page, per_page } = c.req.valid('query');
    const { brand } = c.get('place');
    const base = c.get('url');
    if (titolo === undefined && id === undefined) {
      throw new ApiError(422, statusText(422), { errors: { titolo: 'missing' } });
    }
    const by = titolo === undefined ? { id: id ?? 0 } : { slug: slugOf(titolo) };
    const row = await shelfOf(db, brand.id, kind, by);
    if (!row) throw missing();
    const where = `${kind === 'sezione' ? 's' : 'p'}.id = $4 and ($5::bigint is null or e.slot = (select slot from edition where id = $5))
      and ($6::date is null or e.day = $6::date)`;
    const found = await listArticles(db, brand.id, where, [row.id, id_edizione, date], runOf({ page, per_page }));
    // Its pages are those of the edition whose stories come first.
    const edition = id_edizione ?? found.rows[0]?.editionId ?? null;
    const shelf = (await shelfOf(db, brand.id, kind, by, edition)) ?? row;
    const data = {
      item: { ...shelfLine(shelf, brand.id, base), date, id_edizione },
      articles: found.rows.map((line) => lineOf(line, base)),
      paging: { page, per_page, total: found.total },
    };
    return c.json(success(data), 200);
  });
};

/** The lists of sections, specials and signatures, and each one with its articles. */
export const addShelves = (app: App, services: Services): void => {
  const { db } = services;
  addShelf(app, services, 'sezione');
  addShelf(app, services, 'speciale');
  app.openapi(signaturesRoute, async (c) => {
    const rows = await listSignatures(db, brandIn(c, c.req.valid('query').brand).id);
    return c.json(success({ items: rows.map(signatureLineOf) }), 200);
  });
  app.openapi(signatureRoute, async (c) => {
    const { slug, page, per_page } = c.req.valid('query');
    const { brand } = c.get('place');
    const row = await signatureOf(db, brand.id, slug);
    if (!row) throw missing();
    const found = await listArticles(db, brand.id, 'g.id = $4', [row.id], runOf({ page, per_page }));
    const { name, role, bio, count } = row;
    const data = {
      firma: { slug, name, role, bio, avatar: null, count, followed: false, coming_soon: true },
      articles: found.rows.map((line) => lineOf(line, c.get('url'))),
      paging: { page, per_page, total: found.total },
    };
    return c.json(success(data), 200);
  });
};
