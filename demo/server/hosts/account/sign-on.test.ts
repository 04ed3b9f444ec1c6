import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../domain/seed/people/people.ts';
import { SHORT_MS } from '../../domain/session/store.ts';
import { signedIn, TestBrowser } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const account = 'http://account.mg.localhost:4300';
const newsstand = 'http://mg.localhost:4300';

/** Sends the form like a browser without script. */
const submit = (
  browser: TestBrowser,
  fields: Record<string, string>,
  query = '',
  origin = account,
): Promise<Response> =>
  browser.request(`/sso/request-login${query}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

const good = { login: 'digital@example.it', password: PASSWORD, remember: '1' };

const toLogin = (response: Response): [string, string | null] => {
  const url = new URL(response.headers.get('location') ?? '');
  expect(url.searchParams.get('id_code')).toMatch(/^[\w-]{43}$/);
  return [url.origin + url.pathname, url.searchParams.get('redirect_uri')];
};

test('an unknown address shows the not-found page with a link home; a call gets JSON', async () => {
  const browser = new TestBrowser(app);
  for (const path of ['/mai-vista', '/user/mai-vista']) {
    const response = await browser.get(path);
    const page = await response.text();
    expect([path, response.status]).toEqual([path, 404]);
    expect(page).toContain('<h1>Pagina non trovata</h1>');
    expect(page).toContain('<a class="button" href="/">Torna alla home</a>');
    expect(page).toContain('<np-header area="Area personale"');
  }
  const call = await browser.get('/api/mai-vista');
  expect([call.status, (await call.json()).status]).toEqual([404, { code: 404 }]);
});

test('/sso/login redirects to the form and keeps the return target', async () => {
  const response = await new TestBrowser(app).get('/sso/login?redirect_uri=%2Fsezioni');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/sso/request-login?redirect_uri=%2Fsezioni');
});

test('the form has two fields, one button, no header element, and cannot be framed by others', async () => {
  const response = await new TestBrowser(app).get(`/sso/request-login?redirect_uri=${newsstand}/sezioni`);
  const page = await response.text();
  expect(page).not.toContain('<header');
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(page).toMatch(/<button[^>]*type="submit">Accedi<\/button>/);
  expect(page).toMatch(/<label for="login">E-mail o nome utente<\/label>/);
  expect(page).toMatch(/<label for="password">Password<\/label>/);
  expect(page).toContain(`action="/sso/request-login?redirect_uri=${encodeURIComponent(`${newsstand}/sezioni`)}"`);
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the right password redirects to the newsstand’s login with a code; later visits skip the form', async () => {
  const browser = new TestBrowser(app);
  const response = await submit(browser, good, '?redirect_uri=%2Fsezioni%3Fx%3D1');
  expect(response.status).toBe(303);
  expect(toLogin(response)).toEqual([`${newsstand}/login`, '/sezioni?x=1']);
  const again = await browser.get(`/sso/request-login?redirect_uri=${newsstand}/articolo/1`);
  expect(again.status).toBe(302);
  expect(toLogin(again)).toEqual([`${newsstand}/login`, '/articolo/1']);
});

test.each([
  ['no password', { login: 'digital@example.it', password: '' }, 422, 'Compilare tutti i campi richiesti'],
  [
    'a wrong one',
    { login: 'digital@example.it', password: 'x' },
    401,
    'Credenziali non valide. Controlla e-mail e password, poi riprova.',
  ],
])('%s: the form again, with the e-mail and the target, without the password', async (_, fields, status, text) => {
  const response = await submit(new TestBrowser(app), fields, '?redirect_uri=%2Fsezioni');
  const page = await response.text();
  expect(response.status).toBe(status);
  expect(page).toContain(`role="alert" id="errore">${text}</p>`);
  expect(page).toContain('value="digital@example.it"');
  expect(page).toContain(encodeURIComponent(`${newsstand}/sezioni`));
  expect(page.match(/name="password"[^>]*/)?.[0]).not.toContain('value=');
});

test('typed text returns escaped, never as markup', async () => {
  const page = await (await submit(new TestBrowser(app), { login: '"><script>x</script>', password: 'x' })).text();
  expect(page).not.toContain('<script>');
});

test('a page of another site cannot sign a reader in', async () => {
  const browser = new TestBrowser(app);
  expect((await submit(browser, good, '', 'http://evil.localhost:4300')).status).toBe(403);
  expect((await submit(browser, good, '', 'null')).status).toBe(403);
  expect(browser.cookie('np_session')).toBeUndefined();
});

test.each([
  'https://evil.example/',
  '//evil.example',
  'http://mg.localhost.evil.example/',
  'http://evil@mg.localhost:4300/',
  'http://lg.localhost:4300/',
  'http://mg.localhost:4301/',
  'javascript:alert(1)',
  'http:\\\\evil.example',
  `${newsstand}/logout`,
  '/login?id_code=x',
  '/sso/request-logout',
])('a return target that is refused is ignored: %s', async (target) => {
  const query = `?redirect_uri=${encodeURIComponent(target)}`;
  expect(toLogin(await submit(new TestBrowser(app), good, query))).toEqual([`${newsstand}/login`, '/']);
});

test.each([
  `${account}/user/profile`,
  'http://www.mg.localhost:4300/articolo/1',
  'http://shop.mg.localhost:4300/vetrina',
])('a target on another host of the brand is gone to directly: %s', async (target) => {
  const response = await submit(new TestBrowser(app), good, `?redirect_uri=${encodeURIComponent(target)}`);
  expect(response.headers.get('location')).toBe(target);
});

test('JSON sign-in returns the same address', async () => {
  const browser = new TestBrowser(app);
  const response = await browser.post('/api/site/login', {
    ...good,
    remember: true,
    redirect_uri: `${newsstand}/speciali`,
  });
  const { data } = (await response.json()) as { data: { redirect_uri: string } };
  const url = new URL(data.redirect_uri);
  expect([url.origin, url.pathname, url.searchParams.get('redirect_uri')]).toEqual([newsstand, '/login', '/speciali']);
});

test('signing out ends the session and redirects back', async () => {
  const browser = await signedIn(app, 'lettore@example.it');
  const response = await browser.get(`/sso/request-logout?redirect_uri=${newsstand}/sezioni`);
  expect(response.headers.get('location')).toBe(`${newsstand}/sezioni`);
  expect((await browser.get('/api/user/short-info')).status).toBe(401);
  expect((await browser.get('/logout')).headers.get('location')).toBe('/sso/request-logout');
  expect((await browser.get('/sso/request-logout?redirect_uri=https://evil.example')).headers.get('location')).toBe(
    `${newsstand}/`,
  );
});

describe('a session that is over', () => {
  const ended = 'La sessione è scaduta. Accedi di nuovo.';
  const form = async (browser: TestBrowser) => (await browser.get('/sso/request-login')).text();

  test('the sign-in page says so once when the browser presents it', async () => {
    const browser = await signedIn(app, 'lettore@example.it');
    app.clock.advance(SHORT_MS);
    expect((await browser.get('/user-devices')).status).toBe(302);
    expect(await form(browser)).toContain(`problem="${ended}"`);
    expect(await form(browser)).not.toContain(ended);
  });

  test('and after the page has logged out', async () => {
    const browser = await signedIn(app, 'lettore@example.it');
    app.clock.advance(SHORT_MS);
    expect((await browser.post('/api/logout', {})).status).toBe(200);
    expect(await form(browser)).toContain(`problem="${ended}"`);
    expect(await form(browser)).not.toContain(ended);
  });

  test('nothing is said after a logout of the reader’s, or to a visitor', async () => {
    const browser = await signedIn(app, 'lettore@example.it');
    expect((await browser.post('/api/logout', {})).status).toBe(200);
    expect(await form(browser)).not.toContain(ended);
    expect(await form(new TestBrowser(app))).not.toContain(ended);
  });
});

test.each(['/dashboard', '/user/profile', '/user-profile', '/user-profile-edit-password', '/user-devices'])(
  '%s is for signed-in readers; others sign in first and return',
  async (path) => {
    const response = await new TestBrowser(app).get(path);
    expect(response.headers.get('location')).toBe(
      `${account}/sso/request-login?redirect_uri=${encodeURIComponent(account + path)}`,
    );
    const browser = await signedIn(app, 'digital@example.it');
    const page = await browser.get(path);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<h1>[^<]+<\/h1>/);
  },
);

test('/ redirects to the dashboard; registration and password reset are open to visitors', async () => {
  const browser = new TestBrowser(app);
  expect((await browser.get('/')).headers.get('location')).toBe('/dashboard');
  for (const path of ['/registrazione', '/password-dimenticata']) expect((await browser.get(path)).status).toBe(200);
});
