import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { PASSWORD, people } from '../../domain/seed/people/people.ts';
import { SHORT_MS } from '../../domain/session/store.ts';
import { signedIn, TestBrowser } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const failure = z.object({
  success: z.literal(false),
  data: z.object({ message: z.string(), code: z.string().optional() }),
  status: z.object({ code: z.number() }),
});

/** Status and code of a refusal. */
const refusal = async (response: Response): Promise<[number, string | undefined]> => {
  const { data, status } = failure.parse(await response.json());
  expect(status.code).toBe(response.status);
  return [response.status, data.code];
};

const shortInfo = '/api/user/short-info';

/** The bearer token of a signed-in browser, exchanged as the newsstand does. */
const bearerOf = async (browser: TestBrowser): Promise<string> => {
  const sent = await browser.get('/sso/request-login');
  const code = new URL(sent.headers.get('location') ?? '').searchParams.get('id_code');
  const answer = await browser.request(`/api/sso/id_code/${code}`, {
    headers: { origin: browser.origin('newsstand') },
  });
  const { data } = z.object({ data: z.object({ id_token: z.string() }) }).parse(await answer.json());
  return data.id_token;
};

const withBearer = (token: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.request(`http://account.mg.localhost:4300${shortInfo}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

test.each(['MG', 'LG', 'EM', 'GZ', 'CA', 'QP'])(
  'the twelve people exist on %s with a first name and a surname',
  async (sigla) => {
    const rows = await app.db.query<{ email: string }>(
      `select email from account a join brand b on b.id = a.brand_id
      where b.sigla = $1 and a.name <> '' and a.surname <> '' and a.verified_at is not null order by email`,
      [sigla],
    );
    expect(rows.map(({ email }) => email)).toEqual(people.map(({ email }) => email).sort());
  },
);

test('short-info names the reader, signed in by e-mail or user name, in any case', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  const { data } = z
    .object({ data: z.looseObject({ userNotices: z.array(z.object({ type: z.string() })) }) })
    .parse(await (await browser.get(shortInfo)).json());
  expect(data).toMatchObject({
    avatar: null,
    name: 'Giulia',
    surname: 'Ferrante',
    username: 'giulia.ferrante',
    email: 'digital@example.it',
    abbonato: true,
    abbonatoDigital: true,
    isCompany: false,
    isSlave: false,
    avvisi: { '/user/subscriptions': [{ type: 'error' }], '/user/profile': [{ type: 'warning' }] },
  });
  expect(data.userNotices.map(({ type }) => type)).toEqual(['error', 'warning', 'info', 'other']);
  const other = new TestBrowser(app);
  expect((await other.post('/api/site/login', { login: 'GIULIA.Ferrante', password: PASSWORD })).status).toBe(200);
});

test('the session cookie is HttpOnly and shared by the brand; the XSRF cookie is readable', async () => {
  const response = await app.request('http://account.lg.localhost:4300/api/site/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'lettore@example.it', password: PASSWORD, remember: true }),
  });
  const cookies = Object.fromEntries(response.headers.getSetCookie().map((line) => [line.split('=')[0], line]));
  expect(cookies.np_session).toContain('HttpOnly');
  for (const name of ['np_session', 'XSRF-TOKEN']) {
    expect(cookies[name]).toContain('Domain=lg.localhost');
    expect(cookies[name]).toContain('SameSite=Lax');
    expect(cookies[name]).toContain('Max-Age=2592000');
    expect(cookies[name]).not.toContain('Secure');
  }
  expect(cookies['XSRF-TOKEN']).not.toContain('HttpOnly');
});

test('one sign-in is valid on account, newsstand and site of a brand, and on no other brand', async () => {
  const browser = await signedIn(app, 'lettore@example.it', 'GZ');
  expect((await browser.get(shortInfo)).status).toBe(200);
  const elsewhere = await app.request(`http://account.mg.localhost:4300${shortInfo}`, {
    headers: { cookie: browser.cookieHeader },
  });
  expect(await refusal(elsewhere)).toEqual([401, 'ERR_SESSION_TOKEN_NOT_VALID']);
});

