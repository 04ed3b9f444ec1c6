import type { Page } from '@playwright/test';
import { at, drawn, expect, test, watch } from '../lib/pages.ts';
import { signInAs, signInFresh } from '../lib/readers.ts';

const open = async (page: Page, code: string, email: string, path: string): Promise<void> => {
  await signInAs(page, code, email);
  await page.goto(at(`account.${code}`, path));
};

const rows = (page: Page) => page.locator('np-account-devices li');

test('A44 devices: this one is marked, each has its button, and a disconnected one is signed out', {
  tag: '@quick',
}, async ({ page, browser }) => {
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' });
  const hold = watch(elsewhere);
  const other = await elsewhere.newPage();
  await signInFresh(other, 'lg', 'secondario@example.it');
  await other.goto(at('account.lg', '/user-devices'));
  await open(page, 'lg', 'secondario@example.it', '/user-devices');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Questo dispositivo' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Disconnetti .+ su / })).toHaveCount(2);
  const button = page.getByRole('button', { name: 'Disconnetti Firefox su Linux' });
  await button.click();
  const question = page.getByRole('alertdialog', { name: 'Disconnettere Firefox su Linux?' });
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await question.getByRole('button', { name: 'Disconnetti' }).click();
  await expect(page.getByText('Firefox su Linux disconnesso.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('np-account-devices .devices-panel')).toBeFocused();
  await other.reload();
  await other.waitForURL('**/sso/request-login?**');
  hold();
  await elsewhere.close();
});

test('devices: all others at once; then this one, which signs the reader out', async ({ page }) => {
  await open(page, 'em', 'digital@example.it', '/user-devices');
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Disconnetti gli altri' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnettere tutti gli altri dispositivi?' });
  await question.getByRole('button', { name: 'Disconnetti' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: /^Disconnetti .+ su / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnetti' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/sso/') || url.hostname === 'em.localhost');
  await page.goto(at('account.em', '/user-devices'));
  await page.waitForURL('**/sso/request-login?**');
});

test('devices on a phone: the button is below the text, not below the icon', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'lg', 'digital@example.it', '/user-devices');
  await drawn(page);
  await expect(rows(page).first()).toBeVisible();
  const [text, button] = await rows(page)
    .first()
    .locator('.device-use, button')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
  expect(button?.left).toBe(text?.left);
  expect(button?.top).toBeGreaterThanOrEqual(text?.bottom ?? Number.NaN);
});

test('sign-in and registration on a phone: the short wordmark, and the way back beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/sso/request-login', '/registrazione']) {
    await page.goto(at('account.mg', path));
    const top = page.getByRole('navigation', { name: 'Ritorno' });
    const mark = await top.getByRole('link', { name: 'Il Meriggio di Gaviano' }).boundingBox();
    const back = await top.getByRole('link', { name: 'Torna all’edicola' }).boundingBox();
    expect(mark?.width, path).toBeLessThan(150);
    expect(back?.x, path).toBeGreaterThan((mark?.x ?? 0) + (mark?.width ?? 0));
    expect(back?.y, path).toBeLessThan((mark?.y ?? 0) + (mark?.height ?? 0));
  }
});

test('dashboard: title, line, notices, cards; the day’s paper with its cover; the receipt is saved as a file', {
  tag: '@quick',
}, async ({ page }) => {
  await open(page, 'gz', 'digital@example.it', '/dashboard');
  const top = async (text: string | RegExp) => (await page.getByText(text).first().boundingBox())?.y ?? Number.NaN;
  const paper = page.locator('np-account-dashboard .edition');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Giulia');
  await expect
    .poll(() => paper.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(paper.getByRole('link', { name: 'Sfoglia' })).toHaveAttribute('href', at('gz'));
  await expect(page.locator('np-notices li').first()).toBeVisible();
  await expect(page.locator('np-account-dashboard [aria-busy=true]')).toHaveCount(0);
  const order = [];
  // Around midnight the latest edition is yesterday's.
  for (const text of ['Ciao Giulia', 'Qui gestisci', 'Conferma il tuo numero', /^(L’edizione di oggi|Ieri, .+)$/])
    order.push(await top(text));
  expect(order.toSorted((one, other) => one - other)).toEqual(order);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica la ricevuta' }).click();
  expect((await file).suggestedFilename()).toMatch(/^ricevuta-GZ_\d{4}_\d{6}\.pdf$/);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('password: three fields, the list of rules follows the typing, and each refusal keeps the typed text', async ({
  page,
}) => {
  // This reader of this paper appears in no other test: the password stays changed.
  await open(page, 'em', 'scaduto@example.it', '/user-profile-edit-password');
  const panel = page.locator('np-account-password');
  await expect(panel.locator('input[type=password]')).toHaveCount(3);
  const old = panel.getByLabel('Password attuale');
  const next = panel.getByLabel('Nuova password', { exact: true });
  const again = panel.getByLabel('Conferma nuova password');
  const met = panel.locator('.password-rules li.met');
  const save = panel.getByRole('button', { name: 'Salva' });
  await expect(old).toHaveAttribute('autocomplete', 'current-password');
  for (const field of [next, again]) await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await expect(panel).toContainText('La password deve contenere almeno:');
  // The window of the tests is 860 pixels high.
  for (const last of [again, save]) await expect(last).toBeInViewport({ ratio: 1 });
  for (const [text, count] of [
    ['', 0],
    ['Lunga', 1],
    ['lungalunga', 1],
    ['Lunga2026', 3],
    ['Lunga-2026', 4],
  ] as const) {
    await next.fill(text);
    await expect(met, text).toHaveCount(count);
  }
  await next.fill('corta');
  await save.click();
  await expect(panel.getByRole('alert')).toBeFocused();
  await expect(old).toHaveAccessibleDescription('Richiesto');
  await expect(next).toHaveAccessibleDescription('Rispetta il formato richiesto per la password');
  await next.fill('Lunga-2026');
  await again.fill('Lunga-2025');
  await expect(again).toHaveAccessibleDescription('I campi non coincidono');
  await again.fill('Lunga-2026');
  await old.fill('sbagliata');
  await save.click();
  await expect(panel.getByRole('alert')).toContainText('Password non valida.');
  await old.fill('Edicola-2026!');
  await save.click();
  await expect(panel.getByRole('status')).toContainText('Password modificata: accedi di nuovo.');
  await expect(panel.getByRole('status')).toBeFocused();
  await expect(page.locator('np-header').getByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/user-profile-edit-password');
  await panel.getByRole('link', { name: 'Accedi di nuovo' }).click();
  await page.waitForURL('**/sso/request-login?**');
  await page.getByLabel('E-mail o nome utente').fill('scaduto@example.it');
  await page.getByLabel('Password').fill('Lunga-2026');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL('**/dashboard');
});
