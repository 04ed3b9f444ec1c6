import { body, hang, reset, status } from '../lib/answers.ts';
import { loginOf, stopClock } from '../lib/core.ts';
import {
  advanceClock,
  controlledManager,
  expectGranted,
  granted,
  managerIn,
  open,
  outside,
  serviceCalls,
  untilSeen,
} from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

for (const consentMode of ['default', 'strict'] as const) {
  const missing = consentMode === 'default' ? '12345' : '1';

  for (const [mode, purposes] of [
    ['not_needed', '12345'],
    ['all', '12345'],
    ['necessary', '1'],
    ['incomplete', missing],
  ] as const) {
    test(`P04 P06 ${consentMode} mode, the manager says ${mode}: ${purposes}`, {
      tag: mode === 'incomplete' ? '@quick' : [],
    }, async ({ page, wire }) => {
      await page.clock.install();
      wire.answer(outside.consent, managerIn(mode));
      await open(page, wire, { config: { consentMode } });
      await expectGranted(page, purposes);
      // The marketing call starts waiting for a slot once the reader is known.
      await loginOf(page, wire);
      await advanceClock(page, wire, 10_000);
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
    ['is a stub forever', body(200, '', 'text/javascript'), true],
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
      await advanceClock(page, wire, 10_000);
      if (consentMode === 'default') await wire.seen(outside.audience);
      expect(wire.calls(outside.audience)).toHaveLength(consentMode === 'default' ? 1 : 0);
    });
  }

  test(`P09 P10 ${consentMode} mode: a preference from before the invalidation, or for an old vendor list, counts as missing`, async ({
    page,
    wire,
  }) => {
    wire.answer(outside.consent, controlledManager);
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
      await expect.poll(async () => [list, timestamp, await granted(page)]).toEqual([list, timestamp, purposes]);
    }
  });
}

for (const [what, category, purpose] of [
  ['category 4 refused, purpose 4 of the TCF granted', false, true],
  ['category 4 granted, purpose 4 of the TCF refused', true, false],
] as const) {
  test(`P05 ${what}: the category decides`, async ({ page, wire }) => {
    wire.answer(outside.consent, controlledManager);
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

test('P08 a manager that is 4 s late, and undecided at first, is awaited', async ({ page, wire }) => {
  await page.clock.install();
  await stopClock(page);
  wire.answer(outside.consent, managerIn('late'));
  await open(page, wire);
  await untilSeen(page, wire, outside.consent);
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'managerCame'))).toBe(true);
  await advanceClock(page, wire, 3500);
  expect(serviceCalls(wire)).toEqual([]);
  expect(await granted(page)).toBe('');
  await page.clock.runFor(1000);
  await expectGranted(page, '12345');
});

test('P08 undecided, then decided: no early decision', async ({ page, wire }) => {
  await page.clock.install();
  wire.answer(outside.consent, controlledManager);
  await open(page, wire);
  await page.waitForFunction(() => window.cmp?.listeners.size === 1);
  await advanceClock(page, wire, 3500);
  expect(serviceCalls(wire)).toEqual([]);
  await page.evaluate(() => window.cmp.tell({}, { purposes: { 1: true, 2: false, 3: false, 4: false, 5: true } }));
  await expectGranted(page, '15');
});
