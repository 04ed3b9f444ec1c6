import type { Page } from '@playwright/test';
import { schemes, violations } from '../lib/axe.ts';
import { type OwnWorld, openOwnWorld } from '../lib/own-world.ts';
import { at, expect, test } from '../lib/pages.ts';

let world: OwnWorld;
test.beforeAll(async () => {
  world = await openOwnWorld();
});
test.afterAll(() => world.end());

const console = (path = '/osservazioni'): string => `http://localhost:${world.port}${path}`;
const chart = (page: Page, title: string) => page.getByRole('img', { name: title });

test('the console’s page begins empty; with its switch on, a page that is left fills it with errors and vitals', async ({
  page,
}) => {
  await page.goto(console());
  await expect(page.getByText('Nessuna osservazione in questo periodo.')).toBeVisible();
  const switched = page.waitForResponse('**/api/console/settings');
  await page.getByRole('switch', { name: 'Le pagine del mondo mandano che cosa osservano' }).click();
  await switched;

  await page.goto(at('mg', '/', world.port));
  await expect(page.locator('np-newsstand').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    const { resolve, promise } = Promise.withResolvers();
    await Reflect.get(window, 'np').observe(resolve);
    const detail = { message: 'mario@example.it', call: 'GET /api/edicola/home', field: 'data.sezioni.0.title' };
    document
      .querySelector('np-newsstand')
      ?.dispatchEvent(new CustomEvent('np-error', { detail, bubbles: true, composed: true }));
    await promise;
  });
  await page.goto(console());
  await expect(async () => {
    await page.reload();
    await expect(chart(page, 'Errori degli elementi. Uno in tutto.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(chart(page, 'Contenuto principale (LCP). 1 visita')).toBeVisible();
  const row = page.getByRole('table', { name: 'Errori', exact: true }).getByRole('row').nth(1);
  await expect(row).toContainText('<np-newsstand>MGGET /api/edicola/home data.sezioni.*.title/');
  await page.getByRole('combobox', { name: /^Testata/ }).selectOption('GZ');
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  await expect(page).toHaveURL(console('/osservazioni?testata=GZ&elemento=&periodo=giorno'));
  await expect(page.getByText('Nessuna osservazione in questo periodo.')).toBeVisible();
});

const screens = { '/osservazioni': 'In produzione', '/sala-macchine': 'Sala macchine' };
for (const [path, name] of Object.entries(screens))
  test(`${path} fits 320 px, and axe finds nothing, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [colorScheme, only] of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto(console(path));
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
      expect(await violations(page, { within: '.observed', only })).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });

test('the machine room is brought up to date every five seconds, until its switch is off or a part is in use', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(console('/sala-macchine'));
  const cache = page.getByRole('region', { name: 'Cache condivisa' });
  await expect(cache).toContainText('Nessuna: i processi rispondono a ogni lettura.');
  await expect(page.getByRole('rowheader', { name: String(world.port) })).toBeVisible();
  let reads = 0;
  await page.route('**/sala-macchine', async (route) => {
    reads += 1;
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'Nessuna: i processi rispondono',
      `Lettura ${reads}: i processi rispondono`,
    );
    await route.fulfill({ response, body });
  });
  await page.clock.runFor(5000);
  await expect(cache).toContainText('Lettura 1: i processi');
  await page.getByRole('region', { name: 'Tabella delle immagini' }).focus();
  await page.clock.runFor(5000);
  await expect(cache).toContainText('Lettura 2: i processi');
  await expect(page.getByRole('region', { name: 'Tabella delle immagini' })).toBeFocused();
  await page.getByRole('switch', { name: 'Aggiorna ogni 5 secondi' }).click();
  await page.clock.runFor(20_000);
  expect(reads).toBe(2);
});
