import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../../db/db.ts';
import { startStripeStandIn } from '../../../../testing/stripe-stand-in.ts';
import { openTestDb } from '../../../../testing/testing.ts';
import { accountIdOf } from '../../../seed/people/people.ts';
import type { ChargeRequest } from '../provider.ts';
import { formOf, stripeApi } from './api.ts';
import { stripeProvider } from './provider.ts';
import { stripeSettings } from './settings.ts';
import { isSigned } from './webhook.ts';

const secret = 'sk_test_np';
const payer = accountIdOf(1, 'insoluto@example.it');

let db: Db;
let close: () => Promise<void>;
let standIn: Awaited<ReturnType<typeof startStripeStandIn>>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
  standIn = await startStripeStandIn(secret);
});
afterAll(async () => {
  await standIn.close();
  await close();
});
beforeEach(async () => {
  standIn.set({});
  standIn.requests.length = 0;
  await db.query('delete from stripe_charge');
  await db.query('delete from stripe_method');
});

const provider = (key = secret) =>
  stripeProvider(db, stripeApi({ url: standIn.url, key, webhookSecret: 'whsec_x' }), Date.now);

const order = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  key: randomUUID(),
  payer,
  method: 'card',
  onFile: undefined,
  payee: 'Il Meriggio',
  cents: 1499,
  returnUrl: 'http://account.mg.localhost:4300/user/subscriptions?pagamento=1',
  ...changes,
});

const sessionOf = (confirmUrl: string | null): string => confirmUrl?.split('/').at(-1) ?? '';

