import { createRoute, z } from '@hono/zod-openapi';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { isPushEndpoint } from '../../push/endpoints.ts';
import { jsonBody, notFound, ownRefusals, readerRefusals } from '../common.ts';
import { answers, origin, typedText } from '../schemas.ts';

const endpoint = z.string().max(1024).refine(isPushEndpoint, { message: 'endpoint' });
const keyOf = (bytes: number) =>
  z
    .string()
    .max(200)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, { message: 'key' });

const data = z.object({ push: z.object({ id: z.uuid(), active: z.boolean() }) });

const subscribe = createRoute({
  method: 'post',
  path: '/api/user/push/subscribe',
  summary: 'Subscribes this browser to the reader’s notifications; repeating it replaces the keys',
  request: {
    body: jsonBody(
      z.object({
        endpoint,
        keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }),
        user_agent: typedText.pipe(z.string().max(512)).default(''),
      }),
    ),
  },
  responses: answers(data, { ...readerRefusals, 422: 'Invalid push endpoint or keys' }),
  ...origin('project', 'account'),
});

const unsubscribe = createRoute({
  method: 'post',
  path: '/api/user/push/unsubscribe',
  summary: 'Unsubscribes this browser from notifications',
  request: { body: jsonBody(z.object({ endpoint: z.string().max(1024) })) },
  responses: answers(data, { ...ownRefusals, 404: 'The reader has no such browser' }),
  ...origin('project', 'account'),
});

const state = createRoute({
  method: 'post',
  path: '/api/user/push/state',
  summary: 'Whether this browser is subscribed for this reader',
  request: { body: jsonBody(z.object({ endpoint: z.string().max(1024) })) },
  responses: answers(z.object({ push: z.object({ active: z.boolean() }) }), {
    ...readerRefusals,
    422: 'A field is invalid',
  }),
  ...origin('project', 'account'),
});

/** POST /api/user/push/subscribe, …/unsubscribe and …/state. */
export const addPush = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(subscribe, async (c) => {
    const { accountId } = await requireReader(c, services);
    const { endpoint: address, keys, user_agent } = c.req.valid('json');
    const [row] = await db.query<{ id: string }>(
      `insert into push_sub (account_id, endpoint, p256dh, auth, user_agent, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (endpoint) do update set account_id = $1, p256dh = $3, auth = $4, user_agent = $5 returning id`,
      [accountId, address, keys.p256dh, keys.auth, user_agent, new Date(now())],
    );
    if (!row) throw new Error('The browser was not stored');
    return c.json(success({ push: { id: row.id, active: true } }), 200);
  });
  app.openapi(state, async (c) => {
    const { accountId } = await requireReader(c, services);
    const rows = await db.query('select from push_sub where account_id = $1 and endpoint = $2', [
      accountId,
      c.req.valid('json').endpoint,
    ]);
    return c.json(success({ push: { active: rows.length > 0 } }), 200);
  });
  app.openapi(unsubscribe, async (c) => {
    const { accountId } = await requireReader(c, services);
    const [row] = await db.query<{ id: string }>(
      'delete from push_sub where account_id = $1 and endpoint = $2 returning id',
      [accountId, c.req.valid('json').endpoint],
    );
    if (!row) throw notFound();
    return c.json(success({ push: { id: row.id, active: false } }), 200);
  });
};
