import { createRoute, z } from '@hono/zod-openapi';
import { paymentMethods, paymentParameter, paymentStates } from '../../../../src/rules/subscriptions/payment.ts';
import { brandOrigin } from '../../base/hosts.ts';
import { receiptNumber, receiptsOf } from '../../domain/subscriptions/papers/receipts.ts';
import { paymentProvider } from '../../domain/subscriptions/payments/choose.ts';
import { payDue } from '../../domain/subscriptions/payments/pay-due.ts';
import { ownPayment, type Payment, type Settling } from '../../domain/subscriptions/payments/payment.ts';
import { refreshPayment } from '../../domain/subscriptions/payments/settle.ts';
import { subscriptionSchema } from '../../domain/subscriptions/view.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { baseOf, catchUp, idParams, jsonBody, notFound, ownRefusals, viewOne } from '../common.ts';
import { answers, origin } from '../schemas.ts';

export const paymentSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(paymentStates).openapi({
      description:
        'open: confirm it at `confirm_url`; pending: the bank has not answered; refunded: it arrived when nothing was due',
    }),
    amount: z.number().openapi({ description: 'Euro' }),
    label: z.string().openapi({ description: 'The method, as shown to the reader; may be empty' }),
    confirm_url: z.string().nullable(),
    receipt: z.object({ number: z.string(), pdf_url: z.string() }).nullable(),
    subscription: subscriptionSchema
      .nullable()
      .openapi({ description: 'As it is after the payment; null for an offer that is not paid' }),
  })
  .openapi('Payment');

const data = z.object({ payment: paymentSchema });

const pay = createRoute({
  method: 'post',
  path: '/api/user/subscriptions/{id}/pay',
  summary: 'Pays a due renewal; the same key pays once, however often it is sent',
  request: {
    params: idParams,
    body: jsonBody(
      z.object({
        key: z.uuid().openapi({ description: 'Chosen by the page for one decision of the reader' }),
        method: z.enum(paymentMethods).openapi({ description: 'file: the method of the contract' }),
      }),
    ),
  },
  responses: answers(data, {
    ...ownRefusals,
    409: 'ERR_NOTHING_DUE, ERR_PAYMENT_PENDING: the bank has not answered about another payment',
  }),
  ...origin('project', 'account'),
});

const look = createRoute({
  method: 'get',
  path: '/api/user/payments/{id}',
  summary: 'A payment, after the reader’s return from the provider or after a lost answer',
  request: { params: z.object({ id: z.uuid() }) },
  responses: answers(data, { 401: ownRefusals[401], 404: ownRefusals[404], 422: ownRefusals[422] }),
  ...origin('project', 'account'),
});

/** A payment in wire format. */
export const paymentView = async (
  c: AppContext,
  services: Services,
  payment: Payment,
): Promise<z.infer<typeof paymentSchema>> => {
  const { id, state, amount_cents, label, confirm_url, receipt_id, account_id, subscription_id } = payment;
  const [receipt] = receipt_id === null ? [] : await receiptsOf(services.db, account_id, { id: receipt_id });
  const pdf_url = `${c.get('url').origin}/api/user/receipts/${receipt_id}/pdf`;
  return {
    id,
    state,
    amount: amount_cents / 100,
    label,
    confirm_url,
    receipt: receipt ? { number: receiptNumber(receipt), pdf_url } : null,
    subscription: subscription_id === null ? null : await viewOne(services, account_id, subscription_id),
  };
};

/** The address of the account site that a reader returns to from the provider's page, with the payment's id. */
export const returnTo =
  (c: AppContext, path: string) =>
  (id: string): string =>
    `${brandOrigin(c.get('place').brand, 'account', baseOf(c))}${path}?${paymentParameter}=${id}`;

/** What the settlement of payments needs in a call. */
export const settlingOf = (c: AppContext, services: Services): Settling => ({
  db: services.db,
  log: services.log,
  provider: paymentProvider(services, baseOf(c)),
  base: services.mailBase,
  now: services.now(),
});

/** POST /api/user/subscriptions/{id}/pay and GET /api/user/payments/{id}. */
export const addPayments = (app: App, services: Services): void => {
  app.openapi(pay, async (c) => {
    const { accountId } = await requireReader(c, services);
    await catchUp(services);
    const order = {
      accountId,
      subscriptionId: c.req.valid('param').id,
      ...c.req.valid('json'),
      returnUrl: returnTo(c, '/user/subscriptions'),
    };
    const payment = await payDue(settlingOf(c, services), order);
    return c.json(success({ payment: await paymentView(c, services, payment) }), 200);
  });
  app.openapi(look, async (c) => {
    const { accountId } = await requireReader(c, services);
    await catchUp(services);
    const { id } = c.req.valid('param');
    const before = await ownPayment(services.db, accountId, id);
    if (!before) throw notFound();
    await refreshPayment(settlingOf(c, services), before);
    const payment = (await ownPayment(services.db, accountId, id)) ?? before;
    return c.json(success({ payment: await paymentView(c, services, payment) }), 200);
  });
};
