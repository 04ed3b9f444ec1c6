import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendPlanned } from '../../domain/press/deliveries/planned.ts';
import { signedIn, type TestBrowser } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';
import { choose, getReview, ids, postReview } from './press-testing.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let app: TestApp;
let company: TestBrowser;
/** Id of the scheduled selection. */
let review = 0;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  company = await signedIn(app, 'azienda@example.it');
});
afterAll(() => app.close());

const get = (path: string, browser = company) => getReview(browser, path);
const post = (path: string, body: unknown = {}, browser = company) => postReview(browser, path, body);
const inHours = (hours: number): string => new Date(app.clock.now() + hours * HOUR).toISOString();
const round = () => sendPlanned(app.db, app.clock.now());

interface Sent {
  readonly subject: string;
  readonly version: number;
  readonly items: readonly { readonly id: number }[];
  readonly recipients: readonly { readonly email: string; readonly status: string; readonly attempts: number }[];
}

/** Sent versions with this subject, newest first. */
const delivered = async (subject: string): Promise<readonly Sent[]> =>
  (await get('/invio')).data.invii.filter((one: Sent) => one.subject === subject);
const mails = async (subject: string): Promise<readonly string[]> =>
  (await app.db.query<{ recipient: string }>('select recipient from mail_out where subject = $1', [subject])).map(
    ({ recipient }) => recipient,
  );
const waiting = async (): Promise<readonly string[]> =>
  (await get('/invio')).data.programmati.map(({ subject }: { subject: string }) => subject);

const pick = async (count: number) => {
  const selezione = await choose(company, count);
  review = selezione.id;
  return selezione;
};

/** Schedules the selection; returns the scheduled sendings. */
const plan = async (
  subject: string,
  hours: number,
  destinatari: readonly (number | string)[] = ['uno@example.com'],
) => {
  const order = { selezione_id: review, destinatari, subject, note: '', format: 'html', at: inHours(hours) };
  return post('/invio/programmati', order);
};

