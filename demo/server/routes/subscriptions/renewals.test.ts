import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { accountIdOf } from '../../domain/seed/people/people.ts';
import { advanceSubscriptions } from '../../domain/subscriptions/advance.ts';
import { rightsOf } from '../../domain/subscriptions/rights.ts';
import { signedIn } from '../../testing/signed-in.ts';
import {
  dataOf,
  decideAt,
  lastMailTo,
  refusalOf,
  seatIdOf,
  statusOf,
  subscriptionIdOf,
} from '../../testing/subscriptions-testing.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

const DAY = 86_400_000;
const base = { protocol: 'http:', port: '4300' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // Offers for the tests; the prices are those of the people's own subscriptions.
  await app.db.query(
    `insert into offer (brand_id, code, product, name, price_cents, period, summary, body, ord) values
       (1, 'mg-prova-plus', 'digital+', 'Digital Plus annuale', 18900, 'anno', '', '', 100),
       (1, 'mg-prova-rassegna', 'rassegna', 'Rassegna stampa annuale', 114000, 'anno', '', '', 101)`,
  );
});
afterAll(() => app.close());

const rowOf = async (email: string) => {
  const [row] = await app.db.query<{
    state: string;
    starts_on: string;
    ends_on: string;
    auto_renew: boolean;
    receipts: number;
  }>(
    `select state, starts_on, ends_on, auto_renew,
       (select count(*) from receipt r where r.subscription_id = s.id)::int as receipts from subscription s where id = $1`,
    [await subscriptionIdOf(app.db, email)],
  );
  return row;
};
const advance = (): Promise<void> => advanceSubscriptions(app.db, base, app.clock.now());
const rights = (email: string) => rightsOf(app.db, accountIdOf(1, email), app.clock.now());
const noticesOf = async (email: string): Promise<number> => {
  const rows = await app.db.query('select from notice where account_id = $1 and topic = $2', [
    accountIdOf(1, email),
    'payment',
  ]);
  return rows.length;
};
const subscription = z.object({
  subscription: z.looseObject({ id: z.number(), stato: z.string(), slave: z.boolean() }),
});
const offers = z.object({
  offers: z.array(
    z.looseObject({
      id: z.string(),
      product: z.string(),
      kind: z.string(),
      replaces: z.array(z.string()),
      charge: z.object({ price: z.number() }),
    }),
  ),
});

test('a charge renews the period with receipt and mail; the right has no gap', async () => {
  app.clock.advance(19 * DAY);
  await advance();
  expect(await rowOf('digital@example.it')).toMatchObject({ ends_on: '2025-12-10', receipts: 2 });
  app.clock.advance(DAY);
  expect(await rights('digital@example.it')).toMatchObject({ abbonatoDigital: true });
  await Promise.all([advance(), advance()]);
  expect(await rowOf('digital@example.it')).toMatchObject({
    state: 'active',
    starts_on: '2025-12-10',
    ends_on: '2026-12-10',
    receipts: 3,
  });
  expect((await lastMailTo(app.db, 'digital@example.it'))?.subject).toContain('rinnovo avvenuto');
});

test('a renewal notice is sent once, with price and last day', async () => {
  const sent = await app.db.query<{ cancel_by: string; sent_at: Date }>(
    'select cancel_by, sent_at from renewal_notice where subscription_id = $1 order by renews_on',
    [await subscriptionIdOf(app.db, 'digital@example.it')],
  );
  expect(sent).toEqual([{ cancel_by: '2025-12-09', sent_at: new Date('2025-11-10T09:30:00Z') }]);
});

test('the owner’s renewal renews the seats; a refused card leaves them unpaid, then suspended, then expired', async () => {
  const id = await subscriptionIdOf(app.db, 'titolare@example.it');
  const seat = await seatIdOf(app.db, id, 'secondario@example.it');
  await app.db.query(`update subscription set ends_on = $2 where id = $1`, [id, '2025-12-12']);
  app.clock.advance(2 * DAY);
  await advance();
  expect([(await rowOf('titolare@example.it'))?.ends_on, await statusOf(app.db, seat)]).toEqual([
    '2026-12-12',
    'renewed',
  ]);
  await app.db.query('update subscription set ends_on = $2, payment_valid = false where id = $1', [id, '2025-12-13']);
  app.clock.advance(DAY);
  await advance();
  expect([(await rowOf('titolare@example.it'))?.state, await statusOf(app.db, seat)]).toEqual(['not_paid', 'not_paid']);
  expect(await noticesOf('titolare@example.it')).toBe(1);
  expect(await rights('secondario@example.it')).toMatchObject({ abbonato: false, isSlave: false });
  app.clock.advance(30 * DAY);
  await advance();
  expect([(await rowOf('titolare@example.it'))?.state, await statusOf(app.db, seat)]).toEqual([
    'suspended',
    'suspended',
  ]);
  app.clock.advance(30 * DAY);
  await advance();
  expect([(await rowOf('titolare@example.it'))?.state, await statusOf(app.db, seat)]).toEqual([
    'expired',
    'subscription_expired',
  ]);
  expect(await noticesOf('titolare@example.it')).toBe(0);
});

test('a valid card is not charged while the console refuses charges', async () => {
  const id = await subscriptionIdOf(app.db, 'azienda@example.it');
  const [before] = await app.db.query<{ ends_on: string }>('select ends_on from subscription where id = $1', [id]);
  await app.db.query('update subscription set ends_on = $2 where id = $1', [id, dayOf(new Date(app.clock.now()))]);
  await advanceSubscriptions(app.db, base, app.clock.now(), 'refused');
  expect(await rowOf('azienda@example.it')).toMatchObject({ state: 'not_paid' });
  await app.db.query(`update subscription set state = 'active', ends_on = $2 where id = $1`, [id, before?.ends_on]);
});

