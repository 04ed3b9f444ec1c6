import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openElsewhere } from './bare-page.ts';
import { at, expect, test } from './pages.ts';

/** The block that the build writes for the chat, on a page that has a text of its own. */
const html = (): string => {
  const block = readFileSync('dist/embed/np-assistance-chat.html', 'utf8').replaceAll('{{folder}}', at('cdn', '/np/'));
  const config = { brand: 'GZ', account: at('account.gz', ''), captchaUrl: at('third', '/recaptcha/api.js') };
  return `<!doctype html><html lang="it"><title>Pagina</title>${block}
    <script>window.np = { config: ${JSON.stringify(config)} }</script>
    <main><h1>Articolo</h1></main><np-assistance-chat></np-assistance-chat>`;
};

/** From now on these scripts come with something added to them. */
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

test('T25 with the build’s block every script of the chat comes once, held against its integrity, and the chat works', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && response.url().includes('/np/')) scripts.push(response.url());
  });
  await openElsewhere(page, html());
  await button(page).click();
  await expect(page.getByRole('dialog', { name: 'Assistenza' }).getByRole('textbox')).toBeFocused();
  const block = html();
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(scripts.filter((script) => !block.includes(`"${script}": "sha384-`))).toEqual([]);
});

test('with the build’s block the code of the button comes along with the autoloader, not after it', async ({
  page,
}) => {
  const autoloader = Promise.withResolvers<void>();
  await page.route(/\/np\/np-elements\.js$/, async (route) => {
    await autoloader.promise;
    await route.continue();
  });
  const come = (name: string) => page.waitForResponse((response) => response.url().includes(`/np/chunks/${name}-`));
  const chunks = Promise.all([come('kit'), come('np-assistance-chat')]);
  const opened = openElsewhere(page, html());
  await chunks;
  autoloader.resolve();
  await opened;
  await expect(button(page)).toBeVisible();
});

test('T25 an altered entry is refused: nothing of it runs, the page is as it was', async ({ page, foresee }) => {
  foresee('integrity');
  await alter(page, /\/np\/np-elements\.js$/);
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await openElsewhere(page, html());
  await refused;
  await expect(page.getByRole('heading', { name: 'Articolo' })).toBeVisible();
  expect(await page.evaluate(() => [Reflect.get(window, 'altered'), customElements.get('np-assistance-chat')])).toEqual(
    [undefined, undefined],
  );
});

test('T25 an altered chunk is refused: nothing of it runs, the page is as it was', async ({ page, foresee }) => {
  foresee('integrity');
  foresee('<np-assistance-chat>');
  await alter(page, /\/np\/chunks\/react-[^/]+\.js$/);
  await openElsewhere(page, html());
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await button(page).click();
  await refused;
  await expect(page.getByRole('heading', { name: 'Articolo' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'altered'))).toBeUndefined();
});
