import { body, held, reset, status } from '../lib/answers.ts';
import { ask, chat } from '../lib/chat.ts';
import { json, open } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const question = 'POST account.mg /api/site/chat';
const text = 'Dalla pagina Abbonamenti.';
const answer = body(200, JSON.stringify({ success: true, data: text }));

test('F18 a call that hangs: the panel, closed and opened again, is unchanged, and nothing is sent twice', async ({
  page,
  wire,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(question, held(released, answer));
  await open(page, wire, { markup: chat });
  await ask(page);
  await wire.seen(question);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await expect(page.getByText('Come disdico l’abbonamento?')).toBeVisible();
  await expect(page.getByRole('log').getByRole('status')).toHaveText('L’assistente sta scrivendo');
  await page.getByRole('textbox').fill('E quanto costa Digital?');
  await expect(page.getByRole('button', { name: 'Invia' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Invia' }).dispatchEvent('click');
  release();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('E quanto costa Digital?');
  expect(wire.calls(question)).toHaveLength(1);
});

for (const [what, wrong] of [
  ['success false', body(200, '{"success":false,"data":"Riprova"}')],
  ['a status of 500', status(500)],
  ['a broken connection', reset],
  ['a page of HTML', body(200, '<!doctype html><title>Errore</title>', 'text/html')],
] as const)
  test(`F17 ${what}: a failure message, the error state, no typing indicator, and the field and the question can be used again`, {
    tag: what === 'a status of 500' ? '@quick' : [],
  }, async ({ page, wire }) => {
    wire.answer(question, wrong);
    await open(page, wire, { markup: chat });
    await page.evaluate(() => {
      const reasons: string[] = [];
      Object.assign(window, { reasons });
      document.addEventListener('np-chat-error', (event) => reasons.push(Reflect.get(event, 'detail').reason));
    });
    await ask(page);
    await expect(page.getByText('Non siamo riusciti a rispondere.')).toBeVisible();
    await expect(page.getByRole('log').getByRole('status')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'reasons'))).toEqual(['reply']);
    await page.getByRole('textbox').fill('E quanto costa Digital?');
    await expect(page.getByRole('button', { name: 'Invia' })).toHaveAttribute('aria-disabled', 'false');
    // The browser itself repeats a request when a kept connection breaks.
    expect(new Set(wire.calls(question).map((call) => call.body)).size).toBe(1);
    wire.answer(question, answer);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Non siamo riusciti a rispondere.')).toHaveCount(0);
    expect(json(wire.calls(question).at(-1)).content).toBe('Come disdico l’abbonamento?');
    await expect(page.getByRole('textbox')).toHaveValue('E quanto costa Digital?');
  });

test('F19 a double click on send, and Enter twice: one call', { tag: '@quick' }, async ({ page, wire }) => {
  wire.answer(question, answer);
  await open(page, wire, { markup: chat });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await page.getByRole('button', { name: 'Invia' }).dblclick();
  await page.keyboard.press('Enter');
  await expect(page.getByText(text)).toHaveCount(1);
  expect(wire.calls(question)).toHaveLength(1);
});

test('the conversation of a signed-in reader is removed with the session, also when it ended elsewhere; an anonymous one stays', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  wire.answer(question, answer);
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText(text)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.reload();
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await expect(page.getByRole('button', { name: 'Continua come anonimo' })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  const keptTalk = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('msg')));
  await expect.poll(keptTalk).toEqual([]);
  await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await expect(page.getByText(text)).toBeVisible();
});

test('a conversation of several days: each message is under its day', async ({ page, wire }) => {
  await page.clock.setFixedTime('2026-03-18T09:00:00Z');
  await page.addInitScript(() => {
    const message = (role: string, date: string) => ({ role, content: `Detto il ${date}`, date });
    const days = ['5/3/2026, 9:42:05', '17/03/2026, 23:50:00', '17/03/2026, 23:50:04'];
    localStorage.setItem('cw_msg', JSON.stringify(days.map((date) => message('user', date))));
  });
  wire.answer(question, answer);
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator('np-assistance-chat :is(.day, time)')).toHaveText([
    '5 marzo 2026',
    '9:42',
    '9:42',
    'Ieri, 17 marzo 2026',
    '23:50',
    '23:50',
    'Oggi, 18 marzo 2026',
    '10:00',
    '10:00',
  ]);
});

test('an unsent question survives a reload', { tag: '@quick' }, async ({ page, wire }) => {
  await open(page, wire, { markup: chat });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('textbox').fill('Come disdico l’abb');
  await page.reload();
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Come disdico l’abb');
});

test('the button is where the page puts it, and does not cover the page’s own bar at the bottom', async ({
  page,
  wire,
}) => {
  const style = '--np-chat-inset-x: 40px; --np-chat-inset-y: 50px; --np-z-base: 7000';
  const bar = '<div id="bar" style="position: fixed; inset: auto 0 0; height: 80px; background: navy"></div>';
  await open(page, wire, {
    markup: `<np-assistance-chat position="left" style="${style}"></np-assistance-chat>${bar}`,
  });
  const button = page.getByRole('button', { name: 'Apri l’assistenza' });
  const { height } = page.viewportSize() ?? { height: 0 };
  const foot = async () => {
    const box = await button.boundingBox();
    return box && { left: box.x, fromFoot: height - box.y - box.height };
  };
  await expect.poll(foot).toEqual({ left: 40, fromFoot: 96 });
  expect(await button.evaluate((node) => getComputedStyle(node).zIndex)).toBe('7020');
  await page.evaluate(() => document.querySelector('#bar')?.remove());
  await expect.poll(foot).toEqual({ left: 40, fromFoot: 50 });
});
