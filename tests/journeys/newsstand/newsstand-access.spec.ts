import type { Page } from '@playwright/test';
import { violations, violationsAtWidths } from '../lib/axe.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const heading = (page: Page) => page.locator('np-newsstand .newsstand h1');

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

for (const path of screens)
  test(`${path}: axe finds nothing at 1280, 820 and 320 px, light and dark, no horizontal overflow`, {
    tag: path === '/' ? '@quick' : [],
  }, async ({ page }) => {
    await page.goto(at('mg', path));
    await expect(heading(page)).toBeVisible();
    expect(await violationsAtWidths(page, [1280, 820, 320], 'np-newsstand')).toEqual([]);
  });

test('axe finds nothing in what opens: text settings, reasons, calendar, favourites, deletion', async ({ page }) => {
  await signInAs(page, 'mg', 'lettore@example.it');
  const found: string[] = [];
  const look = async (what: string) => {
    for (const violation of await violations(page, { within: 'np-newsstand' })) found.push(`${what} ${violation}`);
  };
  const element = page.locator('np-newsstand');
  await page.goto(at('mg', '/articolo/1'));
  await element.getByRole('button', { name: 'Testo' }).click();
  await element.getByRole('button', { name: 'Perché non posso leggere?' }).click();
  await expect(element.locator('.why')).toContainText('Account:');
  await look('article');
  // Another test of this world may have kept it already.
  const keep = element.getByRole('button', { name: /^Salva(to)?$/ });
  if ((await keep.innerText()) === 'Salva') await keep.click();
  await expect(keep).toHaveText('Salvato');
  await page.goto(at('mg'));
  await element.getByRole('button', { name: 'Apri il calendario' }).click();
  await expect(element.locator('.calendar a').first()).toBeVisible();
  await look('calendar');
  await page.goto(at('mg', '/preferiti'));
  await element.getByRole('checkbox', { name: 'Seleziona tutti' }).check();
  await element.getByRole('button', { name: /^Elimina/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('deletion');
  expect(found).toEqual([]);
});
