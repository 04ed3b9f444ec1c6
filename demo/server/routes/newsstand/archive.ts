import { createRoute, z } from '@hono/zod-openapi';
import { siglaOf } from '../../base/urls.ts';
import { bodyHtml } from '../../domain/article/html.ts';
import { markedHtml } from '../../domain/article/marks.ts';
import { type ArchiveRow, archiveByIds, searchArchive } from '../../domain/newsstand/archive-stories.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { dayParam, idList } from '../newsstand-params.ts';
import { dayText, paging, pagingQuery, runOf } from '../newsstand-schemas.ts';
import { answers, origin, typedText } from '../schemas.ts';

const PER_PAGE = 20;
const MAX_IDS = 100;

const line = z
  .object({
    id: z.number().int(),
    brand: z.string(),
    slug: z.string(),
    kicker: z.string(),
    title: z.string(),
    standfirst: z.string(),
    author: z.string(),
    credit: z.string(),
    date: dayText,
    section: z.string(),
    page: z.number().int(),
  })
  .openapi('ArchiveLine');

const lineOf = (row: ArchiveRow): z.infer<typeof line> => ({
  id: row.id,
  brand: siglaOf(row.brandId),
  slug: row.slug,
  kicker: row.kicker,
  title: row.title,
  standfirst: row.summary,
  author: row.author,
  credit: row.credit,
  date: row.day,
  section: row.section,
  page: row.page,
});

const refusals = { 401: 'No bearer token, or an invalid one' };

const search = createRoute({
  method: 'get',
  path: '/v1/ricerca',
  summary: 'Searches the archive of the bearer’s paper',
  request: {
    query: z.object({
      q: typedText
        .pipe(z.string().max(200))
        .default('')
        .openapi({ type: 'string', description: 'Empty: all, newest first' }),
      from: dayParam.optional(),
      to: dayParam.optional(),
      ...pagingQuery(PER_PAGE),
    }),
  },
  responses: answers(
    z.object({
      results: z.array(
        line.extend({
          title_html: z.string().openapi({ description: 'Escaped text with `<mark>` around matches' }),
          snippet_html: z.string().openapi({ description: 'Escaped text with `<mark>` around matches' }),
        }),
      ),
      paging,
    }),
    { ...refusals, 422: 'Not a day, or over 200 characters' },
  ),
  ...origin('project', 'archive'),
});

const articles = createRoute({
  method: 'get',
  path: '/v1/articoli',
  summary: 'Whole articles of the archive; missing ones are left out',
  request: { query: z.object({ ids: idList }) },
  responses: answers(z.object({ articles: z.array(line.extend({ body_html: z.string() })) }), {
    ...refusals,
    422: 'No ids',
  }),
  ...origin('project', 'archive'),
});

/** GET /v1/ricerca and GET /v1/articoli of the archive: bearer token only, the reader's own paper. */
export const addArchiveApi = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(search, async (c) => {
    const { brandId } = await requireReader(c, services);
    const { q, from = null, to = null, page, per_page } = c.req.valid('query');
    const { rows, total } = await searchArchive(db, brandId, { q, from, to }, runOf({ page, per_page }));
    const results = rows.map((row) => ({
      ...lineOf(row),
      title_html: markedHtml(row.headline),
      snippet_html: markedHtml(row.snippet),
    }));
    return c.json(success({ results, paging: { page, per_page, total } }), 200);
  });
  app.openapi(articles, async (c) => {
    const { brandId } = await requireReader(c, services);
    const rows = await archiveByIds(db, brandId, c.req.valid('query').ids.slice(0, MAX_IDS));
    const whole = rows.map((row) => ({ ...lineOf(row), body_html: bodyHtml(row.body.split('\n\n')) }));
    return c.json(success({ articles: whole }), 200);
  });
};
