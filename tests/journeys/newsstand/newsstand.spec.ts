import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

/** The heading of the screen that the newsstand has drawn. */
const heading = (page: Page) => page.locator('np-newsstand .newsstand h1');
const story = (page: Page, name: RegExp) => page.locator('np-newsstand .newsstand').getByRole('link', { name }).first();

test('F43 back and forward: right content, scroll and focus restored, nothing requested twice', {
  tag: '@quick',
}, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/edicola\/(home|articolo|sezione)$/.test(pathname)) calls.push(pathname + search);
  });
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto(at('mg'));
  const link = story(page, /1954, l’ultima corsa/);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(scrolled).toBeGreaterThan(100);
  // Late content may move the page until the moment of the press.
  await link.evaluate((anchor) => {
    anchor.addEventListener('click', () => Object.assign(window, { left: scrollY }), { capture: true });
  });
  await link.click();
  await expect(heading(page)).toHaveText(/1954, l’ultima corsa/);
  await expect.poll(scrolled).toBe(0);
  const before = Number(await page.evaluate(() => Reflect.get(window, 'left')));
  expect(before).toBeGreaterThan(100);
  await page.locator('np-newsstand .article-bar').getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Primo piano');
  await page.goBack();
  await expect(heading(page)).toHaveText(/1954, l’ultima corsa/);
  await page.goBack();
  await expect(heading(page)).toHaveText(/^(Oggi|Ieri), /);
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThanOrEqual(2);
  await page.goForward();
  await expect(heading(page)).toHaveText(/1954, l’ultima corsa/);
  expect(new Set(calls).size, calls.join()).toBe(calls.length);
});

test('A11 a change of route moves the focus to the heading, changes the title and is announced', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(at('mg', '/sezioni'));
  await expect(heading(page)).toHaveText('Sezioni');
  await expect(heading(page)).not.toBeFocused();
  await story(page, /^Cronaca$/).click();
  await expect(heading(page)).toHaveText('Cronaca');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Cronaca · Il Meriggio di Gaviano');
  await expect(page.locator('np-newsstand .announcer')).toHaveText('Cronaca');
});

test('the outline of an article that loads slowly has its figure where the article will have it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(at('mg'));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/edicola/articolo?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.locator('np-newsstand .newsstand .lead').getByRole('link').click();
  const outline = page.locator('np-newsstand .newsstand .skeleton i').nth(2);
  await expect(outline).toBeVisible();
  const expected = await outline.boundingBox();
  answer();
  const figure = page.locator('np-newsstand .newsstand .article-figure img');
  await expect(figure).toBeVisible();
  const box = await figure.boundingBox();
  expect([box?.x, box?.width]).toEqual([expected?.x, expected?.width]);
  expect(Math.abs((box?.height ?? 0) - (expected?.height ?? 0))).toBeLessThan(1);
});

test('links of the header stay inside the page', async ({ page }) => {
  await page.goto(at('mg'));
  await expect(heading(page)).toHaveText(/^(Oggi|Ieri), /);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('np-header').getByRole('link', { name: 'Speciali' }).first().click();
  await expect(heading(page)).toHaveText('Speciali');
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
});

test('F16 an article answered with 400, 403, 404, 405, 500, or 200 and success false: what is wrong, and back works', {
  tag: '@quick',
}, async ({ page }) => {
  for (const [status, text] of [
    [400, '400 Bad Request'],
    [403, '403 Forbidden'],
    [404, '404 Not Found — No route matches URL'],
    [405, '405 Method Not Allowed'],
    [500, 'Unknown Server Error'],
    [200, 'Unknown Server Error'],
  ] as const) {
    await page.goto(at('mg', '/sezione/cronaca'));
    await expect(heading(page)).toHaveText('Cronaca');
    const body = JSON.stringify({ success: false, data: { message: 'no', article: null }, status: { code: status } });
    await page.route('**/api/edicola/articolo?*', (route) =>
      route.fulfill({ status, contentType: 'application/json', body }),
    );
    await page.locator('np-newsstand .stories').getByRole('link').first().click();
    await expect(heading(page)).toHaveText('Unexpected Application Error!');
    await expect(page.locator('np-newsstand .newsstand code'), String(status)).toHaveText(text);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toHaveText('Cronaca');
    await page.unrouteAll();
    await page.goForward();
    await expect(page.locator('np-newsstand .article-title')).toBeVisible();
  }
});