test('the reader pays on Stripe’s page, and the state follows', async () => {
  const request = order();
  const charge = await provider().charge(request);
  expect(charge).toMatchObject({ state: 'open', confirmUrl: expect.stringMatching(/^https:\/\/checkout\.example\//) });
  expect(standIn.requests.at(-1)).toMatchObject({
    path: '/v1/checkout/sessions',
    key: `cs-${request.key}`,
    form: {
      mode: 'payment',
      client_reference_id: request.key,
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][price_data][unit_amount]': '1499',
      'line_items[0][price_data][currency]': 'eur',
      success_url: request.returnUrl,
    },
  });
  standIn.pay(sessionOf(charge.confirmUrl));
  expect(await provider().find(request.key)).toEqual({ state: 'paid', label: 'Carta •••• 4242', confirmUrl: null });
});

test.each([
  ['sdd', 'sepa_debit', { id: 'pm_2', type: 'sepa_debit', sepa_debit: { last4: '3000' } }, 'processing', 'pending'],
  ['paypal', 'paypal', { id: 'pm_3', type: 'paypal' }, 'succeeded', 'paid'],
  ['card', 'card', undefined, 'requires_payment_method', 'declined'],
] as const)('%s is %s at Stripe; an intent that is %o, %s: %s', async (method, type, paidWith, status, state) => {
  const request = order({ method });
  const charge = await provider().charge(request);
  expect(standIn.requests.at(-1)?.form['allowed_payment_method_types[0]']).toBe(type);
  standIn.pay(sessionOf(charge.confirmUrl), paidWith, status);
  expect((await provider().find(request.key))?.state).toBe(state);
});

test('a repeated charge is the first one, also when nobody heard the first answer', async () => {
  const request = order();
  standIn.set({ broken: 'hangs-up' });
  await expect(provider().charge(request)).rejects.toMatchObject({
    status: 503,
    code: 'ERR_PAYMENT_SERVICE',
    message: 'Il servizio di pagamento non risponde. Riprova tra poco: non pagherai due volte.',
  });
  standIn.set({});
  const before = standIn.sessions.size;
  const charge = await provider().charge(request);
  expect(await provider().charge(request)).toEqual(charge);
  expect(standIn.sessions.size).toBe(before);
});

test('the method that paid is charged the next time without a page; a refusal leaves the reader the choice', async () => {
  const onFile = { label: 'Carta •••• 4242', isRefused: false };
  expect(await provider().charge(order({ method: 'file', onFile }))).toMatchObject({ state: 'declined' });
  const first = order();
  standIn.pay(sessionOf((await provider().charge(first)).confirmUrl));
  await provider().find(first.key);
  const other = { label: 'Carta •••• 4417', isRefused: false };
  expect(await provider().charge(order({ method: 'file', onFile: other }))).toMatchObject({ state: 'declined' });
  const second = order({ method: 'file', onFile });
  expect(await provider().charge(second)).toEqual({ state: 'paid', label: 'Carta •••• 4242', confirmUrl: null });
  expect(standIn.requests.at(-1)).toMatchObject({
    path: '/v1/payment_intents',
    form: { amount: '1499', customer: 'cus_1', payment_method: 'pm_1', off_session: 'true', confirm: 'true' },
  });
  standIn.set({ declines: true });
  const third = order({ method: 'file', onFile });
  expect(await provider().charge(third)).toEqual({ state: 'declined', label: 'Carta •••• 4242', confirmUrl: null });
  expect((await provider().find(third.key))?.state).toBe('declined');
});

test('a charge of the method on file whose answer was lost is found; one that never arrived ends after a minute', async () => {
  const onFile = { label: 'Carta •••• 4242', isRefused: false };
  const first = order();
  standIn.pay(sessionOf((await provider().charge(first)).confirmUrl));
  await provider().find(first.key);
  const lost = order({ method: 'file', onFile });
  standIn.set({ broken: 'hangs-up' });
  await expect(provider().charge(lost)).rejects.toMatchObject({ code: 'ERR_PAYMENT_SERVICE' });
  const never = order({ method: 'file', onFile });
  standIn.set({});
  await expect(provider('sk_test_wrong').charge(never)).rejects.toMatchObject({ code: 'ERR_PAYMENT_SERVICE' });
  expect(await provider().find(lost.key)).toEqual({ state: 'paid', label: 'Carta •••• 4242', confirmUrl: null });
  expect(await provider().find(never.key)).toMatchObject({ state: 'pending' });
  await db.query(`update stripe_charge set created_at = created_at - interval '1 minute' where key = $1`, [never.key]);
  expect(await provider().find(never.key)).toMatchObject({ state: 'expired' });
});

test('an upgrade that costs less than Stripe charges is paid, and Stripe is not asked', async () => {
  const onFile = { label: 'Carta •••• 4417', isRefused: false };
  const charge = await provider().charge(order({ cents: 49, onFile }));
  expect(charge).toEqual({ state: 'paid', label: 'Carta •••• 4417', confirmUrl: null });
  expect(standIn.requests).toEqual([]);
});

test('a page that is not paid can be ended, a paid one cannot', async () => {
  const open = order();
  await provider().charge(open);
  await provider().cancel(open.key);
  expect((await provider().find(open.key))?.state).toBe('expired');
  const paid = order();
  standIn.pay(sessionOf((await provider().charge(paid)).confirmUrl));
  await provider().cancel(paid.key);
  expect((await provider().find(paid.key))?.state).toBe('paid');
});

test('a refund pays back once', async () => {
  const request = order();
  standIn.pay(sessionOf((await provider().charge(request)).confirmUrl));
  await provider().refund(request.key);
  await provider().refund(request.key);
  expect((await provider().find(request.key))?.state).toBe('refunded');
  expect(standIn.requests.filter(({ path }) => path === '/v1/refunds').map(({ key }) => key)).toEqual(
    Array(2).fill(`re-${request.key}`),
  );
});

test('what was paid back by hand needs no second refund', async () => {
  const request = order();
  standIn.pay(sessionOf((await provider().charge(request)).confirmUrl));
  for (const { latest_charge } of standIn.intents.values()) if (latest_charge) latest_charge.refunded = true;
  await provider().refund(request.key);
  expect((await provider().find(request.key))?.state).toBe('refunded');
});

test('a charge that never arrived is unknown; a wrong key and a server that is down are no answer', async () => {
  expect(await provider().find(randomUUID())).toBeUndefined();
  await expect(provider('sk_test_wrong').charge(order())).rejects.toMatchObject({ code: 'ERR_PAYMENT_SERVICE' });
  standIn.set({ broken: 'down' });
  await expect(provider().charge(order())).rejects.toMatchObject({ code: 'ERR_PAYMENT_SERVICE' });
});

test('a refusal to tell the state, and one of a request that makes no sense, are no answer', async () => {
  const request = order();
  const { confirmUrl } = await provider().charge(request);
  standIn.sessions.delete(sessionOf(confirmUrl));
  await expect(provider().find(request.key)).rejects.toMatchObject({
    status: 502,
    code: 'ERR_PAYMENT_SERVICE',
    reason: 'Stripe: status 404',
  });
  standIn.set({ broken: 'refuses' });
  await expect(provider().charge(order())).rejects.toMatchObject({
    status: 503,
    code: 'ERR_PAYMENT_SERVICE',
    reason: 'Stripe refused: invalid_request_error parameter_invalid',
  });
});

test('every request names the version of Stripe’s own client', async () => {
  await provider().charge(order());
  expect(new Set(standIn.requests.map(({ version }) => version))).toEqual(new Set([Stripe.API_VERSION]));
});

test('Stripe’s own client reads what the stand-in answers', async () => {
  const { hostname: host, port } = new URL(standIn.url);
  const stripe = new Stripe(secret, { host, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
  const made = await stripe.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: 'x',
    success_url: 'https://www.example/',
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 100, product_data: { name: 'x' } } }],
  });
  standIn.pay(made.id);
  const paid = await stripe.checkout.sessions.retrieve(made.id, { expand: ['payment_intent'] });
  expect([paid.object, paid.status, (paid.payment_intent as Stripe.PaymentIntent).status]).toEqual([
    'checkout.session',
    'complete',
    'succeeded',
  ]);
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({ code: 'resource_missing' });
});

