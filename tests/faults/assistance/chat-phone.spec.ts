import type { Locator } from '@playwright/test';
import { body } from '../lib/answers.ts';
import { ask, chat } from '../lib/chat.ts';
import { open } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const question = 'POST account.mg /api/site/chat';
const answer = body(200, '{"success":true,"data":"Dalla pagina Abbonamenti."}');

/** Whether an element is fully in the window, with its corners and centre uncovered. */
const isFree = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const points = [
      [left + 8, top + 8],
      [right - 8, top + 8],
      [(left + right) / 2, (top + bottom) / 2],
      [left + 8, bottom - 8],
      [right - 8, bottom - 8],
    ] as const;
    return inside && points.every(([x, y]) => element.contains(root.elementFromPoint(x, y)));
  });

for (const [width, height] of [
  [320, 256],
  [390, 400],
] as const)
  test(`A57 at ${width} x ${height}, the space left by an on-screen keyboard or a zoom of 400 %: field, send and close are visible and uncovered, whatever is typed`, async ({
    page,
    wire,
  }) => {
    wire.answer(question, answer);
    await page.setViewportSize({ width, height });
    await open(page, wire, { markup: chat });
    await ask(page);
    await expect(page.getByText('Ti abbiamo aiutato?')).toBeAttached();
    const parts = [
      page.getByRole('textbox'),
      page.getByRole('button', { name: 'Invia' }),
      page.getByRole('button', { name: 'Chiudi l’assistenza' }).last(),
    ];
    for (const text of ['', 'Come disdico l’abbonamento?', 'parola '.repeat(70), 'riga\n'.repeat(30)]) {
      await page.getByRole('textbox').fill(text);
      await expect(page.getByRole('textbox')).toBeFocused();
      for (const part of parts) await expect.poll(() => isFree(part), text.slice(0, 12)).toBe(true);
    }
  });

test('on a phone the panel fills the window, the field does not zoom it, and the page behind keeps its position', async ({
  page,
  wire,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, wire, { markup: `<p style="height: 3000px">Testo</p>${chat}` });
  await page.evaluate(() => scrollTo(0, 700));
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  const sheet = page.locator('np-assistance-chat .sheet');
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  const field = page.getByRole('textbox');
  expect(await field.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(16);
  await page.mouse.move(195, 300);
  await page.mouse.wheel(0, 500);
  await page.getByRole('button', { name: 'Chiudi l’assistenza' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('Enter that ends the composition of a word does not send', async ({ page, wire }) => {
  wire.answer(question, answer);
  await open(page, wire, { markup: chat });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  const field = page.getByRole('textbox');
  await field.fill('日本語で質問できますか');
  // The events of Chromium and Firefox, and of WebKit, where the composition has already ended.
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 });
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: false, keyCode: 229 });
  await expect(field).toHaveValue('日本語で質問できますか');
  await expect(page.getByRole('button', { name: 'Invia' })).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dalla pagina Abbonamenti.')).toBeVisible();
  expect(wire.calls(question)).toHaveLength(1);
});
