import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

interface Question {
  readonly category: string;
  readonly product: string;
  readonly question: string;
  readonly answer: string;
}

const questionsOf = (code: string): readonly Question[] =>
  JSON.parse(readFileSync(`demo/content/${code}/faq.json`, 'utf8')) as readonly Question[];

const categoriesOf = (questions: readonly Question[]): readonly string[] => [
  ...new Set(questions.map(({ category }) => category)),
];

const inCategory = (questions: readonly Question[], name: string): readonly string[] =>
  questions.filter(({ category }) => category === name).map(({ question }) => question);

const open = async (page: Page, code: string): Promise<Locator> => {
  await page.goto(at(`account.${code}`, '/faq'));
  const panel = page.locator('np-account-faq');
  await expect(panel.locator('.faqs')).toBeVisible();
  await drawn(page);
  return panel;
};

const chips = (panel: Locator) => panel.getByRole('group', { name: 'Categoria' }).getByRole('button');

for (const code of ['mg', 'lg', 'em', 'gz', 'ca', 'qp'])
  test(`${code}: everybody finds the paper’s own questions, by category`, {
    tag: code === 'mg' ? '@quick' : [],
  }, async ({ page }) => {
    const questions = questionsOf(code);
    const categories = categoriesOf(questions);
    const panel = await open(page, code);
    await expect(chips(panel)).toHaveText(['Per cominciare', ...categories]);
    const first = categories.slice(0, 6).map((name) => inCategory(questions, name)[0] ?? '');
    await expect(panel.locator('h3')).toHaveText(first);
    await expect(panel.locator('h3 [aria-expanded=true]')).toHaveText([first[0] ?? '']);
    for (const name of [categories[0] ?? '', categories.at(-1) ?? '']) {
      await chips(panel).filter({ hasText: name }).click();
      await expect(panel.locator('h3')).toHaveText([...inCategory(questions, name)]);
      await expect(panel.locator('[aria-pressed=true]')).toHaveText([name]);
    }
  });

test('the questions of a product: its own and the general ones, with their count', async ({ page }) => {
  const questions = questionsOf('gz').filter(({ product }) => product === 'tutti' || product === 'rassegna');
  const panel = await open(page, 'gz');
  await panel.getByLabel('Prodotto').selectOption('Rassegna stampa');
  await expect(panel.getByRole('status').first()).toHaveText(`${questions.length} domande`);
  await expect(chips(panel)).toHaveText(['Per cominciare', ...categoriesOf(questions)]);
  await panel.getByLabel('Prodotto').selectOption('Tutti i prodotti');
  await expect(panel.getByRole('status').first()).toBeEmpty();
});

test('A47 each question is a disclosure: Tab goes from one to the next, Enter and Space open and close', async ({
  page,
}) => {
  const { keyboard } = page;
  const panel = await open(page, 'mg');
  const [first, second] = [panel.locator('h3 button').nth(0), panel.locator('h3 button').nth(1)];
  const answerOf = async (button: Locator) => panel.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await chips(panel).nth(1).press('Enter');
  await expect(chips(panel).nth(1)).toHaveAttribute('aria-pressed', 'true');
  const answer = await answerOf(first);
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(answer).toBeHidden();
  await first.focus();
  await keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toBeFocused();
  await expect(answer).toContainText(questionsOf('mg')[0]?.answer ?? 'no answer');
  await keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(answer).toBeHidden();
  await keyboard.press('Tab');
  await expect(second).toBeFocused();
  await keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(await answerOf(second)).toContainText(questionsOf('mg')[1]?.answer ?? 'no answer');
  for (const name of [/^Sì, mi è stato utile/, /^No, non mi è stato utile/]) {
    await keyboard.press('Tab');
    await expect(panel.getByRole('button', { name })).toBeFocused();
  }
});

test('A47 search results are counted and highlighted; an emptied field shows all questions again', async ({ page }) => {
  const { keyboard } = page;
  const panel = await open(page, 'mg');
  const words = panel.getByRole('searchbox', { name: 'Cerca tra le domande' });
  const status = panel.getByRole('status').first();
  await words.focus();
  await keyboard.type(' fatture ');
  await keyboard.press('Enter');
  await expect(status).toHaveText(/^\d+ risultati per «fatture»$/);
  await expect(words).toBeFocused();
  const total = Number.parseInt((await status.textContent()) ?? '', 10);
  await expect(panel.locator('h3')).toHaveCount(total);
  await expect(panel.locator('h3 mark').first()).toHaveText('fattura');
  await expect(panel.getByRole('heading', { level: 2, name: 'Pagamenti e fatture' })).toBeVisible();
  await panel.getByRole('button', { name: 'Come chiedo la fattura elettronica?' }).click();
  await expect(panel.locator('.faq-answer mark').filter({ hasText: 'Fatturazione' })).toBeVisible();
  await words.fill('');
  await expect(chips(panel).first()).toBeVisible();
  await expect(status).toBeEmpty();
  await expect(panel.locator('mark')).toHaveCount(0);
});

test('no results are announced; one press returns to all questions and to the field', async ({ page }) => {
  const panel = await open(page, 'mg');
  const words = panel.getByRole('searchbox');
  await words.fill('xyzzy');
  await panel.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(panel.getByRole('status').first()).toHaveText('Nessun risultato trovato');
  await expect(panel.locator('h3')).toHaveCount(0);
  await expect(panel.getByRole('link', { name: 'Contattaci' })).toBeVisible();
  await panel.getByRole('button', { name: 'Mostra tutte le domande' }).click();
  await expect(panel.locator('h3').first()).toBeVisible();
  await expect(words).toHaveValue('');
  await expect(words).toBeFocused();
});

test('a link to the contact page is below the questions; a signed-in reader also has the area’s navigation', async ({
  page,
}) => {
  await signInAs(page, 'mg', 'digital@example.it');
  const panel = await open(page, 'mg');
  await expect(page.locator('np-account-nav').getByRole('link', { name: 'Contattaci' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await panel.getByRole('link', { name: 'Contattaci' }).click();
  await expect(page).toHaveURL(at('account.mg', '/contact'));
});

test('the address keeps the search: a reload or a shared link shows the same results', async ({ page }) => {
  const panel = await open(page, 'mg');
  await panel.getByLabel('Prodotto').selectOption('Rassegna stampa');
  await panel.getByRole('searchbox').fill('destinatari');
  await page.keyboard.press('Enter');
  const status = panel.getByRole('status').first();
  await expect(status).toContainText('destinatari');
  const announced = (await status.textContent()) ?? '';
  await expect(page).toHaveURL(at('account.mg', '/faq?product=rassegna&q=destinatari'));
  await page.reload();
  await drawn(page);
  await expect(panel.getByRole('searchbox')).toHaveValue('destinatari');
  await expect(panel.getByLabel('Prodotto')).toHaveValue('rassegna');
  await expect(status).toHaveText(announced);
  await panel.getByRole('searchbox').fill('');
  await panel.getByLabel('Prodotto').selectOption('Tutti i prodotti');
  await expect(status).toBeEmpty();
  await expect(page).toHaveURL(at('account.mg', '/faq'));
});
