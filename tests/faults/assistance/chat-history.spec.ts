import type { Page } from '@playwright/test';
import { body, fromWorld, hang, held, status } from '../lib/answers.ts';
import { ask, chat } from '../lib/chat.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { open } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const shortInfo = 'GET account.mg /api/user/short-info';
const first = 'Come disdico l’abbonamento?';
const second = 'E quanto costa Digital?';
const answer = 'Dalla pagina Abbonamenti.';

const stored = (page: Page) => page.evaluate(() => ['cw_msg', 'np_msg_writer'].map((key) => localStorage.getItem(key)));
const openChat = (page: Page) => page.getByRole('button', { name: 'Apri l’assistenza' }).click();

/** A page on which a signed-in reader has asked a question. */
const askAsReader = async (page: Page, wire: FaultProxy, reader: Reader): Promise<void> => {
  await reader.signIn();
  wire.answer('POST account.mg /api/site/chat', body(200, JSON.stringify({ success: true, data: answer })));
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByText('Ciao Giulia')).toBeVisible();
};

/** Reloads the page and holds short-info until the returned function is called. */
const reloadWaiting = async (page: Page, wire: FaultProxy): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(shortInfo, held(released, fromWorld()));
  await page.reload();
  await openChat(page);
  return release;
};

test('a short-info failure hides the conversation of a signed-in reader, and loses nothing of it', async ({
  page,
  wire,
  reader,
}) => {
  await askAsReader(page, wire, reader);
  wire.answer(shortInfo, status(502), 1);
  await page.reload();
  await openChat(page);
  await expect(page.getByRole('button', { name: 'Continua come anonimo' })).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
  await page.reload();
  await openChat(page);
  await expect(page.getByText(first)).toBeVisible();
  await expect(page.getByText(answer)).toBeVisible();
});

test('a question that was pending when the page was left can be sent again after the reload, in its own place', {
  tag: '@quick',
}, async ({ page, wire }) => {
  const chatCall = 'POST account.mg /api/site/chat';
  wire.answer(chatCall, hang, 1);
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText('L’assistente sta scrivendo')).toBeVisible();
  await page.reload();
  await openChat(page);
  const log = page.getByRole('log');
  await expect(log.getByText(first)).toBeVisible();
  await expect(log.getByRole('link', { name: 'Contattaci' })).toBeVisible();
  wire.answer(chatCall, body(200, JSON.stringify({ success: true, data: answer })));
  await log.getByRole('button', { name: 'Riprova' }).click();
  await expect(log.getByText(answer)).toBeVisible();
  await expect(log.getByText(first)).toHaveCount(1);
  await expect(log.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
});

test('a stored question without an answer says so, and is sent again by its button', async ({ page, wire }) => {
  const chatCall = 'POST account.mg /api/site/chat';
  wire.answer(chatCall, body(200, JSON.stringify({ success: true, data: answer })));
  await open(page, wire, { markup: '<p>Articolo</p>' });
  await page.evaluate((content) => {
    localStorage.setItem('cw_msg', JSON.stringify([{ role: 'user', content, date: '21/11/2026, 10:42:05' }]));
  }, first);
  await open(page, wire, { markup: chat });
  await openChat(page);
  const log = page.getByRole('log');
  await expect(log).toContainText('Non siamo riusciti a rispondere. Riprova tra qualche minuto oppure contattaci.');
  await log.getByRole('button', { name: 'Riprova' }).click();
  await expect(log.getByText(answer)).toBeVisible();
  await expect(log.getByText(first)).toHaveCount(1);
});

test('a reader without a name is greeted by the user name', async ({ page, wire }) => {
  const reader = { name: '', username: 'mrossi', email: 'mrossi@example.it' };
  wire.answer(shortInfo, body(200, JSON.stringify({ success: true, data: reader, status: { code: 200 } })));
  await open(page, wire, { markup: chat });
  await openChat(page);
  await expect(page.getByRole('log')).toContainText('Ciao mrossi! Sono l’assistente virtuale');
});

test('a question sent before the reader is known comes after the earlier conversation, and gets its answer', async ({
  page,
  wire,
  reader,
}) => {
  await askAsReader(page, wire, reader);
  const release = await reloadWaiting(page, wire);
  await page.getByRole('textbox').fill(second);
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByText(second)).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
  release();
  await expect(page.getByText(first)).toBeVisible();
  await expect(page.locator('np-assistance-chat li.user')).toHaveText([
    new RegExp(first),
    new RegExp(second.replace('?', '\\?')),
  ]);
  await expect(page.getByText(answer)).toHaveCount(2);
});

test('a session that ended elsewhere removes its conversation from the browser, on a page without the chat too', async ({
  page,
  wire,
  reader,
  context,
}) => {
  await askAsReader(page, wire, reader);
  expect((await stored(page)).every((value) => value !== null)).toBe(true);
  await context.clearCookies();
  await page.goto(wire.page('mg', '<np-header></np-header>'));
  await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([null, null]);
});

test('reset() also forgets a conversation that is not shown yet', async ({ page, wire, reader }) => {
  await askAsReader(page, wire, reader);
  const release = await reloadWaiting(page, wire);
  await page.evaluate(() => {
    const element = document.querySelector('np-assistance-chat');
    Reflect.get(element ?? {}, 'reset').call(element);
  });
  await expect.poll(() => stored(page)).toEqual([null, null]);
  release();
  await expect(page.getByText('Ciao Giulia')).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
});

test('the second failure offers a person, and does not interrupt a reader who is typing', async ({ page, wire }) => {
  wire.answer('POST account.mg /api/site/chat', status(500));
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await page.getByRole('textbox').fill(second);
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('heading', { name: /persona|messaggio/ })).toBeVisible();
  await page.keyboard.type('Altro');
  await expect(page.getByRole('textbox')).toHaveValue('Altro');
});
