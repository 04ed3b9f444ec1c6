import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../base/api-error.ts';
import { addPaymentNotice } from '../../domain/subscriptions/papers/payment-notice.ts';
import { noAnswerCode, type PaymentProvider } from '../../domain/subscriptions/payments/provider.ts';
import { settlePayments } from '../../domain/subscriptions/payments/settle.ts';
import { standInProvider } from '../../domain/subscriptions/payments/stand-in.ts';
import { signedIn, type TestBrowser } from '../../testing/signed-in.ts';
import { decideAt, lastMailTo } from '../../testing/subscriptions-testing.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

const MINUTE = 60_000;
const log = pino({ enabled: false });
const email = 'insoluto@example.it';

let app: TestApp;
let browser: TestBrowser;
let id: number;
beforeAll(async () => {
  app = await startTestApp();
  browser = await signedIn(app, email);
  const { data } = await (await browser.get('/api/user/subscriptions')).json();
  id = data.subscriptions[0].id;
});
afterAll(() => app.close());

/** The subscription and its payments as they were: a renewal that its card refused yesterday. */
beforeEach(async () => {
  await app.db.query('delete from payment');
  await app.db.query(`delete from receipt where subscription_id = $1 and issued_on >= '2025-11-20'`, [id]);
  await app.db.query(
    `update subscription set state = 'not_paid', state_on = '2025-11-19', starts_on = '2025-10-19', ends_on = '2025-11-19',
       payment_kind = 'carta', payment_label = 'Carta •••• 4417', payment_valid = false where id = $1`,
    [id],
  );
  const [owner] = await app.db.query<{ owner_id: string }>('select owner_id from subscription where id = $1', [id]);
  await addPaymentNotice(app.db, owner?.owner_id ?? '', '2025-11-19');
});

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly payment: {
    readonly id: string;
    readonly state: string;
    readonly label: string;
    readonly confirm_url: string;
    readonly receipt: { readonly number: string; readonly pdf_url: string } | null;
    readonly subscription: { readonly stato: string; readonly data_fine: string; readonly dovuto: object | null };
  };
}

const answerOf = async (response: Response): Promise<Answer> => {
  const { data } = await response.json();
  return { status: response.status, ...data };
};

const pay = async (method: string, key: string = randomUUID()): Promise<Answer> =>
  answerOf(await browser.post(`/api/user/subscriptions/${id}/pay`, { key, method }));
const look = async (payment: string): Promise<Answer> => answerOf(await browser.get(`/api/user/payments/${payment}`));

const decide = ({ payment }: Answer, state: string) => decideAt(app, payment.confirm_url, state);

const receipts = async (): Promise<string[]> =>
  (
    await app.db.query<{ line: string }>(
      `select kind || ' ' || amount_cents || ' ' || period_from || ' ' || period_to as line from receipt
        where subscription_id = $1 and issued_on >= '2025-11-20' order by id`,
      [id],
    )
  ).map(({ line }) => line);
const charged = async (): Promise<number> =>
  (await app.db.query(`select from stand_in_charge where state = 'paid' and created_at >= $1`, [since])).length;
const unsettled = async (): Promise<number> =>
  (await app.db.query(`select from payment where state in ('open', 'pending')`)).length;
let since: Date;
beforeEach(() => {
  app.clock.advance(1);
  since = new Date(app.clock.now());
});

const oneMonth = 'payment 1499 2025-11-20 2025-12-20';

test('the notice of a failed renewal leads to the payment', async () => {
  const { data } = await (await browser.get('/api/user/short-info')).json();
  expect(data.userNotices).toContainEqual(
    expect.objectContaining({
      message: 'Il metodo di pagamento non è valido: aggiornalo per continuare a leggere.',
      linkText: 'Paga ora',
      link: '/user/subscriptions?paga',
    }),
  );
});

test('an unpaid renewal says what is owed, since when, until when paying gives access, and by when', async () => {
  const { data } = await (await browser.get('/api/user/subscriptions')).json();
  expect(data.subscriptions[0].dovuto).toEqual({
    importo: 14.99,
    dal: '2025-11-19',
    fino_al: '2025-12-20',
    entro: '2025-12-18',
  });
});

