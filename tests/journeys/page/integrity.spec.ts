import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { openOnOtherOrigin } from './bare-page.ts';

/** The block that the build writes for the chat, on a page with text of its own. */
const html = (): string => {
  const block = readFileSync('dist/embed/np-assistance-chat.html', 'utf8').replaceAll('{{folder}}', at('cdn', '/np/'));
  const config = { brand: 'GZ', account: at('account.gz', ''), captchaUrl: at('third', '/recaptcha/api.js') };
  return `<!doctype html><html lang="it"><title>Pagina</title>${block}
    <script>window.np = { config: ${JSON.stringify(config)} }</script>
    <main><h1>Articolo</h1></main><np-assistance-chat></np-assistance-chat>`;
};

/** Alters these scripts from now on. */
const alter = async (page: Page, files: RegExp): Promise<void> => {
  await page.route(files, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/np/', 'dist/');
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `${readFileSync(path, 'utf8')};window.altered = true;`,
    });
  });
};

const button = (page: Page) => page.getByRole('button', { name: 'Apri l’assistenza' });

test('T25 with the build’s block every script of the chat is fetched once, checked against its integrity, and the chat works', {
  tag: '@quick',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && response.url().includes('/np/')) scripts.push(response.url());
  });
  await openOnOtherOrigin(page, html());
  await button(page).click();
  await expect(page.getByRole('dialog', { name: 'Assistenza' }).getByRole('textbox')).toBeFocused();
  await expect(page.getByRole('dialog').getByText('Ti risponde un’intelligenza artificiale')).toBeVisible();
  const block = html();
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(scripts.filter((script) => !block.includes(`"${script}": "sha384-`))).toEqual([]);
});

test('with the build’s block the code of the button loads along with its script, not after it', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/np\/chunks\/np-assistance-chat-[^/]+\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  const kit = page.waitForResponse((response) => response.url().includes('/np/chunks/kit-'));
  const opened = openOnOtherOrigin(page, html());
  await kit;
  script.resolve();
  await opened;
  await expect(button(page)).toBeVisible();
});

test('the build’s block loads its tag alone, and `np.configure` is there without the autoloader', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openOnOtherOrigin(page, html());
  const accent = () => button(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(accent).toBe('rgb(154, 67, 26)');
  await page.evaluate(() =>
    (Reflect.get(window, 'np') as { configure(config: object): void }).configure({ brand: 'LG' }),
  );
  await expect.poll(accent).toBe('rgb(29, 79, 145)');
  expect(scripts.filter((path) => path.endsWith('/np-elements.js'))).toEqual([]);
});

test('T25 an altered entry is refused: nothing of it runs, the page is unchanged', { tag: '@quick' }, async ({
  page,
  foresee,
}) => {
  foresee('integrity');
  await alter(page, /\/np\/chunks\/np-assistance-chat-[^/]+\.js$/);
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await openOnOtherOrigin(page, html());
  await refused;
  await expect(page.getByRole('heading', { name: 'Articolo' })).toBeVisible();
  expect(await page.evaluate(() => [Reflect.get(window, 'altered'), customElements.get('np-assistance-chat')])).toEqual(
    [undefined, undefined],
  );
});

test('T25 an altered chunk is refused: nothing of it runs, the page is unchanged', async ({ page, foresee }) => {
  foresee('integrity');
  foresee('<np-assistance-chat>');
  await alter(page, /\/np\/chunks\/react-[^/]+\.js$/);
  await openOnOtherOrigin(page, html());
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await button(page).click();
  await refused;
  await expect(page.getByRole('heading', { name: 'Articolo' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'altered'))).toBeUndefined();
});
