import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { atAllWidths } from '../lib/all-widths.ts';
import { addFault, mailTo } from '../lib/outbox.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';
import { actOn, seatOf } from './seats.ts';

const open = async (page: Page, code: string): Promise<Locator> => {
  await signInAs(page, code, 'titolare@example.it');
  await page.goto(at(`account.${code}`, '/user/subscriptions'));
  const panel = page.locator('np-account-subscriptions');
  await expect(panel.locator('.seat')).toHaveCount(10);
  return panel;
};
const counted = (panel: Locator) => panel.locator('.seat-count');
const choose = (panel: Locator, who: string) => panel.getByRole('checkbox', { name: `Scegli ${who}` });

test('the owner fills twelve seats from a pasted list, and each change shows in the count at once', async ({
  page,
  request,
}) => {
  const panel = await open(page, 'ca');
  await expect(counted(panel)).toHaveText('10 di 12 posti usati · 2 inviti in attesa');
  await expect(panel.getByRole('columnheader')).toHaveText(['Scegli', 'Utente', 'Stato', 'Scadenza', 'Azioni']);
  await panel.getByText('Invita più persone insieme').click();
  const list = panel.getByLabel('Elenco di persone');
  await list.fill(
    'Ada Prova <ada.prova@example.it>, senza chiocciola@\nbea.prova@example.it; carla.prova@example.it d@example.it',
  );
  await expect(panel.getByText('5 persone nell’elenco. I posti da assegnare sono 3.')).toBeVisible();
  // The page loads again before the list is sent.
  await page.reload();
  await expect(list).toHaveValue(/Ada Prova/);
  await panel.getByRole('button', { name: 'Invia 5 inviti' }).click();
  await expect(panel.getByText('3 inviti, 2 righe scartate.')).toBeVisible();
  await expect(panel.locator('.refused li')).toHaveText([
    'Riga 2 · senza chiocciola@: Inserire email valida',
    'Riga 5 · d@example.it: Non ci sono posti liberi.',
  ]);
  await expect(list).toHaveValue('senza chiocciola@\nd@example.it');
  await expect(counted(panel)).toHaveText(/^12 di 12 posti usati/);
  await expect(panel.locator('.seat').nth(1)).toContainText('bea.prova@example.it');
  await expect(seatOf(panel, 'Ada Prova').locator('.pill')).toHaveText('E-mail inviata');
  await expect(counted(panel)).toHaveText('12 di 12 posti usati · 5 inviti in attesa');
  await expect(panel.getByRole('button', { name: 'Invia invito' })).toHaveCount(0);
  await mailTo(request, 'carla.prova@example.it', 'Roberto Lunardi ti invita a leggere con Digital Plus annuale');

  await actOn(seatOf(panel, 'bea.prova@example.it'), 'Reinvia codice');
  await expect(panel.getByText('Codice inviato a bea.prova@example.it.')).toBeVisible();
  await actOn(seatOf(panel, 'bea.prova@example.it'), 'Rimuovi');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rimuovi' }).click();
  await expect(counted(panel)).toHaveText('11 di 12 posti usati · 4 inviti in attesa');
  await panel.getByLabel('E-mail della persona da invitare').fill('d@example.it');
  await panel.getByRole('button', { name: 'Invia invito' }).click();
  await expect(counted(panel)).toHaveText('12 di 12 posti usati · 5 inviti in attesa');
  await expect(panel.locator('.seat').first()).toContainText('d@example.it');
});

