import type { Locator, Page } from '@playwright/test';
import { atAllWidths } from '../lib/all-widths.ts';
import { mailTo } from '../lib/outbox.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const email = 'insoluto@example.it';
const notice = 'Il metodo di pagamento non è valido: aggiornalo per continuare a leggere.';

const panelOf = (page: Page): Locator => page.locator('np-account-subscriptions');
const step = (page: Page): Locator => panelOf(page).getByRole('dialog', { name: 'Paga il rinnovo di Digital mensile' });

/** Signs in to a paper whose `insoluto@example.it` no other test changes. */
const open = async (page: Page, code: string, query = ''): Promise<void> => {
  await signInAs(page, code, email);
  await page.goto(at(`account.${code}`, `/user/subscriptions${query}`));
};

/** Chooses a method in the payment step, goes on to the provider's page, and presses a button there. */
const payBy = async (page: Page, method: string, answer: string): Promise<void> => {
  await step(page).getByRole('radio', { name: method }).check();
  await step(page).getByRole('button', { name: 'Continua' }).click();
  await page.getByRole('button', { name: answer }).click();
  await page.waitForURL('**/user/subscriptions');
};

test('a failed renewal, from its notice to the receipt: one button, refused, cancelled, no answer, then paid', {
  tag: '@quick',
}, async ({ page, request }) => {
  await open(page, 'ca');
  const panel = panelOf(page);
  const due = panel.locator('.due');
  await expect(due).toContainText('Da pagare: 15,50 €');
  await expect(due).toContainText(
    /Il rinnovo del .+ non è riuscito: il pagamento con Carta •••• 4417 è stato rifiutato\./,
  );
  await expect(due).toContainText(
    /Se paghi oggi leggi fino al .+\. Puoi pagare entro il .+, poi l’abbonamento è sospeso\./,
  );
  await expect(due.getByRole('button')).toHaveText(['Paga ora']);
  await page.locator('np-notices').getByRole('link', { name: 'Paga ora' }).click();

  await expect(step(page)).toContainText('Poi si rinnova da solo');
  await expect(step(page).getByRole('radio', { name: 'Carta •••• 4417' })).toBeChecked();
  await step(page).getByRole('button', { name: 'Paga 15,50 €' }).click();
  await expect(step(page).getByRole('alert')).toHaveText(
    'Pagamento rifiutato: non è stato addebitato nulla. Prova con un altro metodo.',
  );

  await payBy(page, 'PayPal', 'Annulla');
  const outcome = panel.locator('.notice');
  await expect(outcome).toHaveText('Pagamento non completato: non è stato addebitato nulla.');
  await expect(outcome).toBeFocused();
  await due.getByRole('button', { name: 'Paga ora' }).click();
  await payBy(page, 'Addebito sul conto', 'La banca rifiuta');
  await expect(outcome).toContainText('Pagamento rifiutato');
  await page.reload();
  await expect(due).toBeVisible();
  await expect(outcome).toHaveCount(0);

  await due.getByRole('button', { name: 'Paga ora' }).click();
  await payBy(page, 'Un’altra carta', 'Conferma il pagamento');
  await expect(outcome).toContainText('Pagamento riuscito.');
  await expect(outcome).toContainText(/Leggi fino al .+\. La ricevuta CA\/\d{4}\/\d{6} è anche nella tua posta\./);
  await expect(outcome).toBeFocused();
  await expect(panel.locator('.pill')).toHaveText('Attivo');
  await expect(panel.locator('.facts')).toContainText('Carta •••• 2026');
  await expect(due).toHaveCount(0);
  await expect(page.getByText(notice)).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await outcome.getByRole('link', { name: 'Scarica la ricevuta' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^ricevuta-CA_/);
  expect(await mailTo(request, email, 'Digital mensile: pagamento ricevuto')).toContain('15,50');
  await page.goto(at('ca', '/'));
  await expect(page.locator('np-header').getByRole('link', { name: 'Abbonati' })).toHaveCount(0);
});

test('a bank that does not answer: no second payment, and the page can ask again', async ({ page }) => {
  await open(page, 'em', '?paga');
  await payBy(page, 'Un’altra carta', 'La banca non risponde');
  const panel = panelOf(page);
  await expect(panel.locator('.notice')).toContainText('La banca non ha ancora risposto. Non pagare di nuovo');
  await expect(panel.getByRole('button', { name: 'Paga ora' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Controlla ora' }).click();
  await expect(panel.locator('.notice')).toContainText('La banca non ha ancora risposto');
  await page.reload();
  await panel.getByRole('button', { name: 'Paga ora' }).click();
  await step(page).getByRole('radio', { name: 'PayPal' }).check();
  await step(page).getByRole('button', { name: 'Continua' }).click();
  await expect(step(page).getByRole('alert')).toContainText('Un pagamento è già in corso');
});

test('the card and the payment step: no accessibility violations, no horizontal overflow at three widths, light and dark; by keyboard alone', async ({
  page,
}) => {
  await open(page, 'gz');
  await expect(panelOf(page).locator('.due')).toBeVisible();
  await atAllWidths(page, 'np-account-subscriptions');
  const button = panelOf(page).getByRole('button', { name: 'Paga ora' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(step(page).getByRole('radio', { name: 'Carta •••• 4417' })).toBeFocused();
  await atAllWidths(page, 'np-account-subscriptions');
  await page.keyboard.press('ArrowDown');
  await expect(step(page).getByRole('radio', { name: 'Un’altra carta' })).toBeChecked();
  // The buttons stay in view on a small screen.
  await page.setViewportSize({ width: 320, height: 480 });
  for (const name of ['Continua', 'Annulla'])
    await expect(step(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
