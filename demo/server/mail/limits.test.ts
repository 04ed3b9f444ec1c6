import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../domain/seed/people/people.ts';
import { signedIn, type TestBrowser } from '../testing/signed-in.ts';
import { captchaToken, post, startTestApp, type TestApp } from '../testing/testing.ts';

const account = 'http://account.mg.localhost:4300';
const DAY = 86_400_000;

let app: TestApp;
let owner: TestBrowser;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(2 * DAY);
  owner = await signedIn(app, 'titolare@example.it');
});

/** Statuses of the same call, and the last refusal's text and headers. */
const repeat = async (times: number, call: () => Promise<Response>) => {
  const statuses: number[] = [];
  let refusal = { message: '', retryAfter: '' };
  for (let n = 0; n < times; n += 1) {
    const response = await call();
    const { data } = await response.json();
    statuses.push(response.status);
    if (response.status === 429) {
      refusal = { message: data.message, retryAfter: response.headers.get('retry-after') ?? '' };
      expect(data.code).toBe('ERR_TOO_MANY_MAILS');
    }
  }
  return { statuses, ...refusal };
};

test('a change of address writes to one stranger at most three times a day, and says when it is possible again', async () => {
  const change = () => owner.post('/api/user/email', { email: 'Estranea@example.it', password: PASSWORD });
  const { statuses, message, retryAfter } = await repeat(4, change);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(message).toMatch(/^Abbiamo già inviato molte e-mail\. Riprova dopo le \d{1,2}\.\d\d di domani\.$/);
  expect(Number(retryAfter)).toBe(86_400);
  const other = await signedIn(app, 'digital@example.it');
  expect((await other.post('/api/user/email', { email: 'estranea@example.it', password: PASSWORD })).status).toBe(429);
  app.clock.advance(DAY);
  owner = await signedIn(app, 'titolare@example.it');
  expect((await change()).status).toBe(200);
});

test('one account writes to at most ten new addresses a day', async () => {
  let n = 0;
  const change = () => {
    n += 1;
    return owner.post('/api/user/email', { email: `nuova-${n}@example.it`, password: PASSWORD });
  };
  expect((await repeat(11, change)).statuses).toEqual([...Array(10).fill(200), 429]);
});

test('receipts of the contact form reach a stranger at most fifteen times a day; the reader’s own address is not counted', async () => {
  const message = (browser: TestBrowser | undefined, email: string) => async () => {
    const body = {
      topic: 'payments',
      issue: 'invoice',
      message: 'Buongiorno.',
      email,
      'g-recaptcha-response': await captchaToken(app, account),
    };
    return browser ? browser.post('/api/site/contact', body) : post(app, `${account}/api/site/contact`, body);
  };
  expect((await repeat(16, message(undefined, 'estraneo@example.it'))).statuses).toEqual([...Array(15).fill(200), 429]);
  // The form has a limit an hour of its own.
  app.clock.advance(2 * 3_600_000);
  owner = await signedIn(app, 'titolare@example.it');
  expect((await repeat(16, message(owner, 'Titolare@example.it'))).statuses).toEqual(Array(16).fill(200));
});

test('invitations reach one person at most ten times a day, in lists too', async () => {
  const [row] = await app.db.query<{ id: number }>(
    `select s.id from subscription s join account a on a.id = s.owner_id where a.brand_id = 1 and a.email = $1`,
    ['titolare@example.it'],
  );
  const base = `/api/user/subscriptions/${row?.id}/sub-users/invite`;
  const invite = async () => {
    const response = await owner.post(base, { email: 'invitata@example.it' });
    await app.db.query(`delete from seat where email = 'invitata@example.it'`);
    return response;
  };
  expect((await repeat(11, invite)).statuses).toEqual([...Array(10).fill(200), 429]);
  const listed = await owner.post(base, { rows: [{ email: 'invitata@example.it' }, { email: 'altra@example.it' }] });
  const { data } = await listed.json();
  expect(data.results.map(({ code }: { code: string | null }) => code)).toEqual(['ERR_TOO_MANY_MAILS', null]);
});
