import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settlePayments } from '../../domain/subscriptions/payments/settle.ts';
import { standInProvider } from '../../domain/subscriptions/payments/stand-in.ts';
import { signedIn, type TestBrowser } from '../../testing/signed-in.ts';
import { decideAt, lastMailTo } from '../../testing/subscriptions-testing.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

const MINUTE = 60_000;
const email = 'lettore@example.it';
const month = 'mg-off-digital-mese';
const year = 'mg-prova-anno';

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.query(
    `insert into offer (brand_id, code, product, name, price_cents, period, summary, body, ord) values
       (1, 'mg-prova-anno', 'digital', 'Digital annuale', 14900, 'anno', '', '', 100),
       (1, 'mg-prova-plus', 'digital+', 'Digital Plus annuale', 18900, 'anno', '', '', 101),
       (1, 'mg-prova-rassegna', 'rassegna', 'Rassegna stampa annuale', 114000, 'anno', '', '', 102)`,
  );
  browser = await signedIn(app, email);
});
afterAll(() => app.close());

let since: Date;
/** The reader as they were: without a subscription. */
beforeEach(async () => {
  await app.db.query('delete from offer_payment');
  await app.db.query(`delete from subscription where seed_key is null`);
  app.clock.advance(1);
  since = new Date(app.clock.now());
});

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly subscription: { readonly id: number; readonly stato: string } | null;
  readonly payment: {
    readonly id: string;
    readonly state: string;
    readonly label: string;
    readonly confirm_url: string;
    readonly receipt: { readonly number: string } | null;
    readonly subscription: {
      readonly product: string;
      readonly data_fine: string;
      readonly pagamento: { readonly etichetta: string };
      readonly recesso: { readonly entro: string };
    } | null;
  };
}

const answerOf = async (response: Response): Promise<Answer> => {
  const { data } = await response.json();
  return { status: response.status, ...data };
};
const take = async (method: string, { key = randomUUID(), offer = month, by = browser } = {}): Promise<Answer> =>
  answerOf(await by.post(`/api/user/offers/${offer}/activate`, { key, method }));
const look = async (id: string): Promise<Answer> => answerOf(await browser.get(`/api/user/payments/${id}`));

const decide = ({ payment }: Answer, state: string) => decideAt(app, payment.confirm_url, state);

const charged = async (): Promise<number> =>
  (await app.db.query(`select from stand_in_charge where state = 'paid' and created_at >= $1`, [since])).length;
const bought = async (): Promise<string[]> =>
  (
    await app.db.query<{ line: string }>(
      `select s.name || ' ' || r.amount_cents as line from subscription s join receipt r on r.subscription_id = s.id
        where s.seed_key is null order by s.id`,
    )
  ).map(({ line }) => line);
const settle = () => {
  const base = { protocol: 'http:', port: '4300' };
  const { now } = app.clock;
  return settlePayments({
    db: app.db,
    log: pino({ enabled: false }),
    provider: standInProvider(app.db, base, now),
    base,
    now: now(),
  });
};

test('a reader without a card on file pays in the other ways', async () => {
  const { data } = await (await browser.get('/api/user/offers')).json();
  const offer = data.offers.find(({ id }: { id: string }) => id === month);
  expect(offer.charge).toEqual({
    price: 14.99,
    from: '2025-11-20',
    until: '2025-12-20',
    methods: ['card', 'paypal', 'sdd'],
    withdraw_by: '2025-12-04',
  });
  expect((await take('file')).status).toBe(422);
});

test('with a card on file it comes first; one that its issuer refused is declined, and another method pays', async () => {
  const other = await signedIn(app, 'insoluto@example.it');
  const { data } = await (await other.get('/api/user/offers')).json();
  const offer = data.offers.find(({ product }: { product: string }) => product === 'digital+');
  expect(offer.charge).toMatchObject({ method: 'Carta •••• 4417', methods: ['file', 'card', 'paypal', 'sdd'] });
  expect(await take('file', { offer: offer.id, by: other })).toMatchObject({
    status: 409,
    code: 'ERR_PAYMENT_DECLINED',
    message: 'Pagamento rifiutato: non è stato addebitato nulla. Prova con un altro metodo.',
  });
  expect([await bought(), await charged()]).toEqual([[], 0]);
  await decide(await take('card', { offer: offer.id, by: other }), 'paid');
  await settle();
  expect([await bought(), await charged()]).toEqual([['Digital Plus annuale 18900'], 1]);
});

