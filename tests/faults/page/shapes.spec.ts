import { body, patched, status } from '../lib/answers.ts';
import { dismissals, loginOf, notices, restorePage, shortInfo, texts } from '../lib/core.ts';
import { longestTask } from '../lib/tasks.ts';
import { expect, test } from '../lib/test.ts';

const flags = [
  'abbonato',
  'abbonatoConsent',
  'abbonatoDigital',
  'abbonatoRassegna',
  'isCompany',
  'isFamilySubscribed',
  'isSlave',
];
const fields = ['avatar', 'name', 'username', 'email', 'avvisi', 'userNotices', ...flags];

/** Wrong values of a field; `undefined` removes it. */
const mistakes: readonly unknown[] = [undefined, null, 7, ['true', null, 7], { length: 2, id: 1 }, 'true'];

const bodies = [
  '{"success":true}',
  '{"success":true,"data":null}',
  '{"success":true,"data":7}',
  '{"success":true,"data":"x"}',
  '{"success":"true","data":{"name":"Giulia","abbonato":true}}',
  '{"success":1,"data":{}}',
  '{"data":{"name":"Giulia"}}',
  '{"success":false,"data":{"name":"Giulia"}}',
  'null',
  '[]',
  '"ok"',
  '0',
  'NaN',
  '',
  '{"success":true,"data":{"na',
  '<!doctype html>',
];

/** Text that appears when a missing value is printed. */
const unprintable = /undefined|NaN|\[object/;

test('F14 each field of short-info missing or of another type: no crash, and a flag counts only when it is true', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  await page.goto(wire.page('mg', notices));
  const { user: right } = await loginOf(page, wire);
  expect(Object.keys(right ?? {}).sort()).toEqual([...fields].sort());
  expect([right?.abbonato, right?.abbonatoDigital, right?.isSlave]).toEqual([true, true, false]);
  for (const field of fields) {
    for (const mistake of mistakes) {
      wire.answer(
        shortInfo,
        patched((data) => ({ ...data, [field]: mistake })),
        1,
      );
      await restorePage(page);
      const { state, user } = await loginOf(page, wire);
      const what = `${field}: ${JSON.stringify(mistake)}`;
      expect([what, state]).toEqual([what, 'loggedIn']);
      for (const flag of flags)
        expect([what, flag, user?.[flag]]).toEqual([what, flag, flag !== field && right?.[flag] === true]);
      expect(await page.locator('np-notices section').innerText()).not.toMatch(unprintable);
    }
  }
});

test('F14 short-info 200 with an invalid body: anonymous, the generic notice', async ({ page, wire }) => {
  await page.goto(wire.page('mg', notices));
  await loginOf(page, wire);
  for (const content of bodies) {
    wire.answer(shortInfo, body(200, content), 1);
    await restorePage(page);
    expect([content, await loginOf(page, wire)]).toEqual([content, { state: 'loggedOut' }]);
    await expect(page.getByRole('alert')).toContainText(texts.generic);
    await page.getByRole('button', { name: 'Chiudi l’avviso' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('F14 a byte order mark before the JSON of short-info is accepted', async ({ page, wire }) => {
  wire.answer(shortInfo, body(200, '\uFEFF{"success":true,"data":{"username":"giulia"}}'));
  await page.goto(wire.page('mg', notices));
  expect(await loginOf(page, wire)).toMatchObject({ state: 'loggedIn', user: { username: 'giulia' } });
});

const many = Array.from({ length: 3000 }, (_, n) => ({ id: n, type: 'info', message: `Avviso numero ${n}` }));

for (const [what, patch] of [
  ['padded to 8 MiB', { padding: 'x'.repeat(8 * 1024 * 1024) }],
  ['with 3,000 notices', { userNotices: many }],
] as const) {
  test(`F15 T30 short-info ${what}: the page answers within 2 s, the list is capped`, async ({
    page,
    wire,
    reader,
  }) => {
    await reader.signIn();
    wire.answer(
      shortInfo,
      patched((data) => ({ ...data, ...patch })),
    );
    wire.answer(dismissals, status(200));
    const rows = page.locator('np-notices li');
    const took = await longestTask(page, async () => {
      await page.goto(wire.page('mg', `${notices}<button onclick="this.textContent = 'Premuto'">Premi</button>`));
      await wire.seen(shortInfo);
      await page.getByRole('button', { name: 'Premi' }).click();
      await expect(page.getByRole('button', { name: 'Premuto' })).toBeVisible();
      await expect(rows.first()).toBeVisible();
      const before = await rows.count();
      expect(before).toBeLessThanOrEqual(50);
      await page.getByRole('button', { name: 'Chiudi l’avviso' }).first().click();
      await expect(rows).toHaveCount(before - 1);
    });
    expect(took).toBeLessThan(2000);
  });
}
