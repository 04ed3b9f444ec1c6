import type { Page } from '@playwright/test';
import { expect, openArticle, test } from '../lib/pages.ts';

/** The bundle's scripts that a page has fetched until a given time, and their bytes on the wire. */
const scripts = async (page: Page, until = Number.POSITIVE_INFINITY) => {
  const entries = await page.evaluate(
    (end) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => name.includes('//cdn.') && name.endsWith('.js') && responseEnd <= end)
        .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize })),
    until,
  );
  return { urls: entries.map(({ url }) => url), bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0) };
};

/** Notes when the chat's button appears. */
const noteButton = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = (): void => {
      const { shadowRoot } = document.querySelector('np-assistance-chat') ?? {};
      if (shadowRoot?.querySelector('button')) Object.assign(window, { shownAt: performance.now() });
      else requestAnimationFrame(look);
    };
    look();
  });

test('launcher: at most 6 kB of script when it shows, 15 kB at rest, no React before the reader uses it', {
  tag: '@quick',
}, async ({ page }) => {
  await noteButton(page);
  await openArticle(page, 'gz');
  const button = page.locator('np-assistance-chat').getByRole('button').first();
  await expect(button).toBeVisible();
  const shownAt = () => page.evaluate(() => Number(Reflect.get(window, 'shownAt') ?? 0));
  await expect.poll(shownAt).toBeGreaterThan(0);
  const shown = await scripts(page, await shownAt());
  expect(shown.bytes).toBeGreaterThan(0);
  expect(shown.bytes).toBeLessThanOrEqual(6000);
  await page.waitForLoadState('networkidle');
  const rest = await scripts(page);
  expect(rest.bytes).toBeLessThanOrEqual(15_000);
  expect(rest.urls.filter((url) => /react|panel|core/.test(url))).toEqual([]);
  test.info().annotations.push({ type: 'bytes', description: `shown ${shown.bytes}, at rest ${rest.bytes}` });

  await button.hover();
  await expect.poll(async () => (await scripts(page)).urls.filter((url) => /\/react-/.test(url)).length).toBe(1);
});

test('before a click: no storage, no cookie, no call, no other host than the site and the CDN', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await openArticle(page, 'gz');
  await expect(page.locator('np-assistance-chat').getByRole('button').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...hosts].sort()).toEqual(['cdn.localhost', 'www.gz.localhost']);
  expect(await page.evaluate(() => ({ keys: Object.keys(localStorage), cookie: document.cookie }))).toEqual({
    keys: [],
    cookie: '',
  });
});

test('the page does not shift: while the launcher appears, and while the panel opens and closes', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A web font is the one allowed shift, and only inside the panel.
  await page.route('**/*.woff2', (route) => route.abort());
  await openArticle(page, 'gz');
  await page.locator('np-assistance-chat').getByRole('button').first().click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test('two elements on a page share one core and one React', async ({ page }) => {
  await openArticle(page, 'gz');
  await page.evaluate(() => document.body.append(document.createElement('np-assistance-chat')));
  const chats = page.locator('np-assistance-chat');
  await expect(chats).toHaveCount(2);
  for (const chat of await chats.all()) {
    await chat.getByRole('button').first().dispatchEvent('click');
    await expect(chat.getByRole('textbox')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  for (const chunk of [/\/react-/, /\/np-core-/]) {
    const fetched = async () => (await scripts(page)).urls.filter((url) => chunk.test(url));
    await expect.poll(fetched).toHaveLength(1);
  }
});
