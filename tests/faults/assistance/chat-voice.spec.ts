import type { Locator } from '@playwright/test';
import { body, fromWorld, held, status } from '../lib/answers.ts';
import { ask, chat } from '../lib/chat.ts';
import { open } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const question = 'POST account.mg /api/site/chat';
const text = 'Dalla pagina Abbonamenti.';
const answer = body(200, JSON.stringify({ success: true, data: text }));

/**
 * Records what a screen reader announces of the log from now on: added content, except where announcements are off.
 */
const announcementsIn = async (place: Locator): Promise<() => Promise<readonly string[]>> => {
  await place.evaluate((node) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const added of [...addedNodes, ...(target instanceof Text ? [target] : [])]) {
          const at = added instanceof Element ? added : added.parentElement;
          const log = (target instanceof Element ? target : target.parentElement)?.closest('[role=log]');
          if (log && !at?.closest('[aria-live=off]')) announced.push(added.textContent ?? '');
        }
    }).observe(node, { childList: true, characterData: true, subtree: true });
  });
  return () => place.evaluate(() => Reflect.get(window, 'announced'));
};

test('A50 A51 the button says what it opens and whether it is open; the dialog has its title, and the rest of the page is inert', {
  tag: '@quick',
}, async ({ page, wire }) => {
  await open(page, wire, { markup: `<button>Altro</button>${chat}` });
  const button = page.getByRole('button', { name: 'Apri l’assistenza' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const field = page.getByRole('dialog', { name: 'Assistenza' }).getByRole('textbox');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Altro' }).evaluate((other) => other.focus());
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('A52 A53 A56 the log has a name and the focus; a reply is announced once, the question is not repeated, the choices come after it', async ({
  page,
  wire,
}) => {
  wire.answer(question, answer);
  await open(page, wire, { markup: chat });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('button', { name: 'Continua come anonimo' }).click();
  const log = page.getByRole('log', { name: 'Conversazione con l’assistenza' });
  await log.focus();
  await expect(log).toBeFocused();
  // The greeting waits for the brand's name and is announced first.
  await expect(log.getByText('Sono l’assistente virtuale del Meriggio di Gaviano.')).toBeVisible();
  const announced = await announcementsIn(log);
  await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
  const [typing, reply, choices, ...more] = await announced();
  expect(more).toEqual([]);
  expect(typing).toBe('L’assistente sta scrivendo');
  expect(reply).toContain(`Assistente: ${text}`);
  expect(choices).toContain('Ti abbiamo aiutato?');
  for (const message of await log.getByRole('listitem').all()) {
    await expect(message.locator('.bubble')).toContainText(/^(Tu|Assistente): /);
    await expect(message.locator('time')).toHaveText(/^\d\d:\d\d$/);
  }
  const names = await log.getByRole('button').allInnerTexts();
  expect(names.slice(-3)).toEqual(['Ok, grazie', 'Non mi è stato utile', 'Inizia una nuova chat']);
});

test('A53 the greeting is announced once and complete, however late the day arrives', async ({ page, wire }) => {
  const day = Promise.withResolvers<void>();
  wire.answer('GET cdn /np/chunks/chat-extras-*', held(day.promise, fromWorld()));
  await open(page, wire, { markup: chat });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  const announced = await announcementsIn(page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Continua come anonimo' }).click();
  const greeting = 'Ciao! Sono l’assistente virtuale del Meriggio di Gaviano.';
  await expect(page.getByText(greeting)).toBeVisible();
  day.resolve();
  await expect(page.locator('np-assistance-chat .day')).toBeVisible();
  expect(await announced()).toEqual([
    expect.stringContaining('Scrivi come Utente Anonimo'),
    expect.stringContaining(greeting),
  ]);
});

test('A53 each reply of a longer conversation is announced once, a failure and later replies too; earlier messages are not repeated', async ({
  page,
  wire,
}) => {
  wire.answer(question, answer);
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
  await expect(page.getByText('Scrivi come Utente Anonimo')).toBeVisible();
  await expect(page.getByText('Sono l’assistente virtuale del Meriggio di Gaviano.')).toBeVisible();
  const announced = await announcementsIn(page.getByRole('log'));
  wire.answer(question, status(500));
  await page.getByRole('textbox').fill('E quanto costa Digital?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  wire.answer(question, body(200, '{"success":true,"data":"Digital costa poco."}'));
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
  const words = await announced();
  expect(words).toHaveLength(5);
  for (const [phrase, times] of [
    ['L’assistente sta scrivendo', 2],
    ['Non siamo riusciti a rispondere', 1],
    ['Digital costa poco.', 1],
    ['Ti abbiamo aiutato?', 1],
    [text, 0],
    ['E quanto costa Digital?', 0],
  ] as const)
    expect([phrase, words.filter((word) => word.includes(phrase)).length]).toEqual([phrase, times]);
});

test('A54 A55 the hint belongs to the field, the limit is announced at 450 and 500, send keeps its place when disabled', async ({
  page,
  wire,
}) => {
  await open(page, wire, { markup: chat });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  const field = page.getByRole('textbox', { name: 'La tua domanda' });
  await expect(field).toHaveAccessibleDescription(
    'Massimo 500 caratteri Invio per inviare, Maiusc e Invio per andare a capo.',
  );
  const limit = page.locator('np-assistance-chat form').getByRole('status');
  for (const [length, words] of [
    [449, ''],
    [450, 'Ti avvicini al limite di 500 caratteri.'],
    [499, 'Ti avvicini al limite di 500 caratteri.'],
    [500, 'Hai raggiunto il limite dei caratteri.'],
  ] as const) {
    await field.fill('x'.repeat(length));
    await expect(limit).toHaveText(words);
  }
  await field.fill('Prima riga');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('x');
  await expect(field).toHaveValue('Prima riga\nx');
  expect(wire.calls(question)).toEqual([]);
  await field.fill('');
  const send = page.getByRole('button', { name: 'Invia' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await send.focus();
  await expect(send).toBeFocused();
});
