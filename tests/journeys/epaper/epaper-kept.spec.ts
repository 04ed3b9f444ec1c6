import type { Page } from '@playwright/test';
import { markOf } from '../../../src/core/session/reader-mark.ts';
import type { Login } from '../../../src/core/session/store.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const digital = 'digital@example.it';
const owner = (page: Page) => page.locator('np-header .user');

/** What this browser holds of kept editions: the list, and the names of the caches. */
const kept = (page: Page) =>
  page.evaluate(async () => [localStorage.getItem('np_editions') === null ? [] : ['list'], await caches.keys()].flat());

const all = ['list', 'np-edition-1', 'np-offline'];

/** Stores in the browser what keeping an edition stores. */
const plant = async (page: Page, email: string): Promise<void> => {
  const login = { state: 'loggedIn', user: { email } } as Login;
  await page.evaluate(async (reader) => {
    const edition = { id: 1, title: 'Gaviano città', date: '2025-11-20', bytes: 2, worker: '/np-offline.js', reader };
    for (const name of ['np-edition-1', 'np-offline'])
      await (await caches.open(name)).put('/np-kept/edition', new Response('{}'));
    localStorage.setItem('np_editions', JSON.stringify([edition]));
  }, markOf(login));
};

/** Opens the newsstand as a reader who has kept an edition. */
const arrive = async (page: Page): Promise<void> => {
  await signInAs(page, 'mg', digital);
  await page.goto(at('mg'));
  await expect(owner(page)).toBeVisible();
  await plant(page, digital);
};

test('a kept edition stays while its reader is signed in, and is removed when they sign out', {
  tag: '@quick',
}, async ({ page }) => {
  await arrive(page);
  await page.reload();
  await expect(owner(page)).toBeVisible();
  expect(await kept(page)).toEqual(all);
  await owner(page).click();
  await page.getByRole('link', { name: 'Esci' }).click();
  await expect(owner(page)).toHaveCount(0);
  await page.waitForURL(at('mg'));
  // The page may still be navigating.
  await expect.poll(() => kept(page).catch(() => undefined)).toEqual([]);
});

test('a sign-out in another tab removes it from this one', async ({ page, context }) => {
  await arrive(page);
  await page.reload();
  await expect(owner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(at('mg'));
  await owner(other).click();
  await other.getByRole('link', { name: 'Esci' }).click();
  await expect(owner(page)).toHaveCount(0);
  await expect.poll(() => kept(page)).toEqual([]);
});

test('a session that has ended before the page loads removes it too', async ({ page, context }) => {
  await arrive(page);
  await context.clearCookies();
  await page.reload();
  await expect.poll(() => kept(page)).toEqual([]);
});

test('another reader does not find it', async ({ page, context }) => {
  await arrive(page);
  await context.clearCookies();
  await signInAs(page, 'mg', 'titolare@example.it');
  await page.goto(at('mg'));
  await expect(owner(page)).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
});

test('a session that cannot be checked may still exist: the edition stays', async ({ page, context }) => {
  await arrive(page);
  let asked = 0;
  await context.route(/\/api\/user\/short-info/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.reload();
  // Once by the page, once more before anything is removed.
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
  await expect(owner(page)).toHaveCount(0);
  expect(await kept(page)).toEqual(all);
});