test('a missing, unknown, expired or ended session each has its own code', async () => {
  expect(await refusal(await new TestBrowser(app).get(shortInfo))).toEqual([401, 'ERR_NOT_LOGGED']);
  expect(await refusal(await withBearer('x'.repeat(43)))).toEqual([401, 'ERR_SESSION_TOKEN_NOT_VALID']);
  expect(await refusal(await withBearer('not a token'))).toEqual([401, 'ERR_SESSION_TOKEN_NOT_VALID']);
  const browser = await signedIn(app, 'lettore@example.it');
  const token = await bearerOf(browser);
  expect((await withBearer(token)).status).toBe(200);
  app.clock.advance(SHORT_MS);
  expect(await refusal(await withBearer(token))).toEqual([401, 'ERR_SESSION_EXPIRED']);
  expect(await refusal(await browser.get(shortInfo))).toEqual([401, 'ERR_SESSION_EXPIRED']);
});

test('T31 logout ends the session for the cookie and for the bearer token, and can be repeated', async () => {
  const browser = await signedIn(app, 'lettore@example.it');
  const token = await bearerOf(browser);
  const left = browser.cookieHeader;
  const out = await browser.post('/logout', {}, 'newsstand');
  expect(await out.json()).toEqual({
    success: true,
    data: { message: 'Operazione completata.' },
    status: { code: 200 },
  });
  expect(browser.cookie('np_session')).toBeUndefined();
  expect(await refusal(await withBearer(token))).toEqual([401, 'ERR_SESSION_TOKEN_NOT_VALID']);
  const again = await app.request(`http://account.mg.localhost:4300${shortInfo}`, { headers: { cookie: left } });
  expect(await refusal(again)).toEqual([401, 'ERR_SESSION_TOKEN_NOT_VALID']);
  expect((await browser.post('/api/logout')).status).toBe(200);
});

test('another browser with the same token is refused with ERR_INVALID_BROWSER', async () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
  const browser = await signedIn(app, 'lettore@example.it', 'MG', { 'user-agent': firefox });
  const token = await bearerOf(browser);
  expect((await withBearer(token, { 'user-agent': firefox.replaceAll('144', '145') })).status).toBe(200);
  expect(await refusal(await withBearer(token, { 'user-agent': chrome }))).toEqual([401, 'ERR_INVALID_BROWSER']);
});

test('a code works once, within 60 seconds, in its own browser, on the newsstand’s page', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  const freshCode = async (): Promise<string> => {
    const sent = await browser.get('/sso/request-login?redirect_uri=%2Fsezioni');
    return new URL(sent.headers.get('location') ?? '').searchParams.get('id_code') ?? '';
  };
  const code = await freshCode();
  const path = `/api/sso/id_code/${code}`;
  expect(await refusal(await new TestBrowser(app).get(path))).toEqual([401, 'ERR_NOT_LOGGED']);
  const stranger = await signedIn(app, 'lettore@example.it');
  expect(await refusal(await stranger.get(path))).toEqual([410, 'ERR_CODE_EXPIRED']);
  const site = await browser.request(path, { headers: { origin: browser.origin('site') } });
  expect(await refusal(site)).toEqual([403, 'ERR_ORIGIN']);
  const answer = await browser.get(path);
  expect(await answer.json()).toMatchObject({
    success: true,
    data: {
      username: 'giulia.ferrante',
      redirect_uri: '/sezioni',
      abbonamenti: { mobile: false, digital: true, 'digital+': false, consent: false, rassegna: false },
      CDP: { subscription: { tipo_prodotto: 'digital', flag_ricorrente: true, slave: false } },
    },
  });
  expect(await refusal(await browser.get(path))).toEqual([410, 'ERR_CODE_EXPIRED']);
  const late = await freshCode();
  app.clock.advance(60_000);
  expect(await refusal(await browser.get(`/api/sso/id_code/${late}`))).toEqual([410, 'ERR_CODE_EXPIRED']);
});

test('the database stores no token, code or password in plain text', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  const token = await bearerOf(browser);
  const rows = await app.db.query<{ text: string }>(
    `select to_jsonb(t)::text as text from session_token t union all select to_jsonb(c)::text from sso_code c
     union all select to_jsonb(a)::text from account a`,
  );
  const all = rows.map(({ text }) => text).join();
  for (const secret of [token, browser.cookie('np_session') ?? '', PASSWORD]) expect(all).not.toContain(secret);
});

