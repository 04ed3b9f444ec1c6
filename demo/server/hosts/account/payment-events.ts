import { ApiError, statusText } from '../../base/api-error.ts';
import { paymentProvider } from '../../domain/subscriptions/payments/choose.ts';
import { paymentById } from '../../domain/subscriptions/payments/payment.ts';
import { refreshPayment } from '../../domain/subscriptions/payments/settle.ts';
import { event } from '../../domain/subscriptions/payments/stripe/shapes.ts';
import { isKnownEvent, isSigned, noteEvent } from '../../domain/subscriptions/payments/stripe/webhook.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';

export const paymentEventsPath = '/pagamenti/eventi';

const eventOf = (body: string) => {
  try {
    return event.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

/**
 * Stripe's messages about payments. A signed one makes the server ask about that payment at once: what the message says of it
 * does not count.
 */
export const addPaymentEvents = (app: App, services: Services): void => {
  const { db, log, now, mailBase, stripe } = services;
  if (!stripe) return;
  app.post(paymentEventsPath, async (c) => {
    const body = await c.req.text();
    c.header('cache-control', 'no-store');
    if (!isSigned(c.req.header('stripe-signature'), body, stripe.webhookSecret, Date.now()))
      throw new ApiError(400, statusText(400), { code: 'ERR_SIGNATURE' });
    const received = eventOf(body);
    // Of another kind, which Stripe need not repeat.
    if (!received || (await isKnownEvent(db, received.id))) return c.json(success(null), 200);
    const { client_reference_id, metadata } = received.data.object;
    const payment = await paymentById(db, client_reference_id ?? metadata?.key ?? '');
    const provider = paymentProvider(services, mailBase);
    if (payment) await refreshPayment({ db, log, provider, base: mailBase, now: now() }, payment);
    await noteEvent(db, received.id, now());
    return c.json(success(null), 200);
  });
};