test('several seats at once: found, chosen, saved as CSV, sent again and removed', async ({ page, request }) => {
  const panel = await open(page, 'mg');
  await panel.getByLabel('Cerca tra gli utenti').fill('example');
  await panel.getByLabel('Stato').selectOption('E-mail inviata (1)');
  await expect(panel.getByText('1 utente trovato')).toBeVisible();
  await choose(panel, 'Il nipote').check();
  await panel.getByLabel('Stato').selectOption('Tutti (10)');
  await panel.getByLabel('Cerca tra gli utenti').fill('');
  await choose(panel, 'La vicina di casa').check();
  await choose(panel, 'Negozio').check();
  const group = panel.getByRole('group', { name: 'Utenti scelti' });
  await expect(group.getByRole('button')).toHaveText([
    'Reinvia codice (2)',
    'Rimuovi (3)',
    'Esporta CSV (3)',
    'Annulla la scelta',
  ]);
  const saved = page.waitForEvent('download');
  await group.getByRole('button', { name: 'Esporta CSV (3)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('utenti-collegati.csv');
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toEqual([
    '\uFEFFE-mail;Nome;Nota;Stato;Scadenza',
    expect.stringMatching(/^negozio@example\.it;Negozio;;Sospeso;\d{4}-\d\d-\d\d$/),
    'vicina@example.it;La vicina di casa;;Da attivare;',
    'nipote@example.it;Il nipote;;E-mail inviata;',
    '',
  ]);
  await group.getByRole('button', { name: 'Reinvia codice (2)' }).click();
  await expect(panel.getByText('Codice inviato a 2 persone.')).toBeVisible();
  await expect(seatOf(panel, 'La vicina di casa').locator('.pill')).toHaveText('E-mail inviata');
  await expect(group.getByText('1 scelto')).toBeVisible();

  // The answer to a removal is lost: the seat stays chosen, and the next try finds it gone.
  await choose(panel, 'Officina').check();
  await addFault(request, { host: 'account', path: '/api/user/sub-users/*/delete', kind: 'cut', times: 1 });
  const remove = async (count: number) => {
    await group.getByRole('button', { name: `Rimuovi (${count})` }).click();
    const question = page.getByRole('alertdialog', {
      name: count === 1 ? 'Rimuovere 1 utente?' : `Rimuovere ${count} utenti?`,
    });
    await question.getByRole('button', { name: 'Rimuovi' }).click();
  };
  await remove(2);
  await expect(panel.getByText('0 utenti rimossi. Restano 2 utenti: riprova.')).toBeVisible();
  await expect(panel.getByRole('alert').filter({ hasText: 'Utente non rimosso. Riprova.' })).toBeVisible();
  await expect(counted(panel)).toHaveText('9 di 12 posti usati · 2 inviti in attesa');
  await remove(1);
  await expect(panel.getByText('1 utente rimosso.')).toBeVisible();
  await expect(counted(panel)).toHaveText('8 di 12 posti usati · 2 inviti in attesa');
  await expect(panel.getByRole('heading', { name: 'Utenti collegati' })).toBeFocused();
});

test('by keyboard: a seat’s menu opens, moves, closes and acts; no accessibility violations', async ({ page }) => {
  const panel = await open(page, 'qp');
  const menu = panel.getByRole('button', { name: 'Altre azioni: Il circolo' });
  await menu.press('ArrowDown');
  const item = (name: string) => panel.getByRole('menuitem', { name });
  await expect(item('Copia codice')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Rimuovi')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Copia codice')).toBeFocused();
  await page.keyboard.press('End');
  await atAllWidths(page, 'np-account-subscriptions');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Rimuovere Il circolo?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('menu')).toHaveCount(0);
  await choose(panel, 'Negozio').press('Space');
  await expect(panel.getByRole('group', { name: 'Utenti scelti' })).toContainText('1 scelto');
  await atAllWidths(page, 'np-account-subscriptions');
  await panel.getByRole('button', { name: 'Annulla la scelta' }).press('Enter');
  await expect(panel.getByLabel('Scegli tutti i 10 utenti')).toBeFocused();
});

test('on a phone the first six seats are cards; all of them show on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = await open(page, 'qp');
  await expect(panel.locator('.seat:visible')).toHaveCount(6);
  const card = panel.locator('.seat').first();
  const [who, action] = [card.locator('.seat-who'), card.locator('.seat-actions > :is(a, button)')];
  expect((await action.boundingBox())?.y).toBeGreaterThan(((await who.boundingBox())?.y ?? 0) + 30);
  await panel.getByRole('button', { name: 'Mostra tutti i 10 utenti' }).press('Enter');
  await expect(panel.locator('.seat:visible')).toHaveCount(10);
  await expect(panel.locator('.seat').nth(6).getByRole('checkbox')).toBeFocused();
});

for (const width of [320, 360, 390, 640])
  test(`at ${width} px no status of a seat lies under its action`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const panel = await open(page, 'em');
    const covered = await panel.locator('.seat').evaluateAll((seats) =>
      seats.flatMap((seat) => {
        const [status, ...actions] = [...seat.querySelectorAll('.pill, .seat-actions .button')].map((one) =>
          one.getBoundingClientRect(),
        );
        const isOver = (action: DOMRect) =>
          status !== undefined &&
          action.left < status.right &&
          status.left < action.right &&
          action.top < status.bottom &&
          status.top < action.bottom;
        return status && actions.some(isOver) ? [seat.textContent] : [];
      }),
    );
    expect(covered).toEqual([]);
  });
