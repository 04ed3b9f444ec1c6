import { createRoute, z } from '@hono/zod-openapi';
import { addTracking } from '../../domain/world/tracking.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin } from '../schemas.ts';

const body = z.object({
  url_articolo: z
    .string()
    .max(2048)
    .regex(/^https?:\/\/[^\p{Cc}\s]+$/iu)
    .openapi({ description: 'Page address plus # tracking id', example: 'http://www.gz.localhost:4300/#apri-chat' }),
  evento: z.enum(['click', 'pageview']),
});

const route = createRoute({
  method: 'post',
  path: '/api/site/tracking',
  summary: 'Counts a click or a page view',
  request: { body: { required: true, content: { 'application/json': { schema: body } } } },
  responses: answers(z.object({ message: z.string() }), {
    400: 'Not JSON',
    403: 'Origin refused',
    413: 'Over 64 KiB',
    415: 'Not application/json',
    422: 'A field is invalid',
  }),
  ...origin('specification', 'account'),
});

/** POST /api/site/tracking: answers after the event is stored. */
export const addSiteTracking = (app: App, { db, now }: Services): void => {
  app.openapi(route, async (c) => {
    const { url_articolo, evento } = c.req.valid('json');
    const event = { brandId: c.get('place').brand.id, url: url_articolo.toWellFormed(), event: evento };
    await addTracking(db, event, now());
    return c.json(success({ message: 'Operazione completata.' }), 200);
  });
};
