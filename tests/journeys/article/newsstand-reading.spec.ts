import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

/** The article that the element draws, not the one that the server wrote before it. */
const article = (page: Page) => page.locator('np-newsstand .newsstand article.article');

/** Replaces the browser's speech: keeps what it was asked to say, and ends a sentence on the test's command. */
const giveVoice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const spoken: { text: string; rate: number; onend?: () => void }[] = [];
    class Utterance {
      rate = 1;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'it-IT', default: true, name: 'Prova' }],
      speak: (utterance: Utterance) => spoken.push(utterance),
      cancel: () => {},
    });
    const replace = (name: string, value: unknown) => Object.defineProperty(window, name, { value });
    replace('speechSynthesis', speech);
    replace('SpeechSynthesisUtterance', Utterance);
    Object.assign(window, { spoken });
  });

/** The sentence being read, and its rate. */
const saying = (page: Page): Promise<readonly [string, number]> =>
  page.evaluate(() => {
    const { text = '', rate = 0 } = Reflect.get(window, 'spoken').at(-1) ?? {};
    return [text, rate];
  });

/** The sentence that is read after this one. */
const nextAfter = async (page: Page, sentence: string): Promise<string> => {
  await expect.poll(async () => (await saying(page))[0]).not.toBe(sentence);
  const [next] = await saying(page);
  return next;
};

const endOfSentence = (page: Page): Promise<void> => page.evaluate(() => Reflect.get(window, 'spoken').at(-1).onend());

test('listening: the title, then sentence by sentence; back and forward, faster, pause, stop', {
  tag: '@quick',
}, async ({ page }) => {
  await giveVoice(page);
  await page.goto(at('mg', '/articolo/2'));
  const tools = article(page);
  const title = await tools.getByRole('heading', { level: 1 }).innerText();
  const text = (await tools.locator('.prose').textContent()) ?? '';
  await tools.getByRole('button', { name: 'Ascolta' }).click();
  await expect.poll(() => saying(page)).toEqual([title, 1]);
  await endOfSentence(page);
  const first = await nextAfter(page, title);
  expect(first.length).toBeGreaterThan(0);
  expect(text.slice(0, first.length)).toBe(first);
  await tools.getByRole('button', { name: 'Frase successiva' }).click();
  const second = await nextAfter(page, first);
  expect(text.replace(/\s+/g, ' ')).toContain(`${first} ${second}`);
  await tools.getByRole('button', { name: 'Frase precedente' }).click();
  await expect.poll(() => saying(page)).toEqual([first, 1]);
  await tools.getByRole('combobox', { name: 'Velocità' }).selectOption('1,5×');
  await expect.poll(() => saying(page)).toEqual([first, 1.5]);
  await tools.getByRole('button', { name: 'Pausa' }).click();
  await tools.getByRole('button', { name: 'Riprendi' }).click();
  await expect(tools.getByRole('button', { name: 'Pausa' })).toBeVisible();
  expect(await saying(page)).toEqual([first, 1.5]);
  await tools.getByRole('button', { name: 'Ferma' }).click();
  await expect(tools.getByRole('button', { name: 'Ascolta' })).toBeVisible();
});

test('listening without an Italian voice: the button is there, disabled, and says why', async ({ page }) => {
  await page.goto(at('mg', '/articolo/2'));
  const listen = article(page).getByRole('button', { name: 'Ascolta' });
  const reason = 'Questo browser non ha una voce italiana. Aggiungila dalle impostazioni del dispositivo.';
  await expect(listen).toBeDisabled();
  await expect(listen).toHaveAccessibleDescription(reason);
  await listen.focus();
  await page.keyboard.press('Enter');
  await expect(article(page).getByRole('alert').filter({ hasText: reason })).toBeVisible();
});

test('sharing: the system’s own dialog, with title and address', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: unknown) => Object.assign(window, { shared: what }) });
  });
  await page.goto(at('mg', '/articolo/2'));
  const title = await article(page).getByRole('heading', { level: 1 }).innerText();
  await article(page).getByRole('button', { name: 'Condividi' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({ title, url: page.url() });
});

