import { openProfile } from '../lib/account-forms.ts';
import { digitsIn, mailTo } from '../lib/outbox.ts';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { tabTo } from '../tasks/keyboard.ts';

test('A02 a person registers by keyboard alone, verifies the address, and is signed in', { tag: '@quick' }, async ({
  page,
  request,
}) => {
  const { keyboard } = page;
  const field = (name: string) => page.locator(`np-account-registration [name="${name}"]`);
  await page.goto(at('account.em', '/registrazione'));
  await drawn(page);
  await expect(field('name')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Persona' }));
  await keyboard.press('ArrowDown');
  await expect(field('company_name')).toBeVisible();
  await keyboard.press('ArrowUp');
  for (const [name, text] of [
    ['name', 'Andrea'],
    ['surname', 'Bonvicini'],
    ['email', 'andrea.bonvicini@example.it'],
    ['password', 'Edicola-2026!'],
    ['password_confirm', 'Edicola-2026!'],
  ] as const) {
    await tabTo(page, field(name));
    await keyboard.type(text);
  }
  const send = page.getByRole('button', { name: 'Registrati' });
  await tabTo(page, send);
  await keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Compilare tutti i campi richiesti' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Maggiore età e informativa privacy' }));
  await keyboard.press('Enter');
  await expect(field('declared')).toBeFocused();
  await keyboard.press('Space');
  await tabTo(page, field('promo'));
  await keyboard.press('Space');
  await expect(field('promo')).toBeChecked();
  await tabTo(page, send);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Controlla la tua posta' })).toBeFocused();
  const code = digitsIn(await mailTo(request, 'andrea.bonvicini@example.it', 'Conferma il tuo indirizzo'));
  await tabTo(page, field('verify_code'));
  await keyboard.type('000000');
  await keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Il codice non è valido o è scaduto. Chiedine un altro.');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(code);
  await keyboard.press('Enter');
  await page.waitForURL('**/user-onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Che cosa ti interessa?');
});

test('A02 missing data are named, Compila subito leads to them, and the profile is filled in and saved by keyboard alone', async ({
  page,
}) => {
  const { keyboard } = page;
  const panel = await openProfile(page, 'em', 'nuovo@example.it');
  const field = (name: string) => panel.locator(`[name="${name}"]`);
  await expect(
    page.getByText('Mancano dati obbligatori: data di nascita, genere, luogo di nascita, codice fiscale.'),
  ).toHaveCount(1);
  await tabTo(page, panel.getByRole('button', { name: 'Compila subito' }));
  await keyboard.press('Enter');
  await expect(field('birthday')).toBeFocused();
  // Day and month are equal, since their order depends on the browser.
  await keyboard.type('01011990');
  await expect(field('birthday')).toHaveValue('1990-01-01');
  await tabTo(page, field('gender'));
  // One key: with several, a pause of a second restarts the search in the list.
  await keyboard.press('m');
  await expect(field('gender')).toHaveValue('male');
  await tabTo(page, field('place_of_birth'));
  // Inserted at once, so that the list matches these letters on a slow machine too.
  await keyboard.insertText('Rom');
  await expect(panel.getByRole('listbox').getByRole('option').first()).toHaveText('Roma (RM)');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(field('place_of_birth')).toHaveValue('Roma');
  await tabTo(page, field('fiscal_code'));
  await keyboard.type('TDLLCU90A01H501');
  await keyboard.press('Enter');
  await expect(panel.getByRole('alert').filter({ hasText: 'Compilare tutti i campi richiesti' })).toBeFocused();
  await tabTo(page, panel.getByRole('button', { name: 'Codice fiscale' }));
  await keyboard.press('Enter');
  await expect(field('fiscal_code')).toBeFocused();
  await expect(field('fiscal_code')).toHaveAccessibleDescription('Inserire un codice fiscale valido');
  await keyboard.press('End');
  await keyboard.type('V');
  await expect(field('fiscal_code')).toHaveAttribute('aria-invalid', 'false');
  await tabTo(page, panel.getByRole('button', { name: 'Salva' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Operazione completata.')).toBeVisible();
  await page.reload();
  await expect(field('birthday')).toHaveValue('1990-01-01');
  await expect(page.getByText('Mancano dati obbligatori')).toHaveCount(0);
});
