import { createRoute, z } from '@hono/zod-openapi';
import { products } from '../../../../src/rules/subscriptions/subscription.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import { articleById } from '../../domain/article/articles.ts';
import { editionById } from '../../domain/epaper/editions.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { entitlementOf, readingOf } from '../newsstand-access.ts';
import { idParam, missing } from '../newsstand-params.ts';
import { answers, origin } from '../schemas.ts';

const route = createRoute({
  method: 'get',
  path: '/api/user/entitlement',
  summary: 'Why the reader may or may not read: the products required and owned, and the action that helps',
  request: {
    query: z.object({
      article_id: idParam.optional(),
      id_edizione: idParam.optional().openapi({ description: 'The printed pages of an edition instead' }),
    }),
  },
  responses: answers(
    z.object({
      allowed: z.boolean(),
      required: z.array(z.enum(products)).openapi({ description: 'One of these is required; empty for free content' }),
      owned: z.array(z.enum(products)),
      account: z.string().nullable().openapi({ description: 'E-mail of the account checked; null for visitors' }),
      fix: z
        .object({ action: z.enum(['login', 'pay', 'renew', 'upgrade', 'subscribe']), href: z.string() })
        .nullable()
        .openapi({ description: 'The action that helps; null when reading is allowed' }),
    }),
    { 404: 'The brand has no such article or edition', 422: 'Neither article_id nor id_edizione' },
  ),
  ...origin('project', 'newsstand'),
});

/** GET /api/user/entitlement, open to visitors. */
export const addEntitlement = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(route, async (c) => {
    const { article_id, id_edizione } = c.req.valid('query');
    const { brand } = c.get('place');
    const { origin: home } = c.get('url');
    if (article_id !== undefined) {
      const article = await articleById(db, brand.id, article_id);
      if (!article) throw missing();
      const returnTo = `${home}/articolo/${article.id}/${article.slug}`;
      const answer = entitlementOf(c, article.access, await readingOf(c, services), returnTo);
      return c.json(success({ ...answer, required: [...answer.required], owned: [...answer.owned] }), 200);
    }
    if (id_edizione === undefined) throw new ApiError(422, statusText(422), { errors: { article_id: 'missing' } });
    if (!(await editionById(db, brand.id, id_edizione))) throw missing();
    const answer = entitlementOf(c, 'page', await readingOf(c, services), `${home}/`);
    return c.json(success({ ...answer, required: [...answer.required], owned: [...answer.owned] }), 200);
  });
};
