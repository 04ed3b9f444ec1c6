import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { body, held, status } from '../lib/answers.ts';
import { ask, chat } from '../lib/chat.ts';
import type { Answer } from '../lib/exchange.ts';
import { open } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const question = 'POST account.mg /api/site/chat';
const saying = (text: string): Answer => body(200, JSON.stringify({ success: true, data: text }));
const short = saying('Dalla pagina Abbonamenti.');
const long = saying(`Inizio. ${'Una frase lunga sul tuo abbonamento. '.repeat(60)}Fine.`);

const log = (page: Page) => page.getByRole('log');
const newer = (page: Page) => page.getByRole('button', { name: 'Nuovi messaggi' });

const askAgain = async (page: Page): Promise<void> => {
  await page.getByRole('textbox').fill('E quanto costa Digital?');
  await page.getByRole('textbox').press('Enter');
};

/** Pixels below the visible part of the conversation. */
const below = (page: Page): Promise<number> =>
  log(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
    Math.round(scrollHeight - scrollTop - clientHeight),
  );

/** Pixels from the top of the visible part to the top of the last message. */
const topOfLast = (page: Page): Promise<number> =>
  log(page).evaluate((box) => {
    const last = box.querySelector('li:last-child')?.getBoundingClientRect().top ?? 0;
    return Math.round(last - box.getBoundingClientRect().top);
  });

test('the conversation scrolls along while the reader is at the end; a long answer shows its top, and the choices below do not push it away', async ({
  page,
  wire,
}) => {
  wire.answer(question, short);
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
  for (const count of [2, 3, 4]) {
    await askAgain(page);
    await expect(page.getByText('Dalla pagina Abbonamenti.')).toHaveCount(count);
    await expect(page.getByText('Ti abbiamo aiutato?')).toBeInViewport();
    await expect.poll(() => below(page)).toBe(0);
  }
  wire.answer(question, long);
  await askAgain(page);
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
  await expect.poll(() => topOfLast(page)).toBe(16);
  expect(await below(page)).toBeGreaterThan(100);
  await expect(newer(page)).toHaveCount(0);
  const choices = page.locator('np-assistance-chat .card.end');
  const isWhole = () =>
    choices.evaluate((card) => {
      const own = card.getBoundingClientRect();
      const box = card.closest('.log')?.getBoundingClientRect() ?? new DOMRect();
      return own.top >= box.top && own.bottom <= box.bottom;
    });
  expect(await isWhole()).toBe(true);
  await log(page).evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  expect(await isWhole()).toBe(true);
  await expect(page.getByText('Fine.')).toBeInViewport();

  await page.getByRole('button', { name: 'Chiudi l’assistenza' }).first().click();
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await expect.poll(() => topOfLast(page)).toBe(16);
});

test('a reader who has scrolled up stays there when an answer arrives; a button leads to it, and disappears when the reader scrolls there', async ({
  page,
  wire,
}) => {
  wire.answer(question, long);
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
  for (const way of ['by the button', 'by hand']) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    wire.answer(question, held(released, short));
    await askAgain(page);
    await expect(log(page).getByRole('status')).toBeInViewport();
    await log(page).evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(page.getByText('Ciao!')).toBeInViewport();
    await expect(newer(page)).toHaveCount(0);
    release();
    await expect(newer(page)).toBeVisible();
    await expect(page.getByText('Ti abbiamo aiutato?')).toBeAttached();
    expect(await log(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    expect((await new AxeBuilder({ page }).include('np-assistance-chat').analyze()).violations).toEqual([]);
    if (way === 'by hand') await log(page).evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    else {
      await newer(page).click();
      await expect(log(page)).toBeFocused();
    }
    await expect(page.getByText('Dalla pagina Abbonamenti.').last()).toBeInViewport();
    await expect(newer(page)).toHaveCount(0);
  }
});

test('the card of an answer is whole at the end of the conversation, and nothing covers it', async ({ page, wire }) => {
  const rows = ['Mensile', 'Trimestrale', 'Annuale'].map((name) => ({ name, value: '13,90 €' }));
  const card = { title: 'Prezzi', rows, link: { name: 'Vedi le offerte', site: 'shop', path: '/vetrina' } };
  wire.answer(question, body(200, JSON.stringify({ success: true, data: 'Ecco i prezzi.', card })));
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
  await log(page).evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  const overlap = await page.locator('np-assistance-chat .facts').evaluate((facts) => {
    const choices = facts.nextElementSibling?.getBoundingClientRect().top ?? 0;
    return facts.getBoundingClientRect().bottom - choices;
  });
  expect(overlap).toBeCloseTo(-16, 0);
  const offers = page.getByRole('link', { name: 'Vedi le offerte' });
  await expect(offers).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox').focus();
  await log(page).evaluate((box) => box.scrollTo({ top: 0 }));
  expect(
    await page.locator('np-assistance-chat .facts').evaluate((facts) => {
      const { nextElementSibling: choices } = facts;
      return (choices?.getBoundingClientRect().top ?? 0) >= facts.getBoundingClientRect().bottom;
    }),
  ).toBe(true);
});

test('in a low window the first card is seen from its title on', async ({ page, wire }) => {
  await page.setViewportSize({ width: 1280, height: 460 });
  await open(page, wire, { markup: '<np-assistance-chat opened></np-assistance-chat>' });
  await expect(page.getByRole('heading', { name: 'Come possiamo aiutarti?' })).toBeInViewport({ ratio: 1 });
  expect(
    await page
      .getByRole('dialog')
      .locator('.log')
      .evaluate((box) => box.scrollTop),
  ).toBe(0);
});

test('a reader who asks for a person sees the card from its title on, however long it is', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  await page.clock.setFixedTime('2026-03-18T09:00:00Z');
  wire.answer(question, status(500));
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await page.getByRole('button', { name: 'Parla con una persona' }).click();
  const title = page.getByRole('heading', { name: 'Ti mettiamo in contatto con una persona' });
  await expect(title).toBeFocused();
  await expect(page.getByRole('button', { name: 'Parla con un operatore' })).toBeAttached();
  await expect.poll(() => below(page)).toBeGreaterThan(0);
  await expect(title).toBeInViewport({ ratio: 1 });
});
