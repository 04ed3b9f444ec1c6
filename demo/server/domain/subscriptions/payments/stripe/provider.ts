import type Stripe from 'stripe';
import type { PaymentMethod, PaymentState } from '../../../../../../src/rules/subscriptions/payment.ts';
import type { Queryable } from '../../../../db/db.ts';
import type { Charge, ChargeRequest, PaymentProvider } from '../provider.ts';
import { type StripeApi, StripeRefusal, unavailable } from './api.ts';
import { expanded, type Intent, intent, intents, named, type Session, session } from './shapes.ts';

const types = { card: 'card', paypal: 'paypal', sdd: 'sepa_debit' } as const satisfies Readonly<
  Record<Exclude<PaymentMethod, 'file'>, Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType>
>;

/** The method as the reader knows it. */
const labelOf = ({ payment_method: method }: Intent): string => {
  if (method?.card) return `Carta •••• ${method.card.last4}`;
  if (method?.sepa_debit) return `Addebito SDD •••• ${method.sepa_debit.last4 ?? ''}`.trim();
  return method?.type === 'paypal' ? 'PayPal' : '';
};

const states: Readonly<Record<Intent['status'], PaymentState>> = {
  succeeded: 'paid',
  processing: 'pending',
  canceled: 'expired',
  requires_capture: 'pending',
  // After the reader's confirmation these mean that the bank refused, or wants to see a reader who is not there.
  requires_action: 'declined',
  requires_confirmation: 'declined',
  requires_payment_method: 'declined',
};

const chargeOfIntent = (one: Intent): Charge => ({
  state: one.latest_charge?.refunded ? 'refunded' : states[one.status],
  label: labelOf(one),
  confirmUrl: null,
});

const chargeOfSession = ({ status, url, payment_intent: paid }: Session): Charge => {
  if (status === 'open') return { state: 'open', label: '', confirmUrl: url };
  if (status === 'expired') return { state: 'expired', label: '', confirmUrl: null };
  return paid ? chargeOfIntent(paid) : { state: 'pending', label: '', confirmUrl: null };
};

/** Stripe charges no less. */
const LEAST_CENTS = 50;

/** A charge of which Stripe knows nothing after this time never arrived. */
const LOST_MS = 60_000;

interface Row {
  readonly account_id: string;
  /** Of a charge of the method on file. */
  readonly customer: string | null;
  readonly created_at: Date;
  readonly session_id: string | null;
  readonly intent_id: string | null;
}

interface Method {
  readonly customer: string;
  readonly payment_method: string;
}

