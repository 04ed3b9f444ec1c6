import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteBounced } from '../../domain/press/deliveries/bounced.ts';
import { signedIn, type TestBrowser } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';
import { base, choose, getReview, ids, postReview } from './press-testing.ts';

let app: TestApp;
let company: TestBrowser;
let elsewhere: TestBrowser;

beforeAll(async () => {
  app = await startTestApp();
  company = await signedIn(app, 'azienda@example.it');
  elsewhere = await signedIn(app, 'azienda@example.it', 'GZ');
});
afterAll(() => app.close());

const get = (path: string, browser = company) => getReview(browser, path);
const post = (path: string, body: unknown = {}, browser = company) => postReview(browser, path, body);

describe('sending', () => {
  const outbox = () =>
    app.db.query<{ recipient: string; files: number }>(
      `select m.recipient, (select count(*) from mail_attachment where mail_id = m.id) as files from mail_out m
        where subject like 'Rassegna di prova%' order by m.id`,
    );
  const statuses = (invio: { recipients: { status: string }[] }) =>
    Object.groupBy(invio.recipients, ({ status }) => status);

  test('ten receive it, two fail; a retry covers the two only; a change makes version 2', async () => {
    await choose(company, 4);
    const { selezione, licenza } = (await get('/selezione')).data;
    expect(licenza).toEqual({ consentite: 600, usate: 0, previste: 48, superata: false });
    const { destinatari } = (await get('/destinatari')).data;
    const order = { selezione_id: selezione.id, destinatari: ids(destinatari), subject: 'Rassegna di prova' };

    const first = (await post('/invio', order)).data;
    expect(first.invio).toMatchObject({ version: 1, articoli: 4, format: 'pdf' });
    const { sent = [], failed = [] } = statuses(first.invio);
    expect([sent.length, failed.length]).toEqual([10, 2]);
    expect(failed).toMatchObject([
      { reason: expect.stringContaining('550') },
      { reason: expect.stringContaining('550') },
    ]);
    expect(first.licenza).toMatchObject({ usate: 40, previste: 48 });
    expect((await outbox()).map(({ files }) => files)).toEqual(Array.from({ length: 10 }, () => 1));

    const again = (await post(`/invio/${first.invio.id}/ripeti`)).data.invio;
    expect(again.id).toBe(first.invio.id);
    expect(again.recipients.map(({ attempts }: { attempts: number }) => attempts).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 1),
      2,
      2,
    ]);
    expect((await outbox()).length).toBe(10);

    const twice = (await post('/invio', order)).data.invio;
    expect(twice).toMatchObject({ id: first.invio.id, version: 1 });
    expect((await outbox()).length).toBe(10);

    const broken = destinatari.find(({ email }: { email: string }) => email.endsWith('non-consegna.example'));
    await post(`/destinatari/${broken.id}`, { email: 'archivio@example.com' });
    const mended = (await post(`/invio/${first.invio.id}/ripeti`)).data.invio;
    expect(statuses(mended).sent?.length).toBe(11);
    expect((await outbox()).at(-1)?.recipient).toBe('archivio@example.com');

    await post('/selezione', { ids: [selezione.items[0].id], selected: false });
    const second = (await post('/invio', { ...order, destinatari: ['libero@example.com'] })).data.invio;
    expect(second).toMatchObject({
      version: 2,
      articoli: 3,
      recipients: [{ email: 'libero@example.com', status: 'sent' }],
    });
    const { invii } = (await get('/invio')).data;
    expect(invii.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(ids(invii[0].items)).toEqual(ids(invii[1].items).slice(1));
  });

  test('of another account’s selection, recipient or delivery is not found', async () => {
    const { selezione } = (await get('/selezione')).data;
    const [other] = (await get('/destinatari', elsewhere)).data.destinatari;
    const [mine] = (await get('/invio')).data.invii;
    const order = { destinatari: ['x@example.com'], subject: 'X' };
    expect((await post('/invio', { ...order, selezione_id: selezione.id }, elsewhere)).status).toEqual({ code: 404 });
    expect((await post('/invio', { ...order, selezione_id: selezione.id, destinatari: [other.id] })).status).toEqual({
      code: 404,
    });
    expect((await post(`/invio/${mine.id}/ripeti`, {}, elsewhere)).status).toEqual({ code: 404 });
    const foreign = await elsewhere.get(`${base}/pdf?selezione_id=${selezione.id}`, 'newsstand');
    expect(foreign.status).toBe(404);
  });

  test('an empty selection is refused', async () => {
    const { selezione } = (await get('/selezione')).data;
    await post('/selezione', { ids: ids(selezione.items), selected: false });
    const order = { selezione_id: selezione.id, destinatari: ['x@example.com'], subject: 'X' };
    expect((await post('/invio', order)).data.code).toBe('ERR_EMPTY_SELECTION');
    await post('/selezione', { ids: ids(selezione.items), selected: true });
  });

  test('a new selection starts the day after it was sent', async () => {
    const { selezione } = (await get('/selezione')).data;
    app.clock.advance(24 * 3_600_000);
    company = await signedIn(app, 'azienda@example.it');
    expect((await get('/selezione')).data.selezione).toBeNull();
    const { data } = await post('/selezione', { ids: [selezione.items[0].id], selected: true });
    expect(data.selezione.id).not.toBe(selezione.id);
    expect(data.licenza.usate).toBe(0);
  });
});