test('parameters become a form as Stripe’s client writes it', async () => {
  const params = { a: { b: [1, { c: 'è &' }] }, d: true, e: undefined };
  expect(new URLSearchParams(formOf(params)).toString()).toBe(
    'a%5Bb%5D%5B0%5D=1&a%5Bb%5D%5B1%5D%5Bc%5D=%C3%A8+%26&d=true',
  );
});

describe('an event', () => {
  const webhookSecret = 'whsec_np';
  const body = '{"id":"evt_1","data":{"object":{}}}';
  const now = Date.UTC(2026, 0, 1);
  const signed = (changes: { secret?: string; timestamp?: number } = {}) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: webhookSecret,
      timestamp: now / 1000,
      ...changes,
    });

  test.each([
    ['signed by Stripe’s own helper', signed(), body, true],
    ['signed five minutes ago', signed({ timestamp: now / 1000 - 300 }), body, true],
    ['recorded earlier', signed({ timestamp: now / 1000 - 301 }), body, false],
    ['of the future', signed({ timestamp: now / 1000 + 301 }), body, false],
    ['signed with another secret', signed({ secret: 'whsec_x' }), body, false],
    ['with another body', signed(), body.replace('evt_1', 'evt_2'), false],
    ['while a secret is replaced', `${signed()},v1=${'0'.repeat(64)}`, body, true],
    ['with a signature of another length', `t=${now / 1000},v1=00`, body, false],
    ['without a signature', undefined, body, false],
    ['with an old scheme only', signed().replace('v1=', 'v0='), body, false],
  ])('%s', (_, header, received, expected) => {
    expect(isSigned(header, received, webhookSecret, now)).toBe(expected);
  });
});

test('the settings name a key and a secret, and the key does not travel without TLS', () => {
  expect(stripeSettings({})).toBeUndefined();
  expect(stripeSettings({ NP_STRIPE_KEY: 'sk_live_x', NP_STRIPE_WEBHOOK_SECRET: 'whsec_x' })).toEqual({
    url: 'https://api.stripe.com',
    key: 'sk_live_x',
    webhookSecret: 'whsec_x',
  });
  expect(() => stripeSettings({ NP_STRIPE_KEY: 'sk_live_geheim' })).toThrow(
    /^NP_STRIPE_KEY is set without NP_STRIPE_WEBHOOK_SECRET\. Set both or neither\.$/,
  );
  const plain = { NP_STRIPE_KEY: 'x', NP_STRIPE_WEBHOOK_SECRET: 'y', NP_STRIPE_URL: 'http://pay.example' };
  expect(() => stripeSettings(plain)).toThrow(/^NP_STRIPE_URL: the key does not travel without TLS\./);
});
