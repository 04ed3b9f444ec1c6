import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountIdOf, PASSWORD } from '../../domain/seed/people/people.ts';
import { defaultSettings } from '../../domain/world/settings.ts';
import { signedIn, TestBrowser } from '../../testing/signed-in.ts';
import { post, startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => post(app, 'http://localhost:4300/api/console/reset', {}));

/** A reader's browser at the providers: keeps their cookies. */
class ProviderBrowser {
  readonly #cookies = new Map<string, string>();

  async visit(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = form && { method: 'POST', body: new URLSearchParams(form) };
    const response = await app.request(address, { ...init, headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.#cookies.set(name, value);
    }
    return response;
  }
}

const locationOf = (response: Response, base = 'http://account.mg.localhost:4300'): string =>
  new URL(response.headers.get('location') ?? '', base).href;

/** Leaves for a provider, chooses an account there, and returns the address that leads back. */
const choose = async (browser: TestBrowser, id: string, account: string, at = new ProviderBrowser()): Promise<URL> => {
  const leave = await browser.get(`/sso/${id}?redirect_uri=%2Fsezioni`);
  const asked = await at.visit(locationOf(leave));
  const page = locationOf(asked, locationOf(leave));
  expect(await (await at.visit(page)).text()).toContain('Scegli un account');
  const chosen = await at.visit(page, { account });
  return new URL(locationOf(await at.visit(locationOf(chosen, page)), page));
};

const come = (browser: TestBrowser, back: URL): Promise<Response> => browser.get(back.pathname + back.search);

const formOf = async (browser: TestBrowser, response: Response): Promise<string> =>
  (await browser.get(response.headers.get('location') ?? '')).text();

const signedInAt = (response: Response, newsstand: string): void => {
  const url = new URL(response.headers.get('location') ?? '');
  expect([url.origin + url.pathname, url.searchParams.get('redirect_uri')]).toEqual([`${newsstand}/login`, '/sezioni']);
  expect(url.searchParams.get('id_code')).toMatch(/^[\w-]{43}$/);
};

const isSignedIn = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.get('/api/user/short-info')).status === 200;

test('the reader leaves with PKCE, a state and a nonce, and for the one address that the provider knows', async () => {
  const leave = await new TestBrowser(app).get('/sso/google');
  const { origin, pathname, searchParams } = new URL(leave.headers.get('location') ?? '');
  expect([origin, pathname]).toEqual(['http://google.localhost:4300', '/auth']);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'np-mg',
    response_type: 'code',
    redirect_uri: 'http://account.mg.localhost:4300/sso/google/callback',
    scope: 'openid email',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
});

test('a linked Google account signs in', async () => {
  const browser = new TestBrowser(app);
  const back = await choose(browser, 'google', 'giulia.ferrante@google.example');
  signedInAt(await come(browser, back), 'http://mg.localhost:4300');
  expect(await isSignedIn(browser)).toBe(true);
});

test.each([
  [
    'google',
    'altro.account@google.example',
    'Questo account Google non è collegato a un abbonamento. Prova con un altro account.',
  ],
  ['google', 'guasto@google.example', 'Accesso con Google non riuscito.'],
  ['google', '', 'Accesso con Google non riuscito.'],
  [
    'identity',
    'gruppo-0562',
    'Questo account Gruppo Editoriale non è collegato a un abbonamento. Prova con un altro account.',
  ],
  ['identity', 'gruppo-0999', 'Accesso con Gruppo Editoriale non riuscito.'],
])('%s with %j: %s', async (id, account, text) => {
  const browser = new TestBrowser(app, 'QP');
  const response = await come(browser, await choose(browser, id, account));
  const page = await formOf(browser, response);
  expect(page).toContain(text);
  expect(page).toContain(encodeURIComponent('http://qp.localhost:4300/sezioni'));
  expect(browser.cookie('np_session')).toBeUndefined();
});

test('a person with the verified address of an account is linked to it, for good', async () => {
  const browser = new TestBrowser(app, 'QP');
  signedInAt(await come(browser, await choose(browser, 'identity', 'gruppo-0417')), 'http://qp.localhost:4300');
  const links = () =>
    app.db.query('select account_id, brand_id, realm, subject from identity_link where realm = $1', [
      'gruppo.localhost',
    ]);
  const link = {
    account_id: accountIdOf(9, 'digital@example.it'),
    brand_id: 9,
    realm: 'gruppo.localhost',
    subject: 'gruppo-0417',
  };
  expect(await links()).toEqual([link]);
  await app.db.query(`update account set email = 'nuova@example.it' where id = $1`, [link.account_id]);
  const later = new TestBrowser(app, 'QP');
  signedInAt(await come(later, await choose(later, 'identity', 'gruppo-0417')), 'http://qp.localhost:4300');
  expect(await links()).toEqual([link]);
  await app.db.query(`update account set email = 'digital@example.it' where id = $1`, [link.account_id]);
});

test('an account whose owner has not confirmed its address is not linked to a person who has', async () => {
  const id = accountIdOf(9, 'digital@example.it');
  await app.db.query('delete from identity_link');
  await app.db.query('update account set verified_at = null where id = $1', [id]);
  const browser = new TestBrowser(app, 'QP');
  const response = await come(browser, await choose(browser, 'identity', 'gruppo-0417'));
  expect(response.headers.get('location')).toContain('errore=identity-non-collegato');
  await app.db.query('update account set verified_at = created_at where id = $1', [id]);
});

