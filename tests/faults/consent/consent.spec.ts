import type { Page } from '@playwright/test';
import { body, hang, reset, status } from '../lib/answers.ts';
import { known, roundTrip, stopClock } from '../lib/core.ts';
import {
  afterwards,
  asking,
  expectGranted,
  granted,
  json,
  managerIn,
  open,
  outside,
  puppet,
  untilSeen,
} from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const warning = 'np: the audience tracking is not loaded: consent 4 is missing.';
const banner = (page: Page) => page.getByRole('dialog', { name: 'Preferenze privacy e cookie' });

test('P01 before a choice nothing is asked of audience, marketing and tag manager, nothing counted, nothing stored', async ({
  page,
  wire,
}) => {
  await page.clock.install();
  wire.answer(outside.consent, managerIn('ask'));
  await open(page, wire);
  await expect(banner(page)).toBeVisible();
  await afterwards(page, wire);
  expect(asking(wire)).toEqual([]);
  expect([...wire.calls(outside.tracking), ...wire.calls(outside.receipts)]).toEqual([]);
  expect(await page.evaluate(() => ({ keys: Object.keys(localStorage), cookie: document.cookie }))).toEqual({
    keys: [],
    cookie: '',
  });
  expect(await granted(page)).toBe('');
});

test('P01 the choice sets all going, and its receipt is kept with text, time and place', async ({ page, wire }) => {
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
    tc_string: 'NP-STAND-IN',
  });
  await wire.seen(outside.audience);
  await wire.seen(outside.tagManager);
  await wire.seen(outside.marketing);
});