describe('a scheduled sending', () => {
  test('is sent once when due, with the review as scheduled, and appears in the ledger', async () => {
    const selezione = await pick(3);
    const { destinatari } = (await get('/destinatari')).data;
    const answer = await plan('All’ora sua', 2, ids(destinatari));
    expect(answer.data.programmati).toEqual([
      {
        id: expect.any(Number),
        selezione_id: selezione.id,
        at: inHours(2),
        state: 'waiting',
        data: selezione.data,
        subject: 'All’ora sua',
        articoli: 3,
        destinatari: 12,
      },
    ]);
    await post('/selezione', { ids: [selezione.items[0].id], selected: false });
    app.clock.advance(2 * HOUR - 1000);
    await round();
    expect(await delivered('All’ora sua')).toEqual([]);
    app.clock.advance(1000);
    for (const _ of [1, 2]) await round();
    const [sent] = await delivered('All’ora sua');
    expect(ids([...(sent?.items ?? [])])).toEqual(ids(selezione.items));
    const { sent: good = [], failed = [] } = Object.groupBy(sent?.recipients ?? [], ({ status }) => status);
    expect([good.length, failed.length]).toEqual([10, 2]);
    expect(failed.map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect((await mails('All’ora sua')).length).toBe(10);
    expect(await waiting()).toEqual([]);
  });

  test('due while no server runs is sent at the next start, and only once by two servers', async () => {
    await pick(1);
    await plan('Due server', 1, ['uno@example.com', 'due@non-consegna.example']);
    app.clock.advance(3 * DAY);
    await Promise.all([round(), round()]);
    company = await signedIn(app, 'azienda@example.it');
    expect(await mails('Due server')).toEqual(['uno@example.com']);
    const [sent, ...others] = await delivered('Due server');
    expect(others).toEqual([]);
    // A second server would retry one that failed.
    expect(sent?.recipients.map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  test('ordered twice, because the first answer was lost, is scheduled once; another text is another sending', async () => {
    await pick(1);
    const order = { selezione_id: review, destinatari: ['uno@example.com'], note: '', format: 'html', at: inHours(3) };
    for (const subject of ['Una volta', 'Una volta', 'Altra'])
      expect((await post('/invio/programmati', { ...order, subject })).status.code).toBe(200);
    expect((await waiting()).filter((subject) => subject === 'Una volta')).toHaveLength(1);
    expect(await waiting()).toContain('Altra');
    for (const { id } of (await get('/invio')).data.programmati) await post(`/invio/programmati/${id}/annulla`);
  });

  test('once cancelled is not sent and cannot be cancelled again', async () => {
    await pick(1);
    const [{ id }] = (await plan('Annullata', 1)).data.programmati;
    const other = await signedIn(app, 'azienda@example.it', 'GZ');
    expect((await post(`/invio/programmati/${id}/annulla`, {}, other)).status).toEqual({ code: 404 });
    expect((await post(`/invio/programmati/${id}/annulla`)).data).toEqual({ programmati: [] });
    expect((await post(`/invio/programmati/${id}/annulla`)).data.code).toBe('ERR_NOT_FOUND');
    app.clock.advance(2 * HOUR);
    await round();
    expect(await mails('Annullata')).toEqual([]);
  });

  test('skips removed recipients and uses the current address of the others', async () => {
    await pick(1);
    const { destinatari } = (await get('/destinatari')).data;
    const [gone, off, moved, stays] = destinatari.filter(
      ({ active, email }: { active: boolean; email: string }) => active && !email.endsWith('non-consegna.example'),
    );
    await plan('Chi resta', 1, [gone.id, off.id, moved.id, stays.id, 'libero@example.com']);
    await post(`/destinatari/${gone.id}/delete`);
    await post(`/destinatari/${off.id}`, { active: false });
    await post(`/destinatari/${moved.id}`, { email: 'indirizzo.nuovo@example.com' });
    app.clock.advance(HOUR);
    await round();
    expect([...(await mails('Chi resta'))].sort()).toEqual(
      ['indirizzo.nuovo@example.com', stays.email, 'libero@example.com'].sort(),
    );
  });

  test('without recipients is listed as missed for a week', async () => {
    await pick(1);
    const [{ id: recipient }] = (
      await post('/destinatari', { email: 'sola@example.com', name: 'Sola' })
    ).data.destinatari.slice(-1);
    await plan('Nessuno', 1, [recipient]);
    await post(`/destinatari/${recipient}/delete`);
    app.clock.advance(HOUR);
    await round();
    expect((await get('/invio')).data.programmati).toMatchObject([{ subject: 'Nessuno', state: 'missed' }]);
    app.clock.advance(7 * DAY);
    company = await signedIn(app, 'azienda@example.it');
    expect(await waiting()).toEqual([]);
  });
});

test('a scheduled sending closes the selection after its day, like a sent one; cancelled, it is open again', async () => {
  const selezione = await pick(1);
  const [{ id }] = (await plan('Dopodomani', 48)).data.programmati;
  expect((await get('/selezione')).data.selezione.id).toBe(selezione.id);
  app.clock.advance(DAY);
  company = await signedIn(app, 'azienda@example.it');
  expect((await get('/selezione')).data.selezione).toBeNull();
  await post(`/invio/programmati/${id}/annulla`);
  expect((await get('/selezione')).data.selezione.id).toBe(selezione.id);
});

describe('a time', () => {
  test.each([
    ['in the past', 0, 'ERR_WRONG_HOUR'],
    ['more than a year ahead', 24 * 367, 'ERR_WRONG_HOUR'],
  ])('%s is refused', async (_, hours, code) => {
    await pick(1);
    expect((await plan('Mai', hours)).data.code).toBe(code);
  });

  test('after the subscription’s end is refused; nothing is sent then without one', async () => {
    await pick(1);
    await plan('Senza diritto', 2);
    await app.db.query(
      `update subscription s set auto_renew = false, ends_on = (to_timestamp($1) at time zone 'Europe/Rome')::date
         from account a where a.id = s.owner_id and a.email = 'azienda@example.it'`,
      [app.clock.now() / 1000],
    );
    expect((await plan('Dopo la fine', 48)).data.code).toBe('ERR_NO_ACCESS');
    app.clock.advance(2 * DAY);
    await round();
    expect(await mails('Senza diritto')).toEqual([]);
  });
});
