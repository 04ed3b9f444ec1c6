import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const nav = 'np-account-nav ul ul a';

/** The parts of the two sections that are divided. */
const divided = [
  [
    '/user/profile',
    [
      ['Dati personali', '/user/profile'],
      ['Fatturazione', '/user/profile#fatturazione'],
      ['Consensi', '/user/profile#consensi'],
      ['Password', '/user-profile-edit-password'],
    ],
  ],
  [
    '/user-devices',
    [
      ['Browser e dispositivi', '/user-devices'],
      ['Codici di attivazione', '/user/subscriptions#codici'],
      ['I tuoi dati', '/user/profile#dati'],
    ],
  ],
] as const;

for (const [path, links] of divided) {
  test(`${path}: its section lists its parts, and each link leads to the part of that name`, async ({ page }) => {
    await signInAs(page, 'lg', 'titolare@example.it');
    await page.goto(at('account.lg', path));
    const shown = page.locator(nav);
    await expect(shown).toHaveText(links.map(([name]) => name));
    for (const [n, [name, target]] of links.entries()) {
      await page.goto(at('account.lg', path));
      await expect(shown.nth(n)).toHaveAttribute('href', at('account.lg', target));
      await shown.nth(n).click();
      await expect(page).toHaveURL(at('account.lg', target));
      if (target.includes('#'))
        await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeInViewport();
    }
  });
}

test('an address with a fragment shows that part once the page is complete, and does not scroll a reader who has moved', async ({
  page,
}) => {
  await signInAs(page, 'lg', 'azienda@example.it');
  for (const [path, name] of [
    ['/user/profile#fatturazione', 'Fatturazione'],
    ['/user/profile#consensi', 'Consensi'],
    ['/user/profile#dati', 'I tuoi dati'],
    ['/user/subscriptions#codici', 'Codici di attivazione'],
  ] as const) {
    // Another fragment of the same address would load nothing.
    await page.goto('about:blank');
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(at('account.lg', path));
    const heading = page.getByRole('heading', { name, level: 2, exact: true });
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(heading).toBeInViewport();
    await page.mouse.wheel(0, -4000);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeInViewport();
    await page.setViewportSize({ width: 420, height: 600 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeInViewport();
  }
});

test('the row of parts shows how many subscriptions are active, and leads to the codes by keyboard', async ({
  page,
}) => {
  const { promise: seats, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/chunks\/SubUsers-/, async (route) => {
    await seats;
    await route.continue();
  });
  await signInAs(page, 'lg', 'titolare@example.it');
  await page.goto(at('account.lg', '/user/subscriptions'));
  const parts = page.getByRole('navigation', { name: 'Parti della pagina' }).getByRole('button');
  await expect(parts).toHaveText(['Attivi1', 'Codici di attivazione']);
  await expect(parts.first()).toHaveAttribute('aria-current', 'true');
  await parts.first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Codici di attivazione', level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // The board of users comes late, above it.
  release();
  await expect(page.getByText('Invita più persone insieme')).toBeAttached();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Codice di attivazione')).toBeFocused();
  await expect(parts.last()).toHaveAttribute('aria-current', 'true');
});

test('on a phone the strip of sections shows the current one, however far to the right it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs(page, 'lg', 'digital@example.it');
  await page.goto(at('account.lg', '/contact'));
  const nav = page.locator('np-account-nav').getByRole('navigation', { name: 'Area personale' });
  await expect(nav.getByRole('link', { name: 'Contattaci' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.getByRole('link', { name: 'Contattaci' })).toBeInViewport({ ratio: 1 });
});