test.each([
  ['another state', (back: URL) => back.searchParams.set('state', 'x')],
  ['no state', (back: URL) => back.searchParams.delete('state')],
  ['a code of nobody', (back: URL) => back.searchParams.set('code', 'x')],
  ['another provider’s name', (back: URL) => back.searchParams.set('iss', 'http://gruppo.localhost:4300')],
  ['no name of the provider', (back: URL) => back.searchParams.delete('iss')],
])('an answer with %s signs nobody in', async (_, tamper) => {
  const browser = new TestBrowser(app);
  const back = await choose(browser, 'google', 'giulia.ferrante@google.example');
  tamper(back);
  expect(await formOf(browser, await come(browser, back))).toContain('Accesso con Google non riuscito.');
  expect(browser.cookie('np_session')).toBeUndefined();
});

test('a code counts once, and only in the browser that asked for it', async () => {
  const browser = new TestBrowser(app);
  const back = await choose(browser, 'google', 'giulia.ferrante@google.example');
  const other = new TestBrowser(app);
  expect((await come(other, back)).headers.get('location')).toBe('/sso/request-login?errore=google-non-riuscito');
  await other.get('/sso/google');
  expect((await come(other, back)).headers.get('location')).toBe('/sso/request-login?errore=google-non-riuscito');
  expect(other.cookie('np_session')).toBeUndefined();
  await come(browser, back);
  const again = await come(browser, back);
  expect(again.headers.get('location')).toBe('/sso/request-login?errore=google-non-riuscito');
});

test.each(['failing', 'absent'] as const)(
  'a provider that is %s: the form says so, before and after',
  async (state) => {
    const browser = new TestBrowser(app);
    const back = await choose(browser, 'google', 'giulia.ferrante@google.example');
    const services = { ...defaultSettings.services, google: state };
    await post(app, 'http://localhost:4300/api/console/settings', { services });
    expect(await formOf(browser, await come(browser, back))).toContain('Accesso con Google non riuscito.');
  },
);

test('the provider sends nobody to an address that it does not know', async () => {
  const query = new URLSearchParams({
    client_id: 'np-mg',
    response_type: 'code',
    redirect_uri: 'https://evil.example/sso/google/callback',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const answer = await app.request(`http://google.localhost:4300/auth?${query}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
});

test('one brand has a provider of its own: its form leads there, the others’ do not', async () => {
  const form = async (sigla: string) => (await new TestBrowser(app, sigla).get('/sso/request-login')).text();
  expect(await form('QP')).toContain('provider="Gruppo Editoriale"');
  expect(await form('QP')).toContain('<a class="second" href="/sso/identity">Continua con Gruppo Editoriale</a>');
  expect(await form('MG')).not.toContain('Gruppo Editoriale');
  expect((await new TestBrowser(app).get('/sso/identity')).status).toBe(404);
});

test('signing out ends the session at the provider too, if the reader wants, and leads back', async () => {
  const browser = new TestBrowser(app, 'QP');
  const at = new ProviderBrowser();
  await come(browser, await choose(browser, 'identity', 'gruppo-0417', at));
  const leave = await browser.get('/sso/request-logout?redirect_uri=http://qp.localhost:4300/speciali');
  const address = new URL(leave.headers.get('location') ?? '');
  expect([address.origin, address.searchParams.get('post_logout_redirect_uri')]).toEqual([
    'http://gruppo.localhost:4300',
    'http://account.qp.localhost:4300/sso/signed-out',
  ]);
  expect(await isSignedIn(browser)).toBe(false);
  const page = await (await at.visit(address.href)).text();
  expect(page).toContain('Vuoi uscire anche da Gruppo Editoriale?');
  const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(page) ?? [];
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
  const back = new URL(locationOf(await at.visit(action, { xsrf, logout: 'yes' })));
  expect(back.pathname).toBe('/sso/signed-out');
  expect((await come(browser, back)).headers.get('location')).toBe('http://qp.localhost:4300/speciali');
  expect((await browser.get('/sso/signed-out')).headers.get('location')).toBe('http://qp.localhost:4300/');
});

test('a reader who signed in with Google or with a password leaves no further than the paper', async () => {
  const google = new TestBrowser(app);
  await come(google, await choose(google, 'google', 'giulia.ferrante@google.example'));
  for (const browser of [google, await signedIn(app, 'lettore@example.it', 'QP')])
    expect((await browser.get('/sso/request-logout')).headers.get('location')).toBe(`${browser.origin('newsstand')}/`);
});

test('a reader who signs in with a password after another one did at a provider is not led to that one’s session', async () => {
  const browser = new TestBrowser(app, 'QP');
  await come(browser, await choose(browser, 'identity', 'gruppo-0417'));
  await browser.post('/api/logout');
  await browser.post('/api/site/login', { login: 'lettore@example.it', password: PASSWORD });
  expect((await browser.get('/sso/request-logout')).headers.get('location')).toBe('http://qp.localhost:4300/');
});

test('the log names the provider and the failure, and holds neither code nor token', async () => {
  const browser = new TestBrowser(app);
  const back = await choose(browser, 'google', 'guasto@google.example');
  await come(browser, back);
  const line = app.logged().findLast(({ event }) => event === 'identity provider');
  expect(line).toMatchObject({ provider: 'google', name: 'ResponseBodyError', code: 'OAUTH_RESPONSE_BODY_ERROR' });
  expect(JSON.stringify(app.logged())).not.toContain(back.searchParams.get('code'));
});
