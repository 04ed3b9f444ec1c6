import type { Page } from '@playwright/test';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const staff = 'redazione@staff.example.it';
/** Answers are written word by word, at reading speed. */

const chatbot = (page: Page) => page.locator('np-newsstand .chatbot');
const answer = (page: Page) => chatbot(page).locator('.answer');
const field = (page: Page) => chatbot(page).getByRole('textbox');

/** Each test has a brand of its own: all tests share this reader's history. */
const open = async (page: Page, code: string, path = '/chatbot'): Promise<void> => {
  await signInAs(page, code, staff);
  await page.goto(at(code, path));
  await drawn(page);
  await expect(field(page)).toBeVisible();
};

const ask = async (page: Page, question: string): Promise<void> => {
  await field(page).fill(question);
  await field(page).press('Enter');
};

const whole = (page: Page) => expect(answer(page).last()).toHaveClass(/whole/, { timeout: 20_000 });

/** A story of the day: a question about its title has an answer. */
const storyOf = (page: Page): Promise<{ id: number; title: string }> =>
  page.evaluate(async () => (await (await fetch('/api/edicola/home')).json()).data.highlights[0]);

test('A60 A62 title, intro, four prompts per kind, a warning, and a note that an AI answers; another kind clears and asks again', {
  tag: '@quick',
}, async ({ page }) => {
  await open(page, 'gz');
  await expect(chatbot(page).getByRole('heading', { name: 'Chiedi alla Gazzetta' })).toBeVisible();
  await expect(chatbot(page)).toContainText('Ti risponde un’intelligenza artificiale.');
  await expect(chatbot(page)).toContainText('Il chatbot può commettere errori: verifica sempre sugli articoli.');
  const seen = new Set<string>();
  for (const [kind, type] of [
    ['Digital', 'digital'],
    ['Online Economia', 'online_economia'],
    ['Online Vaticano', 'online_vaticano'],
  ] as const) {
    await field(page).fill('Una bozza');
    if (type !== 'digital') {
      const asked = page.waitForRequest((request) => request.url().includes(`chats-history?rag_type=${type}`));
      await chatbot(page).getByRole('radio', { name: kind }).check();
      await asked;
      await expect(field(page)).toHaveValue('');
    }
    const prompts = chatbot(page).getByRole('list', { name: 'Domande di esempio' }).getByRole('button');
    await expect(prompts).toHaveCount(4);
    for (const text of await prompts.allInnerTexts()) seen.add(text);
  }
  expect(seen.size).toBe(12);
});

test('A64 an answer quotes the paper: the sentence opens its article there; related articles come in one call', {
  tag: '@quick',
}, async ({ page }) => {
  await open(page, 'em');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const { title } = await storyOf(page);
  await ask(page, title);
  await expect(chatbot(page).getByRole('navigation')).toContainText('Nuova Chat');
  await whole(page);
  await expect(chatbot(page).getByRole('navigation')).not.toContainText('Nuova Chat');
  await expect(chatbot(page).getByRole('heading', { name: 'Leggi anche' })).toBeVisible();
  await expect(chatbot(page).getByRole('heading', { name: 'Risultati della ricerca' })).toBeVisible();
  expect(calls.filter((path) => path === '/api/edicola/articoli')).toHaveLength(1);
  expect(calls.filter((path) => path === '/api/edicola/articolo')).toHaveLength(0);
  await chatbot(page).getByText('Fonti e ricerca').click();
  for (const name of ['Dove ho cercato', 'Periodo', 'Articoli consultati', 'Articoli usati'])
    await expect(chatbot(page).locator('dl')).toContainText(name);
  const quote = chatbot(page).locator('.quote-link').last();
  const sentence = (await quote.innerText()).trim();
  await quote.click();
  const mark = page.locator('np-newsstand .prose mark').first();
  await expect(mark).toBeFocused();
  await expect(mark).toBeInViewport();
  expect(sentence).toContain((await mark.innerText()).trim());
  await page.goBack();
  await expect(answer(page)).toContainText(sentence);
});

test('A65 F61 copy link with its two messages, copy answer, a vote', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'ca');
  await ask(page, (await storyOf(page)).title);
  await whole(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await chatbot(page).getByRole('button', { name: 'Copia link' }).click();
  await expect(page.getByText('Link copiato negli appunti')).toBeVisible();
  const link = await clipboard();
  expect(link).toMatch(/\/chatbot\?condivisa=[\w-]{24}$/);
  await chatbot(page).getByRole('button', { name: 'Copia risposta' }).click();
  await expect(page.getByText('Risposta copiata negli appunti')).toBeVisible();
  expect(await clipboard()).toContain('Ecco che cosa scrive il giornale.');
  const useful = chatbot(page).getByRole('button', { name: 'Risposta utile' });
  await useful.click();
  await expect(page.getByText('Grazie, abbiamo registrato il tuo voto.')).toBeVisible();
  await expect(useful).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await chatbot(page).getByRole('button', { name: 'Copia link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Errore nella copia del link');
  await page.goto(link);
  await expect(chatbot(page)).toContainText('Chat condivisa');
  await expect(answer(page)).toContainText('Ecco che cosa scrive il giornale.');
  await expect(field(page)).toHaveCount(0);
});

