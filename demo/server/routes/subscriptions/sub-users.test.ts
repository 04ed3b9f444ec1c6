import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { erase } from '../../domain/account/gdpr/erase.ts';
import { accountIdOf } from '../../domain/seed/people/people.ts';
import { rightsOf } from '../../domain/subscriptions/rights.ts';
import { signedIn } from '../../testing/signed-in.ts';
import {
  dataOf,
  lastMailTo,
  refusalOf,
  seatIdOf,
  seatsOf,
  statusOf,
  subscriptionIdOf,
  usersIn,
} from '../../testing/subscriptions-testing.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

const OWNER = 'titolare@example.it';
const DAY = 86_400_000;

let app: TestApp;
let id: number;
let invite: string;
beforeAll(async () => {
  app = await startTestApp();
  id = await subscriptionIdOf(app.db, OWNER);
  invite = `/api/user/subscriptions/${id}/sub-users/invite`;
});
afterAll(() => app.close());

const withResults = usersIn.extend({
  results: z.array(
    z.object({
      row: z.number(),
      email: z.string(),
      status: z.string(),
      code: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
});
const single = z.object({
  sub_user: z.looseObject({ id: z.number(), status: z.string(), code: z.string().nullable() }),
});

test('ten of twelve seats are used; each status has its actions, and a code only to copy', async () => {
  const { sub_users, seats } = await seatsOf(await signedIn(app, OWNER), id);
  expect(seats).toEqual({ total: 12, used: 10 });
  expect(sub_users.map(({ status, code, actions }) => `${status} ${code !== null} ${actions}`)).toEqual([
    'active false remove',
    'renewed false remove',
    'email_sent true resend,copy_code,remove',
    'to_activate true resend,copy_code,remove',
    'to_send_activation true send,copy_code,remove',
    'new false assign,remove',
    'not_paid false remove',
    'suspended false remove',
    'expired false resend,remove',
    'subscription_expired false remove',
  ]);
});

test.each([
  [OWNER, 422, 'ERR_SELF_INVITE', 'Non puoi invitare te stesso'],
  ['TITOLARE@example.it ', 422, 'ERR_SELF_INVITE', 'Non puoi invitare te stesso'],
  ['nessuno', 422, 'ERR_EMAIL', 'Inserire email valida'],
  ['a..b@example.it', 422, 'ERR_EMAIL', 'Inserire email valida'],
  ['Secondario@example.it', 409, 'ERR_ALREADY_INVITED', 'Questa persona è già tra gli utenti collegati.'],
])('an invitation of %j is refused with %i %s', async (email, status, code, message) => {
  const owner = await signedIn(app, OWNER);
  expect(await refusalOf(await owner.post(invite, { email }))).toEqual({ status, code, message });
});

test('the owner sees a seat invited, opened and activated; then the reader can read', async () => {
  const owner = await signedIn(app, OWNER);
  const invited = await dataOf(await owner.post(invite, { email: 'lettore@example.it', name: 'Andrea' }), usersIn);
  const seat = invited.sub_users.find(({ email }) => email === 'lettore@example.it');
  expect(seat?.status).toBe('email_sent');
  const mail = await lastMailTo(app.db, 'lettore@example.it');
  expect(mail?.body_text).toContain(seat?.code);
  const link = new URL(/http:\S+/.exec(mail?.body_text ?? '')?.[0] ?? '');
  expect(link.origin).toBe('http://account.mg.localhost:4300');
  const opened = await app.request(link.href);
  expect(opened.status).toBe(302);
  expect(await statusOf(app.db, seat?.id ?? 0)).toBe('to_activate');
  const code = new URL(opened.headers.get('location') ?? '', link).searchParams.get('activation_code');
  const activation = { activation_code: code };
  const stranger = await signedIn(app, 'digital@example.it');
  expect(await refusalOf(await stranger.post('/api/user/subscriptions/activate', activation))).toMatchObject({
    status: 404,
    code: 'ERR_CODE_NOT_FOUND',
  });
  const reader = await signedIn(app, 'lettore@example.it');
  const both = await Promise.all([
    reader.post('/api/user/subscriptions/activate', activation),
    reader.post('/api/user/subscriptions/activate', activation),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await seatsOf(owner, id)).sub_users.find(({ id: one }) => one === seat?.id)?.status).toBe('active');
  expect(await rightsOf(app.db, accountIdOf(1, 'lettore@example.it'), app.clock.now())).toMatchObject({
    abbonatoDigital: true,
    isSlave: true,
  });
  await dataOf(await owner.post(`/api/user/sub-users/${seat?.id}/delete`), single);
  expect(await rightsOf(app.db, accountIdOf(1, 'lettore@example.it'), app.clock.now())).toMatchObject({
    abbonato: false,
    isSlave: false,
  });
});

test('a seat assigned without mail waits; sending uses the same code', async () => {
  const owner = await signedIn(app, OWNER);
  const list = await dataOf(await owner.post(invite, { email: 'amico@example.it', send: false }), usersIn);
  const seat = list.sub_users.find(({ email }) => email === 'amico@example.it');
  expect(seat?.status).toBe('to_send_activation');
  expect(await lastMailTo(app.db, 'amico@example.it')).toBeUndefined();
  const sent = await dataOf(await owner.post(`/api/user/sub-users/${seat?.id}/send`), single);
  expect(sent.sub_user).toMatchObject({ status: 'email_sent', code: seat?.code });
  expect(await refusalOf(await owner.post(`/api/user/sub-users/${seat?.id}/send`))).toMatchObject({
    code: 'ERR_STATUS',
  });
  await owner.post(`/api/user/sub-users/${seat?.id}/delete`);
});

test('a code can be sent again three times an hour', async () => {
  const owner = await signedIn(app, OWNER);
  const path = `/api/user/sub-users/${await seatIdOf(app.db, id, 'to_activate')}/resend`;
  const answers: number[] = [];
  for (let n = 0; n < 4; n += 1) answers.push((await owner.post(path)).status);
  expect(answers).toEqual([200, 200, 200, 429]);
  app.clock.advance(3_600_001);
  expect((await owner.post(path)).status).toBe(200);
});

test('a free seat can be assigned; a deleted account frees its seat', async () => {
  const owner = await signedIn(app, OWNER);
  const seat = await seatIdOf(app.db, id, 'new');
  expect(await refusalOf(await owner.post(`/api/user/sub-users/${seat}/send`, {}))).toMatchObject({ status: 422 });
  const kept = await dataOf(
    await owner.post(`/api/user/sub-users/${seat}/send`, { email: 'nuovo@example.it', send: false }),
    single,
  );
  expect(kept.sub_user.status).toBe('to_send_activation');
  expect((await lastMailTo(app.db, 'nuovo@example.it'))?.subject ?? '').not.toContain('ti invita');
  const given = await dataOf(await owner.post(`/api/user/sub-users/${seat}/send`, {}), single);
  expect(given.sub_user).toMatchObject({ status: 'email_sent', code: kept.sub_user.code });
  expect((await lastMailTo(app.db, 'nuovo@example.it'))?.body_text).toContain(given.sub_user.code);
  const reader = await signedIn(app, 'nuovo@example.it');
  const answer = await reader.post('/api/user/subscriptions/activate', { activation_code: given.sub_user.code });
  expect(answer.status).toBe(200);
  const subject = { accountId: accountIdOf(1, 'nuovo@example.it'), brandId: 1, email: 'nuovo@example.it' };
  await app.db.tx((tx) => erase(tx, subject, app.clock.now()));
  expect(await statusOf(app.db, seat)).toBe('new');
  const place = (await seatsOf(owner, id)).sub_users.find((one) => one.id === seat);
  expect(place).toMatchObject({ email: null, name: null, code: null });
});

test('an invitation and its code expire after thirty days; sending it again makes a new code', async () => {
  const owner = await signedIn(app, OWNER);
  const list = await dataOf(await owner.post(invite, { email: 'scaduto@example.it' }), usersIn);
  const seat = list.sub_users.find(({ email }) => email === 'scaduto@example.it');
  app.clock.advance(30 * DAY);
  const again = await signedIn(app, OWNER);
  expect((await seatsOf(again, id)).sub_users.find((one) => one.id === seat?.id)?.status).toBe('expired');
  const reader = await signedIn(app, 'scaduto@example.it');
  const old = { activation_code: seat?.code };
  expect(await refusalOf(await reader.post('/api/user/subscriptions/activate', old))).toMatchObject({ status: 410 });
  const sent = await dataOf(await again.post(`/api/user/sub-users/${seat?.id}/resend`), single);
  expect(sent.sub_user.status).toBe('email_sent');
  expect(sent.sub_user.code).not.toBe(seat?.code);
  expect((await reader.post('/api/user/subscriptions/activate', old)).status).toBe(404);
  await again.post(`/api/user/sub-users/${seat?.id}/delete`);
});

test('another owner’s seats are not found', async () => {
  const stranger = await signedIn(app, 'azienda@example.it');
  const seat = await seatIdOf(app.db, id, 'active');
  for (const action of ['send', 'resend', 'delete']) {
    expect((await stranger.post(`/api/user/sub-users/${seat}/${action}`)).status).toBe(404);
  }
  expect(await statusOf(app.db, seat)).toBe('active');
});

test('five hundred rows, forty of them bad: 460 invited, 40 with their reason, each mail sent once', async () => {
  const company = await signedIn(app, 'azienda@example.it');
  const corporate = await subscriptionIdOf(app.db, 'azienda@example.it');
  const rows = Array.from({ length: 500 }, (_, n) => {
    if (n % 50 === 10) return { email: 'senza chiocciola' };
    if (n % 50 === 20) return { email: 'azienda@example.it' };
    if (n % 50 === 30) return { email: 'collega.0@example.it' };
    if (n % 50 === 40) return { email: '' };
    return { email: `collega.${n}@example.it`, name: `Collega ${n}` };
  });
  const path = `/api/user/subscriptions/${corporate}/sub-users/invite`;
  const { results, sub_users, seats } = await dataOf(await company.post(path, { rows }), withResults);
  const refused = results.filter(({ status }) => status === 'refused');
  expect([results.length, refused.length, sub_users.length]).toEqual([500, 40, 460]);
  expect(
    Object.fromEntries([...Map.groupBy(refused, ({ code }) => code)].map(([code, list]) => [code, list.length])),
  ).toEqual({
    ERR_EMAIL: 20,
    ERR_SELF_INVITE: 10,
    ERR_ALREADY_INVITED: 10,
  });
  expect(refused[0]).toEqual({
    row: 11,
    email: 'senza chiocciola',
    status: 'refused',
    code: 'ERR_EMAIL',
    message: 'Inserire email valida',
  });
  expect(seats).toEqual({ total: 600, used: 460 });
  expect(new Set(sub_users.map(({ status }) => status))).toEqual(new Set(['to_send_activation']));
  const after = await seatsOf(company, corporate);
  expect(new Set(after.sub_users.map(({ status }) => status))).toEqual(new Set(['email_sent']));
  await seatsOf(company, corporate);
  const [mails] = await app.db.query<{ all: number; people: number }>(
    `select count(*)::int as all, count(distinct recipient)::int as people from mail_out where recipient like 'collega.%'`,
  );
  expect(mails).toEqual({ all: 460, people: 460 });
  const more = Array.from({ length: 141 }, (_, n) => ({ email: `altro.${n}@example.it` }));
  const full = await dataOf(await company.post(path, { rows: more }), withResults);
  expect(full.results.filter(({ code }) => code === 'ERR_NO_SEATS').map(({ row }) => row)).toEqual([141]);
  expect(await refusalOf(await company.post(path, { email: 'uno@example.it' }))).toMatchObject({
    code: 'ERR_NO_SEATS',
  });
});
