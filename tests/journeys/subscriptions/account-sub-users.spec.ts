import type { Locator, Page } from '@playwright/test';
import { mailTo } from '../lib/outbox.ts';
import { at, expect, test, watch } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';
import { actOn, expectActions, seatOf } from './seats.ts';

const open = async (page: Page, code: string, email: string): Promise<Locator> => {
  await signInAs(page, code, email);
  await page.goto(at(`account.${code}`, '/user/subscriptions'));
  return page.locator('np-account-subscriptions');
};

// Each status with its actions; see `src/rules/subscriptions/sub-users.ts`.
const statuses = [
  ['secondario@example.it', 'Attivo', ['Rimuovi']],
  ['studio@example.it', 'Rinnovato', ['Rimuovi']],
  ['nipote@example.it', 'E-mail inviata', ['Reinvia codice', 'Copia codice', 'Rimuovi']],
  ['vicina@example.it', 'Da attivare', ['Copia codice', 'Reinvia codice', 'Rimuovi']],
  ['circolo@example.it', 'Attivazione da inviare', ['Invia codice', 'Copia codice', 'Rimuovi']],
  ['Posto libero', 'Nuovo', ['Assegna', 'Rimuovi']],
  ['officina@example.it', 'Non pagato', ['Paga ora', 'Rimuovi']],
  ['negozio@example.it', 'Sospeso', ['Rimuovi']],
  ['zia@example.it', 'Scaduto', ['Reinvia codice', 'Rimuovi']],
  ['biblioteca@example.it', 'Abbonamento scaduto', ['Rinnova', 'Rimuovi']],
] as const;

test('A45 an owner sees all ten statuses, each with its actions', async ({ page }) => {
  const panel = await open(page, 'qp', 'titolare@example.it');
  await expect(panel.locator('.seat')).toHaveCount(10);
  await expect(panel.locator('.seat-count')).toHaveText('10 di 12 posti usati · 2 inviti in attesa');
  for (const [who, status, actions] of statuses) {
    const row = seatOf(panel, who);
    await expect(row.locator('.pill'), who).toHaveText(status);
    await expectActions(row, actions);
  }
});

test('a reader with somebody else’s subscription manages nobody', async ({ page }) => {
  const panel = await open(page, 'qp', 'secondario@example.it');
  await expect(panel.locator('.subscription')).toHaveCount(1);
  await expect(panel.locator('.sub-users')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Invia invito' })).toHaveCount(0);
});

test('an invitation: not to oneself; by mail, used by its recipient, and active on the owner’s screen', {
  tag: '@quick',
}, async ({ page, browser, request }) => {
  const panel = await open(page, 'em', 'titolare@example.it');
  const field = panel.getByLabel('E-mail della persona da invitare');
  const invite = panel.getByRole('button', { name: 'Invia invito' });
  await field.fill('Titolare@example.it');
  await invite.click();
  await expect(field).toHaveAccessibleDescription('Non puoi invitare te stesso');
  await expect(field).toHaveValue('Titolare@example.it');
  await field.fill('nuovo@example.it');
  await invite.click();
  await expect(panel.getByText('Invito inviato a nuovo@example.it.')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(seatOf(panel, 'nuovo@example.it').locator('.pill')).toHaveText('E-mail inviata');

  const mail = await mailTo(
    request,
    'nuovo@example.it',
    'Roberto Lunardi ti invita a leggere con Digital Plus annuale',
  );
  const [link = ''] = /http:\S+\/attiva\/\S+/.exec(mail) ?? [];
  const elsewhere = await browser.newContext();
  const hold = watch(elsewhere);
  const invited = await elsewhere.newPage();
  await signInAs(invited, 'em', 'nuovo@example.it');
  await invited.goto(link);
  await page.reload();
  await expect(seatOf(panel, 'nuovo@example.it').locator('.pill')).toHaveText('Da attivare');
  await invited.getByRole('button', { name: 'Attiva abbonamento' }).click();
  await expect(invited.getByText('Abbonamento attivato.')).toBeVisible();
  hold();
  await elsewhere.close();

  await page.reload();
  const row = seatOf(panel, 'nuovo@example.it');
  await expect(row.locator('.pill')).toHaveText('Attivo');
  await actOn(row, 'Rimuovi');
  const question = page.getByRole('alertdialog', { name: 'Rimuovere nuovo@example.it?' });
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await question.getByRole('button', { name: 'Rimuovi' }).click();
  await expect(panel.getByText('nuovo@example.it non è più tra gli utenti collegati.')).toBeVisible();
  await expect(seatOf(panel, 'nuovo@example.it')).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'Utenti collegati' })).toBeFocused();
});