test('a state-changing call needs the XSRF header with the cookie, but not with a bearer token', async () => {
  const browser = await signedIn(app, 'lettore@example.it');
  const post = (headers: Record<string, string>): Promise<Response> =>
    app.request('http://account.mg.localhost:4300/api/user/onboarding', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ step: 'interests', state: 'done' }),
    });
  const cookie = browser.cookieHeader;
  const xsrf = browser.cookie('XSRF-TOKEN') ?? '';
  expect(await refusal(await post({ cookie }))).toEqual([403, 'ERR_XSRF']);
  expect(await refusal(await post({ cookie, 'x-xsrf-token': 'x' }))).toEqual([403, 'ERR_XSRF']);
  const swapped = cookie.replace(xsrf, 'abc');
  expect(await refusal(await post({ cookie: swapped, 'x-xsrf-token': 'abc' }))).toEqual([403, 'ERR_XSRF']);
  expect((await post({ cookie, 'x-xsrf-token': xsrf })).status).toBe(200);
  expect((await post({ authorization: `Bearer ${await bearerOf(browser)}` })).status).toBe(200);
});

test('a browser without its XSRF cookie gets it again', async () => {
  const browser = await signedIn(app, 'lettore@example.it');
  const answer = await app.request(`http://account.mg.localhost:4300${shortInfo}`, {
    headers: { cookie: `np_session=${browser.cookie('np_session')}` },
  });
  expect(answer.headers.getSetCookie().join()).toContain(`XSRF-TOKEN=${browser.cookie('XSRF-TOKEN')}`);
});

test.each(['/api/logout', '/api/user/notices/1'])('T24 %s refuses GET and forms of foreign pages', async (path) => {
  const url = `http://account.mg.localhost:4300${path}`;
  expect((await app.request(url)).status).toBe(405);
  const plain = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' };
  expect((await app.request(url, plain)).status).toBe(415);
  const foreign = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://evil.localhost:4300' },
    body: '{}',
  };
  expect(await refusal(await app.request(url, foreign))).toEqual([403, 'ERR_ORIGIN']);
});

test('a dismissed notice stays dismissed; another reader’s is not found', async () => {
  const browser = await signedIn(app, 'insoluto@example.it');
  const list = async () => {
    const answer = await (await browser.get('/api/user/notices')).json();
    return z.object({ data: z.object({ notices: z.array(z.object({ id: z.string() })) }) }).parse(answer).data.notices;
  };
  const [notice] = await list();
  const other = await signedIn(app, 'lettore@example.it');
  expect((await other.post(`/api/user/notices/${notice?.id}`)).status).toBe(404);
  expect((await other.post('/api/user/notices/0')).status).toBe(404);
  expect((await browser.post(`/api/user/notices/${notice?.id}`)).status).toBe(200);
  expect((await browser.post(`/api/user/notices/${notice?.id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('T29 nothing of a sign-in is logged', () => {
  const text = JSON.stringify(app.logged());
  expect(text).toContain('/api/site/login');
  for (const secret of [PASSWORD, 'example.it', 'np_session', 'Bearer']) expect(text).not.toContain(secret);
});

const wrong = { login: 'scaduto@example.it', password: 'Sbagliata-1' };
const right = { ...wrong, password: PASSWORD };

beforeEach(() => app.clock.advance(3_600_000));
afterEach(() => app.db.query('delete from login_attempt'));

test('wrong credentials get the same text, whether or not the account exists', async () => {
  const browser = new TestBrowser(app);
  const message = 'Credenziali non valide. Controlla e-mail e password, poi riprova.';
  for (const login of ['scaduto@example.it', 'nessuno@example.it']) {
    const answer = await browser.post('/api/site/login', { ...wrong, login });
    expect(await answer.json()).toEqual({
      success: false,
      data: { message, code: 'ERR_CREDENTIALS' },
      status: { code: 401 },
    });
  }
});

test('after ten failures in ten minutes even the right password is refused', async () => {
  const browser = new TestBrowser(app);
  const attempt = (body: object): Promise<Response> => browser.post('/api/site/login', body);
  for (let n = 0; n < 10; n += 1) expect((await attempt(wrong)).status).toBe(401);
  const refused = await attempt(right);
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(await refusal(refused)).toEqual([429, 'ERR_TOO_MANY_ATTEMPTS']);
  expect((await attempt({ ...right, login: 'lettore@example.it' })).status).toBe(200);
  app.clock.advance(600_000);
  expect((await attempt(right)).status).toBe(200);
});

test('the right password clears the count of failures and does not count itself', async () => {
  const browser = new TestBrowser(app);
  const attempt = async (body: object): Promise<number> => (await browser.post('/api/site/login', body)).status;
  for (let n = 0; n < 9; n += 1) await attempt(wrong);
  expect(await attempt(right)).toBe(200);
  for (let n = 0; n < 9; n += 1) expect(await attempt(wrong)).toBe(401);
  expect(await attempt(right)).toBe(200);
  expect(await app.db.query('select from login_attempt where key like $1', ['account:%'])).toEqual([]);
});
