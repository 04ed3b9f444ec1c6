import { at, expect, test } from '../lib/pages.ts';

const PASSWORD = 'Edicola-2026!';

test('the link of a code leads through the sign-in to the form that contains it; a used code is refused with a message, linked to the field', async ({
  page,
}) => {
  await page.goto(at('account.ca', '/attiva/CA-EDICOLA-0001'));
  await page.waitForURL('**/sso/request-login?**');
  await page.getByLabel('E-mail o nome utente').fill('scaduto@example.it');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL('**/user/subscriptions?**');
  const field = page.getByLabel('Codice di attivazione');
  const activate = page.getByRole('button', { name: 'Attiva abbonamento' });
  await expect(field).toHaveValue('CAED-ICOL-A000-1');
  await field.fill('ABCD-EFGH');
  await activate.click();
  await expect(field).toHaveAccessibleDescription(
    'Codice non riconosciuto. Controlla di averlo scritto per intero e di usare l’indirizzo a cui è arrivato.',
  );
  await expect(field).toHaveValue('ABCD-EFGH');
  await field.fill('ca edicola 0001');
  await activate.click();
  await expect(page.getByRole('status').filter({ hasText: 'Abbonamento attivato.' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Digital mensile');
  await field.fill('CA-EDICOLA-0001');
  await activate.click();
  await expect(field).toHaveAccessibleDescription('Questo codice è già stato usato.');
});
