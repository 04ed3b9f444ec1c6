import type { Page } from '@playwright/test';
import { brandIdentities } from '../../../src/rules/brand/brand.ts';
import { at, expect, test } from '../lib/pages.ts';

const newsstand = (page: Page) => page.locator('np-newsstand .newsstand');

test('earlier editions are requested when they come into view', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/edicola/edizioni')) asked.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('mg'));
  await expect(newsstand(page).locator('h1')).toHaveText(/^(Oggi|Ieri), /);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await newsstand(page).getByRole('heading', { name: 'Edizioni precedenti' }).scrollIntoViewIfNeeded();
  await expect(newsstand(page).locator('.covers img')).toHaveCount(7);
  expect(asked).toHaveLength(1);
});

test('on a phone the home of every brand is at most 4500px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { sigla } of brandIdentities) {
    await page.goto(at(sigla.toLowerCase()));
    await expect(newsstand(page).locator('h1')).toHaveText(/^(Oggi|Ieri), /);
    await newsstand(page).getByRole('heading', { name: 'Edizioni precedenti' }).scrollIntoViewIfNeeded();
    await expect(newsstand(page).locator('.covers li').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight), sigla).toBeLessThanOrEqual(4500);
  }
});

test('at 320px the editions are in one row, whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(at('mg'));
  const names = newsstand(page).locator('.segments span');
  await expect(names).toHaveCount(3);
  const boxes = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(304);
  expect(await names.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))).toEqual([0, 0, 0]);
});

test('a section says its own pages; its page shows them, opens the paper there, and has the calendar', {
  tag: '@quick',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(at('mg', '/sezioni'));
  const row = newsstand(page)
    .locator('.shelf-row')
    .filter({ has: page.getByRole('link', { name: 'Cronaca' }) });
  await expect(row).toContainText(/Pagine \d+–\d+ · \d+ articoli/);
  const first = /Pagine (\d+)–/.exec(await row.innerText())?.[1];
  await expect(row.locator('img')).toHaveAttribute('src', new RegExp(`/${first}\\.avif`));
  await row.getByRole('link').click();
  await expect(newsstand(page).locator('h1')).toHaveText('Cronaca');
  const rail = newsstand(page).locator('.shelf-rail');
  await expect(rail.getByRole('link', { name: `Pagina ${first}`, exact: true })).toBeVisible();
  const briefs = rail.locator('section').filter({ hasText: 'In breve' }).getByRole('link');
  await expect(briefs.first()).toBeVisible();
  const main = await newsstand(page).locator('.shelf-grid > div .story-title').allInnerTexts();
  expect(main.filter((title) => title === '')).toEqual([]);
  for (const title of await briefs.allInnerTexts()) expect(main).not.toContain(title);
  await newsstand(page)
    .getByRole('button', { name: /Apri il calendario$/ })
    .click();
  const day = newsstand(page)
    .getByRole('link', { name: /^Edizione del / })
    .first();
  await day.click();
  await expect(page).toHaveURL(/\/sezione\/cronaca\/\d{8}$/);
  await page.goBack();
  await rail.getByRole('link', { name: `Sfoglia da pagina ${first}` }).click();
  await expect(page).toHaveURL(new RegExp(`#sfoglia=\\d+/${first}$`));
});

test('beside a long section the other sections stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('mg', '/sezione/cronaca'));
  const others = newsstand(page).locator('.shelf-rail > :last-child');
  await expect(others).toContainText('Altre sezioni');
  for (const top of [1200, 2000, 2800]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect(others).toBeInViewport({ ratio: 0.9 });
  }
});

test('signatures name their latest story; specials their pages and day', async ({ page }) => {
  await page.goto(at('mg', '/firme'));
  const author = newsstand(page).locator('.shelf-row').first();
  const latest = await author.locator('.summary').innerText();
  await author.getByRole('link').click();
  await expect(newsstand(page).locator('.stories .story-title').first()).toHaveText(latest);
  await page.goto(at('mg', '/speciali'));
  const extents = newsstand(page).locator('.special-grid .meta');
  await expect(extents.first()).toBeVisible();
  for (const text of await extents.allInnerTexts()) expect(text).toMatch(/^(1 pagina|\d+ pagine) · \d+ \p{L}+ \d{4}$/u);
});

test('offline: the pages already opened are listed, and open; the page follows when the network is back', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(at('mg', '/sezioni'));
  await expect(newsstand(page).locator('h1')).toHaveText('Sezioni');
  await newsstand(page).getByRole('link', { name: 'Cronaca', exact: true }).click();
  await expect(newsstand(page).locator('h1')).toHaveText('Cronaca');
  await page.goBack();
  await expect(newsstand(page).locator('h1')).toHaveText('Sezioni');
  await page.route('**/api/edicola/**', (route) => route.abort());
  await newsstand(page).getByRole('link', { name: 'Politica', exact: true }).click();
  await expect(newsstand(page).locator('h1')).toHaveText('Sei senza connessione');
  await expect(newsstand(page)).toContainText(
    'Le pagine già aperte restano leggibili. Riproviamo da soli appena torna la rete.',
  );
  const opened = newsstand(page).getByRole('navigation', { name: 'Pagine già aperte' });
  await expect(opened.getByRole('link')).toHaveText(['Sezioni', 'Cronaca']);
  await opened.getByRole('link', { name: 'Cronaca' }).click();
  await expect(newsstand(page).locator('h1')).toHaveText('Cronaca');
  await page.goBack();
  await expect(newsstand(page).locator('h1')).toHaveText('Sei senza connessione');
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(newsstand(page).locator('h1')).toHaveText('Politica');
});

test('offline, a screen whose code has not loaded yet says so too, and follows when the network is back', async ({
  page,
  context,
  foresee,
}) => {
  foresee('a screen of it could not be shown');
  // The chat's frame may still be loading too.
  foresee('its keepClear did not load');
  await page.goto(at('mg'));
  const lead = newsstand(page).locator('.lead').getByRole('link');
  const title = await lead.innerText();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await lead.click();
  await expect(newsstand(page).locator('h1')).toHaveText('Sei senza connessione');
  await expect(newsstand(page).getByRole('navigation', { name: 'Pagine già aperte' }).getByRole('link')).toHaveCount(1);
  await context.setOffline(false);
  await expect(newsstand(page).locator('h1')).toHaveText(title);
});

test('a failure is told once: the screen says it, the notice area does not repeat it', async ({ page }) => {
  await page.route('**/api/user/short-info*', (route) => route.abort());
  await page.route('**/api/edicola/home*', (route) => route.abort());
  await page.goto(at('mg'));
  await expect(newsstand(page).locator('h1')).toHaveText('Sei senza connessione');
  await expect(page.getByRole('region', { name: 'Avvisi' })).toHaveCount(0);
  await expect(page.getByText('Connessione assente o instabile. Riprova.')).toHaveCount(0);
});

test('a missing page on a phone: «Pagina bianca», centred above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('mg', '/non-esiste'));
  const sheet = newsstand(page).locator('.blank-page');
  await expect(sheet).toBeVisible();
  const drawn = await sheet
    .locator('p')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::before').content));
  expect(drawn.map((text) => text.replace(/^"|"$/g, ''))).toEqual(['404', 'Pagina bianca']);
  const { x = 0, width = 0 } = (await sheet.boundingBox()) ?? {};
  expect(Math.abs(x + width / 2 - 195)).toBeLessThanOrEqual(1);
});
