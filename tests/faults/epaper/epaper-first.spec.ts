import type { Page } from '@playwright/test';
import type { FaultProxy } from '../lib/proxy.ts';
import { expect, test } from '../lib/test.ts';

const element = (page: Page) => page.locator('np-epaper');
const early = (page: Page) => element(page).locator('.before .image');
const shownPages = (page: Page) => element(page).locator('.spread:not([inert]) .page[aria-busy=false]');

/** Opens a page with a viewer; returns the images of the first page that it requests, without thumbnails. */
const open = async (page: Page, wire: FaultProxy, tag: string): Promise<readonly string[]> => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/pagina\/\d+\/1\./.test(pathname) && !search.includes('w=320')) asked.push(pathname + search);
  });
  await page.goto(wire.page('mg', tag));
  return asked;
};

/** Holds the viewer's code until the returned function is called. */
const withoutViewer = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/chunks\/panel-(?!icons)/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Where a page is drawn within its image's box, in pixels of the window. */
const drawn = (image: Element) => {
  const { left, width, top, bottom } = image.getBoundingClientRect();
  const padding = (side: string) => Number.parseFloat(getComputedStyle(image).getPropertyValue(`padding-${side}`));
  return {
    middle: left + (padding('left') + width - padding('right')) / 2,
    top: top + padding('top'),
    height: bottom - padding('bottom') - top - padding('top'),
  };
};

const bare = '<np-epaper edition="1"></np-epaper>';

test.beforeEach(async ({ reader }) => {
  await reader.arrive();
});

test('the first page shows before the code of the viewer; the viewer reuses that image and requests no other', async ({
  page,
  wire,
}) => {
  const letIn = await withoutViewer(page);
  const asked = await open(page, wire, bare);
  await expect(early(page)).toHaveJSProperty('naturalWidth', 1000);
  await expect(early(page)).toHaveAttribute('alt', 'Pagina 1');
  const before = await early(page).evaluate(drawn);
  const same = await early(page).evaluateHandle((one) => one);
  letIn();
  await expect(shownPages(page)).toHaveCount(1);
  await expect(element(page).locator('.before')).toBeHidden();
  const after = shownPages(page).locator('.image');
  expect(await after.evaluate((one, other) => one === other, same)).toBe(true);
  expect(asked).toEqual(['/api/edicola/pagina/1/1.avif']);
  const now = await after.evaluate(drawn);
  expect(now.middle).toBeCloseTo(before.middle, 0);
  expect(now.top).toBeCloseTo(before.top, 0);
  expect(now.height).toBeCloseTo(before.height, 0);
});

test('the code of the viewer loads after the first page', async ({ page, wire }) => {
  const order: string[] = [];
  page.on('requestfinished', (request) => void order.push(request.url()));
  page.on('request', (request) => void order.push(request.url()));
  await open(page, wire, bare);
  await expect(shownPages(page)).toHaveCount(1);
  const come = order.findLastIndex((url) => url.endsWith('/api/edicola/pagina/1/1.avif'));
  expect(come).toBeGreaterThan(0);
  expect(order.findIndex((url) => /\/chunks\/react-/.test(url))).toBeGreaterThan(come);
});

test('the code of the viewer loads after an image of the page’s own', async ({ page, wire }) => {
  const image = Promise.withResolvers<void>();
  await page.route(/\/1\.avif\?w=1000$/, async (route) => {
    await image.promise;
    await route.continue();
  });
  const chunks: string[] = [];
  page.on('request', (request) => void chunks.push(request.url()));
  const slotted = '<img src="/api/edicola/pagina/1/1.avif?w=1000" alt="Prima pagina" width="690" height="1000">';
  await page.goto(wire.page('mg', `<np-epaper edition="1">${slotted}</np-epaper>`), { waitUntil: 'commit' });
  await page.waitForResponse(/\/chunks\/np-epaper-/);
  await page.waitForFunction(() => document.querySelector('np-epaper')?.shadowRoot);
  const before = chunks.filter((url) => /\/chunks\/react-/.test(url));
  image.resolve();
  await expect(shownPages(page)).toHaveCount(1);
  expect(before).toEqual([]);
});

for (const [what, tag] of [
  ['another initial page', '<np-epaper edition="1" page="2"></np-epaper>'],
  ['an image of the page’s own', '<np-epaper edition="1"><img src="/brands/mg.svg" alt="Prima"></np-epaper>'],
] as const)
  test(`no image is drawn early with ${what}`, async ({ page, wire }) => {
    const asked = await open(page, wire, tag);
    await expect(shownPages(page).first()).toBeVisible();
    expect(asked.filter((address) => !address.includes('v='))).toEqual([]);
  });

test('an image that fails to load leaves nothing behind, and the viewer loads its own', async ({ page, wire }) => {
  await page.route(/\/pagina\/1\/1\.avif$/, (route) => route.abort());
  const letIn = await withoutViewer(page);
  await open(page, wire, bare);
  await expect(element(page).locator('.before')).toHaveCount(1);
  await expect(early(page)).toHaveCount(0);
  letIn();
  await expect(shownPages(page).locator('.image')).toHaveJSProperty('complete', true);
});

test('an edition that is gone leaves only the message', async ({ page, wire }) => {
  await open(page, wire, '<np-epaper edition="999999"></np-epaper>');
  await expect(element(page)).toContainText('Questa edizione non c’è più o non c’è mai stata.');
  await expect(element(page).locator('.image')).toHaveCount(0);
});
