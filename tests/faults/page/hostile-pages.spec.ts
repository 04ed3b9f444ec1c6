import type { Locator, Page } from '@playwright/test';
import { hostilePages } from '../../../demo/pages/proof/hostile.ts';
import { body, fromWorld } from '../lib/answers.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { outside } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const question = 'POST account.mg /api/site/chat';
const answer = body(200, '{"success":true,"data":"Dalla pagina Abbonamenti."}');

/** All computed properties of an element, as one text. */
const styleOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const style = getComputedStyle(element);
    let text = '';
    for (const name of style) if (!name.startsWith('--')) text += `${name}: ${style.getPropertyValue(name)}\n`;
    return text;
  });

/** What a reader sees and hears of the chat, and what is sent, on one of the hostile pages. */
const visit = async (page: Page, wire: FaultProxy, name: string) => {
  const from = wire.calls(question).length;
  // One address for all pages, since the address is shown and sent.
  wire.answer('GET mg /prova', fromWorld(`/prova/pagina/${name}?tag=np-assistance-chat`));
  await page.goto(wire.at('mg', '/prova'));
  const button = page.locator('np-assistance-chat').getByRole('button').first();
  await expect(button).toBeVisible();
  const launcher = page.locator('np-assistance-chat [part=launcher]');
  // The code that keeps the button off the page's content loads last and brings a style sheet.
  await expect(launcher).toHaveCSS('scale', '1');
  const rest = await styleOf(launcher);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Assistenza' });
  const field = dialog.getByRole('textbox');
  await expect(dialog.getByRole('button', { name: 'Continua come anonimo' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Parla con una persona' })).toBeVisible();
  const prompt = await dialog.ariaSnapshot();
  for (const [text, count] of [
    ['Come disdico l’abbonamento?', 1],
    ['E quanto costa Digital?', 2],
  ] as const) {
    await field.pressSequentially(text);
    await dialog.getByRole('button', { name: 'Invia' }).click();
    await expect(dialog.getByText('Dalla pagina Abbonamenti.')).toHaveCount(count);
  }
  await expect(dialog.getByText('Ti abbiamo aiutato?')).toBeVisible();
  await expect(dialog.getByText('Sono l’assistente virtuale del Meriggio di Gaviano.')).toBeVisible();
  await field.blur();
  const parts: Record<string, string> = { rest };
  for (const part of ['[part=launcher]', '[part=panel]', 'textarea', '.bubble >> nth=1', '.card', 'h2'])
    parts[part] = await styleOf(page.locator(`np-assistance-chat ${part}`));
  const kept = await page.evaluate(() => localStorage.getItem('cw_msg'));
  await page.evaluate(() => localStorage.clear());
  return {
    seen: [prompt, await dialog.ariaSnapshot()],
    sent: wire
      .calls(question)
      .slice(from)
      .map((call) => [call.body, call.headers.authorization]),
    parts,
    kept,
  };
};

/** The clean page as this worker's first test saw it; every page is compared with it. */
let clean: Promise<Awaited<ReturnType<typeof visit>>> | undefined;

for (const { name } of hostilePages)
  test(`F56 F57 F58 T18 ${name}: the chat shows, says and sends byte for byte what it does on a clean page`, async ({
    page,
    wire,
  }) => {
    await page.clock.setFixedTime('2026-03-18T09:00:00Z');
    const token = body(200, '{"token":"prova"}');
    wire.answer(outside.captchaToken, token);
    wire.answer(question, answer);
    clean ??= visit(page, wire, 'pulita');
    const expected = await clean;
    expect(expected.sent).toHaveLength(2);
    const found = await visit(page, wire, name);
    expect(found.seen).toEqual(expected.seen);
    expect(found.sent).toEqual(expected.sent);
    expect(found.kept).toBe(expected.kept);
    expect(found.parts).toEqual(expected.parts);
  });
