import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { signedIn } from '../../testing/signed-in.ts';
import { dataOf, lastMailTo, refusalOf, subscriptionIdOf } from '../../testing/subscriptions-testing.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const listed = z.object({
  subscriptions: z.array(
    z.looseObject({
      id: z.number(),
      stato: z.string(),
      tipo_prodotto: z.string(),
      slave: z.boolean(),
      prezzo: z.number().nullable(),
      data_fine: z.string(),
      seats: z.object({ total: z.number(), used: z.number() }),
      avviso_rinnovo: z.looseObject({ disdetta_entro: z.string(), inviato_il: z.string() }).nullable(),
      recesso: z.object({ entro: z.string(), disponibile: z.boolean() }).nullable(),
      actions: z.array(z.string()),
    }),
  ),
});

const listOf = async (email: string, query = '') => {
  const browser = await signedIn(app, email);
  return (await dataOf(await browser.get(`/api/user/subscriptions${query}`), listed)).subscriptions;
};

test.each([
  ['lettore@example.it', []],
  ['online@example.it', ['mobile active cancel_renewal,calendar,withdraw,receipts']],
  ['digital@example.it', ['digital active cancel_renewal,calendar,receipts']],
  ['titolare@example.it', ['digital+ active cancel_renewal,manage_users,calendar,receipts']],
  ['secondario@example.it', ['digital+ active ']],
  ['famiglia@example.it', ['digital active cancel_renewal,calendar,receipts']],
  [
    'azienda@example.it',
    [
      'digital+ active cancel_renewal,manage_users,calendar,receipts',
      'rassegna active cancel_renewal,calendar,receipts',
    ],
  ],
  ['ente@example.it', ['digital active reactivate_renewal,calendar,receipts']],
  ['scaduto@example.it', ['digital expired renew,receipts']],
  ['insoluto@example.it', ['digital not_paid pay,receipts']],
  ['nuovo@example.it', []],
  ['redazione@staff.example.it', ['digital active calendar']],
])('%s sees exactly their subscriptions and actions', async (email, expected) => {
  const rows = await listOf(email);
  expect(rows.map(({ tipo_prodotto, stato, actions }) => `${tipo_prodotto} ${stato} ${actions}`)).toEqual(expected);
});

test('a renewal in twenty days was announced ten days ago and can be stopped until the day before', async () => {
  const [row] = await listOf('digital@example.it');
  expect(row?.data_fine).toBe('2025-12-10');
  expect(row?.avviso_rinnovo).toMatchObject({
    inviato_il: '2025-11-10T09:30:00.000Z',
    canale: 'e-mail',
    disdetta_entro: '2025-12-09',
  });
});

test('a secondary reader sees no payments, seats or contract', async () => {
  const [row] = await listOf('secondario@example.it');
  expect(row).toMatchObject({
    slave: true,
    prezzo: null,
    pagamento: null,
    recesso: null,
    seats: { total: 0, used: 0 },
    intestatario: 'Roberto Lunardi',
  });
});

test('the list can be filtered by state', async () => {
  expect(await listOf('scaduto@example.it', '?state=active')).toEqual([]);
  expect(await listOf('scaduto@example.it', '?state=expired')).toHaveLength(1);
});

test.each([
  ['GET', '/api/user/subscriptions'],
  ['POST', '/api/user/subscriptions/activate'],
  ['POST', '/api/user/subscriptions/1/auto-renewal'],
  ['POST', '/api/user/subscriptions/1/withdrawal'],
  ['GET', '/api/user/subscriptions/1/receipts'],
  ['GET', '/api/user/receipts/1/pdf'],
  ['GET', '/api/user/documents/1'],
  ['GET', '/api/user/offers'],
  ['POST', '/api/user/offers/mg-off-digital-mese/activate'],
  ['GET', '/api/user/subscriptions/1/sub-users'],
  ['POST', '/api/user/subscriptions/1/sub-users/invite'],
  ['POST', '/api/user/sub-users/1/resend'],
  ['POST', '/api/user/sub-users/1/send'],
  ['POST', '/api/user/sub-users/1/delete'],
  ['GET', '/api/user/newsletters'],
  ['POST', '/api/user/newsletters/unsubscribe-all'],
  ['GET', '/api/user/topics'],
  ['GET', '/api/user/tickets'],
])('%s %s is for whoever is signed in', async (method, path) => {
  const body: Record<string, unknown> = {
    activation_code: 'X',
    enabled: false,
    step: 'declare',
    name: 'A',
    email: 'a@example.it',
  };
  const init =
    method === 'GET' ? {} : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await app.request(`http://account.mg.localhost:4300${path}`, init);
  expect(await refusalOf(response)).toMatchObject({ status: 401, code: 'ERR_NOT_LOGGED' });
});

