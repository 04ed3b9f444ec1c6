import { createRoute, z } from '@hono/zod-openapi';
import { ApiError } from '../../base/api-error.ts';
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
  summary: 'The process accepts calls and its database answers',
  responses: answers(z.object({ state: z.literal('ready') }), {
    503: 'The database does not answer, or the process is shutting down',
  }),
  ...origin('project', 'account', 'newsstand'),
});

/** GET /api/health and GET /api/ready, for monitoring and proxies. */
export const addHealth = (app: App, { db, lifecycle }: Services): void => {
  app.openapi(health, (c) => c.json(success({ state: 'up' as const }), 200));
  app.openapi(ready, async (c) => {
    const refuse = (code: string) => new ApiError(503, 'Servizio non disponibile. Riprova tra poco.', { code });
    if (lifecycle?.isEnding) throw refuse('ERR_LEAVING');
    try {
      await db.query('select 1');
    } catch {
      throw refuse('ERR_DATABASE');
    }
    return c.json(success({ state: 'ready' as const }), 200);
  });
};