const bodies = [
  ['HTML', '<!doctype html><p>ciao</p>'],
  ['cut JSON', '{"success":true,"data":{"iss'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"ok"'],
  ['zero', '0'],
  ['other data', '{"success":true,"data":{"issues":"x"}}'],
] as const;

test(`F13 the home answered with ${bodies.map(([what]) => what).join(', ')} shows its error screen and no broken text`, async ({
  page,
}) => {
  let answered = '';
  await page.route('**/api/edicola/home*', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: answered }),
  );
  for (const [what, body] of bodies) {
    answered = body;
    await page.goto(at('mg'));
    await expect(heading(page), what).toHaveText('Questa pagina non si può mostrare');
    const text = await page.locator('np-newsstand .newsstand').innerText();
    expect(text, what).not.toMatch(/undefined|NaN|\[object|null/);
  }
});

test('offline, the screen says so and tries again', async ({ page }) => {
  await page.goto(at('mg', '/sezioni'));
  await expect(heading(page)).toHaveText('Sezioni');
  await page.route('**/api/edicola/sezione*', (route) => route.abort());
  await story(page, /^Cronaca$/).click();
  await expect(heading(page)).toHaveText('Sei senza connessione');
  await page.unrouteAll();
  await page.locator('np-newsstand').getByRole('button', { name: 'Riprova' }).click();
  await expect(heading(page)).toHaveText('Cronaca');
});