test('the CSV has a byte order mark, semicolons and escaped formulas', async () => {
  const { selezione } = (await get('/selezione')).data;
  const [{ id }] = selezione.items;
  await post('/selezione', { ids: [id], selected: true, note: '=1+1' });
  const response = await company.get(`${base}/csv?selezione_id=${selezione.id}`, 'newsstand');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines[0]).toBe('ID;Edizione;Data;Titolo;Autori;Pagina;Testata;Sezione;Nota');
  expect(lines[1]).toMatch(new RegExp(`^${id};.*;"'=1\\+1"$`));
});

describe('the files of a version', () => {
  const file = async (path: string, browser = company) => {
    const response = await browser.get(`${base}${path}`, 'newsstand');
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test('match the delivery, whatever the review has become', async () => {
    const selezione = await choose(company, 2);
    const [{ id, titolo }] = selezione.items;
    const order = { selezione_id: selezione.id, destinatari: ['uno@example.com'], subject: 'Versioni', format: 'pdf' };
    const first = (await post('/invio', order)).data.invio;
    await post('/selezione', { ids: [id], selected: false });
    await post('/profilo', { cover: { title: 'Altra copertina', logo: null, accent: '#112233' } });
    const second = (await post('/invio', order)).data.invio;
    expect([first.version, second.version, second.articoli]).toEqual([1, 2, 1]);
    const mailed = await app.db.query<{ content: Uint8Array }>(
      `select a.content from mail_attachment a join mail_out m on m.id = a.mail_id where m.subject = 'Versioni' order by m.id`,
    );
    const pdfs = [await file(`/pdf?invio=${first.id}`), await file(`/pdf?invio=${second.id}`)];
    const asMailed = pdfs.map(({ bytes }, n) => bytes.equals(mailed[n]?.content ?? Buffer.alloc(0)));
    expect([mailed.length, ...asMailed]).toEqual([2, true, true]);
    expect(pdfs[0]?.bytes.equals(pdfs[1]?.bytes ?? Buffer.alloc(0))).toBe(false);
    expect((await file(`/csv?invio=${first.id}`)).bytes.toString()).toContain(titolo);
    expect((await file(`/csv?invio=${second.id}`)).bytes.toString()).not.toContain(titolo);
    elsewhere = await signedIn(app, 'azienda@example.it', 'GZ');
    for (const path of ['pdf', 'csv']) expect((await file(`/${path}?invio=${first.id}`, elsewhere)).status).toBe(404);
  });
});

test('a copy that its recipient’s server refuses turns to failed, and is sent again to that one alone', async () => {
  await choose(company, 3);
  const { selezione } = (await get('/selezione')).data;
  const { destinatari } = (await get('/destinatari')).data;
  const order = { selezione_id: selezione.id, destinatari: ids(destinatari), subject: 'Rassegna rifiutata' };
  const { invio } = (await post('/invio', order)).data;
  const letters = () =>
    app.db.query<{ id: number; recipient: string }>(
      `select id, recipient from mail_out where subject = 'Rassegna rifiutata' order by id`,
    );
  const [refused, given] = await letters();
  await app.db.query(
    `insert into mail_delivery (mail_id, state, reply) values ($1, 'refused', '550 5.1.1 No such user'), ($2, 'sent', '250 OK')`,
    [refused?.id, given?.id],
  );
  await noteBounced(app.db, app.clock.now());
  const lineOf = async (email: string | undefined) => {
    const { invii } = (await get('/invio')).data;
    const { recipients } = invii.find(({ id }: { id: number }) => id === invio.id);
    return recipients.find((line: { email: string }) => line.email === email);
  };
  expect(await lineOf(refused?.recipient)).toMatchObject({
    status: 'failed',
    reason: 'Il server del destinatario rifiuta l’indirizzo (550 5.1.1).',
  });
  expect(await lineOf(given?.recipient)).toMatchObject({ status: 'sent', reason: null });
  const before = (await letters()).length;
  await post(`/invio/${invio.id}/ripeti`);
  expect((await letters()).slice(before).map(({ recipient }) => recipient)).toEqual([refused?.recipient]);
  await noteBounced(app.db, app.clock.now());
  expect(await lineOf(refused?.recipient)).toMatchObject({ status: 'sent', reason: null, attempts: 2 });
});

test('a selection begun the evening before can still be changed and sent again on the day it was sent', async () => {
  const nextDay = async () => {
    app.clock.advance(24 * 3_600_000);
    company = await signedIn(app, 'azienda@example.it');
  };
  await nextDay();
  const selezione = await choose(company, 2);
  await nextDay();
  const order = { selezione_id: selezione.id, destinatari: ['x@example.com'], subject: 'La sera prima', note: '' };
  expect((await post('/invio', { ...order, format: 'html' })).data.invio.version).toBe(1);
  const { data } = await post('/selezione', { ids: [selezione.items[0].id], selected: false });
  expect(data.selezione.id).toBe(selezione.id);
  expect(data.selezione.items).toHaveLength(1);
  expect((await post('/invio', { ...order, format: 'html' })).data.invio.version).toBe(2);
});
