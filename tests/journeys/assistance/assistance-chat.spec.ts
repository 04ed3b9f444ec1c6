import { readFileSync } from 'node:fs';
import { at, expect, openArticle, test } from '../lib/pages.ts';
import { port } from '../lib/port.ts';

const entries = (code: string) =>
  JSON.parse(readFileSync(`demo/content/${code}/faq.json`, 'utf8')) as {
    id: string;
    question: string;
    answer: string;
  }[];

for (const code of ['gz', 'mg']) {
  test(`${code}: a question typed on the article page is answered from that brand’s content`, {
    tag: code === 'gz' ? '@quick' : [],
  }, async ({ page }) => {
    await openArticle(page, code);
    await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assistenza' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    const entry = entries(code)[0];
    await dialog.getByRole('textbox').fill(entry?.question ?? '');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('log')).toContainText(entry?.answer ?? '?');
    await expect(dialog.getByRole('textbox')).toHaveValue('');
  });
}

test('two brands answer the same question with their own texts', async ({ page }) => {
  const replies = [];
  for (const code of ['gz', 'mg']) {
    await openArticle(page, code);
    await page.locator('np-assistance-chat').getByRole('button').first().click();
    await page.getByRole('textbox').fill('Quanto costa l’abbonamento Digital?');
    await page.keyboard.press('Enter');
    const reply = page.locator('np-assistance-chat li.assistant').nth(1);
    await expect(reply.locator('time')).not.toBeEmpty();
    replies.push(await reply.locator('.bubble').innerText());
  }
  expect(replies[0]).not.toBe(replies[1]);
});

test('text typed before the chat’s code has loaded is kept and sent', { tag: '@quick' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/chunks\/react-/, async (route) => {
    await held;
    await route.continue();
  });
  await openArticle(page, 'gz');
  await page.locator('np-assistance-chat').getByRole('button').first().click();
  await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveValue('Come disdico l’abbonamento?');
  release();
  await expect(page.getByRole('log')).toContainText('Come disdico l’abbonamento?');
  await expect(page.getByRole('textbox')).toHaveValue('');
});

test('fewer than 8 characters show a message and are not sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await openArticle(page, 'gz');
  await page.locator('np-assistance-chat').getByRole('button').first().click();
  await page.getByRole('textbox').fill('Costi');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Scrivi almeno 8 caratteri')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  expect(calls.filter((url) => url.includes('/api/site/chat'))).toEqual([]);
});

test('a failed call says so, keeps the question, and can be repeated', async ({ page }) => {
  await openArticle(page, 'gz');
  await page.route('**/api/site/chat', (route) => route.abort());
  await page.locator('np-assistance-chat').getByRole('button').first().click();
  await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await page.keyboard.press('Enter');
  const failure = 'Non siamo riusciti a rispondere. Riprova tra qualche minuto oppure contattaci.';
  await expect(page.getByRole('log')).toContainText(failure);
  await page.unroute('**/api/site/chat');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('log')).not.toContainText(failure);
  await expect(page.locator('np-assistance-chat li.assistant')).toHaveCount(2);
});

test('the conversation is still there after a reload', { tag: '@quick' }, async ({ page }) => {
  await openArticle(page, 'gz');
  await page.locator('np-assistance-chat').getByRole('button').first().click();
  await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await page.keyboard.press('Enter');
  const reply = page.locator('np-assistance-chat li.assistant').nth(1);
  await expect(reply.locator('time')).not.toBeEmpty();
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('np-assistance-chat').getByRole('button').first().click();
  await expect(page.getByRole('log')).toContainText('Come disdico l’abbonamento?');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cw_msg') ?? ''));
  expect(stored.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
});

test('keyboard: opened, closed with Escape, focus back on the button, the page scrolls again', {
  tag: '@quick',
}, async ({ page }) => {
  await openArticle(page, 'gz');
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  const button = page.locator('np-assistance-chat').getByRole('button').first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect.poll(overflow).not.toBe('hidden');
});

test('the QA console lists the world', { tag: '@quick' }, async ({ page }) => {
  await page.goto(`http://localhost:${port}/indirizzi`);
  for (const code of ['mg', 'gz'])
    await expect(page.locator(`a[href="${at(`www.${code}`).slice(0, -1)}"]`)).toBeVisible();
});