test('no paper of today yet: yesterday’s cover, Ieri and a note about it', async ({ page }) => {
  await page.goto(at('mg', '/test-guest'));
  const json = await page.evaluate(async () => (await fetch('/api/edicola/home')).json());
  const [issue] = json.data.issues;
  const date = new Date(Date.now() - 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Europe/Rome' });
  json.data.issues = ['Gaviano città', 'Costa'].map((title, n) => ({ ...issue, id_edizione: n + 1, title, date }));
  json.data.highlights = json.data.highlights.map((one: object) => ({ ...one, image: null }));
  await page.route('**/api/edicola/home*', (route) => route.fulfill({ json }));
  await page.goto(at('mg'));
  await expect(heading(page)).toHaveText(/^Ieri, /);
  await expect(page.locator('np-newsstand .hint')).toContainText('L’edizione di oggi non è ancora uscita');
  await page.locator('np-newsstand').getByRole('link', { name: 'Costa', exact: true }).click();
  await expect(page.locator('np-newsstand .newsstand .cover')).toContainText('Costa');
  await expect(page.locator('np-newsstand .hero .picture')).toHaveCount(0);
});

test('a local edition has an address, a cover and first stories of its own; reload and back keep it', async ({
  page,
}) => {
  await page.goto(at('mg'));
  const cover = page.locator('np-newsstand .newsstand .cover');
  const lead = page.locator('np-newsstand .newsstand .lead h2');
  const editions = page.getByRole('navigation', { name: 'Edizione' });
  const seen: string[] = [];
  for (const [title, search] of [
    ['Gaviano città', ''],
    ['Costa', '?edizione=costa'],
    ['Valle del Tarso', '?edizione=valle-del-tarso'],
  ] as const) {
    await editions.getByRole('link', { name: title }).click();
    await expect(cover).toContainText(`16 pagine · ${title}`);
    await expect.poll(() => new URL(page.url()).search).toBe(search);
    await expect(editions.locator('[aria-current=page]')).toHaveText(title);
    await expect(page.locator('np-header a[aria-current=page]').first()).toHaveText('Edicola');
    seen.push(`${await lead.innerText()} ${await cover.getByRole('img').getAttribute('src')}`);
  }
  expect(new Set(seen.map((one) => one.replace(/ \S+$/, ''))).size).toBe(3);
  expect(new Set(seen.map((one) => one.replace(/.* /, ''))).size).toBe(3);
  await page.reload();
  await expect(cover).toContainText('Valle del Tarso');
  await expect(editions.locator('[aria-current=page]')).toHaveText('Valle del Tarso');
  await page.goBack();
  await expect(cover).toContainText('Costa');
});

test('a single edition hides the switch; the calendar opens an earlier day', async ({ page }) => {
  await page.goto(at('lg'));
  await expect(heading(page)).toHaveText(/^(Oggi|Ieri), /);
  await expect(page.getByRole('navigation', { name: 'Edizione' })).toHaveCount(0);
  await page.locator('np-newsstand').getByRole('button', { name: 'Apri il calendario' }).click();
  await page.locator('np-newsstand').getByRole('button', { name: 'Mese precedente' }).click();
  const day = page
    .locator('np-newsstand')
    .getByRole('link', { name: /^Edizione del 1[0-9] / })
    .first();
  const name = (await day.getAttribute('aria-label'))?.replace('Edizione del ', '') ?? '';
  await day.click();
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveURL(/\?date=\d{8}$/);
});

test('A10 A32 search: words in the address, highlights, filters that keep the scroll position, recent searches, no results', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(at('mg', '/ricerca'));
  const box = page.locator('np-newsstand .newsstand input[type=search]');
  await box.fill('scuola');
  await box.press('Enter');
  await expect(page.locator('np-newsstand .results-head')).toContainText('risultati per «scuola»');
  await expect(page).toHaveURL(/\?q=scuola$/);
  await expect(page.locator('np-newsstand mark').first()).toHaveText(/scuol/i);
  await page.locator('np-newsstand').getByLabel('Sezione').focus();
  await page.locator('np-newsstand').getByLabel('Sezione').selectOption({ index: 1 });
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?q=scuola&section=/);
  await expect(page.locator('np-newsstand').getByLabel('Sezione')).toBeFocused();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?q=scuola');
  const more = page.locator('np-newsstand').getByRole('button', { name: /^Carica altri/ });
  await expect(page.locator('np-newsstand .newsstand .stories > li')).toHaveCount(20);
  await more.click();
  await expect.poll(() => page.locator('np-newsstand .newsstand .stories > li').count()).toBeGreaterThan(20);
  await box.fill('zzzznulla');
  await box.press('Enter');
  await expect(page.locator('np-newsstand .none')).toContainText('Nessun risultato trovato');
  await expect(page.locator('np-newsstand .recent')).toContainText('scuola');
});

