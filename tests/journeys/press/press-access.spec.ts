import type { Locator, Page } from '@playwright/test';
import { violationsAtWidths } from '../lib/axe.ts';
import { expect, test } from '../lib/pages.ts';
import { boxOf, openReview } from './press-review.ts';

const openChosen = async (page: Page): Promise<Locator> => {
  const desk = await openReview(page, 'qp');
  for (const row of [0, 1]) await boxOf(desk, row).check();
  return desk;
};

/** What axe finds in the newsstand, and horizontal overflow; in words. */
const violationsOf = async (page: Page, what: string): Promise<readonly string[]> =>
  (await violationsAtWidths(page, [1280, 390, 320], 'np-newsstand')).map((violation) => `${what} ${violation}`);

test('A72 axe finds nothing in any part at three widths, light and dark, and the page does not scroll sideways', async ({
  page,
}) => {
  const desk = await openChosen(page);
  const found = [...(await violationsOf(page, 'stories'))];
  for (const name of [/^Rassegna/, /^Destinatari/, /^Invii/, /^Profilo/]) {
    await desk.getByRole('tab', { name }).click();
    found.push(...(await violationsOf(page, String(name))));
  }
  expect(found).toEqual([]);
});

test('A72 axe finds nothing in any dialog at three widths, light and dark, and Escape leaves each', async ({
  page,
}) => {
  const desk = await openChosen(page);
  const dialog = desk.getByRole('dialog');
  const found: string[] = [];
  const leave = async (what: string) => {
    found.push(...(await violationsOf(page, what)));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await desk
    .getByRole('button', { name: /^Leggi / })
    .first()
    .click();
  await expect(dialog.locator('.story-summary')).not.toBeEmpty();
  await leave('a story');
  await desk.getByRole('tab', { name: /^Rassegna/ }).click();
  await desk.getByRole('button', { name: 'Anteprima' }).click();
  await expect(dialog.getByRole('heading', { name: 'Indice' })).toBeVisible();
  await leave('the preview');
  await desk
    .getByRole('button', { name: /^Sezione e nota di/ })
    .first()
    .click();
  await expect(dialog.getByLabel('Sezione (facoltativo)')).toBeVisible();
  await leave('section and note');
  await desk.getByRole('button', { name: /^Invia a/ }).click();
  await dialog.getByLabel('Quando').selectOption({ label: 'A un’ora scelta' });
  await expect(dialog.getByLabel('Ora italiana')).toBeVisible();
  await leave('sending');
  expect(found).toEqual([]);
});
