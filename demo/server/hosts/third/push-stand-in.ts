import { z } from 'zod';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { isKnownOrigin } from '../../http/known-origins.ts';
import type { Services } from '../../http/services.ts';
import { localPush } from '../../push/endpoints.ts';
import { closeReceiver, messagesOf, openReceiver, takePush } from '../../push/receivers.ts';

const subscribeRequest = z.object({ applicationServerKey: z.string().regex(/^[\w-]{87}$/) });

/** CORS for pages of the demo world, whose shim of `PushManager` calls this host. */
const share = (c: AppContext): void => {
  const origin = c.req.header('origin') ?? '';
  if (!isKnownOrigin(origin, c.get('url'))) throw new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' });
  c.header('access-control-allow-origin', origin);
  c.header('vary', 'Origin');
  c.header('cache-control', 'no-store');
};

/**
 * The push service of the demo world: pages subscribe at /push/subscribe, the server sends encrypted messages to
 * /push/{id}, and pages read them decrypted at /push/{id}/messages.
 */
export const addPushStandIn = (app: App, { db, now }: Services): void => {
  app.on('OPTIONS', '/push/*', (c) => {
    share(c);
    return c.body(null, 204, { 'access-control-allow-headers': 'content-type', 'access-control-max-age': '600' });
  });
  app.post('/push/subscribe', async (c) => {
    share(c);
    const parsed = subscribeRequest.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) throw new ApiError(400, statusText(400), { code: 'ERR_APPLICATION_KEY' });
    const { id, keys } = await openReceiver(db, parsed.data.applicationServerKey, now());
    return c.json({ endpoint: `${localPush(c.get('url'))}/${id}`, keys }, 201);
  });
  app.post('/push/:id/unsubscribe', async (c) => {
    share(c);
    await closeReceiver(db, c.req.param('id'), now());
    return c.body(null, 204);
  });
  app.get('/push/:id/messages', async (c) => {
    share(c);
    const after = Number(c.req.query('after') ?? 0);
    const messages = await messagesOf(db, c.req.param('id'), Number.isSafeInteger(after) ? after : 0);
    return c.json({ messages: messages.map(({ id, payload, at }) => ({ id, payload, at: at.toISOString() })) });
  });
  app.post('/push/:id', async (c) => {
    const request = {
      authorization: c.req.header('authorization') ?? '',
      encoding: c.req.header('content-encoding') ?? '',
      ttl: c.req.header('ttl') ?? '',
      body: new Uint8Array(await c.req.arrayBuffer()),
    };
    const place = { origin: c.get('url').origin, now: now(), realNow: Date.now() };
    const status = await takePush(db, c.req.param('id'), request, place);
    if (status === 201) return c.body(null, 201, { location: `${localPush(c.get('url'))}/${c.req.param('id')}` });
    throw new ApiError(status, statusText(status));
  });
};