test('P02 all granted: one request for the audience script, also after repeated events', async ({ page, wire }) => {
  wire.answer(outside.consent, puppet);
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

test('P03 purpose 4 refused: never requested and told once; granted later it comes without a reload; withdrawn it rests', async ({
  page,
  wire,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  wire.answer(outside.consent, managerIn('necessary'));
  await open(page, wire);
  await expectGranted(page, '1');
  await expect.poll(() => said.filter((line) => line === warning).length).toBe(1);
  const choose = async (button: string) => {
    await page.evaluate(() =>
      (Reflect.get(window, '_iub') as { cs: { api: { openPreferences(): void } } }).cs.api.openPreferences(),
    );
    await banner(page).getByRole('button', { name: button }).click();
  };
  await choose('Rifiuta');
  await wire.seen(outside.receipts);
  expect(asking(wire)).toEqual([]);

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
  expect(said.filter((line) => line === warning)).toHaveLength(1);
});

for (const consentMode of ['default', 'strict'] as const) {
  const missing = consentMode === 'default' ? '12345' : '1';

  for (const [mode, purposes] of [
    ['not_needed', '12345'],
    ['all', '12345'],
    ['necessary', '1'],
    ['incomplete', missing],
  ] as const) {
    test(`P04 P06 ${consentMode} mode, the manager says ${mode}: ${purposes}`, async ({ page, wire }) => {
      await page.clock.install();
      wire.answer(outside.consent, managerIn(mode));
      await open(page, wire, { config: { consentMode } });
      await expectGranted(page, purposes);
      // The marketing call waits for a slot from the moment on when it is known who the reader is.
      await known(page, wire);
      await afterwards(page, wire, 10_000);
      for (const [call, purpose] of [
        [outside.audience, '4'],
        [outside.tagManager, '4'],
        [outside.marketing, '5'],
      ] as const) {
        if (purposes.includes(purpose)) await wire.seen(call);
        expect([call, wire.calls(call).length]).toEqual([call, purposes.includes(purpose) ? 1 : 0]);
      }
      expect(wire.calls(outside.receipts)).toEqual([]);
    });
  }

  for (const [what, answer, isSlow] of [
    ['is absent', reset, false],
    ['is in error', status(500), false],
    ['never comes', hang, true],
    ['is a stub for ever', body(200, '', 'text/javascript'), true],
    ['never decides', managerIn('pending'), true],
  ] as const) {
    test(`P06 ${consentMode} mode, the manager ${what}: ${missing}`, async ({ page, wire }) => {
      await page.clock.install();
      if (isSlow) await stopClock(page);
      wire.answer(outside.consent, answer);
      await open(page, wire, { config: { consentMode } });
      await untilSeen(page, wire, outside.consent);
      if (isSlow) {
        await page.clock.runFor(9000);
        expect(await granted(page)).toBe('');
        await page.clock.runFor(2000);
      }
      await expectGranted(page, missing);
      await afterwards(page, wire, 10_000);
      if (consentMode === 'default') await wire.seen(outside.audience);
      expect(wire.calls(outside.audience)).toHaveLength(consentMode === 'default' ? 1 : 0);
    });
  }

  test(`P09 P10 ${consentMode} mode: a preference from before the invalidation, or for an old vendor list, counts as missing`, async ({
    page,
    wire,
  }) => {
    wire.answer(outside.consent, puppet);
    await open(page, wire, { config: { consentMode } });
    await page.waitForFunction(() => window.cmp?.listeners.size === 1);
    for (const [list, timestamp, purposes] of [
      [60, '2024-06-01T00:00:00.000Z', '14'],
      [60, '2024-02-01T00:00:00.000Z', missing],
      [59, undefined, '14'],
      [61, undefined, missing],
      [60, undefined, '14'],
    ] as const) {
      const preference = { purposes: { 1: true, 2: false, 3: false, 4: true, 5: false }, timestamp };
      await page.evaluate(
        ([version, given]) => {
          window.cmp.list = version;
          window.cmp.tell({ tcString: 'CPyRpAAPyRpAABcAIAENAtEsAP_AAH_AAAqIJStd_H__bX9n-f7_6ft0cY1f9' }, given);
        },
        [list, preference] as const,
      );
      expect([list, timestamp, await granted(page)]).toEqual([list, timestamp, purposes]);
    }
  });
}

for (const [what, category, purpose] of [
  ['category 4 refused, purpose 4 of the TCF granted', false, true],
  ['category 4 granted, purpose 4 of the TCF refused', true, false],
] as const) {
  test(`P05 ${what}: the category decides`, async ({ page, wire }) => {
    wire.answer(outside.consent, puppet);
    await open(page, wire);
    await page.waitForFunction(() => window.cmp?.listeners.size === 1);
    await page.evaluate(
      ([inSite, inTcf]) =>
        window.cmp.tell(
          { purpose: { consents: { 4: inTcf } } },
          { purposes: { 1: true, 2: true, 3: true, 4: inSite, 5: false } },
        ),
      [category, purpose],
    );
    await expectGranted(page, category ? '1234' : '123');
  });
}

test('P07 one listener for 100 elements, never getTCData; it goes with the last element and returns with the next', async ({
  page,
  wire,
}) => {
  wire.answer(outside.consent, puppet);
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

test('P08 a manager that is 4 s late, and undecided at first, is waited for', async ({ page, wire }) => {
  await page.clock.install();
  await stopClock(page);
  wire.answer(outside.consent, managerIn('late'));
  await open(page, wire);
  await untilSeen(page, wire, outside.consent);
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'managerCame'))).toBe(true);
  await afterwards(page, wire, 3500);
  expect(asking(wire)).toEqual([]);
  expect(await granted(page)).toBe('');
  await page.clock.runFor(1000);
  await expectGranted(page, '12345');
});

test('P08 undecided, then decided: no early decision', async ({ page, wire }) => {
  await page.clock.install();
  wire.answer(outside.consent, puppet);
  await open(page, wire);
  await page.waitForFunction(() => window.cmp?.listeners.size === 1);
  await afterwards(page, wire, 3500);
  expect(asking(wire)).toEqual([]);
  await page.evaluate(() => window.cmp.tell({}, { purposes: { 1: true, 2: false, 3: false, 4: false, 5: true } }));
  await expectGranted(page, '15');
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

test('P12 captcha and live chat are not loaded with the page, nor with the open chat: the captcha comes with the first letter', async ({
  page,
  wire,
}) => {
  await page.clock.install();
  await open(page, wire, { markup: '<np-notices></np-notices><np-assistance-chat></np-assistance-chat>' });
  await wire.seen(outside.audience);
  await afterwards(page, wire);
  expect([...wire.calls(outside.captcha), ...wire.calls(outside.liveChat)]).toEqual([]);
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  const field = page.getByRole('dialog', { name: 'Assistenza' }).getByRole('textbox');
  await expect(page.getByRole('button', { name: 'Continua come anonimo' })).toBeVisible();
  await afterwards(page, wire);
  expect(wire.calls(outside.captcha)).toEqual([]);
  await field.pressSequentially('Q');
  await wire.seen(outside.captcha);
  expect(wire.calls(outside.liveChat)).toEqual([]);
});

test('P15 no word leaves the chat before the reader has sent it, under the terms and beside the policy', async ({
  page,
  wire,
}) => {
  await open(page, wire, { markup: '<np-assistance-chat></np-assistance-chat>' });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('textbox').fill('Quanto costa l’abbonamento?');
  await expect(page.getByText('Avviando la chat acconsenti al trattamento dei dati personali.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Informativa chatbot' })).toHaveAttribute(
    'href',
    wire.at('www.mg', '/informativa-chatbot'),
  );
  await page.getByRole('button', { name: 'Continua come anonimo' }).click();
  expect(wire.calls('POST account.mg /api/site/chat')).toEqual([]);
  await page.getByRole('textbox').press('Enter');
  await wire.seen('POST account.mg /api/site/chat');
});

test('a page of the brand’s site loads none of the services', async ({ page, wire }) => {
  await page.clock.install();
  await open(page, wire, { host: 'www.mg' });
  await wire.seen('GET account.mg /api/user/short-info');
  await afterwards(page, wire);
  expect(wire.calls('GET third /*')).toEqual([]);
  expect(wire.calls('POST third /*')).toEqual([]);
});

test('np.configure({ services: "off" }) keeps them away, "on" brings them to a page of the brand’s site', async ({
  page,
  wire,
}) => {
  await page.clock.install();
  await open(page, wire, { config: { services: 'off' } });
  await wire.seen('GET account.mg /api/user/short-info');
  await afterwards(page, wire);
  expect(wire.calls(outside.consent)).toEqual([]);
  await open(page, wire, { config: { services: 'on' }, host: 'www.mg' });
  await wire.seen(outside.consent);
});
