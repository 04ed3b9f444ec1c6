import { status } from '../lib/answers.ts';
import { chat } from '../lib/chat.ts';
import { header, loginOf, logOut, notices, readerOf, shortInfo, stopClock } from '../lib/core.ts';
import { advanceClock, open, outside, recordRejections } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const year = 365 * 86_400_000;

for (const [what, shift] of [
  ['three years behind', -3 * year],
  ['three years ahead', 3 * year],
] as const)
  test(`F50 a clock that is ${what}, and then jumps to today: the reader is signed in, requested once, the chat answers`, async ({
    page,
    wire,
    reader,
  }) => {
    await recordRejections(page);
    await reader.signIn('lettore@example.it');
    const today = Date.now();
    await page.clock.install({ time: today + shift });
    await page.goto(wire.page('mg', header + notices + chat));
    expect(await loginOf(page, wire)).toMatchObject({ state: 'loggedIn' });
    await page.clock.setSystemTime(today);
    await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
    await page.getByRole('textbox').fill('Quanto costa l’abbonamento?');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|Invalid/);
    expect(wire.calls(shortInfo)).toHaveLength(1);
    expect(await page.evaluate(() => Reflect.get(window, 'rejections'))).toEqual([]);
  });

test('F63 ten minutes in the background: on return at most one more captcha token, and no burst of calls', async ({
  page,
  wire,
}) => {
  await page.clock.install();
  await open(page, wire, { markup: chat });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('textbox').fill('Quanto costa');
  await wire.seen(outside.captchaToken);
  await advanceClock(page, wire);
  const before = wire.log.length;
  // As a browser does with a background page: due timers run once, on return.
  await page.clock.fastForward('10:00');
  await wire.seen(outside.captchaToken, 2);
  await advanceClock(page, wire, 1000);
  expect(wire.calls(outside.captchaToken)).toHaveLength(2);
  // Calls of third-party services depend on when their scripts load and do not count.
  const own = wire.log.slice(before).filter(({ host }) => host !== 'third');
  const since = own.map(({ method, host, path }) => `${method} ${host} ${path}`);
  expect(since.filter((call, n) => since.indexOf(call) !== n)).toEqual([]);
  await page.getByRole('textbox').fill('Quanto costa l’abbonamento?');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
});

test('A13 a notice that closes by itself stays while the reader points at it, and then closes', async ({
  page,
  wire,
  reader,
}) => {
  await page.clock.install();
  await reader.signIn('lettore@example.it');
  wire.answer('POST mg /logout', status(500));
  await page.goto(wire.page('mg', header + notices));
  await expect(readerOf(page, 'Andrea')).toBeVisible();
  await logOut(page, wire);
  const notice = page.locator('np-notices li');
  await expect(notice).toHaveCount(1);
  await notice.hover();
  await page.clock.runFor(20_000);
  await expect(notice).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(notice).toHaveCount(0);
});

test('a dismissed notice also clears its timer: another with the same id stays its full time', async ({
  page,
  wire,
}) => {
  const raise = (kind: 'logoutError' | 'genericError') =>
    page.evaluate(
      async ([url, name]) => {
        const { core } = await import(url);
        core.notices[name]();
      },
      [wire.at('cdn', '/np/np-core.js'), kind] as const,
    );
  await page.clock.install();
  await page.goto(wire.page('mg', notices));
  await loginOf(page, wire);
  await stopClock(page);
  const notice = page.locator('np-notices li');
  const putAway = async () => {
    await notice.getByRole('button').click();
    await page.mouse.move(0, 0);
    await expect(notice).toHaveCount(0);
  };
  await raise('logoutError');
  await expect(notice).toHaveCount(1);
  await page.clock.runFor(3000);
  await putAway();
  await raise('logoutError');
  await expect(notice).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(notice).toHaveCount(1);
  await putAway();
  await raise('genericError');
  await expect(notice).toHaveCount(1);
  await page.clock.runFor(20_000);
  await expect(notice).toHaveCount(1);
});
