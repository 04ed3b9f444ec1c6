import { changed, held, reset } from '../lib/answers.ts';
import { roundTrip } from '../lib/core.ts';
import { controlledManager, open, outside, recordRejections } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

test('one captcha for 100 open chats with typed text: its script once, one token', async ({ page, wire }) => {
  wire.answer(outside.consent, controlledManager);
  await open(page, wire, { markup: '<np-assistance-chat opened></np-assistance-chat>'.repeat(100) });
  await page.waitForFunction(() => window.cmp?.listeners.size === 1);
  const ready = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('np-assistance-chat')].filter(({ shadowRoot }) =>
          shadowRoot?.querySelector('np-panel .card, np-panel .log ul'),
        ).length,
    );
  await expect.poll(ready, { timeout: 30_000 }).toBe(100);
  await page.evaluate(() => {
    for (const { shadowRoot } of document.querySelectorAll('np-assistance-chat')) {
      const field = shadowRoot?.querySelector('textarea');
      if (!field) throw new Error('a chat without a field');
      field.value = 'Quanto costa?';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await wire.seen(outside.captchaToken);
  await roundTrip(page, wire);
  expect(wire.calls(outside.captcha)).toHaveLength(1);
  expect(wire.calls(outside.captchaToken)).toHaveLength(1);
  expect(wire.calls(outside.consent)).toHaveLength(1);
  expect(await page.evaluate(() => window.cmp.calls.filter((command) => command === 'addEventListener'))).toHaveLength(
    1,
  );
});

for (const [comes, answer] of [
  ['comes', changed((script) => script)],
  ['is blocked', reset],
] as const) {
  test(`F20 Enter while the captcha’s token is loading waits; it ${comes}: ${comes === 'comes' ? 'sent once' : 'nothing sent, the text stays, a console message, the form is offered'}`, {
    tag: '@quick',
  }, async ({ page, wire }) => {
    await recordRejections(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    wire.answer(outside.captcha, held(released, answer));
    await open(page, wire, { markup: '<np-assistance-chat></np-assistance-chat>' });
    await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
    const field = page.getByRole('textbox');
    await field.fill('Quanto costa l’abbonamento?');
    await wire.seen(outside.captcha);
    await field.press('Enter');
    await field.press('Enter');
    const send = page.getByRole('button', { name: 'Invia' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(wire.calls('POST account.mg /api/site/chat')).toEqual([]);
    await expect(field).toHaveValue('Quanto costa l’abbonamento?');
    release();
    const note = '<np-assistance-chat>: no captcha token, the question stays in the field.';
    if (comes === 'comes') {
      await wire.seen('POST account.mg /api/site/chat');
      await expect(field).toHaveValue('');
      await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
      expect(wire.calls('POST account.mg /api/site/chat')).toHaveLength(1);
    } else {
      await expect.poll(() => logged.filter((line) => line.startsWith(note)).length).toBe(1);
      await expect(send).toHaveAttribute('aria-disabled', 'false');
      await expect(field).toHaveValue('Quanto costa l’abbonamento?');
      expect(wire.calls('POST account.mg /api/site/chat')).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'rejections'))).toEqual([]);
      const path = page.getByRole('heading', { name: /persona|messaggio/ });
      await expect(path).toBeVisible();
      const form = page.getByRole('dialog').locator('a[href$="/contact?forceForm=1"]').last();
      await expect(form).toHaveAttribute('href', wire.at('account.mg', '/contact?forceForm=1'));
      wire.answer(
        outside.captcha,
        changed((script) => script),
      );
      await field.press('Enter');
      await wire.seen('POST account.mg /api/site/chat');
      await expect(path).toHaveCount(0);
    }
  });
}

test('F21 a question is sent with a captcha token of less than 90 s, also after the device slept', async ({
  page,
  wire,
}) => {
  await page.clock.install();
  await open(page, wire, { markup: '<np-assistance-chat></np-assistance-chat>' });
  const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('/recaptcha/token'));
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('textbox').fill('Quanto costa l’abbonamento?');
  const first = await wire.seen(outside.captchaToken);
  await answered;
  await roundTrip(page, wire);
  const later = await page.evaluate(() => Date.now() + 3_600_000);
  await page.clock.setSystemTime(later);
  await page.getByRole('textbox').press('Enter');
  await wire.seen('POST account.mg /api/site/chat');
  expect(wire.calls(outside.captchaToken).length).toBeGreaterThanOrEqual(2);
  expect(wire.calls(outside.captcha)).toHaveLength(1);
  expect(first.host).toBe('third');
});
