import type { Page } from '@playwright/test';
import { drawn, expect, test } from '../lib/pages.ts';
import { port } from '../lib/port.ts';
import { asReader, boxOf, openReview, rowIds } from './press-review.ts';

/** How many mails with this subject were sent. */
const mails = async (page: Page, subject: string): Promise<number> => {
  const { data } = await (await page.request.get(`http://localhost:${port}/api/console/mail`)).json();
  return data.mails.filter((mail: { subject: string }) => mail.subject === subject).length;
};

test('A71 recipients are added, changed, disabled and removed, and each change is announced', {
  tag: '@quick',
}, async ({ page }) => {
  const desk = await openReview(page, 'qp');
  await desk.getByRole('tab', { name: /^Destinatari/ }).click();
  const toasts = desk.locator('.toasts');
  await desk.getByRole('button', { name: 'Aggiungi destinatario' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog.getByText('Richiesto')).toBeVisible();
  await dialog.getByLabel('E-mail').fill('nessuna');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Inserire email valida')).toBeVisible();
  await dialog.getByLabel('E-mail').fill('stampa@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Questo indirizzo è già tra i destinatari.')).toBeVisible();
  await dialog.getByLabel('E-mail').fill('nuova.sede@example.com');
  const long = 'è'.repeat(51);
  for (const label of ['Nome (facoltativo)', 'Gruppo (facoltativo)']) {
    await dialog.getByLabel(label).fill(long);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription('Massimo 50 caratteri');
    await expect(dialog.getByLabel(label)).toHaveValue(long);
  }
  await dialog.getByLabel('Nome (facoltativo)').fill('Nuova sede');
  await dialog.getByLabel('Gruppo (facoltativo)').fill('Sedi');
  await page.keyboard.press('Enter');
  await expect(toasts).toHaveText('Destinatario aggiunto: Nuova sede.');
  await desk.getByLabel('Gruppo').selectOption({ label: 'Sedi (1)' });
  await expect(desk.locator('.recipient-line')).toHaveCount(1);
  await desk.getByRole('checkbox', { name: /Nuova sede/ }).uncheck();
  await expect(toasts).toHaveText('Nuova sede non riceve la rassegna.');
  await desk.getByRole('button', { name: 'Modifica Nuova sede' }).click();
  await desk.getByRole('dialog').getByLabel('Nome (facoltativo)').fill('Sede nuova');
  await page.keyboard.press('Enter');
  await expect(toasts).toHaveText('Destinatario aggiornato: Sede nuova.');
  await desk.getByRole('button', { name: 'Rimuovi Sede nuova' }).click();
  await desk
    .getByRole('alertdialog', { name: 'Rimuovere Sede nuova?' })
    .getByRole('button', { name: 'Rimuovi' })
    .click();
  await expect(toasts).toHaveText('Destinatario rimosso: Sede nuova.');
});

