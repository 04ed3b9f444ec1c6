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

const at = (right: number, bottom: number, width: number, height: number, more = ''): string =>
  `position:absolute;right:${right}px;bottom:${bottom}px;width:${width}px;height:${height}px;box-sizing:border-box;margin:0;${more}`;

/** Two fields in the button's corner, 10 px apart, and a link elsewhere. */
const fields = `
  <a href="#" style="position:absolute;left:0;top:0">Su</a>
  <input aria-label="Paese" style="${at(0, 80, 200, 40)}"><input aria-label="Cognome" style="${at(0, 30, 200, 40)}">`;

for (const [where, markup] of [
  ['of the page', fields],
  ['in another element', `<div><template shadowrootmode="open">${fields}</template></div>`],
] as const)
  test(`the button does not cover the fields ${where}, with the focus in them or elsewhere`, async ({ page, wire }) => {
    await open(page, wire, { markup: `${markup}${chat}` });
    await expect.poll(() => distance(page)).toBe(120 + 16);
    await page.getByRole('link', { name: 'Su' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Cognome')).toBeFocused();
    await expect.poll(() => distance(page)).toBe(120 + 16);
  });

for (const [what, markup, expected] of [
  ['a link', `<a href="#" style="${at(10, 10, 100, 30)}">Tutte</a>`, 40 + 16],
  ['a price', `<p style="${at(20, 40, 100, 20)}"><b>189,00 €</b></p>`, 60 + 16],
  ['a sentence with a price in it', `<p style="${at(20, 40, 100, 20)}">${'Il biglietto costa 2 € '.repeat(4)}</p>`, 24],
  ['a link that is not shown', `<a href="#" style="${at(10, 10, 100, 30, 'visibility:hidden')}">Tutte</a>`, 24],
  ['a link as high as half the window', `<a href="#" style="${at(0, 0, 100, 440)}">Tutto</a>`, 24],
] as const)
  test(`over ${what} the button is ${expected} px above the lower edge`, async ({ page, wire }) => {
    await open(page, wire, { markup: `<div style="position:fixed;inset:0">${markup}</div>${chat}` });
    await expect.poll(() => isWatching(page)).toBe(true);
    await expect.poll(() => distance(page)).toBe(expected);
  });

test('where only narrow gaps are free the button shrinks; where none is it hides, and shows for the keyboard', async ({
  page,
  wire,
}) => {
  const rows = (height: number, gap: number): string =>
    Array.from(
      { length: 40 },
      (_, n) =>
        `<a href="#" style="position:absolute;left:0;right:0;height:${height}px;top:${n * (height + gap)}px">Riga</a>`,
    ).join('');
  await open(page, wire, { markup: `<div id="rows"></div>${chat}` });
  await expect.poll(() => isWatching(page)).toBe(true);
  const show = async (markup: string): Promise<void> => {
    await page.evaluate((html) => {
      const place = document.querySelector('#rows');
      if (place) place.innerHTML = html;
      dispatchEvent(new Event('resize'));
    }, markup);
  };
  const covered = (): Promise<number> =>
    page.evaluate(() => {
      const button = document.querySelector('np-assistance-chat')?.shadowRoot?.querySelector('[part=launcher]');
      const own = button?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('#rows a')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top < own.bottom && bottom > own.top;
      }).length;
    });
  const width = async (): Promise<number | undefined> => (await launcher(page).boundingBox())?.width;
  await show(rows(40, 52));
  await expect.poll(width).toBe(44);
  await expect.poll(covered).toBe(0);
  await show(rows(40, 38));
  await expect.poll(width).toBe(32);
  await expect.poll(covered).toBe(0);
  await show(rows(40, 4));
  await expect(launcher(page)).toHaveCSS('opacity', '0');
  await page.keyboard.press('Shift+Tab');
  await expect(launcher(page)).toBeFocused();
  await expect(launcher(page)).toHaveCSS('opacity', '1');
  await show('');
  await expect.poll(width).toBe(60);
});

test('an element fixed over its own bar does not move the button, and the page stays responsive', async ({
  page,
  wire,
}) => {
  await open(page, wire, { markup: chat + bar(tab) });
  await expect.poll(() => isWatching(page)).toBe(true);
});
