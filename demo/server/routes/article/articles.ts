import { createRoute, z } from '@hono/zod-openapi';
import { mayRead, type ReadingRights, readableParagraphs } from '../../../../src/rules/article/reading.ts';
import type { Base } from '../../base/hosts.ts';
import { newsstandOrigin, siglaOf } from '../../base/urls.ts';
import { articleById, articlesByIds, sisterArticles, type WholeArticleRow } from '../../domain/article/articles.ts';
import { bodyHtml } from '../../domain/article/html.ts';
import { areaOf, onwardOf } from '../../domain/article/onward.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { readingOf } from '../newsstand-access.ts';
import { idList, idParam, missing } from '../newsstand-params.ts';
import { articleLine, lineOf } from '../newsstand-schemas.ts';
import { answers, origin } from '../schemas.ts';

const MAX_IDS = 100;

const sister = z.object({
  brand: z.string(),
  id: z.number().int(),
  title: z.string(),
  date: z.iso.datetime(),
  url: z.string(),
});

const article = articleLine
  .extend({
    body_html: z
      .string()
      .openapi({ description: 'Paragraphs and sub-headings; of a locked article only the beginning' }),
    caption: z.string().nullable(),
    credit: z
      .string()
      .nullable()
      .openapi({ description: 'Required by the licence of the text', example: 'Wikinotizie, CC BY 2.5' }),
    special: z.string().nullable(),
    special_slug: z.string().nullable(),
    locked: z.boolean().openapi({ description: 'The reader needs a subscription for the rest' }),
    position: z
      .object({ n: z.number().int(), total: z.number().int() })
      .openapi({ description: 'Place in its edition' }),
    prev_id: z.number().int().nullable(),
    next_id: z.number().int().nullable(),
    area: z
      .object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
      .nullable()
      .openapi({ description: 'Where it is on its printed page, as parts of the page from 0 to 1' }),
    next: articleLine.nullable().openapi({ description: 'The next story of its page, else of its section' }),
    more: z.array(articleLine).openapi({ description: 'Continua a leggere: stories with pictures' }),
    related: z.array(articleLine).openapi({ description: 'Leggi anche' }),
    by_author: z.array(articleLine).openapi({ description: 'Other stories of the signature' }),
    sisters: z.array(sister).openapi({ description: 'The same story in the sister papers' }),
  })
  .openapi('Article');

const one = createRoute({
  method: 'get',
  path: '/api/edicola/articolo',
  summary: 'One article; the body is shortened for readers without the right to the rest',
  request: { query: z.object({ id: idParam }) },
  responses: answers(z.object({ article }), { 404: 'The brand has no such article', 422: 'No id' }),
  ...origin('specification', 'newsstand'),
});

const many = createRoute({
  method: 'get',
  path: '/api/edicola/articoli',
  summary: 'Several articles, in the requested order; missing ones are left out',
  request: { query: z.object({ ids: idList }) },
  responses: answers(z.object({ articles: z.array(articleLine) }), { 422: 'No ids' }),
  ...origin('project', 'newsstand'),
});

/** An article's own data; of an article that the reader may not read, the beginning of the body. */
export const wholeOf = (row: WholeArticleRow, rights: ReadingRights | undefined, base: Base) => ({
  ...lineOf(row, base),
  body_html: bodyHtml(readableParagraphs(row.text.split('\n\n'), row.access, rights)),
  caption: row.caption,
  credit: row.credit,
  special: row.special,
  special_slug: row.specialSlug,
  locked: !mayRead(row.access, rights),
  position: { n: row.place, total: row.of },
  prev_id: row.prevId,
  next_id: row.nextId,
});

/** GET /api/edicola/articolo and GET /api/edicola/articoli. */
export const addArticles = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(one, async (c) => {
    const base = c.get('url');
    const row = await articleById(db, c.get('place').brand.id, c.req.valid('query').id);
    if (!row) throw missing();
    const { rights } = await readingOf(c, services);
    const { next, more, related, byAuthor } = await onwardOf(db, row);
    const lines = (rows: typeof related) => rows.map((line) => lineOf(line, base));
    const sisters = await sisterArticles(db, row.brandId, row.sourceKey);
    const data = {
      ...wholeOf(row, rights, base),
      area: await areaOf(db, row),
      next: next && lineOf(next, base),
      more: lines(more),
      related: lines(related),
      by_author: lines(byAuthor),
      sisters: sisters.map(({ id, brandId, slug, title, published }) => ({
        brand: siglaOf(brandId),
        id,
        title,
        date: published.toISOString(),
        url: `${newsstandOrigin(brandId, base)}/articolo/${id}/${slug}`,
      })),
    };
    return c.json(success({ article: data }), 200);
  });
  app.openapi(many, async (c) => {
    const ids = c.req.valid('query').ids.slice(0, MAX_IDS);
    const rows = await articlesByIds(db, c.get('place').brand.id, ids);
    return c.json(success({ articles: rows.map((row) => lineOf(row, c.get('url'))) }), 200);
  });
};