test('in print: the text and its head; no header, no tools, no related stories', async ({ page }) => {
  await page.goto(at('mg', '/articolo/2'));
  await expect(article(page).locator('.prose p').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(article(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(article(page).locator('.prose p').first()).toBeVisible();
  for (const part of ['.article-tools', '.article-bar', '.article-rail'])
    await expect(article(page).locator(part)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Apri l’assistenza' })).toBeHidden();
});

test('in print, a reader of the dark scheme has dark ink on white paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(at('mg', '/articolo/2'));
  const text = article(page).locator('.prose p').first();
  await expect(text).toHaveCSS('color', 'rgb(237, 233, 225)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(text).toHaveCSS('color', 'rgb(27, 25, 22)');
  await expect(article(page).locator('.kicker').first()).toHaveCSS('color', 'rgb(11, 90, 102)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('reading settings: theme, size and line spacing stay after a reload', { tag: '@quick' }, async ({ page }) => {
  await page.goto(at('mg', '/articolo/2'));
  const looks = () =>
    article(page)
      .locator('.prose p')
      .first()
      .evaluate((one) => {
        const { fontSize, lineHeight, color } = getComputedStyle(one);
        return [fontSize, lineHeight, color];
      });
  const before = await looks();
  await article(page).getByRole('button', { name: 'Testo' }).click();
  for (const name of ['Grande', 'Ampia', 'Scuro'])
    await article(page).getByRole('radio', { name, exact: true }).check();
  await expect.poll(async () => (await looks()).filter((value, n) => value === before[n])).toEqual([]);
  const chosen = await looks();
  await page.reload();
  await expect(article(page).locator('.prose p').first()).toBeVisible();
  await expect.poll(looks).toEqual(chosen);
});

test('reading position: the furthest point counts, and the reader continues from there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await signInAs(page, 'mg', 'famiglia@example.it');
  const positionSaved = () =>
    page.waitForResponse(
      (answer) => answer.url().endsWith('/api/user/lettura') && answer.request().method() === 'POST',
    );
  /** Scrolls until this part of the text has passed the lower edge of the window. */
  const readTo = async (part: number) => {
    await page.goto(at('mg', '/articolo/3'));
    await expect(page.getByRole('button', { name: /^Area personale/ })).toBeVisible();
    const answer = positionSaved();
    await article(page)
      .locator('.article-text')
      .evaluate((text, share) => {
        const { top, height } = text.getBoundingClientRect();
        scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' });
      }, part);
    const report = await answer;
    expect(report.status()).toBe(200);
    expect(Object.keys(report.request().postDataJSON())).toEqual([
      'article_id',
      'edizione_id',
      'position',
      'at',
      'device',
    ]);
  };
  await readTo(0.7);
  await readTo(0.3);
  // No position is sent from here on, so that another run finds the world unchanged.
  await page.route('**/api/user/lettura', (route) => route.abort());
  await page.goto(at('mg', '/articolo/3'));
  await article(page).getByRole('button', { name: 'Riprendi dal punto in cui eri' }).click();
  /** Distance of the reached point from the middle of the window, as a share of the text. */
  const off = () =>
    article(page)
      .locator('.article-text')
      .evaluate((text) => {
        const { top, height } = text.getBoundingClientRect();
        return Math.abs((innerHeight / 2 - top) / height - 0.7);
      });
  await expect.poll(off).toBeLessThan(0.05);
});

test('favourites: several deleted at once after a confirmation; the others stay', { tag: '@quick' }, async ({
  page,
}) => {
  await signInAs(page, 'mg', 'online@example.it');
  const paging = { page: 1, per_page: 20, total: 3 };
  const preferiti = [1, 2, 3].map((id) => ({ article_id: id, added_at: null, article: { id, title: `Storia ${id}` } }));
  const deletions: unknown[] = [];
  await page.route('**/api/user/preferiti?*', (route) =>
    route.fulfill({ json: { success: true, data: { preferiti, paging } } }),
  );
  await page.route('**/api/user/preferiti/delete', (route) => {
    deletions.push(route.request().postDataJSON());
    const data = { preferiti: preferiti.slice(0, 1), paging: { ...paging, total: 1 } };
    return route.fulfill({ json: { success: true, data } });
  });
  await page.goto(at('mg', '/preferiti'));
  const list = page.locator('np-newsstand .favourites');
  const boxes = list.locator('.stories').getByRole('checkbox');
  await list.getByRole('checkbox', { name: 'Seleziona tutti' }).check();
  await boxes.first().uncheck();
  await list.getByRole('button', { name: 'Elimina 2 articoli' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  expect(deletions).toEqual([]);
  await question.getByRole('button', { name: 'Elimina' }).click();
  await expect(list.locator('.toast')).toHaveText('2 articoli eliminati');
  expect(deletions).toEqual([{ article_ids: [2, 3] }]);
  await expect(boxes).toHaveCount(1);
});
