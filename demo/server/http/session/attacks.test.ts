import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../../domain/seed/people/people.ts';
import { signedIn, TestBrowser } from '../../testing/signed-in.ts';
import { post, startTestApp, type TestApp } from '../../testing/testing.ts';
import { heldToHost } from '../held-to-host.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(2 * 86_400_000));
afterEach(() => app.db.query('delete from login_attempt'));

const account = 'http://account.mg.localhost:4300';
const owner = 'lettore@example.it';
const wrong = 'Sbagliata-1';

const codeOf = async (response: Response): Promise<[status: number, code: string | undefined]> => [
  response.status,
  (await response.json()).data.code,
];

const tryIn = async (browser: TestBrowser, login: string, password: string): Promise<number> =>
  (await browser.post('/api/site/login', { login, password })).status;

/** Ten wrong passwords from a browser that never signed in to the account. */
const strangersTry = async (login = owner): Promise<void> => {
  const stranger = new TestBrowser(app);
  for (let n = 0; n < 10; n += 1) expect(await tryIn(stranger, login, wrong)).toBe(401);
};

const mails = () =>
  app.db.query<{ body_text: string }>(
    `select body_text from mail_out where recipient = $1 and subject = 'Tentativi di accesso al tuo account' order by id`,
    [owner],
  );

test('ten wrong tries by strangers lock new browsers out, not one that the owner signed in with before', async () => {
  const known = await signedIn(app, owner);
  await known.post('/api/logout');
  await strangersTry();
  expect(await tryIn(new TestBrowser(app), owner, PASSWORD)).toBe(429);
  expect(await tryIn(known, owner, PASSWORD)).toBe(200);
  expect(await tryIn(new TestBrowser(app), owner, PASSWORD)).toBe(429);
});

test('a known browser has ten tries of its own', async () => {
  const known = await signedIn(app, owner);
  for (let n = 0; n < 10; n += 1) expect(await tryIn(known, owner, wrong)).toBe(401);
  expect(await tryIn(known, owner, PASSWORD)).toBe(429);
  expect(await tryIn(new TestBrowser(app), owner, PASSWORD)).toBe(200);
});

test('tries count for the account, whichever of its names is typed', async () => {
  const [row] = await app.db.query<{ username: string }>(
    'select username from account where brand_id = 1 and email = $1',
    [owner],
  );
  const stranger = new TestBrowser(app);
  for (let n = 0; n < 5; n += 1) expect(await tryIn(stranger, owner, wrong)).toBe(401);
  for (let n = 0; n < 5; n += 1) expect(await tryIn(stranger, `${row?.username}`.toUpperCase(), wrong)).toBe(401);
  for (const login of [owner, `${row?.username}`]) expect(await tryIn(new TestBrowser(app), login, PASSWORD)).toBe(429);
});

test('the owner of a closed account gets one mail a day, whose code opens it at once', async () => {
  await app.db.query('delete from mail_out');
  await strangersTry();
  app.clock.advance(600_000);
  await strangersTry();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  const [code] = /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(mail?.body_text ?? '') ?? [];
  app.clock.advance(1_800_000);
  await strangersTry();
  expect(await tryIn(new TestBrowser(app), owner, PASSWORD)).toBe(429);
  const chosen = { code, password: 'Nuova-parola-7', password_confirm: 'Nuova-parola-7' };
  expect((await post(app, `${account}/api/site/password-reset/confirm`, chosen)).status).toBe(200);
  expect(await tryIn(new TestBrowser(app), owner, 'Nuova-parola-7')).toBe(200);
  await app.db.query(
    `update account set password_hash = other.password_hash from account other
      where account.email = $1 and other.email = 'online@example.it' and other.brand_id = account.brand_id`,
    [owner],
  );
});

test('a name that no account has is counted in the same way, and gets no mail', async () => {
  const before = (await app.db.query('select from mail_out')).length;
  await strangersTry('nessuno@example.it');
  expect(await tryIn(new TestBrowser(app), 'nessuno@example.it', PASSWORD)).toBe(429);
  expect((await app.db.query('select from mail_out')).length).toBe(before);
});

