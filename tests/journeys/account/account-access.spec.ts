import type { Locator } from '@playwright/test';
import { entryForms } from '../lib/account-entry-forms.ts';
import { openProfile, openRegistration } from '../lib/account-forms.ts';
import { atAllWidths } from '../lib/all-widths.ts';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

type Named = readonly [role: 'textbox' | 'combobox', name: string, token: string];

const named = async (panel: Locator, fields: readonly Named[]): Promise<void> => {
  for (const [role, name, token] of fields) {
    const field = panel.getByRole(role, { name, exact: true });
    await expect(field, name).toBeVisible();
    await expect(field, name).toHaveAttribute('autocomplete', token);
  }
};

test('A40 A42 the profile: every field has its name and autocomplete token; an address is asked once, unless invoices go elsewhere', async ({
  page,
}) => {
  const panel = await openProfile(page, 'em', 'azienda@example.it');
  await named(panel, [
    ['textbox', 'Nome', 'given-name'],
    ['textbox', 'Cognome', 'family-name'],
    ['textbox', 'Ragione sociale', 'organization'],
    ['textbox', 'Telefono (facoltativo)', 'tel'],
    ['textbox', 'Secondo telefono (facoltativo)', 'off'],
    ['combobox', 'Genere (facoltativo)', 'sex'],
    ['combobox', 'Luogo di nascita (facoltativo)', 'off'],
    ['textbox', 'Codice fiscale (facoltativo)', 'off'],
    ['textbox', 'Indirizzo e numero civico', 'street-address'],
    ['textbox', 'CAP', 'postal-code'],
    ['combobox', 'Città', 'address-level2'],
    ['combobox', 'Provincia (facoltativo)', 'address-level1'],
    ['combobox', 'Paese', 'country-name'],
    ['textbox', 'Partita IVA', 'off'],
    ['textbox', 'Codice destinatario (SDI)', 'off'],
    ['textbox', 'PEC', 'off'],
    ['textbox', 'CIG (facoltativo)', 'off'],
    ['textbox', 'Intestatario della fattura (facoltativo)', 'billing name'],
  ]);
  await expect(panel.getByLabel('Data di nascita (facoltativo)', { exact: true })).toHaveAttribute(
    'autocomplete',
    'bday',
  );
  await expect(panel.locator('[autocomplete$=street-address]')).toHaveCount(1);
  await panel.getByRole('checkbox', { name: 'La fattura va a un altro indirizzo' }).check();
  await named(panel, [
    ['textbox', 'Indirizzo di fatturazione', 'billing street-address'],
    ['textbox', 'CAP di fatturazione', 'billing postal-code'],
    ['combobox', 'Città di fatturazione', 'billing address-level2'],
    ['combobox', 'Provincia di fatturazione (facoltativo)', 'billing address-level1'],
    ['combobox', 'Paese di fatturazione', 'billing country-name'],
  ]);
});

test('A40 A41 registration: names, tokens, password rules beside the field, passwords can be shown and pasted', async ({
  page,
}) => {
  const panel = await openRegistration(page, 'em', 'company');
  await named(panel, [
    ['textbox', 'Ragione sociale', 'organization'],
    ['textbox', 'Nome (facoltativo)', 'given-name'],
    ['textbox', 'Cognome (facoltativo)', 'family-name'],
    ['textbox', 'E-mail', 'email'],
    ['textbox', 'Password', 'new-password'],
    ['textbox', 'Conferma password', 'new-password'],
  ]);
  const password = panel.getByRole('textbox', { name: 'Password', exact: true });
  const rules = panel.locator('.password-rules');
  await expect(rules).toContainText('La password deve contenere almeno:');
  await expect(password).toHaveAttribute('aria-details', (await rules.getAttribute('id')) ?? '');
  const show = panel.getByRole('button', { name: 'Mostra' }).first();
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(panel.getByRole('button', { name: 'Nascondi' })).toHaveAttribute('aria-pressed', 'true');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('f7Vq-9zt!Kw2#generata'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password).toHaveValue('f7Vq-9zt!Kw2#generata');
  await expect(rules.locator('li.met')).toHaveCount(4);
});