test('on phones the filters are one row, and a sheet that applies them and counts the results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at('mg', '/ricerca?q=scuola&periodo=30'));
  const stand = page.locator('np-newsstand .newsstand');
  const row = stand.locator('.filter-row');
  await expect(row.getByRole('button', { name: 'Filtri 1 in uso' })).toBeVisible();
  await expect(stand.locator('.search > .filters')).toBeHidden();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);
  await row.getByRole('button', { name: /^Filtri/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtri' });
  const before = await sheet.getByRole('button', { name: /^Mostra/ }).innerText();
  await sheet.getByLabel('Sezione').selectOption({ index: 1 });
  await expect(sheet.getByRole('button', { name: /^Mostra/ })).not.toHaveText(before);
  await sheet.getByRole('button', { name: /^Mostra/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Filtri 2 in uso' })).toBeFocused();
  await row.getByRole('button', { name: 'Togli il filtro Ultimi 30 giorni' }).click();
  await expect(row.getByRole('button', { name: 'Filtri 1 in uso' })).toBeVisible();
});

test('the archive is called on its own host, with the reader’s bearer, and its stories open in place', async ({
  page,
}) => {
  await page.goto(
    `${at('account.mg', '/sso/request-login')}?redirect_uri=${encodeURIComponent(at('mg', '/ricerca?q=governo&dove=archivio'))}`,
  );
  await page.getByLabel('E-mail o nome utente').fill('digital@example.it');
  await page.getByLabel('Password').fill('Edicola-2026!');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL((url) => url.pathname === '/ricerca');
  await expect(page.locator('np-newsstand .results-head')).toContainText('per «governo»');
  await page.locator('np-newsstand details summary').first().click();
  await expect(page.locator('np-newsstand .archived p').first()).toBeVisible();
});

test('an article for subscribers: its beginning, the block, and why', { tag: '@quick' }, async ({ page }) => {
  await signInAs(page, 'mg', 'lettore@example.it');
  await page.goto(at('mg'));
  await story(page, /Il tram torna in città/).click();
  const block = page.locator('np-newsstand .locked-block');
  await expect(block).toContainText('Per continuare a leggere serve un abbonamento');
  await expect(block.getByRole('link', { name: 'Accedi' })).toHaveCount(0);
  await block.getByRole('button', { name: 'Perché non posso leggere?' }).click();
  await expect(block).toContainText('Per leggere serve: Online, Digital o Digital Plus.');
  await expect(block).toContainText('Il tuo account non ha abbonamenti attivi.');
  await expect(block).toContainText('Account: lettore@example.it');
});

test('F61 text size is kept, the link is copied or the failure shown, a favourite is kept and deleted', async ({
  page,
  context,
}) => {
  await signInAs(page, 'mg', 'digital@example.it');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: at('mg').slice(0, -1) });
  await page.goto(at('mg'));
  await story(page, /Pronto soccorso/).click();
  const article = page.locator('np-newsstand article.article');
  const size = () =>
    article
      .locator('.prose p')
      .first()
      .evaluate((one) => getComputedStyle(one).fontSize);
  await expect.poll(size).toBe('19px');
  await article.getByRole('button', { name: 'Testo' }).click();
  await article.getByRole('radio', { name: 'Molto grande' }).check();
  await expect.poll(size).toBe('24px');
  await article.getByRole('button', { name: 'Copia link' }).click();
  await expect(article.locator('.toast')).toHaveText('Link copiato negli appunti');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) }));
  await article.getByRole('button', { name: 'Copia link' }).click();
  await expect(article.locator('.toast')).toHaveText('Errore nella copia del link');
  const save = article.getByRole('button', { name: /^Salva/ });
  if ((await save.getAttribute('aria-pressed')) === 'true') await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/user/preferiti') && answer.request().method() === 'POST',
  );
  await save.click();
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect.poll(size).toBe('24px');
  await page.goto(at('mg', '/preferiti'));
  const list = page.locator('np-newsstand .favourites');
  await list.getByRole('checkbox', { name: /Pronto soccorso/ }).check();
  await list.getByRole('button', { name: 'Elimina 1 articolo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(list.locator('.toast')).toHaveText('1 articolo eliminato');
  await expect(list.getByRole('checkbox', { name: /Pronto soccorso/ })).toHaveCount(0);
});

for (const routing of ['hash', 'memory'])
  test(`routing="${routing}": the newsstand changes its screens on somebody else’s page`, async ({ page }) => {
    await page.goto(at('mg', `/prova/elemento/np-newsstand?routing=${routing}`));
    const element = page.locator('np-newsstand');
    await expect(heading(page)).toHaveText(/^(Oggi|Ieri), /);
    await element.getByRole('link', { name: 'Tutte le sezioni' }).click();
    await expect(heading(page)).toHaveText('Sezioni');
    const addressed = () => [new URL(page.url()).pathname, new URL(page.url()).hash];
    await expect.poll(addressed).toEqual(['/prova/elemento/np-newsstand', routing === 'hash' ? '#/sezioni' : '']);
  });