test.each([
  ['an invented', 'Bearer abcdef'],
  ['a malformed', 'Basic x'],
  ['an empty', ''],
])('T24 %s Authorization header does not replace the XSRF header', async (_what, authorization) => {
  const browser = await signedIn(app, owner);
  const headers = { cookie: browser.cookieHeader, authorization };
  expect(await codeOf(await post(app, `${account}/api/logout`, {}, headers))).toEqual([403, 'ERR_XSRF']);
  expect((await browser.get('/api/user/short-info')).status).toBe(200);
});

const bearerOf = async (browser: TestBrowser): Promise<string> => {
  const sent = await browser.get('/sso/request-login');
  const code = new URL(sent.headers.get('location') ?? '').searchParams.get('id_code');
  const { data } = await (await browser.get(`/api/sso/id_code/${code}`)).json();
  return `Bearer ${data.id_token}`;
};

test('T24 the bearer of an ended session does not replace the XSRF header, a valid one does', async () => {
  const other = await signedIn(app, owner);
  const ended = await bearerOf(other);
  await other.post('/api/logout');
  const browser = await signedIn(app, owner);
  const send = (authorization: string) =>
    post(app, `${account}/api/user/notices/0`, {}, { cookie: browser.cookieHeader, authorization });
  expect(await codeOf(await send(ended))).toEqual([403, 'ERR_XSRF']);
  expect((await send(await bearerOf(browser))).status).toBe(404);
});

test('links in mails have the server’s own scheme and port, whatever Host says', async () => {
  await app.db.query('delete from mail_out');
  await app.db.query(`update account set verified_at = null where brand_id = 1 and email = 'nuovo@example.it'`);
  await post(app, 'http://account.mg.localhost:9999/api/site/register/resend', { email: 'nuovo@example.it' });
  const [mail] = await app.db.query<{ body_text: string }>('select body_text from mail_out');
  expect(mail?.body_text).toContain(`${account}/registrazione?verify_code=`);
  expect(mail?.body_text).not.toContain('9999');
});

test('a device cookie that this server did not make is replaced; its own stays', async () => {
  const headers = { 'content-type': 'application/json', origin: account, cookie: 'np_device=planted' };
  const body = JSON.stringify({ login: owner, password: PASSWORD });
  const answer = await app.request(`${account}/api/site/login`, { method: 'POST', headers, body });
  const deviceIn = (response: Response) => /np_device=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1];
  const own = deviceIn(answer);
  expect(answer.status).toBe(200);
  expect(own).not.toBe('planted');
  const again = await app.request(`${account}/api/site/login`, {
    method: 'POST',
    headers: { ...headers, cookie: `np_device=${own}` },
    body,
  });
  expect(deviceIn(again)).toBe(own);
});

/** Status of a request with this target and `Host` to a server that answers 200. */
const statusOf = (target: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const answer: RequestListener = (_request, response) => void response.end();
    const server = createServer(heldToHost(answer)).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const call = request({ host: '127.0.0.1', port, path: target, headers: { host } }, (response) => {
        response.resume();
        server.close();
        resolve(response.statusCode);
      });
      call.on('error', reject);
      call.end();
    });
  });

test.each([
  ['/api/health', 'mg.localhost:4300', 200],
  ['http://mg.localhost:4300/api/health', 'mg.localhost:4300', 200],
  ['http://mg.localhost/', 'MG.localhost:80', 200],
  ['http://account.mg.localhost:4300/', 'mg.localhost:4300', 400],
  ['http://mg.localhost:9999/', 'mg.localhost:4300', 400],
  ['https://mg.localhost:4300/', 'mg.localhost:4300', 400],
  ['ftp://mg.localhost:4300/', 'mg.localhost:4300', 400],
  ['http://[', 'mg.localhost:4300', 400],
])('a request for %s with Host %s is answered with %d', async (target, host, status) => {
  expect(await statusOf(target, host)).toBe(status);
});
