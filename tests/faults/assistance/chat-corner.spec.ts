import type { Page } from '@playwright/test';
import { chat } from '../lib/chat.ts';
import { open } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const bar = (more: string) =>
  `<div id="bar" style="position:fixed;left:0;right:0;bottom:0;height:60px;background:#eee">${more}</div>`;
const tab = '<div style="position:absolute;right:0;bottom:60px;width:120px;height:200px;background:#ddd">Chiudi</div>';

/** The button adds the style sheet that lifts it in the task in which it starts watching. */
const isWatching = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...(document.querySelector('np-assistance-chat')?.shadowRoot?.adoptedStyleSheets ?? [])].some((sheet) =>
      [...sheet.cssRules].some(({ cssText }) => cssText.includes('--np-_lift')),
    ),
  );

const launcher = (page: Page) => page.getByRole('button', { name: 'Apri l’assistenza' });

/** Distance of the button's lower edge from the bottom of the window. */
const distance = async (page: Page): Promise<number> => {
  const box = await launcher(page).boundingBox();
  return box ? (page.viewportSize()?.height ?? 0) - box.y - box.height : Number.NaN;
};

test('the button does not cover a bar at the bottom of the page', async ({ page, wire }) => {
  await open(page, wire, { markup: chat + bar('') });
  await expect.poll(() => distance(page)).toBe(60 + 16);
  await page.evaluate(() => document.querySelector('#bar')?.remove());
  await expect.poll(() => distance(page)).toBe(24);
});

/**
 * Two fields in the button's corner, one above the other, and a link elsewhere; the lower one ends 30 px above the
 * bottom of the window.
 */
const fields = `
  <a href="#" style="position:absolute;left:0;top:0">Su</a>
  <div style="position:absolute;right:0;bottom:30px;width:200px">
    <input aria-label="Paese" style="display:block;box-sizing:border-box;width:100%;height:40px;margin:0 0 40px">
    <input aria-label="Cognome" style="display:block;box-sizing:border-box;width:100%;height:40px">
  </div>`;

for (const [where, markup] of [
  ['of the page', fields],
  ['in another element', `<div><template shadowrootmode="open">${fields}</template></div>`],
] as const)
  test(`the button does not cover the field ${where} that a reader has focused by keyboard or by pointer`, async ({
    page,
    wire,
  }) => {
    await open(page, wire, { markup: `${markup}${chat}` });
    await expect.poll(() => isWatching(page)).toBe(true);
    expect(await distance(page)).toBe(24);
    await page.getByRole('link', { name: 'Su' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Cognome')).toBeFocused();
    await expect.poll(() => distance(page)).toBe(30 + 40 + 16);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByLabel('Paese')).toBeFocused();
    await expect.poll(() => distance(page)).toBe(24);
    await page.getByLabel('Cognome').click({ position: { x: 10, y: 20 } });
    await expect.poll(() => distance(page)).toBe(30 + 40 + 16);
    await page.getByRole('link', { name: 'Su' }).click();
    await expect.poll(() => distance(page)).toBe(24);
  });

test('an element fixed over its own bar does not move the button, and the page stays responsive', async ({
  page,
  wire,
}) => {
  await open(page, wire, { markup: chat + bar(tab) });
  await expect.poll(() => isWatching(page)).toBe(true);
});