const panels = [
  ['/dashboard', 'np-account-dashboard', 'dispositivi connessi'],
  ['/user/profile', 'np-account-profile', 'Fatturazione'],
  ['/user/profile', 'np-account-privacy', 'Storico dei consensi'],
  ['/user-devices', 'np-account-devices', 'Questo dispositivo'],
  ['/faq', 'np-account-faq', 'Hai bisogno di aiuto?'],
  ['/user/newsletter/', 'np-account-newsletters', 'Un esempio'],
  ['/user/profile/topics/manage', 'np-account-interests', 'Notifiche push su questo browser'],
  ['/user/subscriptions', 'np-account-subscriptions', 'Prossimo rinnovo'],
  ['/contact', 'np-account-contact', 'Invia messaggio'],
  ['/user-onboarding-upselling', 'np-account-offer', 'Continua'],
  ['/user-onboarding', 'np-account-onboarding', 'Scegline almeno tre', 'nuovo@example.it'],
  ['/user-onboarding', 'np-account-onboarding', 'Tutto pronto'],
  ['/user-profile-edit-password', 'np-account-password', 'Nuova password'],
  ['/registrazione', 'np-account-registration', 'Crea il tuo account'],
  ['/password-dimenticata', 'np-account-password', 'Password dimenticata'],
] as const;

for (const [path, tag, text, email = 'digital@example.it'] of panels) {
  test(`${path} ${tag}, ${text}: no accessibility violations, no horizontal overflow at three widths, light and dark`, {
    tag: path === '/dashboard' ? '@quick' : [],
  }, async ({ page }) => {
    await signInAs(page, 'lg', email);
    await page.goto(at('account.lg', path));
    await expect(page.locator(tag)).toContainText(text);
    await atAllWidths(page, tag);
  });
}

test('search results of the FAQ, open and voted, and no results: no accessibility violations, no horizontal overflow at three widths, light and dark', async ({
  page,
}) => {
  await page.goto(at('account.mg', '/faq'));
  const panel = page.locator('np-account-faq');
  await drawn(page);
  const words = panel.getByRole('searchbox', { name: 'Cerca tra le domande' });
  await words.fill('fattura');
  await words.press('Enter');
  await panel.getByRole('button', { name: 'Come chiedo la fattura elettronica?' }).click();
  await panel.getByRole('button', { name: 'Sì, mi è stato utile: Come chiedo la fattura elettronica?' }).click();
  await expect(panel.getByText('Grazie, abbiamo registrato il tuo voto.')).toBeVisible();
  await atAllWidths(page, 'np-account-faq');
  await words.fill('x'.repeat(200));
  await words.press('Enter');
  await expect(panel.getByText('Nessun risultato trovato')).toBeVisible();
  await atAllWidths(page, 'np-account-faq');
});
/** The confirmations before a contract changes, by the button that opens them. */
const questions = [
  ['Disattiva il rinnovo', 'Non sarà addebitato altro.'],
  ['Recedi dal contratto qui', 'Nome e cognome'],
] as const;

test('receipts and confirmations have no accessibility violations, no horizontal overflow at three widths, light and dark', async ({
  page,
}) => {
  await signInAs(page, 'lg', 'online@example.it');
  await page.goto(at('account.lg', '/user/subscriptions'));
  const panel = page.locator('np-account-subscriptions');
  await panel.getByRole('button', { name: 'Ricevute' }).click();
  await expect(panel.locator('.papers')).toBeVisible();
  for (const [button, text] of questions) {
    await panel.getByRole('button', { name: button }).click();
    await expect(panel.locator('dialog')).toContainText(text);
    await atAllWidths(page, 'np-account-subscriptions');
    await page.keyboard.press('Escape');
    await expect(panel.locator('dialog')).toHaveCount(0);
  }
});

/** The forms with every possible error, and the confirmations. */
const faulty = entryForms.filter(({ name }) => /registration of|another|deletion|new password/.test(name));

for (const { name, open, send, rows } of faulty) {
  test(`${name}, with all its errors: no accessibility violations, no horizontal overflow at three widths, light and dark`, async ({
    page,
  }) => {
    const form = await open(page);
    for (const [field, value] of rows)
      if (value === '') await form.locator(`[name=${field}]`).fill('');
      else if (value === false) await form.locator(`[name=${field}]`).uncheck();
    await form.getByRole('button', { name: send }).click();
    await expect(form.locator('.fault').first()).toBeVisible();
    const tag = await form.evaluate((element) => {
      const root = element.getRootNode();
      return (root instanceof ShadowRoot ? root.host : element).localName;
    });
    await atAllWidths(page, tag);
  });
}
