import { expect, test } from '../lib/pages.ts';
import { boxOf, deskOf, openReview } from './press-review.ts';

test('hidden columns stay hidden after a reload', async ({ page }) => {
  const desk = await openReview(page, 'ca');
  const author = desk.getByRole('columnheader', { name: 'Autore' });
  await desk.getByRole('button', { name: 'Vista' }).click();
  await desk.getByRole('checkbox', { name: 'Autore' }).uncheck();
  await desk.getByRole('checkbox', { name: 'Pagina' }).uncheck();
  await desk.getByRole('checkbox', { name: 'Pagina' }).check();
  await expect(author).toHaveCount(0);
  await page.reload();
  await deskOf(page);
  await expect(author).toHaveCount(0);
  await expect(desk.getByRole('columnheader', { name: 'Pagina' })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('np_rassegna_columns'));
  expect(kept).not.toContain('azienda');
});

test('the table ignores other content under its storage key', async ({ page }) => {
  const desk = await openReview(page, 'ca');
  for (const content of ['null', '{"CA x":3}', '[]', 'x']) {
    await page.evaluate((text) => localStorage.setItem('np_rassegna_columns', text), content);
    await page.reload();
    await deskOf(page);
    await expect(desk.getByRole('columnheader'), content).toHaveCount(7);
  }
});

test('with storage blocked the choice of columns works until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const desk = await openReview(page, 'ca');
  await desk.getByRole('button', { name: 'Vista' }).click();
  await desk.getByRole('checkbox', { name: 'Autore' }).uncheck();
  await expect(desk.getByRole('columnheader', { name: 'Autore' })).toHaveCount(0);
});

test('the cover’s logo is chosen in Italian; one that is too large is refused; once removed, another can be chosen', async ({
  page,
}) => {
  const desk = await openReview(page, 'ca');
  await boxOf(desk, 0).check();
  await desk.getByRole('tab', { name: /^Rassegna/ }).click();
  const field = desk.getByLabel('Logo', { exact: true }).and(desk.locator('input'));
  const picker = desk.locator('.picker');
  await expect(picker).toContainText('Scegli un file');
  await expect(picker).toContainText('Nessun file scelto');
  await field.setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(36_001) });
  await expect(desk.getByText('Il logo può avere fino a 36 kB.')).toBeVisible();
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  await field.setInputFiles(logo);
  await expect(desk.getByRole('img', { name: 'Logo' })).toBeVisible();
  await expect(picker).toContainText('logo.png');
  await desk.getByRole('button', { name: 'Togli il logo' }).click();
  await expect(field).toBeFocused();
  await expect(picker).toContainText('Nessun file scelto');
  await field.setInputFiles(logo);
  await expect(desk.getByRole('img', { name: 'Logo' })).toBeVisible();
});
