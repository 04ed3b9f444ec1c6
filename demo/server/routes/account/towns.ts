import { createRoute, z } from '@hono/zod-openapi';
import { townsNamed } from '../../domain/account/towns.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import { answers, origin, typedText } from '../schemas.ts';

const MAX_TOWNS = 20;

const town = z.object({
  nome: z.string(),
  provincia: z.string(),
  codice_catastale: z.string().nullable(),
  cap: z.array(z.string()),
});

const route = createRoute({
  method: 'get',
  path: '/api/site/comuni',
  summary: 'Towns whose name starts with the text, at most twenty',
  request: { query: z.object({ q: typedText.pipe(z.string().min(1).max(100)) }) },
  responses: answers(z.object({ comuni: z.array(town) }), { 422: 'No text, or more than 100 characters' }),
  ...origin('project', 'account'),
});

/** GET /api/site/comuni. */
export const addTowns = (app: App): void => {
  app.openapi(route, (c) => {
    const comuni = townsNamed(c.req.valid('query').q, MAX_TOWNS).map((one) => ({ ...one, cap: [...one.cap] }));
    c.header('cache-control', 'public, max-age=86400');
    return c.json(success({ comuni }), 200);
  });
};
