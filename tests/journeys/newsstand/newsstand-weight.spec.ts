import { at, expect, test } from '../lib/pages.ts';

test('home, cold: at most 130 kB of script without the chat’s frame', async ({ page }) => {
  await page.goto(at('mg'));
  await expect(page.locator('np-newsstand .newsstand h1')).toHaveText(/^(Oggi|Ieri), /);
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return { name, bytes: encodedBodySize };
    }),
  );
  // The chat's frame comes a second after the page and is held by `footprint.spec.ts`.
  const isLater = (name: string) => /\/(?:chat-frame|corner)-/.test(name);
  const scripts = entries.filter(({ name }) => name.includes('//cdn.') && name.endsWith('.js') && !isLater(name));
  const bytes = scripts.reduce((sum, one) => sum + one.bytes, 0);
  test.info().annotations.push({ type: 'bytes', description: `${bytes} in ${scripts.length} files` });
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThanOrEqual(130_000);
});

test('home, cold: drawing the newsstand shifts nothing', async ({ page }) => {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(at('mg'));
  await expect(page.locator('np-newsstand .newsstand h1')).toHaveText(/^(Oggi|Ieri), /);
  await page.waitForLoadState('networkidle');
  // Header and fonts may move slightly within themselves; a screen that pushed the page would score tenths.
  expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0)).toBeLessThan(0.005);
});

for (const [path, call] of [
  ['/', '/api/edicola/home'],
  ['/articolo/2', '/api/edicola/articolo?id=2'],
] as const)
  test(`${path}: the data is requested although React does not load`, async ({ page }) => {
    await page.route(/\/react-[\w-]+\.js$/, () => {});
    const asked = page.waitForRequest((request) => request.url().endsWith(call));
    await page.goto(at('mg', path), { waitUntil: 'commit' });
    await asked;
    await expect(page.locator('np-newsstand > :not([slot]), np-newsstand h1').first()).toBeVisible();
  });
