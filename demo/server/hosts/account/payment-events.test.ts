import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn, type TestBrowser } from '../../testing/signed-in.ts';
import { startStripeStandIn } from '../../testing/stripe-stand-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

const webhookSecret = 'whsec_np';

let app: TestApp;
let browser: TestBrowser;
let standIn: Awaited<ReturnType<typeof startStripeStandIn>>;
let subscription: number;
beforeAll(async () => {
  standIn = await startStripeStandIn('sk_test_np');
  app = await startTestApp({}, { stripe: { url: standIn.url, key: 'sk_test_np', webhookSecret } });
  browser = await signedIn(app, 'insoluto@example.it');
  const { data } = await (await browser.get('/api/user/subscriptions')).json();
  subscription = data.subscriptions[0].id;
});
afterAll(async () => {
  await app.close();
  await standIn.close();
});

const send = (
  payload: string,
  signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
) =>
  app.request('http://account.mg.localhost:4300/pagamenti/eventi', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });

const stateOf = async (id: string) =>
  (await app.db.query<{ state: string }>('select state from payment where id = $1', [id]))[0]?.state;

const pay = async () => {
  const answer = await browser.post(`/api/user/subscriptions/${subscription}/pay`, {
    key: randomUUID(),
    method: 'card',
  });
  const { data } = await answer.json();
  return data.payment;
};

test('a signed event settles the payment while the reader is away; what it says, and a second time, count for nothing', async () => {
  const { id, state, confirm_url } = await pay();
  expect([state, confirm_url]).toEqual(['open', expect.stringMatching(/^https:\/\/checkout\.example\/cs_test_/)]);
  const completed = (name: string) =>
    JSON.stringify({
      id: name,
      type: 'checkout.session.completed',
      data: { object: { object: 'checkout.session', client_reference_id: id, payment_status: 'paid' } },
    });
  expect((await send(completed('evt_early'))).status).toBe(200);
  expect(await stateOf(id)).toBe('open');
  standIn.pay(confirm_url.split('/').at(-1));
  expect((await send(completed('evt_forged'), 't=1,v1=00')).status).toBe(400);
  expect((await send(completed('evt_early'))).status).toBe(200);
  expect(await stateOf(id)).toBe('open');
  expect((await send(completed('evt_paid'))).status).toBe(200);
  expect(await stateOf(id)).toBe('paid');
});

test('an event of another kind, or about a payment that is not ours, is taken and ignored', async () => {
  expect((await send('{"id":"evt_other","type":"customer.created","data":{"object":{"id":"cus_1"}}}')).status).toBe(
    200,
  );
  expect((await send('nonsense')).status).toBe(200);
});

test('while Stripe does not answer, the reader’s subscriptions show, and paying says so', async () => {
  await app.db.query(`update subscription set state = 'not_paid', state_on = '2025-11-19' where id = $1`, [
    subscription,
  ]);
  await pay();
  standIn.set({ broken: 'down' });
  expect((await browser.get('/api/user/subscriptions')).status).toBe(200);
  const answer = await browser.post(`/api/user/subscriptions/${subscription}/pay`, {
    key: randomUUID(),
    method: 'card',
  });
  expect([answer.status, (await answer.json()).data]).toEqual([
    503,
    {
      message: 'Il servizio di pagamento non risponde. Riprova tra poco: non pagherai due volte.',
      code: 'ERR_PAYMENT_SERVICE',
    },
  ]);
});
