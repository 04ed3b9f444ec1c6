import { createRoute, z } from '@hono/zod-openapi';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { countCall } from '../../db/rate-limit.ts';
import { ifAvailable } from '../../db/unavailable.ts';
import { settlePayments } from '../../domain/subscriptions/payments/settle.ts';
import { setAutoRenewal } from '../../domain/subscriptions/renewal.ts';
import { activateCode, activations } from '../../domain/subscriptions/seats/activate.ts';
import { listFor } from '../../domain/subscriptions/store.ts';
import { stateSchema, subscriptionSchema, viewOf } from '../../domain/subscriptions/view.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { catchUp, idParams, jsonBody, ownRefusals, readerRefusals, viewOne } from '../common.ts';
import { answers, origin, typedText } from '../schemas.ts';
import { settlingOf } from './payments.ts';

const list = createRoute({
  method: 'get',
  path: '/api/user/subscriptions',
  summary: 'Subscriptions that the reader bought, was given or shares',
  request: { query: z.object({ state: stateSchema.optional() }) },
  responses: answers(z.object({ subscriptions: z.array(subscriptionSchema) }), {
    401: 'Not signed in',
    422: 'Unknown state',
  }),
  ...origin('project', 'account'),
});

const activate = createRoute({
  method: 'post',
  path: '/api/user/subscriptions/activate',
  summary: 'Redeems an activation code of an invitation or a purchase',
  request: { body: jsonBody(z.object({ activation_code: typedText.pipe(z.string().min(1).max(64)) })) },
  responses: answers(z.object({ subscription: subscriptionSchema }), {
    ...readerRefusals,
    404: 'ERR_CODE_NOT_FOUND, also for an invitation that went to another address',
    409: 'ERR_CODE_USED, ERR_SUBSCRIPTION_NOT_ACTIVE',
    410: 'ERR_CODE_EXPIRED',
    422: 'No code',
    429: 'More than 20 codes in ten minutes',
  }),
  ...origin('project', 'account'),
});

const autoRenewal = createRoute({
  method: 'post',
  path: '/api/user/subscriptions/{id}/auto-renewal',
  summary: 'Switches the automatic renewal off or on',
  request: {
    params: idParams,
    body: jsonBody(z.object({ enabled: z.boolean(), reason: typedText.pipe(z.string().max(200)).optional() })),
  },
  responses: answers(
    z.object({
      subscription: subscriptionSchema,
      effective_date: z.iso.date().openapi({ description: 'Day on which the subscription ends, or renews' }),
      receipt_id: z.uuid(),
      declared_at: z.iso.datetime(),
      content: z.string().openapi({ description: 'The declaration, as printed on the receipt' }),
      receipt_url: z.string(),
    }),
    { ...ownRefusals, 409: 'ERR_NOT_RECURRING, ERR_NOT_RENEWABLE' },
  ),
  ...origin('project', 'account'),
});

/** GET /api/user/subscriptions, POST …/activate and …/{id}/auto-renewal. */
export const addSubscriptions = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(list, async (c) => {
    const { accountId } = await requireReader(c, services);
    await catchUp(services);
    await ifAvailable(() => settlePayments(settlingOf(c, services), accountId));
    const { state } = c.req.valid('query');
    const today = dayOf(new Date(now()));
    const all = (await listFor(db, accountId)).map((row) => viewOf(row, today));
    return c.json(success({ subscriptions: all.filter(({ stato }) => state === undefined || stato === state) }), 200);
  });
  app.openapi(activate, async (c) => {
    const reader = await requireReader(c, services);
    await countCall(db, activations, reader.accountId, now(), 'Hai provato molti codici. Riprova tra dieci minuti.');
    await catchUp(services);
    const id = await activateCode(db, reader, c.req.valid('json').activation_code, services.mailBase, now());
    return c.json(success({ subscription: await viewOne(services, reader.accountId, id) }), 200);
  });
  app.openapi(autoRenewal, async (c) => {
    const { accountId } = await requireReader(c, services);
    await catchUp(services);
    const { id } = c.req.valid('param');
    const { enabled, reason } = c.req.valid('json');
    const at = now();
    const done = await setAutoRenewal(db, accountId, id, { enabled, reason: reason ?? null }, at);
    const subscription = await viewOne(services, accountId, id);
    const receipt_url = `${c.get('url').origin}/api/user/documents/${done.documentId}`;
    const { effectiveDate: effective_date, receiptId: receipt_id, content } = done;
    const declared_at = new Date(at).toISOString();
    return c.json(success({ subscription, effective_date, receipt_id, declared_at, content, receipt_url }), 200);
  });
};
