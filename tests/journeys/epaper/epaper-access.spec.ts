import type { Locator, Page } from '@playwright/test';
import { violations, violationsAtWidths } from '../lib/axe.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const viewer = (page: Page) => page.locator('np-epaper .viewer');

const within = 'np-epaper';

/** The elements that overflow the window. */
const overflowing = async (place: Locator): Promise<readonly string[]> => {
  const wide = await place.evaluate((element) => element.scrollWidth - innerWidth);
  return wide > 0 ? [`${wide} px too wide`] : [];
};

const tool = async (page: Page, name: string): Promise<void> => {
  const more = viewer(page).getByRole('button', { name: 'Altri strumenti' });
  if (await more.isVisible()) await more.click();
  await viewer(page).getByRole('button', { name, exact: true }).click();
};

for (const width of [1280, 820, 390, 320])
  test(`axe finds nothing at ${width} px, light and dark: pages, a chosen story, text, search, remaining stories, kept editions`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, 'mg', 'digital@example.it');
    await page.goto(at('mg', '/#sfoglia=1/2'));
    await expect(viewer(page).locator('.spread:not([inert]) .page[aria-busy=false]').first()).toBeVisible();
    const found: string[] = [];
    const look = async (what: string) => {
      for (const violation of [
        ...(await violationsAtWidths(page, [width], within)),
        ...(await overflowing(viewer(page))),
      ])
        found.push(`${what} ${violation}`);
    };
    await look('pages');
    await viewer(page).locator('.zone').first().click();
    await look('chosen');
    await tool(page, 'Testo della pagina');
    await expect(viewer(page).locator('.replica-text p').first()).toBeVisible();
    await look('text');
    await tool(page, 'Cerca nel giornale');
    await page.getByLabel('Parole da cercare nel giornale').fill('tram');
    await expect(viewer(page).locator('.finder .row').first()).toBeVisible();
    await look('search');
    await page.keyboard.press('Escape');
    await tool(page, 'Cosa resta');
    await expect(viewer(page).locator('.left')).toBeVisible();
    await look('left');
    await page.keyboard.press('Escape');
    await expect(viewer(page).locator('.left')).toHaveCount(0);
    await tool(page, 'Leggi senza rete');
    await expect(viewer(page).locator('.keep')).toBeVisible();
    await look('keep');
    expect(found).toEqual([]);
  });

test('axe finds nothing at three widths, light and dark: a subscribers-only paper, which says which one it is', async ({
  page,
}) => {
  await page.goto(at('mg', '/#sfoglia=1/4'));
  const locked = page.locator('np-epaper .locked');
  await expect(locked).toContainText('Gaviano città · Oggi, ');
  await expect(locked.getByRole('img', { name: 'Prima pagina' })).toBeVisible();
  for (const width of [1280, 390, 320])
    expect([...(await violationsAtWidths(page, [width], within)), ...(await overflowing(locked))]).toEqual([]);
});

test('axe finds nothing with forced colours: pages and their text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signInAs(page, 'mg', 'digital@example.it');
  await page.goto(at('mg', '/#sfoglia=1/2'));
  await expect(viewer(page).locator('.spread:not([inert]) .page[aria-busy=false]').first()).toBeVisible();
  expect(await violations(page, { within })).toEqual([]);
  await tool(page, 'Testo della pagina');
  await expect(viewer(page).locator('.replica-text p').first()).toBeVisible();
  expect(await violations(page, { within })).toEqual([]);
});

test('with forced colours every story area has its outline, and the current page its mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signInAs(page, 'mg', 'digital@example.it');
  await page.goto(at('mg', '/#sfoglia=1/1'));
  await expect(viewer(page).locator('.zone').first()).toBeVisible();
  const edges = await viewer(page)
    .locator('.zone, .thumb[aria-current] .thumb-image')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  expect(new Set(edges)).toEqual(new Set(['solid']));
});

test('A08 with reduced motion the page is there at once; without, it slides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'mg', 'digital@example.it');
  await page.goto(at('mg', '/#sfoglia=1/1'));
  const stage = viewer(page).locator('.stage');
  await expect(viewer(page).locator('.spread:not([inert]) .page[aria-busy=false]')).toBeVisible();
  /** How far the pages have scrolled in the frame after a key press. */
  const nextFrame = () =>
    stage.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          element.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, composed: true }));
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(element.scrollLeft / element.clientWidth)));
        }),
    );
  expect(await nextFrame()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await nextFrame()).toBeLessThan(2);
  await expect.poll(() => stage.evaluate((element) => element.scrollLeft / element.clientWidth)).toBe(2);
});