test.each([
  ['card', 'Carta •••• 2026'],
  ['paypal', 'PayPal'],
  ['sdd', 'Addebito SDD •••• 3456'],
])('%s: nothing before the confirmation, then subscription, receipt and mail, once', async (method, label) => {
  const begun = await take(method);
  expect(begun).toMatchObject({ subscription: null, payment: { state: 'open', receipt: null } });
  expect(await bought()).toEqual([]);
  expect(await decide(begun, 'paid')).toBe(
    `http://account.mg.localhost:4300/user-onboarding-upselling?pagamento=${begun.payment.id}`,
  );
  const { payment } = await look(begun.payment.id);
  expect(payment).toMatchObject({ state: 'paid', label, confirm_url: null });
  expect(payment.receipt?.number).toMatch(/^MG\/2025\/\d{6}$/);
  expect(payment.subscription).toMatchObject({
    product: 'Digital mensile',
    data_fine: '2025-12-20',
    pagamento: { etichetta: label },
    recesso: { entro: '2025-12-04' },
  });
  await settle();
  expect([await bought(), await charged()]).toEqual([['Digital mensile 1499'], 1]);
  expect((await lastMailTo(app.db, email))?.subject).toBe('Digital mensile: abbonamento attivo');
  const { data } = await (await browser.get('/api/user/short-info')).json();
  expect(data.abbonatoDigital).toBe(true);
});

test('the same key is one payment: sent again after a lost answer, and twice at the same moment', async () => {
  const key = randomUUID();
  const both = await Promise.all([take('card', { key }), take('card', { key })]);
  const again = await take('card', { key });
  expect(new Set([...both, again].map(({ payment }) => payment.id)).size).toBe(1);
  await decide(again, 'paid');
  expect((await take('card', { key })).subscription?.stato).toBe('active');
  expect([await bought(), await charged()]).toEqual([['Digital mensile 1499'], 1]);
});

test('a new decision, for another offer too, ends one that was not confirmed: its page cannot pay any more', async () => {
  const first = await take('card');
  const second = await take('paypal', { offer: year });
  await decide(first, 'paid');
  await decide(second, 'paid');
  await settle();
  expect((await look(first.payment.id)).payment.state).toBe('expired');
  expect([await bought(), await charged()]).toEqual([['Digital annuale 14900'], 1]);
});

test('one that was confirmed in another tab counts, and the new decision charges nothing', async () => {
  await decide(await take('card'), 'paid');
  expect(await take('paypal')).toMatchObject({ status: 409, code: 'ERR_OFFER_NOT_AVAILABLE' });
  expect([await bought(), await charged()]).toEqual([['Digital mensile 1499'], 1]);
});

test.each(['declined', 'expired'])(
  '%s at the bank: nothing is charged, and the next try may succeed',
  async (choice) => {
    const begun = await take('card');
    await decide(begun, choice);
    expect((await look(begun.payment.id)).payment).toMatchObject({ state: choice, subscription: null });
    expect(await bought()).toEqual([]);
    await decide(await take('card'), 'paid');
    await settle();
    expect([await bought(), await charged()]).toEqual([['Digital mensile 1499'], 1]);
  },
);

test('the bank does not answer: no second payment meanwhile; after ten minutes it has expired', async () => {
  const begun = await take('card');
  await decide(begun, 'pending');
  expect((await look(begun.payment.id)).payment.state).toBe('pending');
  expect(await take('paypal', { offer: year })).toMatchObject({ status: 409, code: 'ERR_PAYMENT_PENDING' });
  app.clock.advance(10 * MINUTE);
  expect((await look(begun.payment.id)).payment.state).toBe('expired');
  expect((await take('paypal')).payment.state).toBe('open');
});

test('a reader who pays and never returns has the subscription; the list of offers knows it at once', async () => {
  await decide(await take('card'), 'paid');
  const { data } = await (await browser.get('/api/user/offers')).json();
  expect(data.offers.map(({ id }: { id: string }) => id)).not.toContain(month);
  expect(await bought()).toEqual(['Digital mensile 1499']);
});

test('one who does not confirm in a quarter of an hour has ordered nothing', async () => {
  const left = await take('card');
  app.clock.advance(15 * MINUTE);
  await settle();
  expect((await look(left.payment.id)).payment.state).toBe('expired');
  expect([await bought(), await charged()]).toEqual([[], 0]);
});

test('a payment for an offer that is no longer for this reader is given back', async () => {
  const begun = await take('card');
  await app.db.query('update offer_payment set offer_code = $2 where id = $1', [begun.payment.id, 'mg-prova-rassegna']);
  await decide(begun, 'paid');
  expect((await look(begun.payment.id)).payment).toMatchObject({ state: 'refunded', subscription: null });
  expect([await bought(), await charged()]).toEqual([[], 0]);
});

test('somebody else’s payment is not found', async () => {
  const begun = await take('card');
  const other = await signedIn(app, 'digital@example.it');
  expect((await other.get(`/api/user/payments/${begun.payment.id}`)).status).toBe(404);
});
