import type { Locator, Page } from '@playwright/test';
import { codeIn, mailTo } from '../lib/outbox.ts';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInFresh } from '../lib/readers.ts';
import { KeyboardReader, loseAnswer } from './keyboard.ts';

const PASSWORD = 'Edicola-2026!';

/** A page of the account site on a phone, for a reader whom no other test changes. */
const arrive = async (page: Page, code: string, email: string, path: string): Promise<KeyboardReader> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInFresh(page, code, email);
  await page.goto(at(`account.${code}`, path));
  return new KeyboardReader(page);
};

const button = (place: Locator | Page, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: true });

/** Every task of the account area by keyboard alone, at 390 px, its answer lost once where that costs most. */
test.describe('by keyboard at 390 px, with the answer lost:', () => {
  test('the renewal is stopped once, and the card says so', async ({ page }) => {
    const reader = await arrive(page, 'gz', 'digital@example.it', '/user/subscriptions');
    const panel = page.locator('np-account-subscriptions');
    await reader.press(button(panel, 'Disattiva il rinnovo'));
    const question = panel.getByRole('alertdialog', { name: 'Disattivare il rinnovo automatico?' });
    await reader.type(question.getByLabel('Motivo'), 'Leggo poco');
    await loseAnswer(page, '/auto-renewal');
    await reader.press(button(question, 'Disattiva il rinnovo'));
    await expect(question.getByRole('alert')).toHaveText('Connessione assente o instabile. Riprova.');
    await expect(question.getByLabel('Motivo')).toHaveValue('Leggo poco');
    await reader.press(button(question, 'Disattiva il rinnovo'));
    await expect(question.getByRole('alert')).toHaveText('Il rinnovo automatico non è attivo.');
    await reader.press(button(question, 'Annulla'));
    await expect(panel.locator('.facts')).toContainText(/Non attivo\. Si conclude il \d+ \w+ \d{4}/);
    await reader.press(button(panel, 'Ricevute'));
    await expect(panel.locator('.papers li').filter({ hasText: 'Disdetta del rinnovo' })).toHaveCount(1);
    expect(reader.steps).toBe(6);
  });

  test('a contract is withdrawn from once, with one refund', async ({ page }) => {
    const reader = await arrive(page, 'gz', 'online@example.it', '/user/subscriptions');
    const panel = page.locator('np-account-subscriptions');
    await reader.press(button(panel, 'Recedi dal contratto qui'));
    const dialog = panel.getByRole('dialog');
    await expect(dialog).toContainText(/ti restituiamo \d+,\d\d\s€ entro il/);
    await reader.press(button(dialog, 'Continua'));
    await loseAnswer(page, '/withdrawal');
    await reader.press(button(dialog, 'Conferma recesso'));
    await expect(dialog.getByRole('alert')).toHaveText('Connessione assente o instabile. Riprova.');
    await reader.press(button(dialog, 'Conferma recesso'));
    const done = panel.locator('.done');
    await expect(done).toContainText(
      /Recesso confermato: il contratto è sciolto\. Ti restituiamo \d+,\d\d\s€ entro il/,
    );
    await expect(done).toBeFocused();
    await reader.press(button(panel, 'Ricevute'));
    await expect(panel.locator('.papers li').filter({ hasText: /^Rimborso/ })).toHaveCount(1);
    expect(reader.steps).toBe(5);
  });

  test('the password is changed; the reader signs in with the new one', async ({ page }) => {
    const reader = await arrive(page, 'gz', 'famiglia@example.it', '/user-profile-edit-password');
    const panel = page.locator('np-account-password');
    const next = 'Zenara-2027!nuova';
    await reader.type(panel.locator('[name=old_password]'), PASSWORD);
    await reader.type(panel.locator('[name=password]'), next);
    await reader.type(panel.locator('[name=password_confirm]'), next);
    await loseAnswer(page, '/api/user/password');
    await reader.press(button(panel, 'Salva'));
    await expect(panel.getByRole('alert').last()).toContainText(
      'Connessione assente o instabile. Riprova. Forse la password è già cambiata: se ti chiediamo di accedere, usa quella nuova.',
    );
    await expect(panel.locator('[name=password]')).toHaveValue(next);
    // The session ended with the change: the next try leads to the sign-in.
    await reader.press(button(panel, 'Salva'));
    await page.waitForURL('**/sso/request-login?**');
    await reader.type(page.getByLabel('E-mail o nome utente'), 'famiglia@example.it');
    await reader.type(page.getByLabel('Password', { exact: true }), next);
    await reader.press(button(page, 'Accedi'));
    await page.waitForURL(at('account.gz', '/user-profile-edit-password'));
    expect(reader.steps).toBe(8);
  });

  test('the e-mail address is changed by one code, sent again after its answer was lost', async ({ page, request }) => {
    const address = 'nuovo.indirizzo@example.it';
    const reader = await arrive(page, 'gz', 'lettore@example.it', '/user/profile');
    const panel = page.locator('np-account-profile');
    await reader.press(button(panel, 'Cambia e-mail'));
    const dialog = panel.getByRole('dialog');
    await reader.type(dialog.locator('[name=new_email]'), address);
    await reader.type(dialog.locator('[name=email_password]'), PASSWORD);
    await reader.press(dialog.locator('[type=submit]'));
    const field = dialog.locator('[name=verify_code]');
    await expect(field).toBeVisible();
    await reader.type(field, codeIn(await mailTo(request, address, 'Conferma il nuovo indirizzo')));
    await loseAnswer(page, '/api/user/email/confirm');
    await reader.press(dialog.locator('[type=submit]'));
    await expect(dialog.getByRole('alert')).toHaveText('Connessione assente o instabile. Riprova.');
    await reader.press(dialog.locator('[type=submit]'));
    await expect(dialog).toHaveCount(0);
    await expect(panel.locator('[name=email]')).toHaveValue(address);
    expect(reader.steps).toBe(7);
  });

  test('a message with a file is one request', async ({ page, request }) => {
    const reader = await arrive(page, 'gz', 'ente@example.it', '/contact');
    const panel = page.locator('np-account-contact');
    await drawn(page);
    await reader.press(panel.getByRole('radio', { name: /^Abbonamento/ }), 'Space');
    await reader.press(panel.getByLabel('Oggetto'), 'ArrowDown');
    await reader.type(panel.getByLabel('Messaggio'), 'Ecco la ricevuta del bonifico.');
    const file = panel.locator('input[type=file]');
    reader.steps += 1;
    await file.setInputFiles({ name: 'bonifico.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await reader.press(panel.getByRole('checkbox', { name: 'Acconsento' }), 'Space');
    await loseAnswer(page, '/api/site/contact');
    await reader.press(button(panel, 'Invia messaggio'));
    await expect(panel.getByRole('alert').last()).toContainText('Connessione assente o instabile. Riprova.');
    await expect(panel.getByText('bonifico.pdf')).toBeVisible();
    await reader.press(button(panel, 'Invia messaggio'));
    const sent = panel.locator('.sent');
    await expect(sent).toContainText(/Il numero della richiesta è GZ-\d{4}-\d{6}/);
    const number = /GZ-\d{4}-\d{6}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
    const { data } = await (await request.get(`http://localhost:${new URL(page.url()).port}/api/console/mail`)).json();
    const mails = data.mails.filter(({ recipient }: { recipient: string }) => recipient === 'ente@example.it');
    expect(mails.filter(({ subject }: { subject: string }) => subject.includes(number))).toHaveLength(1);
    expect(mails.filter(({ subject }: { subject: string }) => /GZ-\d{4}-\d{6}/.test(subject))).toHaveLength(1);
    expect(reader.steps).toBe(7);
  });

  test('the data are exported; the account is deleted and taken back', async ({ page, request }) => {
    const reader = await arrive(page, 'gz', 'scaduto@example.it', '/user/profile');
    const panel = page.locator('np-account-privacy');
    // The panel has asked for the state of requests at the same address.
    await expect(button(panel, 'Esporta i dati')).toBeVisible();
    await loseAnswer(page, '/api/user/gdpr/export');
    await reader.press(button(panel, 'Esporta i dati'));
    await expect(panel.getByRole('alert')).toContainText('Connessione assente o instabile. Riprova.');
    await reader.press(button(panel, 'Esporta i dati'));
    await expect(panel).toContainText('Richiesta ricevuta: ti scriviamo quando i dati sono pronti.');
    expect(await mailTo(request, 'scaduto@example.it', 'I tuoi dati sono pronti')).toContain('http');
    expect(reader.steps).toBe(2);

    reader.steps = 0;
    await reader.press(button(panel, 'Cancella i dati'));
    const question = page.getByRole('alertdialog', { name: 'Cancellare i tuoi dati?' });
    await reader.type(question.getByLabel('Password', { exact: true }), PASSWORD);
    await reader.type(question.getByLabel('Scrivi ELIMINA per confermare'), 'ELIMINA');
    await loseAnswer(page, '/api/user/gdpr/delete');
    await reader.press(button(question, 'Cancella i dati'));
    await expect(question.getByRole('alert')).toContainText('Connessione assente o instabile. Riprova.');
    await reader.press(button(question, 'Cancella i dati'));
    await expect(panel).toContainText('I tuoi dati vengono cancellati il');
    await loseAnswer(page, '/api/user/gdpr/delete/cancel');
    await reader.press(button(panel, 'Annulla la cancellazione'));
    await expect(panel.getByRole('alert')).toBeVisible();
    await reader.press(button(panel, 'Annulla la cancellazione'));
    await expect(button(panel, 'Annulla la cancellazione')).toHaveCount(0);
    await expect(button(panel, 'Cancella i dati')).toBeVisible();
    expect(reader.steps).toBe(7);
  });
});
