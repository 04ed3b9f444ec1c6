import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const viewer = (page: Page) => page.locator('np-epaper .viewer');

/** Where a page is drawn within its image's box, in pixels of the window. */
const drawnBox = (element: Element) => {
  const image = element as HTMLImageElement;
  const { top, width } = image.getBoundingClientRect();
  const padding = (side: string) => Number.parseFloat(getComputedStyle(image).getPropertyValue(`padding-${side}`));
  return { top: top + padding('top'), width: width - padding('left') - padding('right') };
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'mg', 'digital@example.it');
});

test('an address with #sfoglia shows the printed page before the code of the viewer, which keeps its image and place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const { promise: release, resolve } = Promise.withResolvers<void>();
  await page.route(/\/chunks\/panel-/, async (route) => {
    await release;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('requestfinished', (request) => asked.push(`finished ${new URL(request.url()).pathname}`));
  // It may follow the image before the next look at it.
  const panel = page.waitForRequest(/\/chunks\/panel-/);
  await page.goto(at('mg', '/#sfoglia=1'), { waitUntil: 'commit' });
  const early = page.getByRole('img', { name: 'Pagina 1' });
  await expect(early).toHaveJSProperty('naturalWidth', 640);
  await panel;
  // The code of all elements waits for the image.
  const chunk = asked.findIndex((path) => path.startsWith('/np/chunks/'));
  expect(asked.slice(0, chunk)).toContain('finished /api/edicola/pagina/1/1.avif');
  await expect(page.locator('main')).toBeHidden();
  const [box, same] = [await early.evaluate(drawnBox), await early.elementHandle()];
  resolve();
  const shown = viewer(page).locator('.spread:not([inert]) .page[aria-busy=false]');
  await expect(shown).toHaveCount(1);
  expect(await same?.evaluate((image) => image.isConnected && image.getRootNode() !== document)).toBe(true);
  await expect(page.locator('[data-np-page]')).toHaveCount(0);
  const now = await shown.evaluate((one) => one.getBoundingClientRect());
  expect(now.top).toBeCloseTo(box.top, 0);
  expect(now.width).toBeCloseTo(box.width, 0);
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toBeVisible();
});

test('the cross of a printed page whose viewer does not come leads to the page without it', async ({ page }) => {
  await page.route(/\/np\/np-elements\.js/, (route) => route.abort());
  await page.goto(at('mg', '/#sfoglia=1'));
  await page.getByRole('link', { name: 'Chiudi' }).click();
  await expect(page).toHaveURL(at('mg'));
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[data-np-page]')).toHaveCount(0);
});
