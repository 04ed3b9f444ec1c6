import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, databaseError } from '../../base/api-error.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin } from '../schemas.ts';

const health = createRoute({
  method: 'get',
  path: '/api/health',
  summary: 'The process is running',
  responses: answers(z.object({ state: z.literal('up') }), {}),
  ...origin('project', 'account', 'newsstand'),
});

const ready = createRoute({
  method: 'get',
  path: '/api/ready',
  summary: 'The process accepts calls and its database answers and can write',
  responses: answers(z.object({ state: z.literal('ready') }), {
    503: 'The database does not answer, or the process is shutting down',
  }),
  ...origin('project', 'account', 'newsstand'),
});

/** GET /api/health and GET /api/ready, for monitoring and proxies. */
export const addHealth = (app: App, { db, lifecycle }: Services): void => {
  app.openapi(health, (c) => c.json(success({ state: 'up' as const }), 200));
  app.openapi(ready, async (c) => {
    const leaving = 'Servizio non disponibile. Riprova tra poco.';
    if (lifecycle?.isEnding) throw new ApiError(503, leaving, { code: 'ERR_LEAVING' });
    try {
      // A write of no row: it fails where writes do.
      await db.query(`update secret set value = value where name = ''`);
    } catch {
      throw databaseError();
    }
    return c.json(success({ state: 'ready' as const }), 200);
  });
};