test('a returning owner finds the seats, with their readers to invite again', async () => {
  const id = await subscriptionIdOf(app.db, 'titolare@example.it');
  const seat = await seatIdOf(app.db, id, 'secondario@example.it');
  const browser = await signedIn(app, 'titolare@example.it');
  const list = await dataOf(await browser.get('/api/user/offers'), offers);
  expect(list.offers[0]).toMatchObject({ product: 'digital+', kind: 'renew' });
  const path = `/api/user/offers/${list.offers[0]?.id}/activate`;
  // The card of the contract was refused.
  expect(await refusalOf(await browser.post(path))).toMatchObject({ status: 409, code: 'ERR_PAYMENT_DECLINED' });
  const order = { key: randomUUID(), method: 'paypal' };
  const begun = await dataOf(
    await browser.post(path, order),
    z.object({ payment: z.object({ confirm_url: z.string() }) }),
  );
  await decideAt(app, begun.payment.confirm_url, 'paid');
  const done = await dataOf(await browser.post(path, order), subscription);
  expect(done.subscription).toMatchObject({ id, stato: 'active' });
  expect(await statusOf(app.db, seat)).toBe('expired');
});

test('a stopped renewal ends after its last day', async () => {
  const row = await rowOf('ente@example.it');
  expect(row).toMatchObject({ state: 'active', auto_renew: false });
  app.clock.advance(60 * DAY);
  await advance();
  expect(await rowOf('ente@example.it')).toMatchObject({ state: 'expired' });
  expect(await rights('ente@example.it')).toMatchObject({
    abbonato: false,
    isCompany: true,
    isCompanySubscribed: false,
  });
});

test('an upgrade replaces the lower subscription, deducts its remainder as announced, and is charged and ordered once per key', async () => {
  const browser = await signedIn(app, 'online@example.it');
  const list = await dataOf(await browser.get('/api/user/offers'), offers);
  const offer = list.offers.find(({ product, kind }) => product === 'digital' && kind === 'upgrade');
  expect(offer?.replaces).toHaveLength(1);
  const order = { key: randomUUID() };
  const send = async () => dataOf(await browser.post(`/api/user/offers/${offer?.id}/activate`, order), subscription);
  const [done, twin] = await Promise.all([send(), send()]);
  expect(twin.subscription).toEqual(done.subscription);
  expect((await send()).subscription).toEqual(done.subscription);
  const cents = Math.round((offer?.charge.price ?? 0) * 100);
  const charges = () =>
    app.db.query('select state, label from stand_in_charge where amount_cents = $1 order by created_at', [cents]);
  expect(await charges()).toEqual([{ state: 'paid', label: 'Carta •••• 4417' }]);
  // Another decision for the same offer, such as in a second tab, charges nothing.
  const second = await browser.post(`/api/user/offers/${offer?.id}/activate`, { key: randomUUID() });
  expect(await refusalOf(second)).toMatchObject({ status: 409, code: 'ERR_OFFER_NOT_AVAILABLE' });
  expect(await charges()).toHaveLength(1);
  const [old] = await app.db.query<{ state: string }>('select state from subscription where id = $1', [
    await subscriptionIdOf(app.db, 'online@example.it'),
  ]);
  expect(old).toEqual({ state: 'expired' });
  const paid = await app.db.query<{ amount_cents: number; price_cents: number }>(
    `select r.amount_cents, o.price_cents from receipt r, offer o where r.subscription_id = $1 and o.code = $2`,
    [done.subscription.id, offer?.id],
  );
  expect(paid.map(({ amount_cents }) => amount_cents / 100)).toEqual([offer?.charge.price]);
  expect(paid[0]?.amount_cents).toBeLessThan(paid[0]?.price_cents ?? 0);
  expect(await rights('online@example.it')).toMatchObject({ owned: ['digital'] });
});

test('an unknown offer, or one for other readers, is refused', async () => {
  const browser = await signedIn(app, 'famiglia@example.it');
  const [review] = await app.db.query<{ code: string }>(
    `select code from offer where brand_id = 1 and product = 'rassegna' limit 1`,
  );
  expect(await refusalOf(await browser.post(`/api/user/offers/${review?.code}/activate`))).toEqual({
    status: 409,
    code: 'ERR_OFFER_NOT_AVAILABLE',
    message: 'Offerta non attivata. Riprova o contatta il servizio clienti.',
  });
  expect((await browser.post('/api/user/offers/nessuna/activate')).status).toBe(404);
});

test('a sold code makes one subscription, once, on one brand', async () => {
  const lettore = await signedIn(app, 'lettore@example.it');
  const nuovo = await signedIn(app, 'nuovo@example.it');
  const elsewhere = await signedIn(app, 'lettore@example.it', 'GZ');
  const path = '/api/user/subscriptions/activate';
  const code = { activation_code: ' mg-edicola 0001' };
  expect((await elsewhere.post(path, code)).status).toBe(404);
  const done = await dataOf(await lettore.post(path, code), subscription);
  expect(done.subscription).toMatchObject({
    stato: 'active',
    slave: false,
    tipo_prodotto: 'digital',
    actions: ['calendar'],
    prezzo: 0,
  });
  expect(await refusalOf(await nuovo.post(path, code))).toMatchObject({ status: 409, code: 'ERR_CODE_USED' });
  expect(await refusalOf(await nuovo.post(path, { activation_code: 'MG-EDICOLA-0003' }))).toMatchObject({
    status: 410,
  });
  expect(await refusalOf(await nuovo.post(path, { activation_code: 'XXXX' }))).toMatchObject({ status: 404 });
});
