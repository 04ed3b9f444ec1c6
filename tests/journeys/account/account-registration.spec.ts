import type { Page } from '@playwright/test';
import { openRegistration } from '../lib/account-forms.ts';
import { codeIn, mailTo } from '../lib/outbox.ts';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const open = async (page: Page, code: string) => {
  await page.goto(at(`account.${code}`, '/registrazione'));
  await drawn(page);
};
const send = (page: Page) => page.getByRole('button', { name: 'Registrati' });
const field = (page: Page, name: string) => page.locator(`np-account-registration [name="${name}"]`);

test('a company accepts the clauses, and gives its business contact', async ({ page }) => {
  await page.clock.install();
  await open(page, 'ca');
  await page.getByText('Azienda o ente pubblico').click();
  await expect(page.getByRole('complementary', { name: 'Area business' }).getByRole('link')).toHaveAttribute(
    'href',
    at('account.ca', '/contact?forceForm=1'),
  );
  await send(page).click();
  await expect(field(page, 'company_name')).toHaveAccessibleDescription('Richiesto');
  await expect(field(page, 'name')).toHaveAccessibleDescription('');
  await expect(field(page, 'company_contract')).toHaveAccessibleDescription('Accettazione obbligatoria');
  await page.getByLabel('Organizzazione').selectOption('Ente pubblico');
  await field(page, 'company_name').fill('Biblioteca di prova');
  await field(page, 'email').fill('biblioteca.prova@example.it');
  await field(page, 'password').fill('Edicola-2026!');
  await field(page, 'password_confirm').fill('Edicola-2026!');
  await field(page, 'declared').check();
  await field(page, 'company_contract').check();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Controlla la tua posta' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Invia di nuovo il codice' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toContainText(/tra 0:\d\d/);
  await page.clock.fastForward('01:00');
  await again.click();
  await expect(page.locator('np-account-registration .hint')).toHaveText('E-mail inviata.');
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Torna ai tuoi dati' }).click();
  await expect(field(page, 'company_name')).toHaveValue('Biblioteca di prova');
});

test('a registered address looks like any other: the call refuses it with its documented status, but the screen continues, and only the mailbox shows it', async ({
  page,
  request,
}) => {
  const known = 'digital@example.it';
  await page.clock.install();
  const seen = [];
  for (const email of ['mai.vista@example.it', known]) {
    const panel = await openRegistration(page, 'ca', 'person');
    await field(page, 'email').fill(email);
    const answer = page.waitForResponse('**/api/site/register');
    await send(page).click();
    expect((await answer).status()).toBe(email === known ? 409 : 200);
    await expect(page.getByRole('heading', { name: 'Controlla la tua posta' })).toBeFocused();
    await page.clock.fastForward('01:00');
    await page.getByRole('button', { name: 'Invia di nuovo il codice' }).click();
    await expect(panel.locator('.hint')).toHaveText('E-mail inviata.');
    await field(page, 'verify_code').fill('000000');
    await page.getByRole('button', { name: 'Conferma' }).click();
    await expect(panel.getByRole('alert')).toHaveText('Il codice non è valido o è scaduto. Chiedine un altro.');
    seen.push((await panel.innerText()).replace(email, ''));
  }
  expect(seen[1]).toBe(seen[0]);
  expect(await mailTo(request, known, 'Hai già un account')).toContain('Accedi con la tua password.');
});

test('a broken answer and a blocked captcha say so and keep the typed text; the next try succeeds', async ({
  page,
}) => {
  await open(page, 'qp');
  await field(page, 'name').fill('Chiara');
  await field(page, 'surname').fill('Prova');
  await field(page, 'email').fill('chiara.prova@example.it');
  await field(page, 'password').fill('Edicola-2026!');
  await field(page, 'password_confirm').fill('Edicola-2026!');
  await field(page, 'declared').check();
  await page.route('**/recaptcha/**', (route) => route.abort());
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Il controllo di sicurezza non è riuscito. Riprova tra poco.');
  await page.unroute('**/recaptcha/**');
  await page.route('**/api/site/register', (route) => route.fulfill({ status: 200, body: 'null' }));
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Qualcosa non ha funzionato. Riprova tra poco.');
  await expect(field(page, 'password')).toHaveValue('Edicola-2026!');
  await page.unroute('**/api/site/register');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Controlla la tua posta' })).toBeVisible();
});

test('the captcha is loaded when the form is sent, not before (P12)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/recaptcha/')) asked.push(request.url());
  });
  await open(page, 'gz');
  await field(page, 'name').fill('Chiara');
  await send(page).click();
  await expect(field(page, 'email')).toHaveAccessibleDescription('Richiesto');
  expect(asked).toEqual([]);
});

test('a forgotten password is replaced with the code sent by mail', { tag: '@quick' }, async ({ page, request }) => {
  await page.goto(at('account.lg', '/sso/request-login'));
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  const panel = page.locator('np-account-password');
  await panel.getByLabel('E-mail').fill('lettore@');
  await panel.getByRole('button', { name: 'Invia il codice' }).click();
  await expect(panel.getByLabel('E-mail')).toHaveAccessibleDescription('Inserire email valida');
  await panel.getByLabel('E-mail').fill('insoluto@example.it');
  await panel.getByRole('button', { name: 'Invia il codice' }).click();
  const code = panel.getByLabel('Codice di verifica');
  await code.fill('AAAAA-AAAAA');
  await panel.getByLabel('Nuova password', { exact: true }).fill('Nuova-2026!');
  await panel.getByLabel('Conferma nuova password').fill('Nuova-2025!');
  await panel.getByRole('button', { name: 'Salva' }).click();
  await expect(panel.getByLabel('Conferma nuova password')).toHaveAccessibleDescription('I campi non coincidono');
  await panel.getByLabel('Conferma nuova password').fill('Nuova-2026!');
  await panel.getByRole('button', { name: 'Salva' }).click();
  await expect(panel.getByRole('alert')).toContainText('Il codice non è valido o è scaduto. Chiedine un altro.');
  await code.fill(codeIn(await mailTo(request, 'insoluto@example.it', 'Scegli una nuova password')));
  await panel.getByRole('button', { name: 'Salva' }).click();
  await expect(panel.getByRole('status')).toHaveText('Password modificata: accedi di nuovo.');
  await panel.getByRole('link', { name: 'Accedi' }).click();
  await page.getByLabel('E-mail o nome utente').fill('insoluto@example.it');
  await page.getByLabel('Password').fill('Nuova-2026!');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL((url) => url.hostname === 'lg.localhost');
});

test('an element on somebody else’s page offers the link to sign in and redirects nobody', async ({ page }) => {
  await page.goto(at('www.gz'));
  const before = page.url();
  await page.evaluate(() => document.body.append(document.createElement('np-account-devices')));
  const panel = page.locator('np-account-devices');
  await expect(panel).toContainText('Accedi per continuare.');
  await expect(panel.getByRole('link', { name: 'Accedi' })).toHaveAttribute(
    'href',
    /account\.gz\.localhost:\d+\/sso\/request-login\?redirect_uri=/,
  );
  expect(page.url()).toBe(before);
  await signInAs(page, 'gz', 'lettore@example.it');
  await page.goto(before);
  await page.evaluate(() => document.body.append(document.createElement('np-account-devices')));
  await expect(panel).toContainText('Questo dispositivo');
});