test('to twelve, two of whom refuse: ten sent, two failed with the reason, only those two again; a change is version 2', {
  tag: '@quick',
}, async ({ page }) => {
  const desk = await openReview(page, 'qp');
  for (const row of [0, 1, 2]) await boxOf(desk, row).check();
  const subject = `Rassegna di prova ${Date.now()}`;
  const send = async () => {
    await desk.getByRole('button', { name: 'Invia a 12 destinatari' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Invia la rassegna' });
    await dialog.getByLabel('Oggetto').fill(subject);
    await dialog.getByRole('button', { name: /^Invia a/ }).click();
    await expect(dialog).toHaveCount(0, { timeout: 20_000 });
  };
  await send();
  const card = desk.locator('.deliveries .panel-card').filter({ hasText: subject });
  await expect(card.first()).toContainText('10 inviate, 2 non riuscite');
  await expect(card.first().locator('td.failed')).toHaveCount(2);
  await expect(card.first().locator('td.failed').first()).toContainText('550 5.1.1');
  expect(await mails(page, subject)).toBe(10);
  await card.first().getByRole('button', { name: 'Ripeti solo per i 2 non riusciti' }).click();
  await expect(card.first().getByText('2 tentativi')).toHaveCount(2);
  expect(await mails(page, subject)).toBe(10);
  await desk.getByRole('tab', { name: 'Articoli' }).click();
  const title = (await desk.locator('.press-row').nth(0).locator('.press-headline').textContent()) ?? '';
  await boxOf(desk, 0).uncheck();
  await expect(desk.locator('.desk-bar [role=status]')).toHaveText('2 articoli selezionati');
  await send();
  await expect(card).toHaveCount(2);
  await expect(card.first()).toContainText(/Versione \d/);
  await card.first().getByText('Che cosa cambia rispetto alla versione prima').click();
  await expect(card.first()).toContainText(`Tolti: ${title}`);
});

test('the licence warns before more copies are sent than it allows', async ({ page }) => {
  const desk = await openReview(page, 'qp');
  const { licenza } = (await asReader(page, '/selezione')) as { licenza: { consentite: number; usate: number } };
  expect(licenza.consentite).toBe(600);
  await boxOf(desk, 0).check();
  const ids = await rowIds(desk);
  const { rassegna } = (await asReader(page, '?per_page=60')) as { rassegna: readonly { id: number }[] };
  const more = rassegna
    .map(({ id }) => id)
    .filter((id) => id !== ids[0])
    .slice(0, 54);
  await asReader(page, '/selezione', { ids: more, selected: true });
  await page.reload();
  await drawn(page);
  await desk.getByRole('button', { name: 'Invia a 12 destinatari' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Invia la rassegna' });
  await expect(dialog).toContainText(
    `${licenza.usate} usate, 660 con questo invio (55 articoli × 12 destinatari), 600 consentite.`,
  );
  await expect(dialog.getByRole('alert')).toHaveText(`Questo invio supera di ${licenza.usate + 60} copie la licenza.`);
  await expect(dialog.getByRole('button', { name: 'Invia comunque a 12' })).toBeVisible();
  await dialog.getByLabel('Destinatari', { exact: true }).selectOption({ label: 'Direzione (3)' });
  await expect(dialog.getByRole('button', { name: /^Invia a/ })).toBeVisible();
  await dialog.getByLabel('Altri indirizzi (facoltativo)').fill('uno@example.com; due');
  await dialog.getByRole('button', { name: /^Invia a/ }).click();
  await expect(dialog.getByText('Inserire email valida: due')).toBeVisible();
});

test('the profile’s words are saved, and the rows say why they are listed', async ({ page }) => {
  const desk = await openReview(page, 'qp');
  await desk.getByRole('tab', { name: 'Profilo' }).click();
  await desk.getByLabel('Parole cercate (facoltativo)').fill('comune');
  await desk.getByLabel('Parole escluse (facoltativo)').fill('');
  await desk.getByRole('combobox', { name: 'Invio programmato' }).selectOption({ label: 'Ogni giorno' });
  await desk.getByLabel('Ora').fill('06:45');
  await expect(desk.getByText(/^Prossimo invio: \d{1,2} \p{L}+ \d{4}, 06:45\.$/u)).toBeVisible();
  await desk.getByRole('button', { name: 'Salva il profilo' }).click();
  await expect(desk.locator('.toasts')).toHaveText('Profilo salvato.');
  await desk.getByRole('tab', { name: 'Articoli' }).click();
  await desk.getByRole('button', { name: 'Vista' }).click();
  await desk.getByRole('checkbox', { name: 'Solo del profilo' }).check();
  await expect(desk.getByRole('button', { name: 'Vista' })).toContainText('1');
  await page.keyboard.press('Escape');
  await expect(desk.locator('.desk-found')).toHaveText(/^\d+ articol/);
  await expect(desk.locator('.press-row .press-title').first()).toHaveText(/Parole: comune$/);
  await page.reload();
  await drawn(page);
  await desk.getByRole('tab', { name: 'Profilo' }).click();
  await expect(desk.getByLabel('Parole cercate (facoltativo)')).toHaveValue('comune');
  await expect(desk.getByLabel('Ora')).toHaveValue('06:45');
});
