import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../lib/pages.ts';
import { boxOf, openReview } from './press-review.ts';

const openAt = async (page: Page, width: number, height: number): Promise<Locator> => {
  await page.setViewportSize({ width, height });
  const desk = await openReview(page, 'ca');
  for (const row of [0, 1, 2]) await boxOf(desk, row).check();
  return desk;
};

const boxIn = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
};

/** Elements whose text is cut off. */
const clipped = (texts: Locator): Promise<readonly string[]> =>
  texts.evaluateAll((all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
      .map((one) => one.textContent),
  );

test('at 1280 px the table begins within 260 px, filters are one row, titles are whole, and the page alone scrolls', async ({
  page,
}) => {
  const desk = await openAt(page, 1280, 860);
  const table = desk.getByRole('table', { name: 'Articoli della rassegna' });
  expect((await boxIn(table)).y).toBeLessThanOrEqual(260);
  const row = await boxIn(desk.locator('.desk-filters'));
  expect(row.height).toBe(44);
  expect([row.x, row.width]).toEqual([32, 1216]);
  expect(await clipped(table.locator('.press-headline'))).toEqual([]);
  const word = await boxIn(table.locator('.press-why:not(:empty)').first());
  const title = await boxIn(
    table
      .locator('.press-row')
      .filter({ has: page.locator('.press-why:not(:empty)') })
      .first()
      .locator('.press-headline'),
  );
  expect(word.x).toBeGreaterThanOrEqual(title.x + title.width);
  const scrollers = await desk
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight)
        .map((one) => one.className),
    );
  expect(scrollers).toEqual([]);
  await page.mouse.wheel(0, 4000);
  const heading = table.getByRole('columnheader', { name: 'Titolo' });
  await expect.poll(async () => (await boxIn(heading)).y).toBe(0);
  await expect(desk.getByRole('button', { name: 'Invia a 12 destinatari' })).toBeInViewport({ ratio: 1 });
});

test('at 820 px every action of a row is in view', async ({ page }) => {
  const desk = await openAt(page, 820, 860);
  const first = desk.locator('.press-row').first();
  await expect(first.getByRole('button', { name: /^Leggi / })).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole('link', { name: /^PDF di / })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
});

for (const [width, height] of [
  [390, 844],
  [320, 700],
] as const)
  test(`at ${width} px the stories are a list: whole texts, folded filters with their count, the send button in view`, async ({
    page,
  }) => {
    const desk = await openAt(page, width, height);
    const list = desk.getByRole('list', { name: 'Articoli della rassegna' });
    await expect(list).toBeVisible();
    await expect(desk.getByRole('table')).toHaveCount(0);
    expect(await clipped(list.locator('p'))).toEqual([]);
    const heights = await list.locator('> li').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(heights).size).toBeGreaterThan(1);
    const filters = desk.getByRole('button', { name: /^Filtri/ });
    await expect(filters).toHaveText('Filtri');
    await expect(desk.getByRole('combobox', { name: 'Testata' })).toBeHidden();
    await filters.click();
    await desk.getByRole('combobox', { name: 'Testata' }).selectOption({ label: 'Gazzetta di Zenara' });
    await desk.getByRole('checkbox', { name: 'Solo selezionati' }).check();
    await desk.getByRole('checkbox', { name: 'Solo selezionati' }).uncheck();
    await filters.click();
    await expect(filters).toHaveText('Filtri1');
    await expect(list.locator('> li').first()).toContainText('Gazzetta di Zenara');
    const send = desk.getByRole('button', { name: 'Invia a 12' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await filters.click();
    await desk.getByRole('combobox', { name: 'Testata' }).selectOption({ label: 'Tutte le testate' });
    await filters.click();
    const drawn = await list.locator('> li').count();
    await list.locator('> li').last().scrollIntoViewIfNeeded();
    await expect.poll(() => list.locator('> li').count()).toBeGreaterThan(drawn);
    await expect(send).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await send.click();
    const sheet = await boxIn(desk.getByRole('dialog', { name: 'Invia la rassegna' }));
    expect([sheet.x, sheet.width]).toEqual([0, width]);
  });

test('the dialog that sends fits a window 700 px high; two recipients taken out are two fewer everywhere', async ({
  page,
}) => {
  const desk = await openAt(page, 1280, 700);
  const people = desk.locator('.desk-side');
  const two = ['Risorse umane', 'Ufficio legale'];
  for (const name of two) await people.getByRole('checkbox', { name: new RegExp(name) }).uncheck();
  const send = desk.getByRole('button', { name: 'Invia a 10 destinatari' });
  await expect(desk.getByRole('tab', { name: 'Destinatari' })).toHaveText('Destinatari10');
  await send.click();
  const dialog = desk.getByRole('dialog', { name: 'Invia la rassegna' });
  await expect(dialog).toContainText('30 con questo invio (3 articoli × 10 destinatari)');
  for (const part of [dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Invia a 10' })])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await dialog.getByLabel('Altri indirizzi (facoltativo)').fill('uno@example.com');
  await expect(dialog.getByRole('button', { name: 'Invia a 11' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of two) await people.getByRole('checkbox', { name: new RegExp(name) }).check();
  await expect(desk.getByRole('button', { name: 'Invia a 12 destinatari' })).toBeVisible();
});