test('A61 the history: search, rename, delete one, delete all, each after a confirmation', { tag: '@quick' }, async ({
  page,
}) => {
  await open(page, 'lg');
  const list = chatbot(page).getByRole('navigation', { name: 'Le tue chat' });
  for (const name of ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque']) {
    await ask(page, `${name}: quanto pesa un ippopotamo?`);
    await whole(page);
    await expect(answer(page).last()).toContainText('Non lo so');
    await list.getByRole('button', { name: 'Nuova chat', exact: true }).click();
  }
  await list.getByRole('searchbox').fill('due');
  await expect(list.locator('.past')).toHaveCount(1);
  await list.getByRole('button', { name: /^Rinomina la chat «Due/ }).click();
  const title = page.getByRole('dialog').getByLabel('Titolo');
  const save = page.getByRole('dialog').getByRole('button', { name: 'Salva' });
  for (const [typed, fault] of [
    [' ', 'Richiesto'],
    ['è'.repeat(121), 'Massimo 120 caratteri'],
  ] as const) {
    await title.fill(typed);
    await save.click();
    await expect(title).toHaveAccessibleDescription(fault);
    await expect(title).toHaveValue(typed);
    await expect(title).toBeFocused();
  }
  await title.fill('Il peso');
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await list.getByRole('searchbox').fill('');
  await expect(list.getByRole('button', { name: 'Il peso', exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Il peso', exact: true }).click();
  await expect(chatbot(page).locator('.question')).toHaveText('Due: quanto pesa un ippopotamo?');
  await list.getByRole('button', { name: 'Elimina la chat «Il peso»' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Eliminare la chat «Il peso»?');
  await question.getByRole('button', { name: 'Elimina' }).click();
  await expect(list.getByRole('button', { name: 'Il peso', exact: true })).toHaveCount(0);
  await expect(chatbot(page).locator('.question')).toHaveCount(0);
  await list.getByRole('button', { name: 'Elimina tutta la cronologia' }).click();
  await question.getByRole('button', { name: 'Elimina tutto' }).click();
  await expect(list.locator('.past')).toHaveCount(0);
  await expect(list).toContainText('Le chat che inizi restano qui.');
});

test('A63 a stopped answer is kept and continues to the same end; after a reload it is still there', {
  tag: '@quick',
}, async ({ page }) => {
  await open(page, 'qp');
  const { title } = await storyOf(page);
  await ask(page, title);
  await whole(page);
  const full = await answer(page).locator('.answer-text').innerText();
  await chatbot(page).getByRole('button', { name: 'Nuova chat', exact: true }).click();
  // A known answer is there in a fifth of a second. A slow network brings it in small pieces, and the page stops it at
  // its first words.
  await page.evaluate(() => {
    const { fetch } = window;
    const slow = () =>
      new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, out) {
          for (let from = 0; from < chunk.length; from += 20) {
            out.enqueue(chunk.slice(from, from + 20));
            await new Promise(requestAnimationFrame);
          }
        },
      });
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      const isAnswer = response.headers.get('x-chat-id') !== null && response.body !== null;
      return isAnswer ? new Response(response.body?.pipeThrough(slow()), response) : response;
    };
  });
  const stopped = page.evaluate(async () => {
    const root = document.querySelector('np-newsstand')?.shadowRoot;
    while (!root?.querySelector('.answer-text')?.textContent) await new Promise(requestAnimationFrame);
    root.querySelector<HTMLButtonElement>('button[aria-label="Interrompi la risposta"]')?.click();
  });
  await ask(page, title);
  await stopped;
  await expect(answer(page)).toContainText('Risposta interrotta.');
  const part = await answer(page).locator('.answer-text').innerText();
  expect(part.length).toBeLessThan(full.length);
  await answer(page).getByRole('button', { name: 'Continua' }).click();
  await whole(page);
  await expect.poll(() => answer(page).locator('.answer-text').innerText()).toBe(full);
  await expect(answer(page)).toHaveCount(1);
  await page.reload();
  await drawn(page);
  await expect(chatbot(page).locator('.question')).toHaveText(title);
  await whole(page);
  await expect.poll(() => answer(page).locator('.answer-text').innerText()).toBe(full);
});

test('A02 A53 by keyboard alone, and a screen reader announces an answer at most three times', async ({ page }) => {
  await open(page, 'mg');
  await field(page).focus();
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const root = document.querySelector('np-newsstand')?.shadowRoot;
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [aria-live]:not([aria-live=off])');
        if (region && !element?.closest('[aria-live=off]') && region.textContent) announced.push(region.textContent);
      }
    }).observe(root as Node, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.type('Quanto costa il biglietto della corriera a chiamata?');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(chatbot(page).getByRole('button', { name: 'Interrompi la risposta' })).toBeFocused();
  await whole(page);
  await expect(chatbot(page).getByRole('heading', { name: 'Leggi anche' })).toBeVisible();
  const announced: string[] = await page.evaluate(() => Reflect.get(window, 'announced'));
  expect(announced.length).toBeLessThanOrEqual(3);
  expect(announced.at(0) ?? '').toMatch(/^(Cerco negli articoli…|Risposta: )/);
  expect(announced.join()).toContain('Risposta: Ecco che cosa scrive il giornale.');
  await chatbot(page).getByRole('log').focus();
  await expect(chatbot(page).getByRole('log')).toBeFocused();
});