test('another reader’s subscription is not found by any call', async () => {
  const lettore = await signedIn(app, 'lettore@example.it');
  const id = await subscriptionIdOf(app.db, 'digital@example.it');
  const path = `/api/user/subscriptions/${id}`;
  const who = { name: 'Andrea Bonvicini', email: 'lettore@example.it' };
  const answers = [
    await lettore.post(`${path}/auto-renewal`, { enabled: false }),
    await lettore.post(`${path}/withdrawal`, { step: 'declare', ...who }),
    await lettore.post(`${path}/withdrawal`, { step: 'confirm', ...who }),
    await lettore.get(`${path}/receipts`),
    await lettore.get(`${path}/sub-users`),
    await lettore.post(`${path}/sub-users/invite`, { email: 'x@example.it' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

const declared = { declared_at: z.string(), content: z.string(), receipt_url: z.string() };
const renewal = z.looseObject({ effective_date: z.string(), receipt_id: z.string(), ...declared });
const declarations = z.object({
  declarations: z.array(z.object({ id: z.string(), kind: z.string(), ...declared })),
});

test('a renewal is stopped once, with a receipt that matches the database, and switched on again', async () => {
  const browser = await signedIn(app, 'famiglia@example.it');
  const id = await subscriptionIdOf(app.db, 'famiglia@example.it');
  const path = `/api/user/subscriptions/${id}/auto-renewal`;
  const both = await Promise.all([
    browser.post(path, { enabled: false, reason: 'Prezzo' }),
    browser.post(path, { enabled: false }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const done = await dataOf(both.find(({ status }) => status === 200) ?? new Response(), renewal);
  expect(done.effective_date).toBe('2026-06-18');
  const [kept] = await app.db.query<{ kind: string; declared_at: Date; content: string; document_id: string }>(
    'select kind, declared_at, content, document_id from declaration where id = $1',
    [done.receipt_id],
  );
  expect(kept).toMatchObject({ kind: 'renewal_off', declared_at: new Date(app.clock.now()) });
  expect(kept?.content).toContain('si conclude il 18 giugno 2026');
  expect(kept).toMatchObject({ content: done.content, declared_at: new Date(done.declared_at) });
  expect(done.receipt_url).toBe(`http://account.mg.localhost:4300/api/user/documents/${kept?.document_id}`);
  const paper = await browser.get(new URL(done.receipt_url).pathname);
  expect(paper.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await paper.arrayBuffer());
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 5))).toBe('%PDF-');
  const mail = await lastMailTo(app.db, 'famiglia@example.it');
  expect(mail?.body_text).toContain(kept?.content);
  const [attached] = await app.db.query<{ content: Uint8Array }>(
    'select content from mail_attachment where mail_id = $1',
    [mail?.id],
  );
  expect(Buffer.compare(Buffer.from(attached?.content ?? []), Buffer.from(bytes))).toBe(0);
  app.clock.advance(1000);
  const again = await dataOf(await browser.post(path, { enabled: true }), renewal);
  expect(await refusalOf(await browser.post(path, { enabled: true }))).toMatchObject({ code: 'ERR_NOT_RENEWABLE' });
  const papers = await browser.get(`/api/user/subscriptions/${id}/receipts`);
  const lines = [again, done].map(({ declared_at, content, receipt_url }) => ({ declared_at, content, receipt_url }));
  expect((await dataOf(papers, declarations)).declarations).toEqual([
    { ...lines[0], id: again.receipt_id, kind: 'renewal_on' },
    { ...lines[1], id: done.receipt_id, kind: 'renewal_off' },
  ]);
});

test('every change requires the XSRF header', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  const id = await subscriptionIdOf(app.db, 'digital@example.it');
  const response = await app.request(`http://account.mg.localhost:4300/api/user/subscriptions/${id}/auto-renewal`, {
    method: 'POST',
    headers: { cookie: browser.cookieHeader, 'content-type': 'application/json' },
    body: '{"enabled":false}',
  });
  expect(await refusalOf(response)).toMatchObject({ status: 403, code: 'ERR_XSRF' });
});

const withdrawn = z.object({
  withdrawal: z.object({
    id: z.string(),
    declared_at: z.string().nullable(),
    content: z.string(),
    receipt_url: z.string().nullable(),
  }),
});

test('a withdrawal takes two steps, ends the contract and refunds; confirming twice changes nothing', async () => {
  const browser = await signedIn(app, 'online@example.it');
  const id = await subscriptionIdOf(app.db, 'online@example.it');
  const path = `/api/user/subscriptions/${id}/withdrawal`;
  const who = { name: 'Marco Silvani', email: 'ricevute@example.it' };
  expect(await refusalOf(await browser.post(path, { step: 'confirm', ...who }))).toMatchObject({
    status: 409,
    code: 'ERR_NOT_DECLARED',
  });
  const first = await dataOf(await browser.post(path, { step: 'declare', ...who }), withdrawn);
  expect(first.withdrawal).toMatchObject({ declared_at: null, receipt_url: null });
  expect(first.withdrawal.content).toContain('E-mail per la ricevuta: ricevute@example.it');
  app.clock.advance(61_000);
  const both = await Promise.all([
    browser.post(path, { step: 'confirm', ...who }),
    browser.post(path, { step: 'confirm', ...who }),
  ]);
  const [one, two] = await Promise.all(both.map((answer) => dataOf(answer, withdrawn)));
  expect(one).toEqual(two);
  expect(one?.withdrawal.declared_at).toBe(new Date(app.clock.now()).toISOString());
  expect(one?.withdrawal.content).toBe(first.withdrawal.content);
  const rows = await app.db.query<{ state: string; auto_renew: boolean; refunds: number }>(
    `select state, auto_renew, (select count(*) from receipt r where r.subscription_id = s.id and kind = 'refund'
        and amount_cents = s.price_cents)::int as refunds from subscription s where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ state: 'withdrawn', auto_renew: false, refunds: 1 }]);
  const [kept] = await app.db.query<{ kind: string; declared_at: Date; content: string; document_id: string }>(
    'select kind, declared_at, content, document_id from declaration where id = $1',
    [one?.withdrawal.id],
  );
  expect(kept).toMatchObject({ kind: 'withdrawal', declared_at: new Date(app.clock.now()) });
  expect(kept?.content).toBe(one?.withdrawal.content);
  expect(one?.withdrawal.receipt_url).toBe(`http://account.mg.localhost:4300/api/user/documents/${kept?.document_id}`);
  const mails = await app.db.query<{ body_text: string; attached: Uint8Array }>(
    `select body_text, a.content as attached from mail_out m join mail_attachment a on a.mail_id = m.id
      where recipient = $1`,
    ['ricevute@example.it'],
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body_text).toContain(kept?.content);
  expect(mails[0]?.body_text).toMatch(
    /Ti restituiamo \d+,\d\d\u00a0€ entro il \d+ \w+ \d{4}, con lo stesso metodo di pagamento\./,
  );
  const paper = await browser.get(new URL(one?.withdrawal.receipt_url ?? '').pathname);
  expect(paper.status).toBe(200);
  expect(Buffer.compare(Buffer.from(mails[0]?.attached ?? []), Buffer.from(await paper.arrayBuffer()))).toBe(0);
  const stranger = await signedIn(app, 'digital@example.it');
  expect((await stranger.get(new URL(one?.withdrawal.receipt_url ?? '').pathname)).status).toBe(404);
});

test('a withdrawal is refused after fourteen days', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  const id = await subscriptionIdOf(app.db, 'digital@example.it');
  const who = { name: 'Giulia Ferrante', email: 'digital@example.it' };
  expect(
    await refusalOf(await browser.post(`/api/user/subscriptions/${id}/withdrawal`, { step: 'declare', ...who })),
  ).toMatchObject({
    status: 403,
    code: 'ERR_WITHDRAWAL_PERIOD_OVER',
  });
});

const receipts = z.object({
  receipts: z.array(
    z.object({ id: z.number(), date: z.string(), amount: z.number(), number: z.string(), pdf_url: z.string() }),
  ),
});

test('receipts are listed by year, each a PDF for its owner only', async () => {
  const browser = await signedIn(app, 'titolare@example.it');
  const id = await subscriptionIdOf(app.db, 'titolare@example.it');
  const path = `/api/user/subscriptions/${id}/receipts`;
  const all = await dataOf(await browser.get(path), receipts);
  expect(all.receipts.map(({ date }) => date)).toEqual(['2025-03-17', '2024-03-17']);
  const [latest] = (await dataOf(await browser.get(`${path}?year=2025`), receipts)).receipts;
  expect(latest).toMatchObject({ number: `MG/2025/${String(latest?.id).padStart(6, '0')}` });
  const paper = await browser.get(new URL(latest?.pdf_url ?? '').pathname);
  expect(paper.headers.get('content-disposition')).toContain('ricevuta-MG_2025_');
  const stranger = await signedIn(app, 'secondario@example.it');
  expect((await stranger.get(new URL(latest?.pdf_url ?? '').pathname)).status).toBe(404);
  expect((await stranger.get(path)).status).toBe(404);
});
