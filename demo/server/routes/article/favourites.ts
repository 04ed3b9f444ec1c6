import { createRoute, z } from '@hono/zod-openapi';
import { addFavourite, listFavourites, removeFavourites } from '../../domain/article/reading.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { missing } from '../newsstand-params.ts';
import { articleLine, lineOf, paging, pagingQuery, runOf } from '../newsstand-schemas.ts';
import { answers, origin } from '../schemas.ts';

const path = '/api/user/preferiti';
const PER_PAGE = 20;
const MAX_IDS = 200;
const articleId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const data = z.object({
  preferiti: z.array(z.object({ article_id: z.number().int(), added_at: z.iso.datetime(), article: articleLine })),
  paging,
});

const refusals = { 401: 'Not signed in', 403: 'XSRF token or origin refused' };

const list = createRoute({
  method: 'get',
  path,
  summary: 'The favourite articles, newest first',
  request: { query: z.object(pagingQuery(PER_PAGE)) },
  responses: answers(data, { 401: refusals[401], 422: 'A number is invalid' }),
  ...origin('project', 'newsstand'),
});

const jsonBody = <Body extends z.ZodType>(schema: Body) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
});

const add = createRoute({
  method: 'post',
  path,
  summary: 'Adds a favourite; adding it again changes nothing',
  request: jsonBody(z.object({ article_id: articleId })),
  responses: answers(data, { ...refusals, 404: 'The brand has no such article', 422: 'No id' }),
  ...origin('project', 'newsstand'),
});

const remove = createRoute({
  method: 'post',
  path: `${path}/delete`,
  summary: 'Removes favourites; ignores other ids',
  request: jsonBody(z.object({ article_ids: z.array(articleId).min(1).max(MAX_IDS) })),
  responses: answers(data.extend({ deleted: z.number().int() }), { ...refusals, 422: 'No ids, or too many' }),
  ...origin('project', 'newsstand'),
});

/** GET and POST /api/user/preferiti, POST /api/user/preferiti/delete. */
export const addFavourites = (app: App, services: Services): void => {
  const { db, now } = services;
  const answer = async (c: AppContext, accountId: string, { page, per_page } = { page: 1, per_page: PER_PAGE }) => {
    const { rows, total } = await listFavourites(db, accountId, runOf({ page, per_page }));
    const preferiti = rows.map((row) => ({
      article_id: row.id,
      added_at: row.addedAt.toISOString(),
      article: lineOf(row, c.get('url')),
    }));
    return { preferiti, paging: { page, per_page, total } };
  };
  app.openapi(list, async (c) => {
    const { accountId } = await requireReader(c, services);
    return c.json(success(await answer(c, accountId, c.req.valid('query'))), 200);
  });
  app.openapi(add, async (c) => {
    const reader = await requireReader(c, services);
    if (!(await addFavourite(db, reader, c.req.valid('json').article_id, now()))) throw missing();
    return c.json(success(await answer(c, reader.accountId)), 200);
  });
  app.openapi(remove, async (c) => {
    const { accountId } = await requireReader(c, services);
    const deleted = await removeFavourites(db, accountId, c.req.valid('json').article_ids);
    return c.json(success({ ...(await answer(c, accountId)), deleted }), 200);
  });
};
