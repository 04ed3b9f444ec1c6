import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../lib/pages.ts';
import { openReview } from './press-review.ts';

/** Presses a key until a control has the focus; fails in a trap. */
const goTo = async (page: Page, control: Locator, key = 'Tab'): Promise<void> => {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await control.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not get there');
};

const sendByKeys = async (page: Page, desk: Locator, subject: string): Promise<void> => {
  await goTo(page, desk.getByRole('button', { name: /^Invia a 12/ }));
  await page.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'Invia la rassegna' });
  await expect(dialog.getByLabel('Oggetto')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(subject);
  await goTo(page, dialog.getByRole('button', { name: 'Invia a 12' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
};

for (const [width, height] of [
  [1280, 860],
  [390, 844],
] as const)
  test(`A02 from the search to the second sending with the keyboard alone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const desk = await openReview(page, 'em');
    const title = (await desk.locator('.press-headline').first().textContent()) ?? '';
    const word = title.split(/[\s,:’]+/).find((one) => one.length > 4) ?? title;
    await goTo(page, desk.getByRole('searchbox'));
    await page.keyboard.type(word);
    await expect(desk.locator('.desk-found')).toHaveText(/^\d+ di \d+ articoli$/);
    const box = desk.locator('.press-row').first().getByRole('checkbox');
    if (width > 640) {
      await goTo(page, desk.getByRole('region', { name: 'Articoli della rassegna' }));
      await page.keyboard.press('j');
      await expect(box).toBeFocused();
    } else await goTo(page, box);
    await page.keyboard.press(' ');
    await expect(desk.locator('.desk-bar [role=status]')).toHaveText('1 articolo selezionato');
    const subject = `Rassegna da tastiera ${Date.now()}`;
    await sendByKeys(page, desk, subject);
    const cards = desk.locator('.deliveries .panel-card').filter({ hasText: subject });
    await expect(cards).toContainText('10 inviate, 2 non riuscite');
    await goTo(page, desk.getByRole('tab', { name: 'Invii' }), 'Shift+Tab');
    await page.keyboard.press('Home');
    await expect(desk.getByRole('tab', { name: 'Articoli' })).toBeFocused();
    await goTo(page, desk.getByRole('searchbox'));
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(desk.locator('.desk-found')).toHaveText(/selezionabili$/);
    if (width > 640) {
      await goTo(page, desk.getByRole('region', { name: 'Articoli della rassegna' }));
      await page.keyboard.press('j');
      if ((await desk.locator('.press-row.current.chosen').count()) > 0) await page.keyboard.press('j');
    } else {
      await goTo(page, box);
      if (await box.isChecked()) await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press(' ');
    await expect(desk.locator('.desk-bar [role=status]')).toHaveText('2 articoli selezionati');
    await sendByKeys(page, desk, subject);
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('2 articoli');
  });
