import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at, expect, test } from './pages.ts';
import { signInAs } from './readers.ts';

const viewer = (page: Page) => page.locator('np-epaper .viewer');

/** What axe finds in the viewer, and what does not fit into the window. */
const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .include('np-epaper')
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(' ')}`,
  );
  const wide = await viewer(page).evaluate((element) => element.scrollWidth - innerWidth);
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
};

const tool = async (page: Page, name: string): Promise<void> => {
  const more = viewer(page).getByRole('button', { name: 'Altri strumenti' });
  if (await more.isVisible()) await more.click();
  await viewer(page).getByRole('button', { name, exact: true }).click();
};

for (const scheme of ['light', 'dark'] as const)
  for (const width of [1280, 820, 320])
    test(`axe finds nothing at ${width} px, ${scheme}: pages, a chosen story, text, search, what is left, what is kept`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await signInAs(page, 'mg', 'digital@example.it');
      await page.goto(at('mg', '/#sfoglia=1/2'));
      await expect(viewer(page).locator('.spread:not([inert]) .page[aria-busy=false]').first()).toBeVisible();
      const found: string[] = [];
      const look = async (what: string) => {
        for (const fault of await faults(page)) found.push(`${what} ${fault}`);
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

test('with forced colours every place of a story has its edge, and the current page its mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signInAs(page, 'mg', 'digital@example.it');
  await page.goto(at('mg', '/#sfoglia=1/1'));
  await expect(viewer(page).locator('.zone').first()).toBeVisible();
  const edges = await viewer(page)
    .locator('.zone, .thumb[aria-current] .thumb-image')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  expect(new Set(edges)).toEqual(new Set(['solid']));
});

test('A08 with reduced motion the page stands at once; without, it slides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'mg', 'digital@example.it');
  await page.goto(at('mg', '/#sfoglia=1/1'));
  const stage = viewer(page).locator('.stage');
  await expect(viewer(page).locator('.spread:not([inert]) .page[aria-busy=false]')).toBeVisible();
  /** How far the pages have come in the frame after a key. */
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
