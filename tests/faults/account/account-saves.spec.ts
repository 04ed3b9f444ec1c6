import { failsSoftly } from '../lib/broken.ts';
import { texts } from '../lib/core.ts';
import { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

const PASSWORD = 'Edicola-2026!';

for (const [call, name, value] of [
  ['POST account.mg /api/user/profile', 'phone', '06 4444444'],
  ['POST account.mg /api/user/invoicing', 'recipient_name', 'Ufficio acquisti'],
] as const) {
  test(`F13 saving by ${call}: typed text is not lost, and the next try succeeds`, {
    tag: name === 'phone' ? '@quick' : [],
  }, async ({ page, wire, reader }) => {
    await reader.signIn('azienda@example.it');
    await page.goto(wire.page('account.mg', '<np-account-profile></np-account-profile>'));
    const panel = page.locator('np-account-profile');
    const field = panel.locator(`[name=${name}]`);
    await field.fill(value);
    const save = () => panel.getByRole('button', { name: 'Salva' }).click();
    await failsSoftly(wire, {
      call,
      panel,
      act: save,
      says: 'Non siamo riusciti a salvare il profilo.',
      keeps: [[field, value]],
    });
    await save();
    await expect(panel.getByText('Modifiche non salvate')).toHaveCount(0);
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(field).toHaveValue(value);
  });
}

test('F13 another password', async ({ page, wire, reader }) => {
  await reader.signIn('ente@example.it');
  await page.goto(wire.page('account.mg', '<np-account-password></np-account-password>'));
  const panel = page.locator('np-account-password');
  const typed = ['old_password', 'password', 'password_confirm'].map((name) => panel.locator(`[name=${name}]`));
  for (const field of typed) await field.fill(PASSWORD);
  const save = () => panel.getByRole('button', { name: 'Salva' }).click();
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/password',
    panel,
    act: save,
    says: texts.generic,
    keeps: typed.map((field) => [field, PASSWORD] as const),
  });
  await save();
  await expect(panel.getByRole('status')).toContainText('Password modificata: accedi di nuovo.');
});

test('F13 disconnecting one device, and this one', async ({ page, wire, reader, browser }) => {
  const elsewhere = await browser.newContext();
  await new Reader(elsewhere, wire).signIn('ente@example.it');
  await elsewhere.close();
  await reader.signIn('ente@example.it');
  await page.goto(wire.page('account.mg', '<np-account-devices></np-account-devices>'));
  const panel = page.locator('np-account-devices');
  const question = panel.getByRole('alertdialog');
  const disconnect = () => question.getByRole('button', { name: 'Disconnetti' }).click();
  const rows = panel.locator('li');
  const here = rows.filter({ hasText: 'Questo dispositivo' });
  await expect(here).toHaveCount(1);
  const before = await rows.count();
  await rows.filter({ hasNotText: 'Questo dispositivo' }).first().getByRole('button').click();
  const says = 'Disconnessione non riuscita. Riprova.';
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/devices/*',
    panel: question,
    act: disconnect,
    says,
  });
  await disconnect();
  await expect(rows).toHaveCount(before - 1);
  await here.getByRole('button').click();
  await failsSoftly(wire, { call: 'POST account.mg /api/logout', panel: question, act: disconnect, says });
  await disconnect();
  await page.waitForURL((url) => url.pathname.startsWith('/sso/') || url.hostname === 'mg.localhost');
});

test('F13 requesting a copy of the data, and cancelling a deletion', async ({ page, wire, reader }) => {
  await reader.signIn('lettore@example.it');
  await page.goto(wire.page('account.mg', '<np-account-privacy></np-account-privacy>'));
  const panel = page.locator('np-account-privacy');
  const ask = () => panel.getByRole('button', { name: 'Esporta i dati' }).click();
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/gdpr/export',
    panel,
    act: ask,
    says: 'Non siamo riusciti a preparare la copia. Riprova tra poco.',
  });
  await ask();
  await expect(panel).toContainText('Richiesta ricevuta: ti scriviamo quando i dati sono pronti.');
  await panel.getByRole('button', { name: 'Cancella i dati' }).click();
  const question = panel.getByRole('alertdialog');
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await question.getByLabel('Scrivi ELIMINA per confermare').fill('ELIMINA');
  await question.getByRole('button', { name: 'Cancella i dati' }).click();
  const undo = () => panel.getByRole('button', { name: 'Annulla la cancellazione' }).click();
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/gdpr/delete/cancel',
    panel,
    act: undo,
    says: 'Non siamo riusciti ad annullare la cancellazione. Riprova.',
  });
  await expect(panel).toContainText('I tuoi dati vengono cancellati il');
  await undo();
  await expect(panel.getByRole('button', { name: 'Cancella i dati' })).toBeVisible();
});

test('F13 the latest receipt', async ({ page, wire, reader }) => {
  await reader.signIn();
  await page.goto(wire.page('account.mg', '<np-account-dashboard></np-account-dashboard>'));
  const panel = page.locator('np-account-dashboard');
  const save = () => panel.getByRole('button', { name: 'Scarica la ricevuta' }).click();
  await failsSoftly(wire, {
    call: 'GET account.mg /api/user/subscriptions/*',
    panel,
    act: save,
    says: 'Non riusciamo a preparare la ricevuta. Riprova più tardi.',
  });
  const file = page.waitForEvent('download');
  await save();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
});
