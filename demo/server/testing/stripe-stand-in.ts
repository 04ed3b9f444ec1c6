import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';

type StandInIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'status' | 'amount' | 'currency' | 'customer' | 'metadata'
> & { payment_method: unknown; latest_charge: { id: string; object: 'charge'; refunded: boolean } | null };

type StandInSession = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'status' | 'url' | 'client_reference_id' | 'payment_status' | 'mode'
> & { payment_intent: StandInIntent | null };

/** A request as the stand-in got it. */
export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly version: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

type Answer = readonly [status: number, body: unknown];

const error = (status: number, type: string, code: string, more: object = {}): Answer => [
  status,
  { error: { type, code, message: code, ...more } },
];

const cardMethod = { id: 'pm_1', object: 'payment_method', type: 'card', card: { last4: '4242' } };

/** A server that speaks as Stripe does, as far as payments of this project go. */
export const startStripeStandIn = async (secret: string) => {
  const requests: StripeRequest[] = [];
  const sessions = new Map<string, StandInSession>();
  const intents = new Map<string, StandInIntent>();
  const first = new Map<string, Answer>();
  let broken: 'down' | 'hangs-up' | 'refuses' | undefined;
  let declines = false;
  let ids = 0;

  const createIntent = (form: Readonly<Record<string, string>>): StandInIntent => {
    const made: StandInIntent = {
      id: `pi_${++ids}`,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: Number(form.amount),
      currency: form.currency ?? '',
      customer: form.customer ?? null,
      metadata: { key: form['metadata[key]'] ?? '' },
      payment_method: null,
      latest_charge: null,
    };
    intents.set(made.id, made);
    return made;
  };
  const succeed = (one: StandInIntent, method: unknown = cardMethod, status: StandInIntent['status'] = 'succeeded') =>
    Object.assign(one, {
      status,
      customer: 'cus_1',
      payment_method: method,
      latest_charge: { id: 'ch_1', object: 'charge', refunded: false },
    });
  const answer = ({ method, path, form }: StripeRequest): Answer => {
    const [, sessionId = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    const session = sessions.get(sessionId);
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const id = `cs_test_${++ids}`;
      const made: StandInSession = {
        id,
        object: 'checkout.session',
        mode: 'payment',
        status: 'open',
        payment_status: 'unpaid',
        url: `https://checkout.example/${id}`,
        client_reference_id: form.client_reference_id ?? null,
        payment_intent: null,
      };
      sessions.set(id, made);
      return [200, made];
    }
    if (session && action) {
      if (session.status !== 'open') return error(400, 'invalid_request_error', 'checkout_session_not_open');
      return [200, Object.assign(session, { status: 'expired', url: null })];
    }
    if (session && method === 'GET') return [200, session];
    if (method === 'POST' && path === '/v1/payment_intents') {
      const made = createIntent(form);
      if (declines) return error(402, 'card_error', 'card_declined', { payment_intent: made });
      return [200, succeed(made)];
    }
    if (path === '/v1/payment_intents') {
      return [
        200,
        { object: 'list', data: [...intents.values()].filter(({ customer }) => customer === form.customer) },
      ];
    }
    const intent = intents.get(/^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1] ?? '');
    if (intent && method === 'GET') return [200, intent];
    const refunded = intents.get(form.payment_intent ?? '');
    if (path === '/v1/refunds' && refunded?.latest_charge) {
      if (refunded.latest_charge.refunded) return error(400, 'invalid_request_error', 'charge_already_refunded');
      refunded.latest_charge.refunded = true;
      return [200, { id: 're_1', object: 'refund', payment_intent: refunded.id, status: 'succeeded' }];
    }
    return error(404, 'invalid_request_error', 'resource_missing');
  };
  const requestOf = async (incoming: IncomingMessage): Promise<StripeRequest> => {
    const url = new URL(incoming.url ?? '', 'http://stripe.test');
    const key = incoming.headers['idempotency-key'];
    const version = incoming.headers['stripe-version'];
    const body = new URLSearchParams(await text(incoming));
    return {
      method: incoming.method ?? '',
      path: url.pathname,
      key: typeof key === 'string' ? key : undefined,
      version: typeof version === 'string' ? version : undefined,
      form: Object.fromEntries([...url.searchParams, ...body]),
    };
  };
  const server = createServer(async (incoming, response) => {
    const request = await requestOf(incoming);
    requests.push(request);
    const known = request.key === undefined ? undefined : first.get(request.key);
    let [status, body] =
      incoming.headers.authorization === `Bearer ${secret}`
        ? (known ?? answer(request))
        : error(401, 'invalid_request_error', 'api_key_invalid');
    if (broken === 'down') [status, body] = error(503, 'api_error', 'down');
    else if (broken === 'refuses') [status, body] = error(400, 'invalid_request_error', 'parameter_invalid');
    else if (request.key !== undefined) first.set(request.key, [status, body]);
    // What was asked is done, but nobody hears of it.
    if (broken === 'hangs-up') return void incoming.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    sessions,
    intents,
    /** The reader pays at a session's page. */
    pay: (id: string, method?: unknown, status?: StandInIntent['status']): void => {
      const session = sessions.get(id);
      if (!session) throw new Error(`No session ${id}`);
      const intent = createIntent({ 'metadata[key]': session.client_reference_id ?? '' });
      succeed(intent, method, status);
      Object.assign(session, { status: 'complete', url: null, payment_status: 'paid', payment_intent: intent });
    },
    /** How it answers from now on. */
    set: (next: { broken?: typeof broken; declines?: boolean }): void => {
      broken = next.broken;
      declines = next.declines ?? false;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
