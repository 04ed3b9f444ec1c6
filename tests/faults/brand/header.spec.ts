import type { Locator, Page } from '@playwright/test';
import { fromWorld, hang, held, status } from '../lib/answers.ts';
import { anonymous, header, logouts, notices, readerOf, shortInfo, stopClock, texts } from '../lib/core.ts';
import { expect, test } from '../lib/test.ts';

test('F06 short-info hangs: the header is there, its logo and menu work, neither a name nor a sign-in link flashes', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  wire.answer(shortInfo, hang);
  await page.goto(wire.page('www.mg', header));
  await wire.seen(shortInfo);
  await expect(page.getByRole('link', { name: 'Il Meriggio di Gaviano, home' })).toBeVisible();
  await expect(anonymous(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sezioni' })).toBeVisible();
  await page.locator('np-header').evaluate((element) => element.remove());
  await wire.abandoned(shortInfo);
});

test('F06 short-info hangs: chatbot, press review and favourites say that they are checking who the reader is, and redirect nowhere', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  wire.answer(shortInfo, hang);
  for (const [n, path] of ['/chatbot', '/rassegna', '/preferiti'].entries()) {
    const address = wire.page('mg', `${header}<np-newsstand></np-newsstand>`, wire.bundle, path);
    await page.goto(address);
    await wire.seen(shortInfo, n + 1);
    const waiting = page.getByText('Caricamento informazioni utente…');
    await expect(waiting, path).toBeVisible();
    await expect(page.locator('np-newsstand [aria-busy="true"]').filter({ has: waiting })).not.toHaveCount(0);
    expect(page.url()).toBe(address);
  }
});

for (const [what, answer] of [
  ['500', status(500)],
  ['403', status(403)],
] as const) {
  test(`F12 logout from the user panel is answered with ${what}: an error for 5000 ms, and the reader stays signed in`, async ({
    page,
    wire,
    reader,
  }) => {
    await page.clock.install();
    await reader.signIn();
    wire.answer('POST mg /logout', answer);
    const address = wire.page('mg', header + notices);
    await page.goto(address);
    await readerOf(page, 'Giulia').click();
    await stopClock(page);
    await page.getByRole('link', { name: 'Esci' }).click();
    const error = page.getByRole('alert').filter({ hasText: texts.generic });
    await expect(error).toBeVisible();
    await page.clock.runFor(4000);
    await expect(error).toBeVisible();
    await page.clock.runFor(1500);
    await expect(error).toHaveCount(0);
    await expect(readerOf(page, 'Giulia')).toBeVisible();
    expect(page.url()).toBe(address);
    expect(logouts(wire)).toHaveLength(1);
  });
}

test('F12 logout from the user panel is answered with 401: cleared and redirected, since the session has already ended', async ({
  page,
  wire,
  reader,
}) => {
  await reader.arrive();
  wire.answer('POST mg /logout', status(401, 'ERR_SESSION_EXPIRED'));
  await page.goto(wire.page('mg', header + notices));
  await readerOf(page, 'Giulia').click();
  await page.getByRole('link', { name: 'Esci' }).click();
  await page.waitForURL(wire.at('mg', '/'));
  expect(logouts(wire)).toHaveLength(1);
  expect(wire.calls('GET account.mg /sso/request-logout')).toHaveLength(1);
  expect(await reader.look('mg', () => Object.keys(localStorage))).not.toContain('user');
});

test('F12 logout from the user panel hangs: the reader stays, the page is usable, and the answer still counts', async ({
  page,
  wire,
  reader,
}) => {
  await reader.arrive();
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.answer('POST mg /logout', held(promise, fromWorld()));
  await page.goto(wire.page('mg', header + notices));
  await readerOf(page, 'Giulia').click();
  await page.getByRole('link', { name: 'Esci' }).click();
  await wire.seen('POST mg /logout');
  await expect(readerOf(page, 'Giulia')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sezioni' })).toBeVisible();
  resolve();
  await page.waitForURL(wire.at('mg', '/'));
  expect(logouts(wire)).toHaveLength(1);
});

/** Where a link leads at the moment of the press; nothing is loaded. */
const pressed = async (page: Page, link: Locator): Promise<string> => {
  await page.evaluate(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      const found = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
      document.title = found?.href ?? '';
    };
    addEventListener('click', keep, { once: true });
  });
  await link.click();
  return page.title();
};

for (const [what, change] of [
  ['a page that changes its own address', () => history.pushState(null, '', '/altra?q=1#due')],
  ['a change of the fragment', () => location.assign('#due')],
] as const)
  test(`the sign-in of header and menu leads back to the reader’s current address: ${what}`, async ({ page, wire }) => {
    await page.goto(wire.page('www.mg', header));
    const signIn = page.locator('np-header .end').getByRole('link', { name: 'Accedi' });
    await expect(signIn).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    const inMenu = page.getByRole('dialog').getByRole('link', { name: 'Accedi' });
    await expect(inMenu).toBeVisible();
    const before = page.url();
    await page.evaluate(change);
    expect(page.url()).not.toBe(before);
    const target = `${wire.at('account.mg', '/sso/request-login')}?redirect_uri=${encodeURIComponent(page.url())}`;
    expect(await pressed(page, inMenu)).toBe(target);
    await page.keyboard.press('Escape');
    expect(await pressed(page, signIn)).toBe(target);
  });

test('a late configuration of account and shop changes the drawn links', async ({ page, wire }) => {
  await page.goto(wire.page('www.mg', header));
  const end = page.locator('np-header .end');
  await expect(end.getByRole('link')).toHaveCount(2);
  await page.evaluate(() =>
    (window as unknown as { np: { configure(config: object): void } }).np.configure({
      account: 'https://conto.example',
      shop: 'https://negozio.example',
    }),
  );
  await expect(end.getByRole('link', { name: 'Abbonati' })).toHaveAttribute('href', 'https://negozio.example/vetrina');
  await expect(end.getByRole('link', { name: 'Accedi' })).toHaveAttribute(
    'href',
    `https://conto.example/sso/request-login?redirect_uri=${encodeURIComponent(page.url())}`,
  );
});
