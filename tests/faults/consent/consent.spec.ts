import { TCString } from '@iabtechlabtcf/core';
import type { Page } from '@playwright/test';
import { changed, reset } from '../lib/answers.ts';
import { roundTrip } from '../lib/core.ts';
import {
  advanceClock,
  controlledManager,
  expectGranted,
  granted,
  json,
  managerIn,
  open,
  outside,
  serviceCalls,
} from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const warning = 'np: the audience tracking is not loaded: consent 4 is missing.';
const banner = (page: Page) => page.getByRole('dialog', { name: 'Preferenze privacy e cookie' });

test('P01 before a choice no request to audience, marketing and tag manager, nothing counted, nothing stored', async ({
  page,
  wire,
}) => {
  await page.clock.install();
  wire.answer(outside.consent, managerIn('ask'));
  await open(page, wire);
  await expect(banner(page)).toBeVisible();
  await advanceClock(page, wire);
  expect(serviceCalls(wire)).toEqual([]);
  expect([...wire.calls(outside.tracking), ...wire.calls(outside.receipts)]).toEqual([]);
  expect(await page.evaluate(() => ({ keys: Object.keys(localStorage), cookie: document.cookie }))).toEqual({
    keys: [],
    cookie: '',
  });
  expect(await granted(page)).toBe('');
});

test('P01 the choice starts all services, and its receipt is stored with text, time and place', {
  tag: '@quick',
}, async ({ page, wire }) => {
  wire.answer(outside.consent, managerIn('ask'));
  await open(page, wire);
  await banner(page).getByRole('button', { name: 'Accetta' }).click();
  await expectGranted(page, '12345');
  const receipt = await wire.seen(outside.receipts);
  expect(json(receipt)).toEqual({
    brand: 'MG',
    tcf_version: '2.2',
    purposes: { 1: true, 2: true, 3: true, 4: true, 5: true },
    source: 'banner',
    text_version: expect.stringMatching(/^2001\/2024-0[2-5]-\d\d$/),
    page: page.url(),
    tc_string: expect.any(String),
  });
  const { purposeConsents, version } = TCString.decode(String(json(receipt).tc_string));
  expect([version, ...purposeConsents.values()]).toEqual([2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  await wire.seen(outside.audience);
  await wire.seen(outside.tagManager);
  await wire.seen(outside.marketing);
});

test('a refusal of everything over the IAB’s own libraries: nothing runs, and the receipt says so beside its string', async ({
  page,
  wire,
}) => {
  await page.clock.install();
  // The page's own manager: it has a TC string, and none of our categories.
  wire.answer(
    outside.consent,
    changed(
      (script) => `${script.replace('"mode":"not_needed"', '"mode":"ask"')};delete window._iub.cs.consent;
      Object.defineProperty(window._iub.cs, 'consent', { get: () => undefined, set() {} });`,
    ),
  );
  await open(page, wire);
  await banner(page).getByRole('button', { name: 'Rifiuta' }).click();
  await expectGranted(page, '1');
  const receipt = json(await wire.seen(outside.receipts));
  expect(receipt.purposes).toEqual({ 1: true, 2: false, 3: false, 4: false, 5: false });
  expect([...TCString.decode(String(receipt.tc_string)).purposeConsents.values()]).toEqual([]);
  await advanceClock(page, wire);
  expect(serviceCalls(wire)).toEqual([]);
  expect(wire.calls(outside.tracking)).toEqual([]);
});

test('P02 all granted: one request for the audience script, also after repeated events', async ({ page, wire }) => {
  wire.answer(outside.consent, controlledManager);
  await open(page, wire);
  await wire.seen(outside.consent);
  await page.waitForFunction(() => window.cmp?.listeners.size === 1);
  const all = { consent: true };
  for (let times = 0; times < 3; times += 1) await page.evaluate((given) => window.cmp.tell({}, given), all);
  await wire.seen(outside.counted);
  await wire.seen(outside.tagged);
  expect(wire.calls(outside.audience)).toHaveLength(1);
  expect(wire.calls(outside.tagManager)).toHaveLength(1);
  expect(await page.evaluate(() => window.consents.length)).toBe(1);
});

test('P03 purpose 4 refused: never requested and reported once; granted later it loads without a reload; withdrawn it stops', async ({
  page,
  wire,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  wire.answer(outside.consent, managerIn('necessary'));
  await open(page, wire);
  await expectGranted(page, '1');
  await expect.poll(() => logged.filter((line) => line === warning).length).toBe(1);
  const choose = async (button: string) => {
    await page.evaluate(() =>
      (Reflect.get(window, '_iub') as { cs: { api: { openPreferences(): void } } }).cs.api.openPreferences(),
    );
    await banner(page).getByRole('button', { name: button }).click();
  };
  await choose('Rifiuta');
  await wire.seen(outside.receipts);
  expect(serviceCalls(wire)).toEqual([]);

  await choose('Accetta');
  await wire.seen(outside.counted);
  await wire.seen(outside.tracking);
  expect(json(await wire.seen(outside.receipts, 2)).source).toBe('preferences');

  await choose('Rifiuta');
  await expectGranted(page, '1');
  await wire.seen(outside.receipts, 3);
  const before = wire.calls(outside.counted).length + wire.calls(outside.tracking).length;
  await page.evaluate(() => (Reflect.get(window, 'npAudience') as { track(event: string): void }).track('pageview'));
  await roundTrip(page, wire);
  expect(wire.calls(outside.counted).length + wire.calls(outside.tracking).length).toBe(before);
  expect(logged.filter((line) => line === warning)).toHaveLength(1);
});

test('P07 one listener for 100 elements, never getTCData; it is removed with the last element and added again with the next', async ({
  page,
  wire,
}) => {
  wire.answer(outside.consent, controlledManager);
  await open(page, wire, { markup: '<np-notices></np-notices>'.repeat(100) });
  await page.waitForFunction(() => window.cmp?.listeners.size === 1);
  await page.evaluate(() => window.cmp.tell({}, { consent: true }));
  await wire.seen(outside.audience);
  await wire.seen(outside.tagManager);
  const remove = (count: number) =>
    page.evaluate((many) => {
      for (const element of [...document.querySelectorAll('np-notices')].slice(0, many)) element.remove();
    }, count);
  await remove(99);
  expect(await page.evaluate(() => window.cmp.listeners.size)).toBe(1);
  await remove(1);
  await page.waitForFunction(() => window.cmp.listeners.size === 0);
  await page.evaluate(() => document.body.append(document.createElement('np-notices')));
  await page.waitForFunction(() => window.cmp.listeners.size === 1);
  const calls = await page.evaluate(() => window.cmp.calls.filter((command) => command !== 'ping'));
  expect(calls).toEqual(['addEventListener', 'removeEventListener', 'addEventListener']);
  for (const script of [outside.consent, outside.audience, outside.tagManager])
    expect(wire.calls(script)).toHaveLength(1);
});

for (const [what, answer, opens] of [
  ['opens the manager’s preferences', managerIn('all'), true],
  ['leads to the policy where there is no manager', reset, false],
] as const) {
  test(`P11 the footer’s button ${what}`, async ({ page, wire }) => {
    wire.answer(outside.consent, answer);
    await open(page, wire, { markup: '<np-footer></np-footer>' });
    await expectGranted(page, '12345');
    await page.getByRole('button', { name: 'Preferenze privacy e cookie' }).click();
    if (opens) await expect(banner(page)).toBeVisible();
    else await page.waitForURL(wire.at('www.mg', '/cookie'));
  });
}
