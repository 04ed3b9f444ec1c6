import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { openOnOtherOrigin } from '../page/bare-page.ts';

/**
 * A page that has the chat's button in its own HTML, as docs/elements/np-assistance-chat.md shows; `block` is the block for such a page, or the
 * tag's own.
 */
const html = ({
  position = 'right',
  block: name = 'np-assistance-chat-resting',
  attributes = '',
  bare = '',
} = {}): string => {
  const block = readFileSync(`dist/embed/${name}.html`, 'utf8').replaceAll('{{folder}}', at('cdn', '/np/'));
  const button = readFileSync('dist/resting/np-assistance-chat-gz.html', 'utf8')
    .replace('{{position}}', position)
    .replace('{{scheme}}', 'light')
    .replace('{{nonce}}', '');
  const config = { brand: 'GZ', account: at('account.gz', ''), captchaUrl: at('third', '/recaptcha/api.js') };
  return `<!doctype html><html lang="it"><title>Pagina</title>
    <script>window.np = { config: ${JSON.stringify(config)} }</script>
    <main><h1>Articolo</h1></main><np-assistance-chat position="${position}" ${attributes}>${button}</np-assistance-chat>${bare}
    ${block}`;
};

const button = (page: Page) => page.locator('np-assistance-chat [part=launcher]');
const field = (page: Page) => page.getByRole('dialog', { name: 'Assistenza' }).getByRole('textbox');

/** Holds the bundle's scripts until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/np\/chunks\//, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Stops the page's clock: the page is never idle long enough. */
const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
};

const isChunk = (request: Request): boolean => request.url().includes('/np/chunks/');

const isDefined = (page: Page): Promise<unknown> =>
  page.evaluate(() => customElements.whenDefined('np-assistance-chat').then(() => {}));

for (const block of ['np-assistance-chat-resting', 'np-assistance-chat'])
  test(`the button in the page’s own HTML is there before any script; the code of ${block} takes it over without a layout shift`, {
    tag: block === 'np-assistance-chat-resting' ? '@quick' : [],
  }, async ({ page }) => {
    const letGo = await holdScripts(page);
    const opened = openOnOtherOrigin(page, html({ block }));
    await expect(button(page)).toBeVisible();
    await expect(button(page)).toHaveAccessibleName('Apri l’assistenza');
    await expect(button(page)).toHaveCSS('background-color', 'rgb(154, 67, 26)');
    const before = await button(page).boundingBox();
    await button(page).evaluate((element) => Object.assign(element, { here: 'first' }));
    letGo();
    await opened;
    await isDefined(page);
    expect(await button(page).boundingBox()).toEqual(before);
    expect(await button(page).evaluate((element) => Reflect.get(element, 'here'))).toBe('first');
    await expect(button(page)).toHaveCSS('background-color', 'rgb(154, 67, 26)');
    await button(page).click();
    await expect(field(page)).toBeFocused();
  });

test('the code of the button loads by itself after the page has been idle for a second, and not before', async ({
  page,
}) => {
  await stopClock(page);
  const chunks: string[] = [];
  page.on('request', (request) => void (isChunk(request) && chunks.push(request.url())));
  await openOnOtherOrigin(page, html());
  await page.clock.runFor(999);
  expect(chunks).toEqual([]);
  await page.clock.runFor(1);
  await isDefined(page);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the code of the button loads when the pointer enters it, and then the panel’s code', async ({ page }) => {
  await stopClock(page);
  await openOnOtherOrigin(page, html());
  const panel = page.waitForResponse((response) => response.url().includes('/np/chunks/react-'));
  await button(page).hover();
  await isDefined(page);
  await panel;
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

for (const block of ['np-assistance-chat-resting', 'np-assistance-chat'])
  test(`pressed before the code of ${block} has loaded, the button opens the panel once it has`, async ({ page }) => {
    const letGo = await holdScripts(page);
    const opened = openOnOtherOrigin(page, html({ block }));
    await button(page).click();
    letGo();
    await opened;
    await expect(field(page)).toBeFocused();
  });

test('pressed before any script has loaded, the button opens the panel once its code has', async ({ page }) => {
  await stopClock(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/np\/np-assistance-chat-resting\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  const opened = openOnOtherOrigin(page, html());
  await button(page).click();
  resolve();
  await opened;
  await expect(field(page)).toBeFocused();
});

test('pressed by keyboard before its code has loaded, the button opens the panel once it has', async ({ page }) => {
  const letGo = await holdScripts(page);
  await openOnOtherOrigin(page, html());
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  letGo();
  await expect(field(page)).toBeFocused();
});

test('focused by keyboard before its code has loaded, the button waits for the press', async ({ page }) => {
  const letGo = await holdScripts(page);
  await openOnOtherOrigin(page, html());
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  letGo();
  await isDefined(page);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
});

test('code that fails to load is reported in the console, and requested again at the next press', async ({
  page,
  foresee,
}) => {
  foresee('net::ERR_FAILED');
  foresee('its code could not be loaded');
  await stopClock(page);
  await page.route(/\/np\/chunks\//, (route) => route.abort());
  await openOnOtherOrigin(page, html());
  const warned = page.waitForEvent('console', (message) => message.text().includes('its code could not be loaded'));
  await button(page).click();
  expect((await warned).text()).toContain(
    '<np-assistance-chat>: its code could not be loaded. Check that the files beside np-assistance-chat-resting.js are served, with CORS.',
  );
  await page.unroute(/\/np\/chunks\//);
  await button(page).click();
  await expect(field(page)).toBeFocused();
});

for (const [what, more] of [
  ['an open chat', { attributes: 'opened' }],
  ['a chat without that button', { bare: '<np-assistance-chat position="left"></np-assistance-chat>' }],
] as const)
  test(`the code for ${what} loads at once`, async ({ page }) => {
    await stopClock(page);
    await openOnOtherOrigin(page, html(more));
    await isDefined(page);
    await expect(page.locator('np-assistance-chat').last().locator('[part=launcher]')).toBeVisible();
  });

test('where the page’s policy refuses the button’s own rules, its code adds them', async ({ page, foresee }) => {
  foresee('style-src');
  const policy = `<meta http-equiv="content-security-policy" content="style-src 'nonce-other'">`;
  await openOnOtherOrigin(page, html().replace('<title>', `${policy}<title>`));
  await isDefined(page);
  await expect(button(page)).toHaveCSS('background-color', 'rgb(154, 67, 26)');
  await expect(button(page)).toHaveCSS('position', 'fixed');
});

test('in the left corner the button is where its code will put it', async ({ page }) => {
  const letGo = await holdScripts(page);
  const opened = openOnOtherOrigin(page, html({ position: 'left' }));
  await expect(button(page)).toHaveCSS('left', '24px');
  const before = await button(page).boundingBox();
  letGo();
  await opened;
  await isDefined(page);
  expect(await button(page).boundingBox()).toEqual(before);
});

test('without script the button, which could do nothing, is hidden', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openOnOtherOrigin(page, html());
  await expect(page.getByRole('heading', { name: 'Articolo' })).toBeVisible();
  await expect(button(page)).toBeAttached();
  await expect(button(page)).toBeHidden();
  await context.close();
});
