import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

/** The heading of the screen that the newsstand has drawn. */
const heading = (page: Page) => page.locator('np-newsstand .newsstand h1');

interface Home {
  readonly issues: readonly { readonly id_edizione: number; readonly date: string }[];
  readonly highlights: readonly { readonly id: number; readonly title: string; readonly slug: string }[];
  readonly sections: readonly { readonly id: number; readonly slug: string; readonly titolo: string }[];
  readonly specials: readonly { readonly slug: string; readonly titolo: string; readonly id: number }[];
}

/** The content of the world's newsstand today, fetched from one of its pages. */
const homeData = async (page: Page): Promise<Home> => {
  await page.goto(at('mg', '/test-guest'));
  return page.evaluate(async () => (await (await fetch('/api/edicola/home')).json()).data);
};

test('each path shows its screen, with the paper’s name in its title', async ({ page }) => {
  for (const [path, title] of [
    ['/sezioni', 'Sezioni'],
    ['/speciali', 'Speciali'],
    ['/firme', 'Firme'],
    ['/ricerca', 'Cerca'],
    ['/ricerca/tram', 'Cerca'],
    ['/test-guest', 'Prova per visitatori'],
  ] as const) {
    await page.goto(at('mg', path));
    await expect(heading(page), path).toHaveText(title);
    await expect(page, path).toHaveTitle(/Il Meriggio di Gaviano$/);
    await expect.poll(() => pathOf(page)).toBe(path);
  }
});

test('the home shows the paper of the day, an unknown path the not-found screen with a link home', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(at('mg'));
  await expect(heading(page)).toHaveText(/^(Oggi|Ieri), /);
  await page.goto(at('mg', '/non/esiste'));
  await expect(heading(page)).toHaveText('Questa pagina non è in edicola');
  await page.locator('np-newsstand').getByRole('link', { name: 'Torna alla home' }).click();
  await expect(heading(page)).toHaveText(/^(Oggi|Ieri), /);
});

test('article: by id, with a title, under ds, and with the id in the query; without one the home', async ({ page }) => {
  const { highlights } = await homeData(page);
  const { id = 0, title = '', slug = '' } = highlights[1] ?? {};
  for (const path of [
    `/articolo/${id}`,
    `/articolo/${id}/${slug}`,
    `/articolo/ds/${id}`,
    `/articolo?id=${id}`,
    `/articolo/ds?id=${id}`,
  ]) {
    await page.goto(at('mg', path));
    await expect(heading(page), path).toHaveText(title);
    await expect.poll(() => pathOf(page)).toBe(path);
  }
  for (const path of ['/articolo', '/articolo?id=']) {
    await page.goto(at('mg', path));
    await expect(heading(page), path).toHaveText(/^(Oggi|Ieri), /);
    await expect.poll(() => pathOf(page)).toBe('/');
  }
});

for (const [kind, list] of [
  ['sezione', 'sections'],
  ['speciale', 'specials'],
] as const)
  test(`${kind}: with titolo, with all three parameters, by route or query; with neither the home`, async ({
    page,
  }) => {
    const home = await homeData(page);
    const { id = 0, slug = '', titolo = '' } = home[list][0] ?? {};
    const { id_edizione = 0, date = '' } = home.issues[0] ?? {};
    const day = date.replaceAll('-', '');
    for (const path of [
      `/${kind}/${slug}`,
      `/${kind}?titolo=${slug}`,
      `/${kind}/${slug}/${day}/${id_edizione}/${id}`,
      `/${kind}?id=${id}&id_edizione=${id_edizione}&date=${day}`,
    ]) {
      await page.goto(at('mg', path));
      await expect(heading(page), path).toHaveText(titolo);
      await expect.poll(() => pathOf(page)).toBe(path);
    }
    for (const path of [`/${kind}`, `/${kind}?id=${id}`, `/${kind}?id=${id}&date=${day}`, `/${kind}?titolo=`]) {
      await page.goto(at('mg', path));
      await expect(heading(page), path).toHaveText(/^(Oggi|Ieri), /);
      await expect.poll(() => pathOf(page)).toBe('/');
    }
  });

test('from /preferiti, /rassegna, /chatbot and /logout a visitor is redirected to sign in and would return', {
  tag: '@quick',
}, async ({ page }) => {
  for (const path of ['/preferiti', '/rassegna', '/chatbot', '/logout']) {
    await page.goto(at('mg', path));
    await page.waitForURL((url) => url.hostname === 'account.mg.localhost');
    const url = new URL(page.url());
    expect(url.pathname, path).toBe('/sso/request-login');
    expect(url.searchParams.get('redirect_uri')).toBe(at('mg', path));
  }
});

