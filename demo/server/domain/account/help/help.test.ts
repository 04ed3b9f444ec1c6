import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { signedIn } from '../../../testing/signed-in.ts';
import { dataOf, lastMailTo, refusalOf } from '../../../testing/subscriptions-testing.ts';
import { captchaToken, post, startTestApp, type TestApp } from '../../../testing/testing.ts';

const ACCOUNT = 'http://account.mg.localhost:4300';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const opening = { open: z.boolean(), closes_at: z.string().nullable(), next_open: z.string() };
const topics = z.object({
  topics: z.array(z.object({ id: z.string(), label: z.string(), issues: z.array(z.object({ id: z.string() })) })),
  phone: z.object({
    number: z.string(),
    hours: z.array(z.object({ days: z.string(), hours: z.string() })),
    ...opening,
  }),
  chat: z.object(opening),
});
const ticket = z.object({ ticket: z.object({ id: z.number(), number: z.string() }) });
const tickets = z.object({ tickets: z.array(z.looseObject({ number: z.string(), message: z.string() })) });
const vote = z.object({ vote: z.object({ id: z.string(), helpful: z.boolean(), yes: z.number(), no: z.number() }) });

const message = {
  topic: 'payments',
  issue: 'invoice',
  message: 'Buongiorno,\r\n\r\n\r\nmi serve la fattura di ottobre.\u0001',
  email: 'lettore@example.it',
  name: 'Andrea Bonvicini',
  url: `${ACCOUNT}/contact`,
};
const withCaptcha = async (body: object): Promise<object> => ({
  ...body,
  'g-recaptcha-response': await captchaToken(app, ACCOUNT),
});

test('the answer has the four topics, the opening hours and whether support is open now', async () => {
  const data = await dataOf(await app.request(`${ACCOUNT}/api/site/contact/topics`), topics);
  expect(data.topics.map(({ label }) => label)).toEqual([
    'Abbonamento',
    'Pagamenti e fatturazione',
    'Navigazione',
    'Gestione/cancellazione dati',
  ]);
  expect(data.phone).toEqual({
    number: '000 000 000',
    hours: [
      { days: 'Lunedì–venerdì', hours: '9–21' },
      { days: 'Sabato', hours: '9–13' },
      { days: 'Domenica e festivi', hours: 'chiuso' },
    ],
    open: true,
    closes_at: '2025-11-20T20:00:00.000Z',
    next_open: '2025-11-21T08:00:00.000Z',
  });
  expect(data.chat.open).toBe(true);
});

test('a message is stored with its file and confirmed by mail with its number; its captcha token is valid once', async () => {
  const file = { name: 'estratto.pdf', type: 'application/pdf', data: Buffer.from('%PDF-1.7').toString('base64') };
  const body = await withCaptcha({ ...message, attachment: file, diagnostics: { schermo: '390' } });
  const { ticket: made } = await dataOf(await post(app, `${ACCOUNT}/api/site/contact`, body), ticket);
  expect(made.number).toBe(`MG-2025-${String(made.id).padStart(6, '0')}`);
  const rows = await app.db.query(
    `select c.message, c.account_id, c.diagnostics, f.name, length(f.bytes)::int as size from contact_request c
       join contact_attachment f on f.contact_id = c.id where c.id = $1`,
    [made.id],
  );
  expect(rows).toEqual([
    {
      message: 'Buongiorno,\n\nmi serve la fattura di ottobre.',
      account_id: null,
      diagnostics: { schermo: '390' },
      name: 'estratto.pdf',
      size: 8,
    },
  ]);
  expect((await lastMailTo(app.db, 'lettore@example.it'))?.subject).toBe(
    `Richiesta ${made.number}: l’abbiamo ricevuta`,
  );
  expect(await refusalOf(await post(app, `${ACCOUNT}/api/site/contact`, body))).toMatchObject({
    status: 403,
    code: 'ERR_CAPTCHA',
  });
});

test('a message of a signed-in reader is on that reader’s list only', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  await dataOf(await browser.post('/api/site/contact', await withCaptcha(message)), ticket);
  const { tickets: own } = await dataOf(await browser.get('/api/user/tickets'), tickets);
  expect(own).toHaveLength(1);
  const stranger = await signedIn(app, 'online@example.it');
  expect(await dataOf(await stranger.get('/api/user/tickets'), tickets)).toEqual({ tickets: [] });
});

test.each([
  ['no message', { message: '   ' }],
  ['a message too long', { message: 'x'.repeat(1001) }],
  ['an issue of another topic', { issue: 'export' }],
  ['no address', { email: 'nessuno' }],
  ['a file of another kind', { attachment: { name: 'a.html', type: 'text/html', data: '' } }],
  ['a file too large', { attachment: { name: 'a.pdf', type: 'application/pdf', data: 'A'.repeat(1_400_000) } }],
])('%s is refused and nothing is stored', async (_, change) => {
  const count = async () => (await app.db.query('select from contact_request')).length;
  const before = await count();
  const answer = await post(app, `${ACCOUNT}/api/site/contact`, await withCaptcha({ ...message, ...change }));
  expect(answer.status).toBe(422);
  expect(await count()).toBe(before);
});

test('no log contains texts of messages', () => {
  expect(JSON.stringify(app.logged())).not.toMatch(/fattura di ottobre|example\.it/);
});

test('the last vote of each voter counts', async () => {
  const [faq] = await app.db.query<{ code: string }>('select code from faq where brand_id = 1 order by ord limit 1');
  const path = `/api/site/faq/${faq?.code}/vote`;
  const browser = await signedIn(app, 'digital@example.it');
  const seen: unknown[] = [];
  for (const helpful of [true, true, false])
    seen.push((await dataOf(await browser.post(path, { helpful }), vote)).vote);
  expect(seen).toEqual([
    { id: faq?.code, helpful: true, yes: 1, no: 0 },
    { id: faq?.code, helpful: true, yes: 1, no: 0 },
    { id: faq?.code, helpful: false, yes: 0, no: 1 },
  ]);
  const anybody = await dataOf(await post(app, `${ACCOUNT}${path}`, { helpful: true }), vote);
  expect(anybody.vote).toMatchObject({ yes: 1, no: 1 });
  expect((await post(app, `${ACCOUNT.replace('mg', 'gz')}${path}`, { helpful: true })).status).toBe(404);
});
