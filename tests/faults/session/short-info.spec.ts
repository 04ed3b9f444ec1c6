import type { Page } from '@playwright/test';
import { body, hang, html, reset, status, withoutCors } from '../lib/answers.ts';
import { afterAMinute, loginOf, logouts, notices, roundTrip, shortInfo, stopClock, texts } from '../lib/core.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { expect, test } from '../lib/test.ts';

/** Advances the page's clock until this many requests have arrived; F01 tests the time between them. */
const advanceUntil = (page: Page, wire: FaultProxy, count: number): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(1000);
    expect(wire.calls(shortInfo).length).toBe(count);
  }).toPass({ intervals: [50] });

test('F01 short-info 500 twice, then 200: three requests, 1500 and 1700 ms apart, signed in without a notice', {
  tag: '@quick',
}, async ({ page, wire, reader }) => {
  await page.clock.install();
  await reader.signIn('lettore@example.it');
  await stopClock(page);
  wire.answer(shortInfo, status(500), 2);
  let answers = 0;
  page.on('requestfinished', (request) => {
    if (request.url().includes('/short-info')) answers += 1;
  });
  await page.goto(wire.page('mg', notices));
  // A timer defines the tags. Once the request is there, the clock stands still until its answer is.
  await expect(async () => {
    if (wire.calls(shortInfo).length === 0) await page.clock.runFor(1);
    expect(wire.calls(shortInfo)).toHaveLength(1);
  }).toPass({ intervals: [50] });
  for (const [count, wait] of [
    [1, 1500],
    [2, 1700],
  ] as const) {
    await expect.poll(() => answers).toBe(count);
    await roundTrip(page, wire);
    await page.clock.runFor(wait - 1);
    await roundTrip(page, wire);
    expect(wire.calls(shortInfo)).toHaveLength(count);
    await page.clock.runFor(1);
    await wire.seen(shortInfo, count + 1);
  }
  expect(await loginOf(page, wire)).toMatchObject({ state: 'loggedIn', user: { email: 'lettore@example.it' } });
  await expect(page.locator('np-notices li')).toHaveCount(0);
});

test('F02 short-info 503 always: exactly three requests, anonymous, the generic notice once', async ({
  page,
  wire,
  reader,
}) => {
  await page.clock.install();
  await reader.signIn();
  wire.answer(shortInfo, status(503));
  await page.goto(wire.page('mg', notices));
  await advanceUntil(page, wire, 3);
  await expect(page.getByRole('alert')).toContainText(texts.generic);
  await afterAMinute(page, wire);
  await expect(page.locator('np-notices li')).toHaveCount(1);
  expect(wire.calls(shortInfo)).toHaveLength(3);
  expect(await loginOf(page, wire)).toEqual({ state: 'loggedOut' });
});

test('F03 short-info 504 once: two requests, signed in', async ({ page, wire, reader }) => {
  await page.clock.install();
  await reader.signIn();
  wire.answer(shortInfo, status(504), 1);
  await page.goto(wire.page('mg', notices));
  await advanceUntil(page, wire, 2);
  expect(await loginOf(page, wire)).toMatchObject({ state: 'loggedIn' });
  expect(wire.calls(shortInfo)).toHaveLength(2);
});

test('F04 short-info 502, 400, 404, 429: one request each, the generic notice', async ({ page, wire, reader }) => {
  await page.clock.install();
  await reader.signIn();
  for (const [n, code] of [502, 400, 404, 429].entries()) {
    wire.answer(shortInfo, status(code));
    await page.goto(wire.page('mg', notices));
    await expect(page.getByRole('alert'), String(code)).toContainText(texts.generic);
    await afterAMinute(page, wire);
    expect(wire.calls(shortInfo), String(code)).toHaveLength(n + 1);
    await expect(page.locator('np-notices li')).toHaveCount(1);
  }
});

for (const [what, answer] of [
  ['reset', reset],
  ['503 without CORS headers', withoutCors(503)],
] as const) {
  test(`F05 short-info ${what}: the network notice and not the generic one, the page usable`, async ({
    page,
    wire,
    reader,
  }) => {
    await page.clock.install();
    await reader.signIn();
    wire.answer(shortInfo, answer);
    await page.goto(wire.page('mg', `${notices}<button onclick="this.textContent = 'Premuto'">Premi</button>`));
    await expect(page.getByRole('alert')).toContainText(texts.network);
    await page.getByRole('button', { name: 'Premi' }).click();
    await expect(page.getByRole('button', { name: 'Premuto' })).toBeVisible();
    await page.getByRole('button', { name: 'Chiudi l’avviso' }).click();
    await afterAMinute(page, wire);
    await expect(page.locator('np-notices li')).toHaveCount(0);
    // The browser itself repeats a request when a kept connection breaks; the product does not.
    expect(wire.calls(shortInfo).length).toBeLessThanOrEqual(what === 'reset' ? 2 : 1);
  });
}

test('F06 short-info hangs: the page’s load event is not delayed, no notice, and the call ends with its element', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  wire.answer(shortInfo, hang);
  await page.goto(wire.page('www.mg', notices + notices));
  await wire.seen(shortInfo);
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
  await expect(page.locator('np-notices li')).toHaveCount(0);
  await page
    .locator('np-notices')
    .first()
    .evaluate((element) => element.remove());
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(wire.calls(shortInfo)[0]?.clientGone).toBe(false);
  await page.locator('np-notices').evaluate((element) => element.remove());
  await wire.abandoned(shortInfo);
});

test('F10 401 with another code, an empty body, an HTML body: no logout, the refusal is logged in the console, the session is kept', async ({
  page,
  wire,
  reader,
}) => {
  await reader.arrive();
  for (const answer of [status(401, 'ERR_ALTRO'), body(401, ''), html(401)]) {
    wire.answer(shortInfo, answer, 1);
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    const address = wire.page('mg', notices);
    await page.goto(address);
    expect(await loginOf(page, wire)).toEqual({ state: 'loggedOut' });
    expect((await warned).text()).toBe('[GET] "/api/user/short-info": 401');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(reader.tokens[0]);
    await page.reload();
    expect(await loginOf(page, wire)).toMatchObject({ state: 'loggedIn' });
    expect(page.url()).toBe(address);
    expect(logouts(wire)).toEqual([]);
  }
});
