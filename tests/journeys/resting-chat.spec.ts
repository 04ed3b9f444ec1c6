import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openElsewhere } from './bare-page.ts';
import { at, expect, test } from './pages.ts';

/** A page whose own HTML has the chat's button, as README says. */
const html = (position = 'right'): string => {
  const block = readFileSync('dist/embed/np-assistance-chat.html', 'utf8').replaceAll('{{folder}}', at('cdn', '/np/'));
  const button = readFileSync('dist/resting/np-assistance-chat-gz.html', 'utf8')
    .replace('{{position}}', position)
    .replace('{{scheme}}', 'light')
    .replace('{{nonce}}', '');
  const config = { brand: 'GZ', account: at('account.gz', ''), captchaUrl: at('third', '/recaptcha/api.js') };
  return `<!doctype html><html lang="it"><title>Pagina</title>
    <script>window.np = { config: ${JSON.stringify(config)} }</script>
    <main><h1>Articolo</h1></main><np-assistance-chat position="${position}">${button}</np-assistance-chat>
    ${block}`;
};

const button = (page: Page) => page.locator('np-assistance-chat [part=launcher]');
const field = (page: Page) => page.getByRole('dialog', { name: 'Assistenza' }).getByRole('textbox');

/** The bundle's scripts wait until they are let go. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/np\/chunks\//, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test('the button of the page’s own HTML is there before any script; its code takes that button over, and nothing moves', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  const opened = openElsewhere(page, html());
  await expect(button(page)).toBeVisible();
  await expect(button(page)).toHaveAccessibleName('Apri l’assistenza');
  await expect(button(page)).toHaveCSS('background-color', 'rgb(154, 67, 26)');
  const before = await button(page).boundingBox();
  await button(page).evaluate((element) => Object.assign(element, { here: 'first' }));
  letGo();
  await opened;
  await page.evaluate(() => customElements.whenDefined('np-assistance-chat'));
  expect(await button(page).boundingBox()).toEqual(before);
  expect(await button(page).evaluate((element) => Reflect.get(element, 'here'))).toBe('first');
  await button(page).click();
  await expect(field(page)).toBeFocused();
});

test('pressed before its code is there, the button opens the panel when it comes', async ({ page }) => {
  const letGo = await holdScripts(page);
  const opened = openElsewhere(page, html());
  await button(page).click();
  letGo();
  await opened;
  await expect(field(page)).toBeFocused();
});

test('reached by keyboard before its code is there, the button waits for its press', async ({ page }) => {
  const letGo = await holdScripts(page);
  const opened = openElsewhere(page, html());
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  letGo();
  await opened;
  await page.evaluate(() => customElements.whenDefined('np-assistance-chat'));
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
});

test('in the left corner it stands where its code will have it', async ({ page }) => {
  const letGo = await holdScripts(page);
  const opened = openElsewhere(page, html('left'));
  await expect(button(page)).toHaveCSS('left', '24px');
  const before = await button(page).boundingBox();
  letGo();
  await opened;
  await page.evaluate(() => customElements.whenDefined('np-assistance-chat'));
  expect(await button(page).boundingBox()).toEqual(before);
});

test('without script the button, which could do nothing, does not show', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openElsewhere(page, html());
  await expect(page.getByRole('heading', { name: 'Articolo' })).toBeVisible();
  await expect(button(page)).toBeAttached();
  await expect(button(page)).toBeHidden();
  await context.close();
});