test('F06 while the login is unknown, a protected screen says so and is busy', async ({ page }) => {
  await page.route('**/api/user/short-info*', () => {});
  await page.goto(at('mg', '/preferiti'));
  const screen = page.locator('np-newsstand .newsstand');
  await expect(screen.getByRole('status').first()).toHaveText('Caricamento informazioni utente…');
  await expect(screen.locator('[aria-busy="true"]')).toHaveCount(1);
});

test('A66 favourites and chatbot open for a reader; the chatbot only for the staff', { tag: '@quick' }, async ({
  page,
}) => {
  await signInAs(page, 'mg', 'digital@example.it');
  for (const [path, title] of [
    ['/preferiti', 'Articoli preferiti'],
    ['/chatbot', "Non c'è nulla qui. Torna alla Home!"],
  ] as const) {
    await page.goto(at('mg', path));
    await expect(heading(page)).toHaveText(title);
  }
  await page.locator('np-newsstand').getByRole('link', { name: 'Torna alla home' }).click();
  await expect(heading(page)).toHaveText(/^(Oggi|Ieri), /);
});

test('the chatbot’s page admits the staff, without chat and footer', async ({ page }) => {
  await signInAs(page, 'mg', 'redazione@staff.example.it');
  await page.goto(at('mg', '/chatbot'));
  await expect(heading(page)).toHaveText('Chatbot news');
  await expect(page.locator('np-assistance-chat')).toBeHidden();
  await expect(page.locator('np-footer')).toBeHidden();
});

test('test-guest: a reader is logged out by one call and goes home, a visitor sees it with its sticky slot', async ({
  page,
}) => {
  await signInAs(page, 'mg', 'lettore@example.it');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/logout')) calls.push(request.url());
  });
  await page.goto(at('mg', '/test-guest'));
  await page.waitForURL(at('mg', '/'));
  expect(calls).toEqual([at('mg', '/logout')]);
  await expect(heading(page)).toHaveText(/^(Oggi|Ieri), /);
  expect(await page.evaluate(() => ['user', 'userPayload'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
  ]);
  await page.goto(at('mg', '/test-guest'));
  await expect(page.locator('np-newsstand [data-np-slot="sticky"]')).toBeVisible();
});

test('logout: one call, own keys removed, the account’s sign-out, then home; foreign keys stay', async ({ page }) => {
  await signInAs(page, 'mg', 'lettore@example.it');
  await page.goto(at('mg', '/test-guest-none'));
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/logout/.test(request.url())) seen.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto(at('mg', '/logout'));
  await page.waitForURL(at('mg', '/'));
  expect(seen.filter((call) => call.startsWith('POST'))).toEqual(['POST /logout']);
  await expect(heading(page)).toHaveText(/^(Oggi|Ieri), /);
  expect(seen.at(-1)).toBe('GET /sso/request-logout');
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('theme')])).toEqual([
    null,
    'dark',
  ]);
});

test('F12 a logout that fails says so and offers to try again', async ({ page }) => {
  await signInAs(page, 'mg', 'lettore@example.it');
  await page.route(at('mg', '/logout'), (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await page.goto(at('mg', '/logout'));
  const again = page.locator('np-newsstand').getByRole('button', { name: 'Riprova' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await page.waitForURL(at('mg', '/'));
});

test('login without a code goes home; a refused code is reported, sent once, and in no later address', async ({
  page,
}) => {
  await page.goto(at('mg', '/login'));
  await expect(heading(page)).toHaveText(/^(Oggi|Ieri), /);
  const exchanges: string[] = [];
  const later: string[] = [];
  page.on('request', (request) => {
    const text = request.url() + (request.headers().referer ?? '');
    if (request.url().includes('/api/sso/id_code/')) exchanges.push(request.url());
    else if (text.includes('C1-of-nobody') && !request.isNavigationRequest()) later.push(text);
  });
  await page.goto(at('mg', '/login?id_code=C1-of-nobody&redirect_uri=/sezioni'));
  const screen = page.locator('np-newsstand .newsstand');
  await expect(screen).toContainText('Non riusciamo a farti accedere. Contatta il servizio clienti.');
  await expect.poll(() => pathOf(page)).toBe('/login');
  await expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute(
    'href',
    `${at('account.mg', '/sso/request-login')}?redirect_uri=${encodeURIComponent(at('mg', '/sezioni'))}`,
  );
  await page.locator('np-newsstand').evaluate((element) => {
    const { parentElement } = element;
    element.remove();
    parentElement?.append(element);
  });
  await expect(screen).toContainText('Contatta il servizio clienti.');
  await page.reload();
  await expect(heading(page)).toHaveText(/^(Oggi|Ieri), /);
  expect(exchanges).toEqual([at('account.mg', '/api/sso/id_code/C1-of-nobody')]);
  expect(later).toEqual([]);
});
