import { createRoute, z } from '@hono/zod-openapi';
import { periodEnd, productRank, products, withdrawBy } from '../../../../src/rules/subscriptions/subscription.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Reader } from '../../domain/session/reader.ts';
import { durationOf, offersFor, offersOf, renewalOf } from '../../domain/subscriptions/catalogue.ts';
import { listFor } from '../../domain/subscriptions/store.ts';
import { cardOnFile, chargeOf, takeOffer } from '../../domain/subscriptions/take-offer.ts';
import { subscriptionSchema } from '../../domain/subscriptions/view.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { catchUp, jsonBody, ownRefusals, viewOne } from '../common.ts';
import { answers, origin } from '../schemas.ts';
import { settlingOf } from './payments.ts';

const offerSchema = z.object({
  id: z.string(),
  product: z.enum(products),
  name: z.string(),
  kind: z
    .enum(['activate', 'upgrade', 'pay', 'renew'])
    .openapi({ description: 'Its effect for this reader: a new subscription, an upgrade, a payment due, a renewal' }),
  price: z.number().openapi({ description: 'Euro for the first period' }),
  currency: z.literal('EUR'),
  period: z.string(),
  summary: z.string(),
  text: z.string(),
  renewal: z
    .object({ price: z.number(), period: z.enum(['mensile', 'trimestrale', 'annuale']), next_payment: z.iso.date() })
    .nullable()
    .openapi({ description: 'The renewal after the first period; null when there is none' }),
  charge: z
    .object({
      price: z.number().openapi({ description: 'Euro, less the unused days of what it replaces' }),
      from: z.iso.date(),
      until: z.iso.date(),
      method: z.string().openapi({ description: 'The method on file, as shown to the reader' }),
      withdraw_by: z.iso.date().nullable().openapi({ description: 'null: no right of withdrawal' }),
    })
    .openapi({ description: 'The first period, if it is accepted today' }),
  replaces: z.array(z.string()).openapi({ description: 'Subscriptions it replaces' }),
  replaced_product: z.enum(products).nullable().openapi({ description: 'The highest product among them' }),
});

const list = createRoute({
  method: 'get',
  path: '/api/user/offers',
  summary: 'The offers this reader can accept, the personal one first',
  responses: answers(z.object({ offers: z.array(offerSchema) }), { 401: 'Not signed in' }),
  ...origin('project', 'account'),
});

const activate = createRoute({
  method: 'post',
  path: '/api/user/offers/{id}/activate',
  summary: 'Accepts an offer: charges the method on file, then gives the subscription',
  request: {
    params: z.object({ id: z.string().max(64) }),
    body: jsonBody(
      z.object({ key: z.uuid().optional().openapi({ description: 'Chosen by the page: the same key orders once' }) }),
    ),
  },
  responses: answers(z.object({ subscription: subscriptionSchema }), {
    ...ownRefusals,
    404: 'The brand has no such offer',
    409: 'ERR_OFFER_NOT_AVAILABLE: not for this reader, or accepted already; ERR_PAYMENT_DUE, ERR_PAYMENT_DECLINED',
  }),
  ...origin('project', 'account'),
});

const offersOfReader = async ({ db, now }: Services, reader: Reader): Promise<z.infer<typeof offerSchema>[]> => {
  const own = (await listFor(db, reader.accountId)).filter(({ seat_status }) => seat_status === null);
  const all = await offersOf(db, reader.brandId);
  const today = dayOf(new Date(now()));
  const running = own
    .filter(({ state, product }) => state === 'active' && product !== 'rassegna')
    .toSorted((one, other) => productRank(other.product) - productRank(one.product));
  return offersFor(all, own, reader.kind !== 'person').map((offer) => {
    const replaced = offer.kind === 'upgrade' ? running : [];
    const renewal = renewalOf(offer, all);
    return {
      id: offer.code,
      product: offer.product,
      name: offer.name,
      kind: offer.kind,
      price: offer.price_cents / 100,
      currency: 'EUR',
      period: offer.period,
      summary: offer.summary,
      text: offer.body,
      renewal: renewal.automatic
        ? {
            price: renewal.cents / 100,
            period: renewal.duration,
            next_payment: periodEnd(today, durationOf(offer)),
          }
        : null,
      charge: {
        price: chargeOf(own, offer, today) / 100,
        from: today,
        until: periodEnd(today, durationOf(offer)),
        method: cardOnFile,
        withdraw_by: reader.kind === 'person' ? withdrawBy(today) : null,
      },
      replaces: replaced.map(({ name }) => name),
      replaced_product: replaced[0]?.product ?? null,
    };
  });
};

/** GET /api/user/offers and POST /api/user/offers/{id}/activate. */
export const addOffers = (app: App, services: Services): void => {
  app.openapi(list, async (c) => {
    const reader = await requireReader(c, services);
    await catchUp(services);
    return c.json(success({ offers: await offersOfReader(services, reader) }), 200);
  });
  app.openapi(activate, async (c) => {
    const reader = await requireReader(c, services);
    await catchUp(services);
    const order = { code: c.req.valid('param').id, key: c.req.valid('json').key };
    const id = await takeOffer(settlingOf(c, services), reader, order);
    return c.json(success({ subscription: await viewOne(services, reader.accountId, id) }), 200);
  });
};
