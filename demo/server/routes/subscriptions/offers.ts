import { randomUUID } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { paymentMethods } from '../../../../src/rules/subscriptions/payment.ts';
import { periodEnd, productRank, products, withdrawBy } from '../../../../src/rules/subscriptions/subscription.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { ApiError } from '../../base/api-error.ts';
import { ifAvailable } from '../../db/unavailable.ts';
import type { Reader } from '../../domain/session/reader.ts';
import { durationOf, offersFor, offersOf, renewalOf } from '../../domain/subscriptions/offers/catalogue.ts';
import { chargeOf, methodOnFile } from '../../domain/subscriptions/offers/order.ts';
import { takeOffer } from '../../domain/subscriptions/offers/take-offer.ts';
import { settlePayments } from '../../domain/subscriptions/payments/settle.ts';
import { listFor } from '../../domain/subscriptions/store.ts';
import { subscriptionSchema } from '../../domain/subscriptions/view.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { catchUp, jsonBody, ownRefusals } from '../common.ts';
import { answers, origin } from '../schemas.ts';
import { paymentSchema, paymentView, returnTo, settlingOf } from './payments.ts';

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
      method: z.string().optional().openapi({ description: 'The method on file, as shown to the reader, if any' }),
      methods: z.array(z.enum(paymentMethods)).openapi({ description: 'The ways to pay it' }),
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
  summary: 'Accepts an offer: the subscription comes with its payment, at once or after its confirmation',
  request: {
    params: z.object({ id: z.string().max(64) }),
    body: jsonBody(
      z.object({
        key: z.uuid().optional().openapi({ description: 'Chosen by the page: the same key orders once' }),
        method: z.enum(paymentMethods).default('file').openapi({ description: 'file: the method on file' }),
      }),
    ),
  },
  responses: answers(
    z.object({
      subscription: subscriptionSchema.nullable().openapi({ description: 'null until it is paid' }),
      payment: paymentSchema,
    }),
    {
      ...ownRefusals,
      404: 'The brand has no such offer',
      409: 'ERR_OFFER_NOT_AVAILABLE: not for this reader, or accepted already; ERR_PAYMENT_DUE, ERR_PAYMENT_DECLINED, ERR_PAYMENT_PENDING: the bank has not answered about another payment',
    },
  ),
  ...origin('project', 'account'),
});

/** The offers that a reader can accept, the personal one first. */
export const offersOfReader = async ({ db, now }: Services, reader: Reader): Promise<z.infer<typeof offerSchema>[]> => {
  const own = (await listFor(db, reader.accountId)).filter(({ seat_status }) => seat_status === null);
  const all = await offersOf(db, reader.brandId);
  const today = dayOf(new Date(now()));
  const onFile = methodOnFile(own);
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
        ...(onFile && { method: onFile.label }),
        methods: paymentMethods.filter((method) => method !== 'file' || onFile),
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
    await ifAvailable(() => settlePayments(settlingOf(c, services), reader.accountId));
    return c.json(success({ offers: await offersOfReader(services, reader) }), 200);
  });
  app.openapi(activate, async (c) => {
    const reader = await requireReader(c, services);
    await catchUp(services);
    const { key = randomUUID(), method } = c.req.valid('json');
    const returnUrl = returnTo(c, '/user-onboarding-upselling');
    const order = { ...reader, code: c.req.valid('param').id, key, method, returnUrl };
    const payment = await paymentView(c, services, await takeOffer(settlingOf(c, services), order));
    if (payment.state === 'declined') {
      throw new ApiError(409, 'Pagamento rifiutato: non è stato addebitato nulla. Prova con un altro metodo.', {
        code: 'ERR_PAYMENT_DECLINED',
      });
    }
    return c.json(success({ subscription: payment.subscription, payment }), 200);
  });
};