test('the refused card on file is declined; nothing changes', async () => {
  const { payment } = await pay('file');
  expect(payment).toMatchObject({ state: 'declined', label: 'Carta •••• 4417', receipt: null });
  expect(payment.subscription).toMatchObject({ stato: 'not_paid' });
  expect([await receipts(), await charged()]).toEqual([[], 0]);
});

test.each([
  ['card', 'Carta •••• 2026'],
  ['paypal', 'PayPal'],
  ['sdd', 'Addebito SDD •••• 3456'],
])(
  '%s: confirmed on the provider’s page, it pays once: receipt, mail, notice gone, right back',
  async (method, label) => {
    const begun = await pay(method);
    expect(begun.payment).toMatchObject({ state: 'open', receipt: null });
    expect(await decide(begun, 'paid')).toBe(
      `http://account.mg.localhost:4300/user/subscriptions?pagamento=${begun.payment.id}`,
    );
    const { payment } = await look(begun.payment.id);
    expect(payment).toMatchObject({ state: 'paid', label, confirm_url: null });
    expect(payment.receipt?.number).toMatch(/^MG\/2025\/\d{6}$/);
    expect(payment.subscription).toMatchObject({ stato: 'active', data_fine: '2025-12-20', dovuto: null });
    expect(await receipts()).toEqual([oneMonth]);
    expect((await lastMailTo(app.db, email))?.subject).toBe('Digital mensile: pagamento ricevuto');
    const { data } = await (await browser.get('/api/user/short-info')).json();
    expect([
      data.abbonatoDigital,
      data.userNotices.filter(({ linkText }: { linkText?: string }) => linkText === 'Paga ora'),
    ]).toEqual([true, []]);
  },
);

test('the same key pays once: sent again after a lost answer, and twice at the same moment', async () => {
  await app.db.query('update subscription set payment_valid = true where id = $1', [id]);
  const key = randomUUID();
  const both = await Promise.all([pay('file', key), pay('file', key)]);
  const again = await pay('file', key);
  expect(new Set([...both, again].map(({ payment }) => payment.id)).size).toBe(1);
  expect(again.payment).toMatchObject({ state: 'paid' });
  expect([await receipts(), await charged()]).toEqual([[oneMonth], 1]);
});

test('a second decision after the payment is refused: nothing is due', async () => {
  await app.db.query('update subscription set payment_valid = true where id = $1', [id]);
  await pay('file');
  expect(await pay('card')).toMatchObject({ status: 409, code: 'ERR_NOTHING_DUE' });
  expect(await charged()).toBe(1);
});

test('a new decision ends one that was not confirmed: its page cannot pay any more', async () => {
  const first = await pay('card');
  const second = await pay('paypal');
  await decide(first, 'paid');
  await decide(second, 'paid');
  expect((await look(second.payment.id)).payment.state).toBe('paid');
  expect((await look(first.payment.id)).payment.state).toBe('expired');
  expect([await receipts(), await charged()]).toEqual([[oneMonth], 1]);
});

test('one that was confirmed in another tab counts, and the new decision charges nothing', async () => {
  const first = await pay('card');
  await decide(first, 'paid');
  expect(await pay('paypal')).toMatchObject({ status: 409, code: 'ERR_NOTHING_DUE' });
  expect([await receipts(), await charged()]).toEqual([[oneMonth], 1]);
});

test('one that was confirmed in another tab and waits for the bank counts too: nothing is charged meanwhile', async () => {
  const first = await pay('card');
  await decide(first, 'pending');
  expect(await pay('paypal')).toMatchObject({ status: 409, code: 'ERR_PAYMENT_PENDING' });
  expect(await unsettled()).toBe(1);
});

test.each([
  ['declined', 'declined'],
  ['expired', 'expired'],
])('%s at the bank: nothing is charged, and the next try may succeed', async (choice, state) => {
  const begun = await pay('card');
  await decide(begun, choice);
  expect((await look(begun.payment.id)).payment).toMatchObject({ state, receipt: null });
  await decide(await pay('card'), 'paid');
  await settle();
  expect([await receipts(), await charged()]).toEqual([[oneMonth], 1]);
});

const settle = (changes: Partial<PaymentProvider> = {}) => {
  const base = { protocol: 'http:', port: '4300' };
  const { now } = app.clock;
  const provider = { ...standInProvider(app.db, base, now), ...changes };
  return settlePayments({ db: app.db, provider, log, base, now: now() });
};
const noAnswer = () => Promise.reject(new ApiError(503, '', { code: noAnswerCode }));

