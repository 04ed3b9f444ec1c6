import type { Page } from '@playwright/test';
import { at, expect, openArticle, test } from '../lib/pages.ts';

/** The typeface files that a page has fetched, and their bytes. */
const fetched = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  // The files of all text are requested with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, encodedBodySize }) => ({ name: name.replace(/.*\/(.*)-[\w-]{8}\.woff2/, '$1'), encodedBodySize })),
  );
  return {
    names: files.map(({ name }) => name).sort(),
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
};

const openChat = async (page: Page): Promise<void> => {
  await page.locator('np-assistance-chat').getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'Come possiamo aiutarti?' })).toBeVisible();
  const registered = () => page.evaluate(() => [...document.fonts].some(({ family }) => /Schibsted/.test(family)));
  await expect.poll(registered).toBe(true);
};

test('an open chat fetches one typeface, at most 25 kB', { tag: '@quick' }, async ({ page }) => {
  await openArticle(page, 'gz');
  expect((await fetched(page)).names).toEqual([]);
  await openChat(page);
  const { names, bytes } = await fetched(page);
  expect(names).toEqual(['schibsted-grotesk-latin']);
  expect(bytes).toBeLessThanOrEqual(25_000);
});

test('the newsstand’s home fetches both typefaces with the page, once, at most 60 kB', async ({ page }) => {
  await page.goto(at('mg'));
  await expect(page.locator('np-newsstand .newsstand h1')).toBeVisible();
  const { names, bytes } = await fetched(page);
  expect(names).toEqual(['newsreader-latin', 'schibsted-grotesk-latin']);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test('with the page’s own faces an open chat fetches none', async ({ page }) => {
  await openArticle(page, 'gz');
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.setProperty('--np-font-ui', 'sans-serif');
    style.setProperty('--np-font-headline', 'serif');
  });
  await openChat(page);
  expect((await fetched(page)).names).toEqual([]);
});

test('a letter beyond Western Europe fetches the second file', async ({ page }) => {
  await openArticle(page, 'gz');
  await openChat(page);
  await page.getByRole('textbox').fill('Čapek');
  await expect.poll(async () => (await fetched(page)).names).toContain('schibsted-grotesk-latin-ext');
});

test('a typeface that arrives late moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('mg'), { waitUntil: 'commit' });
  await expect(page.locator('np-newsstand .newsstand h1')).toBeVisible();
  const before = await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0));
  release();
  expect((await fetched(page)).names).toHaveLength(2);
  const after = await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0));
  test.info().annotations.push({ type: 'shift', description: String(after - before) });
  expect(after - before).toBeLessThan(0.001);
});
