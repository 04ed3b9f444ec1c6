import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendPlanned } from '../../domain/press/deliveries/planned.ts';
import { signedIn, type TestBrowser } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';
import { choose, getReview, ids, postReview } from './press-testing.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let app: TestApp;
let company: TestBrowser;
/** Id of the selection that is planned. */
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

/** Versions with this subject that went out, newest first. */
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

/** Plans the selection for an hour; the planned sendings then. */
const plan = async (
  subject: string,
  hours: number,
  destinatari: readonly (number | string)[] = ['uno@example.com'],
) => {
  const order = { selezione_id: review, destinatari, subject, note: '', format: 'html', at: inHours(hours) };
  return post('/invio/programmati', order);
};

describe('a sending for an hour', () => {
  test('goes out when it comes, once, as the review was when it was planned; the ledger has it', async () => {
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

  test('that came while no server ran goes out at the next start; two servers at once send it once', async () => {
    await pick(1);
    await plan('Due server', 1, ['uno@example.com', 'due@non-consegna.example']);
    app.clock.advance(3 * DAY);
    await Promise.all([round(), round()]);
    company = await signedIn(app, 'azienda@example.it');
    expect(await mails('Due server')).toEqual(['uno@example.com']);
    const [sent, ...others] = await delivered('Due server');
    expect(others).toEqual([]);
    // One that comes back would be tried once more by a second server.
    expect(sent?.recipients.map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  test('that was taken back does not go out, and cannot be taken back again', async () => {
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

  test('goes to nobody who has left the list, and to the address that an entry has by then', async () => {
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

  test('with nobody left is told as missed, for a week', async () => {
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

test('what waits closes the selection with its day, as what was sent does; taken back, it is open again', async () => {
  const selezione = await pick(1);
  const [{ id }] = (await plan('Dopodomani', 48)).data.programmati;
  expect((await get('/selezione')).data.selezione.id).toBe(selezione.id);
  app.clock.advance(DAY);
  company = await signedIn(app, 'azienda@example.it');
  expect((await get('/selezione')).data.selezione).toBeNull();
  await post(`/invio/programmati/${id}/annulla`);
  expect((await get('/selezione')).data.selezione.id).toBe(selezione.id);
});

describe('an hour', () => {
  test.each([
    ['that is over', 0, 'ERR_WRONG_HOUR'],
    ['farther than a year', 24 * 367, 'ERR_WRONG_HOUR'],
  ])('%s is refused', async (_, hours, code) => {
    await pick(1);
    expect((await plan('Mai', hours)).data.code).toBe(code);
  });

  test('after the subscription’s end is refused; and at its hour nothing goes out without one', async () => {
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
