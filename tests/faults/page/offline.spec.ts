import { status } from '../lib/answers.ts';
import { dismissals, loginOf, notices, shortInfo, texts } from '../lib/core.ts';
import { expect, test } from '../lib/test.ts';

test('F30 offline, then online: the network notice once, and the next action works without a reload', {
  tag: '@quick',
}, async ({ page, context, wire, reader }) => {
  await reader.signIn();
  await page.goto(wire.page('mg', notices));
  await loginOf(page, wire);
  const other = await context.newPage();
  await other.goto(wire.page('mg', '', ''));
  const token = await reader.token();
  const sessionChanges = (value: string) =>
    other.evaluate((id_token) => localStorage.setItem('user', JSON.stringify({ id_token })), value);

  wire.answer(dismissals, status(200));
  await context.setOffline(true);
  for (const gone of ['un-altro', 'un-altro-ancora']) {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/short-info'));
    await sessionChanges(gone);
    await failed;
    await expect(page.getByText(texts.network)).toHaveCount(1);
    expect(await loginOf(page, wire)).toEqual({ state: 'loggedOut' });
  }
  await context.setOffline(false);
  const asked = wire.calls(shortInfo).length;
  await sessionChanges(token);
  await wire.seen(shortInfo, asked + 1);
  expect(await loginOf(page, wire)).toMatchObject({ state: 'loggedIn' });

  const row = page.locator('np-notices li').filter({ hasNotText: texts.network }).first();
  await row.getByRole('button').click();
  const dismissed = await wire.seen(dismissals);
  await expect(page.getByText(texts.network)).toHaveCount(1);
  expect(dismissed.headers.authorization).toBe(`Bearer ${token}`);
});
