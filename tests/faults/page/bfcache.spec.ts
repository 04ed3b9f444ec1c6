import { wholeChromium } from '../../../scripts/tests/browsers.ts';
import { fromWorld, held, reset } from '../lib/answers.ts';
import { anonymous, header, notices, readerOf, shortInfo } from '../lib/core.ts';
import { expect, test } from '../lib/test.ts';

// Playwright turns the back/forward cache off; these tests need it.
test.use({
  launchOptions: {
    ...wholeChromium,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('F42 back to a page from before a logout elsewhere: restored, without the reader’s name', async ({
  page,
  context,
  wire,
  reader,
}) => {
  await reader.signIn();
  await page.goto(wire.page('mg', header + notices));
  await expect(readerOf(page, 'Giulia')).toBeVisible();
  await page.evaluate(() => {
    document.title = 'Già letta';
  });
  // A page with pending requests is not cached.
  await page.waitForLoadState('networkidle');
  await page.goto(wire.page('mg', '<p>Altrove</p>', ''));
  const other = await context.newPage();
  await other.goto(wire.at('account.mg', '/sso/request-logout'));
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.answer(shortInfo, held(promise, fromWorld()), 1);
  const asked = wire.calls(shortInfo).length;
  await page.goBack({ waitUntil: 'commit' });
  await wire.seen(shortInfo, asked + 1);
  expect(await page.title()).toBe('Già letta');
  await expect(page.getByText('Giulia')).toHaveCount(0);
  resolve();
  await expect(anonymous(page)).toBeVisible();
  await expect(page.getByText('Giulia')).toHaveCount(0);
  await expect(page.locator('np-notices li')).toHaveCount(0);
});

test('back to a page whose call was aborted by leaving: it is sent again', async ({ page, wire }) => {
  wire.answer('GET mg /api/edicola/home', reset);
  await page.goto(wire.page('mg', '<np-newsstand routing="memory"></np-newsstand>'));
  const offline = page.getByRole('heading', { name: 'Sei senza connessione' });
  await expect(offline).toBeVisible();
  await page.evaluate(() => Object.assign(window, { here: 'before' }));
  await page.waitForLoadState('networkidle');
  await page.goto(wire.page('mg', '<p>Altrove</p>', ''));
  wire.answer('GET mg /api/edicola/home', fromWorld());
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('np-newsstand a[href*="/articolo/"]').first()).toBeVisible();
  await expect(offline).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'here'))).toBe('before');
});