test('the bank does not answer: no second payment meanwhile; after ten minutes it has expired', async () => {
  const begun = await pay('card');
  await decide(begun, 'pending');
  expect((await look(begun.payment.id)).payment.state).toBe('pending');
  expect(await pay('paypal')).toMatchObject({ status: 409, code: 'ERR_PAYMENT_PENDING' });
  app.clock.advance(10 * MINUTE);
  expect((await look(begun.payment.id)).payment.state).toBe('expired');
  expect((await pay('paypal')).payment.state).toBe('open');
  expect(await receipts()).toEqual([]);
});

test('a reader who pays and never returns has paid; one who does not confirm in a quarter of an hour has not', async () => {
  await decide(await pay('card'), 'paid');
  await settle();
  expect(await receipts()).toEqual([oneMonth]);
  await app.db.query(`update subscription set state = 'not_paid' where id = $1`, [id]);
  const left = await pay('card');
  app.clock.advance(15 * MINUTE);
  await settle();
  expect((await look(left.payment.id)).payment.state).toBe('expired');
});

test('a reader who returns from the bank finds the subscription paid, whatever became of the question about the payment', async () => {
  await decide(await pay('card'), 'paid');
  const { data } = await (await browser.get('/api/user/subscriptions')).json();
  expect(data.subscriptions[0]).toMatchObject({ stato: 'active', dovuto: null });
});

test('a payment that arrives when nothing is due is given back', async () => {
  const begun = await pay('card');
  await app.db.query(`update subscription set state = 'expired' where id = $1`, [id]);
  await decide(begun, 'paid');
  expect((await look(begun.payment.id)).payment).toMatchObject({ state: 'refunded', receipt: null });
  expect([await receipts(), await charged()]).toEqual([[], 0]);
});

test('a refund that fails is not forgotten: the next round repeats it', async () => {
  const begun = await pay('card');
  await app.db.query(`update subscription set state = 'expired' where id = $1`, [id]);
  await decide(begun, 'paid');
  await settle({ refund: noAnswer });
  expect(await charged()).toBe(1);
  await settle();
  expect(await charged()).toBe(0);
  expect((await look(begun.payment.id)).payment).toMatchObject({ state: 'refunded', label: 'Carta •••• 2026' });
});

test('a payment that cannot be settled does not keep the others from it', async () => {
  const begun = await pay('card');
  await decide(begun, 'paid');
  await expect(settle({ find: () => Promise.reject(new Error('no such charge')) })).resolves.toBeUndefined();
  await settle();
  expect((await look(begun.payment.id)).payment.state).toBe('paid');
});

test('a round ends with the first payment about which the provider does not answer; what waits for the bank is not cancelled', async () => {
  const first = await pay('card');
  await decide(first, 'pending');
  await app.db.query(
    `insert into payment (account_id, subscription_id, request_key, method, amount_cents, state, created_at)
     select account_id, subscription_id, gen_random_uuid(), method, amount_cents, 'pending', created_at
       from payment where id = $1`,
    [first.payment.id],
  );
  await look(first.payment.id);
  app.clock.advance(15 * MINUTE);
  const asked: string[] = [];
  const ask = (what: string) => () => {
    asked.push(what);
    return noAnswer();
  };
  await settle({ cancel: ask('cancel'), find: ask('find') });
  expect(asked).toEqual(['find']);
});

test('somebody else’s subscription or payment is not found', async () => {
  const begun = await pay('card');
  const other = await signedIn(app, 'digital@example.it');
  const body = { key: randomUUID(), method: 'card' };
  expect((await other.post(`/api/user/subscriptions/${id}/pay`, body)).status).toBe(404);
  expect((await other.get(`/api/user/payments/${begun.payment.id}`)).status).toBe(404);
});

test('an offer does not pay a due renewal', async () => {
  const { data } = await (await browser.get('/api/user/offers')).json();
  const offer = data.offers.find(({ kind }: { kind: string }) => kind === 'pay');
  const refused = await browser.post(`/api/user/offers/${offer.id}/activate`);
  expect([refused.status, (await refused.json()).data.code]).toEqual([409, 'ERR_PAYMENT_DUE']);
});
