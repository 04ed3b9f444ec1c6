import type { Page } from '@playwright/test';
import { addFault, digitsIn, mailTo } from '../lib/outbox.ts';
import { at, drawn, expect, test } from '../lib/pages.ts';

/** The steps of a newcomer, by keyboard alone: each one is a field typed or a control pressed. */
const counting = (page: Page) => {
  let steps = 0;
  const press = async (name: string, role: 'button' | 'link' | 'checkbox' = 'button'): Promise<void> => {
    steps += 1;
    const control = page.getByRole(role, { name });
    await expect(control).not.toHaveAttribute('aria-disabled', 'true');
    await control.press(role === 'checkbox' ? 'Space' : 'Enter');
  };
  const type = async (name: string, text: string): Promise<void> => {
    steps += 1;
    await page.locator(`np-account-registration [name="${name}"]`).focus();
    await page.keyboard.type(text);
  };
  return { press, type, count: () => steps };
};

for (const [width, code] of [
  [1280, 'lg'],
  [390, 'qp'],
] as const)
  test(`a newcomer is led from the registration to the home, by keyboard, at ${width}; lost answers lose nothing`, {
    tag: width === 390 ? '@quick' : [],
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const { press, type, count } = counting(page);
    const email = `${code}.novella@example.it`;
    const lose = (path: string) => addFault(request, { host: 'account', path, kind: 'cut', times: 1 });
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(at(`account.${code}`, '/registrazione'));
    await type('name', 'Novella');
    await type('surname', 'Prima');
    await type('email', email);
    await type('password', 'Edicola-2026!');
    await type('password_confirm', 'Edicola-2026!');
    await page.locator('np-account-registration [name="declared"]').press('Space');
    // The account is made, but the answer breaks off: the next try goes on.
    await lose('/api/site/register');
    await press('Registrati');
    await expect(page.getByRole('alert')).toContainText('Qualcosa non ha funzionato. Riprova tra poco.');
    await press('Registrati');
    await expect(title).toHaveText('Controlla la tua posta');
    const field = page.getByLabel('Codice di verifica');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(page.getByRole('button', { name: 'Invia di nuovo il codice' })).toContainText(/tra [01]:\d\d/);
    // The page is loaded again, as after a look into the mailbox.
    await page.reload();
    await expect(page.getByText(`Abbiamo scritto a ${email}`)).toBeVisible();
    await type('verify_code', digitsIn(await mailTo(request, email, 'Conferma il tuo indirizzo')));
    // The code is used, but the answer breaks off: the same code succeeds again.
    await lose('/api/site/register/verify');
    await press('Conferma');
    await expect(page.getByRole('alert')).toContainText('Qualcosa non ha funzionato. Riprova tra poco.');
    await press('Conferma');
    await page.waitForURL('**/user-onboarding');
    await drawn(page);
    await expect(title).toHaveText('Che cosa ti interessa?');
    const choices = page.getByRole('checkbox');
    const names = [];
    for (const n of [0, 1]) {
      await choices.nth(n).press('Space');
      await expect(choices.nth(n)).toBeChecked();
    }
    await press('Continua');
    const few = page.getByText('Scegline almeno tre per continuare, oppure salta i primi passi.');
    await expect(few).toBeVisible();
    await choices.nth(2).press('Space');
    await expect(few).toHaveCount(0);
    for (const n of [0, 1, 2]) names.push((await page.locator('.pick-name').nth(n).textContent()) ?? '');
    await press('Continua');
    await expect(title).toHaveText('Quali newsletter vuoi ricevere?');

    // The dashboard offers what is left, where it was left.
    await press('Salta', 'link');
    await page.waitForURL('**/dashboard');
    const offer = page.locator('np-account-dashboard .whole');
    await expect(offer).toContainText('1 di 3 fatti');
    await offer.getByRole('link', { name: 'Continua' }).press('Enter');
    await page.waitForURL('**/user-onboarding');
    await drawn(page);
    await expect(title).toHaveText('Quali newsletter vuoi ricevere?');
    await press('Continua');
    await expect(title).toHaveText('Porta il giornale con te');
    await expect(page.getByRole('img', { name: 'Codice QR: App per Android' })).toHaveCount(width === 390 ? 0 : 1);
    await press('Fine');
    await expect(title).toHaveText('Tutto pronto');
    await expect(page.getByRole('list', { name: 'Hai scelto' }).getByRole('link')).toHaveText(names);
    await press('Vai alla home', 'link');
    await page.waitForURL(at(code, '/'));
    await expect(page.getByRole('button', { name: 'Area personale di Novella' })).toBeVisible();
    // The home has what was chosen.
    // The screen has replaced what the page came with.
    await expect(page.locator('np-newsstand .newsstand h1')).toBeVisible();
    await page.locator('np-newsstand .newsstand .sections').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    const chosen = page.locator('np-newsstand .chosen');
    await expect(chosen.getByRole('heading', { name: 'Scelti da te' })).toBeVisible();
    await expect(chosen.locator('.topics a')).toHaveText(names);
    await expect(chosen.locator('.story').first()).toBeVisible();
    expect(count()).toBeLessThanOrEqual(18);
    await page.goto(at(`account.${code}`, '/dashboard'));
    await expect(page.locator('np-account-dashboard')).toContainText('Non hai ancora un abbonamento');
    await expect(offer).toHaveCount(0);
  });

test('the first steps are put off on the dashboard, and stay so', async ({ page, request }) => {
  await page.goto(at('account.ca', '/sso/request-login'));
  await page.getByLabel('E-mail o nome utente').fill('nuovo@example.it');
  await page.getByLabel('Password').fill('Edicola-2026!');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL(at('ca', '/'));
  await page.goto(at('account.ca', '/dashboard'));
  const offer = page.locator('np-account-dashboard .whole');
  await expect(offer).toContainText('0 di 3 fatti');
  await addFault(request, { host: 'account', path: '/api/user/onboarding', kind: 'status', status: 503, times: 1 });
  await page.reload();
  await expect(page.locator('np-account-dashboard')).toContainText('Non hai ancora un abbonamento');
  await expect(offer).toHaveCount(0);
  await page.reload();
  await offer.getByRole('button', { name: 'Non ora' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.locator('np-account-dashboard')).toContainText('Non hai ancora un abbonamento');
  await expect(offer).toHaveCount(0);
});

test('an old link asks for the address and sends another code', async ({ page }) => {
  await page.goto(at('account.gz', '/registrazione?verify_code=AAAAA-AAAAA'));
  await expect(page.getByRole('heading', { name: 'Conferma il tuo indirizzo' })).toBeFocused();
  await page.getByRole('button', { name: 'Conferma' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Il codice non è valido o è scaduto. Chiedine un altro.');
  const again = page.getByRole('button', { name: 'Invia di nuovo il codice' });
  await again.press('Enter');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Richiesto');
  await page.getByLabel('E-mail').fill('vecchia@example.it');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Abbiamo scritto a vecchia@example.it')).toBeVisible();
  await expect(page.getByLabel('Codice di verifica')).toBeVisible();
});
