import { readFileSync } from 'node:fs';
import { expect, test } from '../lib/pages.ts';
import { bareHtml, openOnOtherOrigin, openOnSite, startPage } from './bare-page.ts';

test.use({ bypassCSP: true });

const [entry] = JSON.parse(readFileSync('demo/content/gz/faq.json', 'utf8')) as {
  readonly question: string;
  readonly answer: string;
}[];

test('the documentation’s bare page of another origin: header, newsstand and chat, one global, nothing stored', {
  tag: '@quick',
}, async ({ page }) => {
  await openOnOtherOrigin(page, bareHtml());
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible();
  const first = page.locator('np-newsstand').getByRole('article').first();
  await expect(first).toBeVisible();
  await expect(page.locator('np-newsstand').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('np-assistance-chat').getByRole('button', { name: 'Apri l’assistenza' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the newsstand of such a page opens an article behind a fragment, and the back link leads home', async ({
  page,
}) => {
  await openOnOtherOrigin(page, bareHtml());
  const story = page.locator('np-newsstand').getByRole('article').getByRole('link').first();
  const title = (await story.innerText()).trim();
  await story.click();
  await expect(page).toHaveURL(/#\/articolo\//);
  await expect(page.locator('np-newsstand').getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(story).toBeVisible();
});

test('a question to the chat of such a page is answered', { tag: '@quick' }, async ({ page }) => {
  await openOnOtherOrigin(page, bareHtml());
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assistenza' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill(entry?.question ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('log')).toContainText(entry?.answer ?? '?');
});

test('the documentation’s plain page on the brand’s own site: header with its section, footer and chat', async ({
  page,
}) => {
  await openOnSite(page, 'gz', startPage('plain-page'));
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(page.locator('np-header').getByRole('link', { name: 'Cronaca', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apri l’assistenza' })).toBeVisible();
});

test('the documentation’s page of a brand on its own domain draws the chat’s button in the page’s accent', async ({
  page,
}) => {
  await openOnSite(page, 'mg', startPage('own-brand'));
  await expect(page.getByRole('button', { name: 'Apri l’assistenza' })).toHaveCSS(
    'background-color',
    'rgb(11, 83, 148)',
  );
});
