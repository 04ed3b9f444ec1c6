import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { mailTo, shiftClock } from '../lib/outbox.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const PASSWORD = 'Edicola-2026!';
const panel = (page: Page) => page.locator('np-account-privacy');

const open = async (page: Page, code: string, email: string): Promise<void> => {
  await signInAs(page, code, email);
  await page.goto(at(`account.${code}`, '/user/profile'));
  await expect(panel(page).getByRole('button', { name: 'Esporta i dati' })).toBeVisible();
};

const askDeletion = async (page: Page, password: string, word: string) => {
  await panel(page).getByRole('button', { name: 'Cancella i dati' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancellare i tuoi dati?' });
  await question.getByLabel('Password', { exact: true }).fill(password);
  await question.getByLabel('Scrivi ELIMINA per confermare').fill(word);
  await question.getByRole('button', { name: 'Cancella i dati' }).click();
  return question;
};

// Resets the world's clock, even after a failed test.
test.afterEach(({ request }) => shiftClock(request, 0));

test('P14 the export is confirmed, and a valid archive comes by mail, with the reader’s profile, consents and devices', {
  tag: '@quick',
}, async ({ page, request }) => {
  await open(page, 'qp', 'famiglia@example.it');
  await page.getByRole('checkbox', { name: /^Profilazione/ }).check();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Operazione completata.')).toBeVisible();
  await page.reload();
  const history = panel(page).getByRole('table');
  await expect(history.getByRole('row').nth(1)).toContainText(/Profilazione\s*Dato\s*Profilo/);
  await panel(page).getByRole('button', { name: 'Esporta i dati' }).click();
  await expect(panel(page)).toContainText('Richiesta ricevuta: ti scriviamo quando i dati sono pronti.');
  const letter = await mailTo(request, 'famiglia@example.it', 'I tuoi dati sono pronti');
  const link = /http:\S+/.exec(letter)?.[0] ?? '';
  const bytes = await page.evaluate(async (url) => {
    const file = await (await fetch(url)).arrayBuffer();
    return [...new Uint8Array(file)];
  }, link);
  const files = unzipSync(new Uint8Array(bytes));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('account.json')).toContain('VNRPLA75P48H501O');
  expect(text('consent_log.json')).toContain('profiling');
  expect(JSON.parse(text('device.json')).length).toBeGreaterThan(0);
  expect(
    Object.values(files)
      .map((file) => strFromU8(file))
      .join(),
  ).not.toContain(PASSWORD);
});

test('a reader with a paid subscription cannot delete the account, and sees why', async ({ page }) => {
  await open(page, 'qp', 'digital@example.it');
  const question = await askDeletion(page, PASSWORD, 'ELIMINA');
  await expect(question.getByRole('alert')).toHaveText(
    'Hai un abbonamento attivo: i dati si possono cancellare quando è finito.',
  );
});

test('P14 deletion: password and word, a day to change one’s mind, and then nothing is left, in the browser or on the server', async ({
  page,
  request,
}) => {
  await page.goto(at('account.qp', '/sso/request-login'));
  await page.getByLabel('E-mail o nome utente').fill('scaduto@example.it');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL(at('qp'));
  await expect(page.locator('np-header .user')).toBeVisible();
  const stored = () =>
    page
      .evaluate(() => Object.keys(localStorage))
      // The page was navigating: the poll asks again.
      .catch(() => undefined);
  await expect.poll(stored).toContain('user');
  await page.evaluate(() => {
    const said = { role: 'user', content: 'Come disdico?', date: '18/3/2026, 10:00:00' };
    const kept = { notices: [], BJIA: 1, cw_msg: [said], np_searches: ['bonus casa'] };
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  });

  await page.goto(at('account.qp', '/user/profile'));
  const question = await askDeletion(page, 'sbagliata', 'elim');
  await expect(question.getByLabel('Scrivi ELIMINA per confermare')).toHaveAccessibleDescription('Scrivi ELIMINA');
  await question.getByLabel('Scrivi ELIMINA per confermare').fill('ELIMINA');
  await question.getByRole('button', { name: 'Cancella i dati' }).click();
  await expect(question.getByRole('alert')).toHaveText('Password non valida.');
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Cancella i dati' }).click();
  await expect(panel(page)).toContainText('I tuoi dati vengono cancellati il');
  await page.reload();
  await page.route('**/api/user/gdpr/delete/cancel', (route) => route.fulfill({ status: 200, body: '[]' }));
  const undo = panel(page).getByRole('button', { name: 'Annulla la cancellazione' });
  await undo.click();
  await expect(panel(page).getByRole('alert')).toContainText(
    'Non siamo riusciti ad annullare la cancellazione. Riprova.',
  );
  await page.unroute('**/api/user/gdpr/delete/cancel');
  await undo.click();
  await expect(undo).toHaveCount(0);

  await askDeletion(page, PASSWORD, 'ELIMINA');
  await expect(undo).toBeVisible();
  await shiftClock(request, 25);
  await page.goto(at('account.qp', '/api/health'));
  const refused = await page.evaluate(async (password) => {
    const body = JSON.stringify({ login: 'scaduto@example.it', password });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/site/login', { method: 'POST', headers, body })).status;
  }, PASSWORD);
  expect(refused).toBe(401);
  await page.goto(at('account.qp', '/user/profile'));
  await page.waitForURL('**/sso/request-login?**');
  await expect.poll(stored).toEqual([]);
  await page.goto(at('qp'));
  await expect.poll(stored).toEqual([]);
  const letter = await mailTo(request, 'scaduto@example.it', 'I tuoi dati sono stati cancellati');
  expect(letter).toContain('Dati cancellati.');
});

test('an export that fails says so, and the next one succeeds', async ({ page }) => {
  await open(page, 'qp', 'insoluto@example.it');
  await page.route('**/api/user/gdpr/export', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  const ask = panel(page).getByRole('button', { name: 'Esporta i dati' });
  await ask.click();
  await expect(panel(page).getByRole('alert')).toContainText(
    'Non siamo riusciti a preparare la copia. Riprova tra poco.',
  );
  await page.unroute('**/api/user/gdpr/export');
  await ask.click();
  await expect(panel(page)).toContainText('Richiesta ricevuta');
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});
