import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

/** Name of the focused element, through shadow roots. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
  });

/** Names that the Tab key reaches, until one repeats or `last` is reached. */
const tabThrough = async (page: Page, last: string): Promise<string[]> => {
  const names: string[] = [];
  for (let n = 0; n < 60; n += 1) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
    if (names.at(-1) === last) break;
  }
  return names;
};

const noScroll = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflow);

test('A02 A24 header by keyboard: menu, logo, reader, sections, search, in visual order', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto(at('mg', '/sezioni'));
  await expect(page.locator('np-header .sign-in')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Il Meriggio di Gaviano, home' })).toBeVisible();
  expect(await tabThrough(page, 'Cerca')).toEqual([
    'Vai al contenuto',
    'Menu',
    'Il Meriggio di Gaviano, home',
    'Abbonati',
    'Accedi',
    'Edicola',
    'Cronaca',
    'Politica',
    'Economia',
    'Cultura',
    'Sport',
    'Ambiente',
    'Speciali',
    'Cerca',
  ]);
});

test('A20 drawer by keyboard: Enter opens it with the focus inside, Tab stays, Escape closes and returns the focus', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(at('mg', '/sezioni'));
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(burger).toHaveAttribute('aria-expanded', 'false');
  expect(await noScroll(page)).toBe('visible');
  await burger.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect(page.locator('np-menu .burger')).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => focused(page)).toBe('Chiudi il menu');
  await expect.poll(() => noScroll(page)).toBe('hidden');
  await expect(drawer.getByRole('link', { name: 'Accedi' })).toBeVisible();
  const inside: boolean[] = [];
  for (let n = 0; n < 20; n += 1) {
    await page.keyboard.press('Tab');
    inside.push(
      await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.shadowRoot?.activeElement?.localName === 'np-menu';
      }),
    );
  }
  expect(new Set(inside)).toEqual(new Set([true]));
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('Menu');
  await expect.poll(() => noScroll(page)).toBe('visible');
});

test('a group of the drawer expands by its own button, and its links are reachable', async ({ page }) => {
  await page.goto(at('gz', '/sezioni'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const fold = page.getByRole('button', { name: 'Il mio account: altre voci' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Newsletter' })).toHaveCount(0);
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Profilo');
});

test('while the drawer is loading its button says so, and the focus moves into the drawer once it opens', async ({
  page,
}) => {
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const drawersCode = /\/chunks\/sheet\.lit-/;
  await page.route(drawersCode, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(drawersCode);
  await page.goto(at('gz', '/sezioni'));
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  await burger.click();
  await asked;
  await expect(burger).toHaveAttribute('aria-busy', 'true');
  arrive();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Edicola' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Chiudi il menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(burger).toBeFocused();
  await expect(burger).toHaveAttribute('aria-busy', 'false');
});

test('the search of the drawer leads to the search page', async ({ page }) => {
  await page.goto(at('gz', '/sezioni'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('searchbox', { name: 'Cerca nel giornale' }).fill('mercato coperto');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/ricerca' && url.searchParams.get('q') === 'mercato coperto');
});

test('user panel: opens by keyboard, has the five links and the sign-out, closes by Escape, by leaving and by a click beside', {
  tag: '@quick',
}, async ({ page }) => {
  await signInAs(page, 'mg', 'digital@example.it');
  await page.goto(at('mg', '/sezioni'));
  const button = page.locator('np-header .user');
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('navigation', { name: 'Il tuo account' });
  await expect(panel.getByRole('link')).toHaveCount(6);
  const hrefs = await panel
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.slice(0, 5)).toEqual(
    ['/user/profile', '/user/subscriptions', '/user/profile/topics/manage', '/user/newsletter/', '/contact'].map(
      (path) => at('account.mg', path),
    ),
  );
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toMatch(/^Profilo/);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(panel).toBeVisible();
  await page.mouse.click(300, 700);
  await expect(panel).toHaveCount(0);
});

test('a failed logout shows a notice for five seconds, and the reader stays', async ({ page }) => {
  await signInAs(page, 'mg', 'digital@example.it');
  await page.goto(at('mg', '/sezioni'));
  const url = page.url();
  await page.route('**/logout', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.locator('np-header .user').click();
  // The page's clock is stopped from here on and advances only on command, so slow machines do not matter.
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole('navigation', { name: 'Il tuo account' }).getByRole('link', { name: 'Esci' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Qualcosa non ha funzionato. Riprova tra poco.' });
  await expect(notice).toBeVisible();
  expect(page.url()).toBe(url);
  await page.clock.runFor(4900);
  await expect(notice).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice).toHaveCount(0);
});

test('a logout ends the session and returns to the newsstand', { tag: '@quick' }, async ({ page }) => {
  await signInAs(page, 'mg', 'online@example.it');
  await page.goto(at('mg', '/sezioni'));
  await page.locator('np-header .user').click();
  await page.getByRole('navigation', { name: 'Il tuo account' }).getByRole('link', { name: 'Esci' }).click();
  await page.waitForURL(at('mg'));
  await expect(page.locator('np-header .sign-in')).toBeVisible();
});
