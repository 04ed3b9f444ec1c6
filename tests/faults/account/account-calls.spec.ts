import type { Locator, Page } from '@playwright/test';
import { codeIn, mailTo } from '../../journeys/lib/outbox.ts';
import { body, fromWorld } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import { cutJson } from '../lib/broken-bodies.ts';
import { texts } from '../lib/core.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

/** One panel alone on a page of the account site, for a reader without an active subscription. */
const open = async (
  { page, wire, reader }: { readonly page: Page; readonly wire: FaultProxy; readonly reader: Reader },
  tag: string,
  email = 'scaduto@example.it',
): Promise<Locator> => {
  await reader.signIn(email);
  await page.goto(wire.page('account.mg', `<${tag}></${tag}>`));
  return page.locator(tag);
};

test('F13 saving the consents', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'np-account-profile');
  const choice = panel.getByRole('checkbox', { name: /^Profilazione/ });
  const checked = !(await choice.isChecked());
  await choice.setChecked(checked);
  const save = panel.getByRole('button', { name: 'Salva' });
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/consents',
    panel,
    act: () => save.click(),
    says: 'Non siamo riusciti a salvare il profilo.',
    keeps: [[choice, checked]],
  });
  await save.click();
  await expect(panel.getByText('Modifiche non salvate')).toHaveCount(0);
  await page.reload();
  await expect(choice).toBeChecked({ checked });
});

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('F13 uploading a picture', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'np-account-profile');
  const phone = panel.locator('[name=phone]');
  await phone.fill('06 7777777');
  const choose = () =>
    panel.locator('input[type=file]').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: png });
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/profile/avatar',
    panel,
    act: choose,
    says: 'Non siamo riusciti a salvare la foto. Riprova.',
    keeps: [[phone, '06 7777777']],
  });
  await choose();
  await expect(panel.locator('.picture img')).toHaveAttribute('src', /\/avatar\//);
  await expect(phone).toHaveValue('06 7777777');
});

test('F13 requesting another e-mail address, and verifying it', async ({ page, wire, reader, request }) => {
  const address = 'valeria.insoluta@example.it';
  const panel = await open({ page, wire, reader }, 'np-account-profile', 'insoluto@example.it');
  await panel.getByRole('button', { name: 'Cambia e-mail' }).click();
  const ask = panel.getByRole('dialog', { name: 'Cambia e-mail' });
  await ask.getByLabel('Nuova e-mail').fill(address);
  await ask.getByLabel('Password attuale').fill('Edicola-2026!');
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/email',
    panel: ask,
    act: () => ask.getByRole('button', { name: 'Invia il codice' }).click(),
    says: texts.generic,
    keeps: [
      [ask.getByLabel('Nuova e-mail'), address],
      [ask.getByLabel('Password attuale'), 'Edicola-2026!'],
    ],
  });
  await ask.getByRole('button', { name: 'Invia il codice' }).click();
  const prove = panel.getByRole('dialog', { name: 'Conferma la nuova e-mail' });
  await expect(prove).toContainText(address);
  const code = codeIn(await mailTo(request, address, 'Conferma il nuovo indirizzo'));
  await prove.getByLabel('Codice di verifica').fill(code);
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/email/confirm',
    panel: prove,
    act: () => prove.getByRole('button', { name: 'Conferma' }).click(),
    says: texts.generic,
    keeps: [[prove.getByLabel('Codice di verifica'), code]],
  });
  await prove.getByRole('button', { name: 'Conferma' }).click();
  await expect(panel.locator('[name=email]')).toHaveValue(address);

  // Restores the address: other tests sign in as this reader.
  await panel.getByRole('button', { name: 'Cambia e-mail' }).click();
  await ask.getByLabel('Nuova e-mail').fill('insoluto@example.it');
  await ask.getByLabel('Password attuale').fill('Edicola-2026!');
  await ask.getByRole('button', { name: 'Invia il codice' }).click();
  await expect(prove).toContainText('insoluto@example.it');
  const back = codeIn(await mailTo(request, 'insoluto@example.it', 'Conferma il nuovo indirizzo'));
  await prove.getByLabel('Codice di verifica').fill(back);
  await prove.getByRole('button', { name: 'Conferma' }).click();
  await expect(panel.locator('[name=email]')).toHaveValue('insoluto@example.it');
});

test('F13 disconnecting the other devices', async ({ page, wire, reader, browser }) => {
  const elsewhere = await browser.newContext();
  await new Reader(elsewhere, wire).signIn('scaduto@example.it');
  await elsewhere.close();
  const panel = await open({ page, wire, reader }, 'np-account-devices');
  await panel.getByRole('button', { name: 'Disconnetti gli altri' }).click();
  const question = panel.getByRole('alertdialog');
  const disconnect = () => question.getByRole('button', { name: 'Disconnetti' }).click();
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/devices/delete-others',
    panel: question,
    act: disconnect,
    says: 'Disconnessione non riuscita. Riprova.',
  });
  await disconnect();
  await expect(panel.locator('li')).toHaveCount(1);
});

test('F13 requesting the deletion', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'np-account-privacy');
  await panel.getByRole('button', { name: 'Cancella i dati' }).click();
  const question = panel.getByRole('alertdialog');
  const password = question.getByLabel('Password', { exact: true });
  const word = question.getByLabel('Scrivi ELIMINA per confermare');
  await password.fill('Edicola-2026!');
  await word.fill('ELIMINA');
  const confirm = () => question.getByRole('button', { name: 'Cancella i dati' }).click();
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/gdpr/delete',
    panel: question,
    act: confirm,
    says: texts.generic,
    keeps: [
      [password, 'Edicola-2026!'],
      [word, 'ELIMINA'],
    ],
  });
  await confirm();
  await expect(panel).toContainText('I tuoi dati vengono cancellati il');
  await panel.getByRole('button', { name: 'Annulla la cancellazione' }).click();
  await expect(panel.getByRole('button', { name: 'Cancella i dati' })).toBeVisible();
});

test('F13 the towns: the field says that there is no list, accepts what is typed, and the next key loads the list', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader }, 'np-account-profile');
  const field = panel.locator('[name=place_of_birth]');
  const call = 'GET account.mg /api/site/comuni';
  await field.fill('Ven');
  const town = panel.getByRole('option', { name: 'Venezia (VE)', exact: true });
  await expect(town).toBeVisible();
  wire.answer(call, body(200, cutJson));
  await field.press('e');
  await expect(panel.getByText('Elenco non disponibile: scrivi il nome per intero.')).toBeVisible();
  await expect(field).toHaveValue('Vene');
  wire.answer(call, fromWorld());
  await field.press('z');
  await expect(town).toBeVisible();
});
