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

/** A page on which a reader has asked while signed in. */
const said = async (page: Page, wire: FaultProxy, reader: Reader): Promise<void> => {
  await reader.signIn();
  wire.answer('POST account.mg /api/site/chat', body(200, JSON.stringify({ success: true, data: answer })));
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByText('Ciao Giulia')).toBeVisible();
};

/** Loads the page anew; whoever asks who the reader is waits until the returned function is called. */
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

test('a fault of short-info hides what a reader said while signed in, and loses nothing of it', async ({
  page,
  wire,
  reader,
}) => {
  await said(page, wire, reader);
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

test('a question that the page was left with can be asked again after the reload, in its own place', async ({
  page,
  wire,
}) => {
  const asking = 'POST account.mg /api/site/chat';
  wire.answer(asking, hang, 1);
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText('L’assistente sta scrivendo')).toBeVisible();
  await page.reload();
  await openChat(page);
  const log = page.getByRole('log');
  await expect(log.getByText(first)).toBeVisible();
  await expect(log.getByRole('link', { name: 'Contattaci' })).toBeVisible();
  wire.answer(asking, body(200, JSON.stringify({ success: true, data: answer })));
  await log.getByRole('button', { name: 'Riprova' }).click();
  await expect(log.getByText(answer)).toBeVisible();
  await expect(log.getByText(first)).toHaveCount(1);
  await expect(log.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
});

test('a stored question that nobody answered says so, and is asked again by its button', async ({ page, wire }) => {
  const asking = 'POST account.mg /api/site/chat';
  wire.answer(asking, body(200, JSON.stringify({ success: true, data: answer })));
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

test('what is asked before it is known who asks comes after what was said before, and gets its answer', async ({
  page,
  wire,
  reader,
}) => {
  await said(page, wire, reader);
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

test('a session that ended elsewhere takes what was said in it from the browser, on a page without the chat too', async ({
  page,
  wire,
  reader,
  context,
}) => {
  await said(page, wire, reader);
  expect((await stored(page)).every((value) => value !== null)).toBe(true);
  await context.clearCookies();
  await page.goto(wire.page('mg', '<np-header></np-header>'));
  await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([null, null]);
});

test('reset() forgets what waits to be shown as well', async ({ page, wire, reader }) => {
  await said(page, wire, reader);
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

test('the second failure offers a person, and whoever is writing goes on writing', async ({ page, wire }) => {
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