/** Payments through Stripe: the reader types a card on Stripe's page, which keeps it for the next time. */
export const stripeProvider = (db: Queryable, call: StripeApi, now: () => number): PaymentProvider => {
  const remember = async (
    key: string,
    payer: string,
    ids: { session?: string; intent?: string; customer?: string },
  ): Promise<void> => {
    await db.query(
      `insert into stripe_charge as known (key, account_id, session_id, intent_id, customer, created_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (key) do update set session_id = coalesce(known.session_id, excluded.session_id),
         intent_id = coalesce(known.intent_id, excluded.intent_id), customer = coalesce(known.customer, excluded.customer)`,
      [key, payer, ids.session ?? null, ids.intent ?? null, ids.customer ?? null, new Date(now())],
    );
  };
  const rowOf = async (key: string): Promise<Row | undefined> => {
    const [row] = await db.query<Row>(
      'select account_id, session_id, intent_id, customer, created_at from stripe_charge where key = $1',
      [key],
    );
    return row;
  };
  /** The next payment may use the method that paid. */
  const keepMethod = async (accountId: string, one: Intent): Promise<void> => {
    if (one.status !== 'succeeded' || one.customer === null || one.payment_method === null) return;
    await db.query(
      `insert into stripe_method (account_id, customer, payment_method, label) values ($1, $2, $3, $4)
       on conflict (account_id) do update set customer = $2, payment_method = $3, label = $4`,
      [accountId, one.customer, one.payment_method.id, labelOf(one)],
    );
  };
  const lookAtSession = (id: string): Promise<Session> =>
    call({
      method: 'GET',
      path: `/v1/checkout/sessions/${id}`,
      params: { expand: expanded.map((name) => `payment_intent.${name}`) },
      shape: session,
    });
  const lookAtIntent = (id: string): Promise<Intent> =>
    call({ method: 'GET', path: `/v1/payment_intents/${id}`, params: { expand: expanded }, shape: intent });
  /** A charge whose answer was lost. */
  const lookForIntent = async (key: string, { account_id, customer, created_at }: Row): Promise<Charge> => {
    const params = { customer, limit: 100, expand: expanded.map((name) => `data.${name}`) };
    const { data } = await call({ method: 'GET', path: '/v1/payment_intents', params, shape: intents });
    const found = data.find(({ metadata }) => metadata.key === key);
    if (found) {
      await remember(key, account_id, { intent: found.id });
      return chargeOfIntent(found);
    }
    const isLost = now() - created_at.getTime() >= LOST_MS;
    return { state: isLost ? 'expired' : 'pending', label: '', confirmUrl: null };
  };
  const find = async (key: string): Promise<Charge | undefined> => {
    const row = await rowOf(key);
    if (row?.session_id) {
      const found = await lookAtSession(row.session_id);
      if (found.payment_intent) await keepMethod(row.account_id, found.payment_intent);
      return chargeOfSession(found);
    }
    if (row?.intent_id) return chargeOfIntent(await lookAtIntent(row.intent_id));
    return row?.customer ? lookForIntent(key, row) : undefined;
  };
  /** Charges the method that Stripe keeps. The reader is not asked: what the bank wants confirmed is declined. */
  const chargeOnFile = async ({ key, payer, onFile, payee, cents }: ChargeRequest): Promise<Charge> => {
    const declined: Charge = { state: 'declined', label: onFile?.label ?? '', confirmUrl: null };
    const [method] = await db.query<Method>(
      'select customer, payment_method from stripe_method where account_id = $1 and label = $2',
      [payer, declined.label],
    );
    // Stripe keeps the method that paid last, which need not be the one that the contract shows.
    if (!method) return declined;
    const params = {
      amount: cents,
      currency: 'eur',
      customer: method.customer,
      payment_method: method.payment_method,
      off_session: true,
      confirm: true,
      description: payee,
      metadata: { key },
      expand: [...expanded],
    } satisfies Stripe.PaymentIntentCreateParams;
    // Before the answer, which may be lost: a charge that nobody knows of would be charged again.
    await remember(key, payer, { customer: method.customer });
    try {
      const made = await call({ method: 'POST', path: '/v1/payment_intents', params, key: `pi-${key}`, shape: intent });
      await remember(key, payer, { intent: made.id });
      return chargeOfIntent(made);
    } catch (error) {
      if (!(error instanceof StripeRefusal) || error.type !== 'card_error') throw error;
      if (error.intentId !== undefined) await remember(key, payer, { intent: error.intentId });
      return declined;
    }
  };
  const openPage = async (request: ChargeRequest, type: (typeof types)[keyof typeof types]): Promise<Charge> => {
    const { key, payer, payee, cents, returnUrl } = request;
    const params = {
      mode: 'payment',
      client_reference_id: key,
      success_url: returnUrl,
      cancel_url: returnUrl,
      locale: 'it',
      allowed_payment_method_types: [type],
      customer_creation: 'always',
      line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: cents, product_data: { name: payee } } }],
      payment_intent_data: { setup_future_usage: 'off_session', description: payee, metadata: { key } },
    } satisfies Stripe.Checkout.SessionCreateParams;
    const made = await call({
      method: 'POST',
      path: '/v1/checkout/sessions',
      params: { ...params, expand: expanded.map((name) => `payment_intent.${name}`) },
      key: `cs-${key}`,
      shape: session,
    });
    await remember(key, payer, { session: made.id });
    return chargeOfSession(made);
  };
  return {
    find,
    charge: async (request) => {
      if (request.cents < LEAST_CENTS) return { state: 'paid', label: request.onFile?.label ?? '', confirmUrl: null };
      const known = await find(request.key);
      if (known) return known;
      try {
        return await (request.method === 'file' ? chargeOnFile(request) : openPage(request, types[request.method]));
      } catch (error) {
        // Nothing that the reader could change: the log names the reason to the operator.
        throw error instanceof StripeRefusal ? unavailable(error.message) : error;
      }
    },
    cancel: async (key) => {
      const row = await rowOf(key);
      if (!row?.session_id) return;
      const expire = { method: 'POST', path: `/v1/checkout/sessions/${row.session_id}/expire`, params: {} } as const;
      await call({ ...expire, key: `ex-${key}`, shape: named }).catch((error: unknown) => {
        // Paid or over already: `find` says which.
        if (!(error instanceof StripeRefusal)) throw error;
      });
    },
    refund: async (key) => {
      const row = await rowOf(key);
      const id = row?.session_id ? (await lookAtSession(row.session_id)).payment_intent?.id : row?.intent_id;
      if (!id) return;
      const params = { payment_intent: id } satisfies Stripe.RefundCreateParams;
      await call({ method: 'POST', path: '/v1/refunds', params, key: `re-${key}`, shape: named }).catch(
        (error: unknown) => {
          // Paid back already, by hand or so long ago that Stripe has forgotten the key.
          if (!(error instanceof StripeRefusal) || error.code !== 'charge_already_refunded') throw error;
        },
      );
    },
  };
};
