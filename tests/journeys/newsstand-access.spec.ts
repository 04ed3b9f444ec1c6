import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at, expect, test } from './pages.ts';
import { signInAs } from './readers.ts';

const heading = (page: Page) => page.locator('np-newsstand .newsstand h1');

/** What axe finds in the newsstand's own screen. */
const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .include('np-newsstand')
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(' ')}`);
};

const screens = [
  '/',
  '/sezioni',
  '/sezione/cronaca',
  '/speciali',
  '/firme',
  '/articolo/1',
  '/articolo/2',
  '/ricerca?q=tram',
  '/ricerca',
  '/non/esiste',
  '/articolo/999999',
];

for (const scheme of ['light', 'dark'] as const)
  for (const width of [1280, 820, 320])
    test(`axe finds nothing on any screen at ${width} px, ${scheme}, and nothing scrolls sideways`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const path of screens) {
        await page.goto(at('mg', path));
        await expect(heading(page)).toBeVisible({ timeout: 15_000 });
        for (const fault of await faults(page)) found.push(`${path} ${fault}`);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (sideways > 0) found.push(`${path} is ${sideways} px too wide`);
      }
      expect(found).toEqual([]);
    });

test('axe finds nothing in what opens: text settings, reasons, calendar, favourites, deletion', async ({ page }) => {
  test.setTimeout(60_000);
  await signInAs(page, 'mg', 'lettore@example.it');
  const found: string[] = [];
  const look = async (what: string) => {
    for (const fault of await faults(page)) found.push(`${what} ${fault}`);
  };
  const element = page.locator('np-newsstand');
  await page.goto(at('mg', '/articolo/1'));
  await element.getByRole('button', { name: 'Testo' }).click();
  await element.getByRole('button', { name: 'Perché non posso leggere?' }).click();
  await expect(element.locator('.why')).toContainText('Account:');
  await look('article');
  await element.getByRole('button', { name: 'Salva' }).click();
  await page.goto(at('mg'));
  await element.getByRole('button', { name: 'Apri il calendario' }).click();
  await expect(element.locator('.calendar a').first()).toBeVisible();
  await look('calendar');
  await page.goto(at('mg', '/preferiti'));
  await element.getByRole('checkbox', { name: 'Seleziona tutti' }).check();
  await element.getByRole('button', { name: /^Elimina/ }).click();
  await look('deletion');
  expect(found).toEqual([]);
});
