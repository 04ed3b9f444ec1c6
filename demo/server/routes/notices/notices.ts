import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../base/api-error.ts';
import { dismissNotice, noticesOf } from '../../domain/notices/notices.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { noticeSchema, wireNotice } from '../notice-schema.ts';
import { answers, origin } from '../schemas.ts';

const list = createRoute({
  method: 'get',
  path: '/api/user/notices',
  summary: 'The reader’s notices, newest first',
  responses: answers(z.object({ notices: z.array(noticeSchema) }), { 401: 'Not signed in' }),
  ...origin('project', 'account'),
});

const dismiss = createRoute({
  method: 'post',
  path: '/api/user/notices/{id}',
  summary: 'Dismisses a notice permanently',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: answers(z.object({ message: z.string() }), {
    401: 'Not signed in',
    404: 'The reader has no such notice',
  }),
  ...origin('specification', 'account'),
});

/** GET /api/user/notices and POST /api/user/notices/{id}. */
export const addNotices = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(list, async (c) => {
    const { accountId } = await requireReader(c, services);
    return c.json(success({ notices: (await noticesOf(db, accountId)).map(wireNotice) }), 200);
  });
  app.openapi(dismiss, async (c) => {
    const { accountId } = await requireReader(c, services);
    const found = await dismissNotice(db, accountId, c.req.valid('param').id, now());
    if (!found) throw new ApiError(404, statusText(404));
    return c.json(success({ message: 'Operazione completata.' }), 200);
  });
};
