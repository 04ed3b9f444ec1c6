import type { Page } from '@playwright/test';
import { hostileBodies } from '../../journeys/newsstand/hostile-bodies.ts';
import { body } from '../lib/answers.ts';
import { canary, canaryNotes } from '../lib/canary.ts';
import { ask, chat } from '../lib/chat.ts';
import { hostileAnswers } from '../lib/hostile-answers.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { open, outside } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const question = 'POST account.mg /api/site/chat';
const all = [...hostileBodies, ...hostileAnswers];

/** Maximum number of messages in a history. */
const most = 50;

/** The text of the last message, and foreign elements in it, of which there may be none. */
const last = (page: Page) =>
  page.locator('np-assistance-chat li:last-child .bubble').evaluate((bubble) => ({
    text: bubble.textContent,
    made: [...bubble.querySelectorAll('*')].slice(1).map(({ outerHTML }) => outerHTML),
  }));

/** Notes every request to the attacker's host, of any kind. */
const evilRequests = (page: Page): readonly string[] => {
  const reached: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.')) reached.push(request.url());
  });
  return reached;
};

const harmless = async (page: Page, wire: FaultProxy, reached: readonly string[]): Promise<void> => {
  expect(await canaryNotes(page, wire)).toEqual([]);
  expect(reached).toEqual([]);
};

/** What a parser would take as a whole: JSON, a stream, a comment, marks and other characters that nobody sees. */
const isWhole = (answer: string): boolean => /^(?:\{|data:|<!|%)|(?![\n\r\t])\p{C}/u.test(answer);

const grouped = all.filter((answer) => !isWhole(answer));

/** One by one they take a minute: eight to a reply, but alone what matters as a whole. */
const replies = [
  ...all.filter(isWhole),
  ...Array.from({ length: Math.ceil(grouped.length / 8) }, (_, n) => grouped.slice(n * 8, n * 8 + 8).join('\n\n')),
];

test(`T12 ${all.length} hostile answers as ${replies.length} replies: the words show unchanged, nothing runs, nothing is fetched`, async ({
  page,
  wire,
}) => {
  const reached = evilRequests(page);
  await page.addInitScript(canary);
  wire.answer(outside.captchaToken, body(200, '{"token":"prova"}'));
  let reply = 'Dalla pagina Abbonamenti.';
  wire.answer(question, (turn) => body(200, JSON.stringify({ success: true, data: reply }))(turn));
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText(reply)).toBeVisible();
  const field = page.getByRole('textbox');
  for (const hostile of replies) {
    reply = hostile;
    await field.fill('Come disdico l’abbonamento?');
    await field.press('Enter');
    await expect.poll(() => last(page), { intervals: [20] }).toEqual({ text: `Assistente: ${hostile}`, made: [] });
  }
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
  await harmless(page, wire, reached);
});

test(`T12 the same ${all.length} as a stored history, of both sides: words, and nothing else`, async ({
  page,
  wire,
}) => {
  const reached = evilRequests(page);
  await page.addInitScript(canary);
  await open(page, wire, { markup: chat });
  for (let from = 0; from < all.length; from += most) {
    const part = all.slice(from, from + most);
    // An open chat may still store what it shows; a closed one stores nothing.
    await page.reload();
    await page.evaluate((contents) => {
      const date = '<img src=x onerror=__x()> 21/11/2026, 10:42:05';
      const messages = contents.map((content, n) => ({ role: n % 2 ? 'assistant' : 'user', content, date }));
      localStorage.setItem('cw_msg', JSON.stringify(messages));
    }, part);
    await page.reload();
    await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
    await expect(page.locator('np-assistance-chat li')).toHaveCount(part.length + 1);
    const texts = await page.locator('np-assistance-chat .bubble').allTextContents();
    expect(texts.slice(1)).toEqual(part.map((content, n) => `${n % 2 ? 'Assistente' : 'Tu'}: ${content}`));
    await expect(page.locator('np-assistance-chat .bubble :not(.hidden)')).toHaveCount(0);
    await harmless(page, wire, reached);
  }
});

test('T19 id_token, isLogged and a user on Object.prototype log nobody in: neither at rest, nor with a foreign stored user, nor after a reply', async ({
  page,
  wire,
  reader,
}) => {
  await reader.keep('mg', { user: '{"id":7}' });
  await page.addInitScript(() => {
    const user = { name: 'evil', username: 'evil', email: 'evil@example.it', abbonato: true };
    Object.assign(Object.prototype, { id_token: 'evil', isLogged: true, abbonato: true, user, state: 'loggedIn' });
  });
  wire.answer(question, body(200, '{"success":true,"data":"Dalla pagina Abbonamenti."}'));
  await open(page, wire, { markup: chat });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await expect(page.getByRole('button', { name: 'Continua come anonimo' })).toBeVisible();
  await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByText('Dalla pagina Abbonamenti.')).toBeVisible();
  await expect(page.getByText('Scrivi come Utente Anonimo')).toBeVisible();
  expect(wire.log.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('np_msg_writer'))).toBeNull();
});

test('no link of the chat comes from an answer: all lead to the brand’s own sites, and a new tab has no opener', async ({
  page,
  wire,
}) => {
  const links = () =>
    page.locator('np-assistance-chat a').evaluateAll((all) =>
      all.map((link) => {
        const { origin, target, rel } = link as HTMLAnchorElement;
        return { origin, noOpener: target === '_blank' ? /noopener/.test(rel) : target === '' };
      }),
    );
  const own = [wire.at('account.mg', ''), wire.at('www.mg', '')];
  const reply = `Vai in Abbonamenti: [qui](${wire.at('evil', '/')}) oppure ${wire.at('evil', '/offerta')}`;
  wire.answer(question, body(200, JSON.stringify({ success: true, data: reply })));
  await page.clock.setFixedTime('2026-03-22T10:00:00Z');
  await open(page, wire, { markup: chat });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await expect(page.getByRole('link', { name: 'Informativa chatbot' })).toBeVisible();
  const found = await links();
  await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('link', { name: 'Apri «Abbonamenti»' })).toBeVisible();
  await expect(page.getByText(reply)).toBeVisible();
  found.push(...(await links()));
  await page.getByRole('button', { name: 'Non mi è stato utile' }).click();
  await expect(page.getByRole('link', { name: 'Scrivici' })).toBeVisible();
  found.push(...(await links()));
  expect(found.length).toBeGreaterThanOrEqual(6);
  expect(found.filter(({ origin, noOpener }) => !own.includes(origin) || !noOpener)).toEqual([]);
});
