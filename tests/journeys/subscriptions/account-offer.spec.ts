import type { Locator, Page } from '@playwright/test';
import { atAllWidths } from '../lib/all-widths.ts';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';
import { KeyboardReader, loseAnswer } from '../tasks/keyboard.ts';

const path = '/user-onboarding-upselling';
const panelOf = (page: Page): Locator => page.locator('np-account-offer');
const review = (page: Page): Locator => panelOf(page).getByRole('dialog', { name: 'Attivare Digital mensile?' });

/** Opens the review of Digital mensile. */
const openReview = async (page: Page): Promise<void> => {
  await drawn(page);
  await panelOf(page).getByRole('button', { name: 'Vedi Digital mensile' }).click();
  await panelOf(page).getByRole('button', { name: 'Continua' }).click();
};

/** Chooses a method in the review, goes on to the provider's page, and presses a button there. */
const payBy = async (page: Page, method: string, answer: string): Promise<void> => {
  await review(page).getByRole('radio', { name: method }).check();
  await review(page).getByRole('button', { name: 'Continua' }).click();
  await page.getByRole('button', { name: answer }).click();
  await page.waitForURL(`**${path}`);
};

test('an offer without a card on file: cancelled, refused, then paid; the reader has its product, and the next offer is an upgrade', {
  tag: '@quick',
}, async ({ page }) => {
  await signInAs(page, 'qp', 'nuovo@example.it');
  await page.goto(at('account.qp', path));
  await expect(page).toHaveTitle(/^Offerta riservata a te · /);
  await expect(page.getByRole('link', { name: 'Non ora' })).toHaveAttribute('href', '/dashboard');
  const panel = panelOf(page);
  await openReview(page);
  await expect(review(page).getByRole('radio')).toHaveCount(3);
  await expect(review(page).getByRole('radio', { name: 'Carta' })).toBeChecked();
  await expect(review(page)).toContainText('Da pagare oggi');
  await payBy(page, 'PayPal', 'Annulla');
  const told = panel.locator('.notice');
  await expect(told).toHaveText('Pagamento non completato: non è stato addebitato nulla.');
  await expect(told).toBeFocused();
  await openReview(page);
  await payBy(page, 'Carta', 'La banca rifiuta');
  await expect(told).toHaveText('Pagamento rifiutato: non è stato addebitato nulla. Prova con un altro metodo.');
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Continua' })).toBeVisible();
  await expect(told).toHaveCount(0);

  await openReview(page);
  await payBy(page, 'Addebito sul conto', 'Conferma il pagamento');
  const taken = panel.getByRole('status');
  await expect(taken).toContainText('Offerta attivata. Digital mensile, fino al');
  await expect(taken).toContainText(/Se cambi idea puoi recedere entro il \d+ \w+ \d{4}\./);
  await expect(taken).toBeFocused();
  await expect(panel.getByRole('link', { name: 'Leggi il giornale' })).toHaveAttribute('href', at('qp', '/'));
  await panel.getByRole('link', { name: 'Vai ai tuoi abbonamenti' }).click();
  await expect(page.locator('np-account-subscriptions .facts')).toContainText('Addebito SDD •••• 3456');
  await page.goto(at('account.qp', path));
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(/^Passa a Digital Plus/);
  await expect(panel).toContainText('Hai già Digital mensile.');
});

test('a bank that does not answer: no second payment, and the page can ask again', async ({ page }) => {
  await signInAs(page, 'ca', 'lettore@example.it');
  await page.goto(at('account.ca', path));
  const panel = panelOf(page);
  await openReview(page);
  await payBy(page, 'Carta', 'La banca non risponde');
  const told = panel.locator('.notice');
  await expect(told).toContainText('La banca non ha ancora risposto. Non pagare di nuovo');
  await told.getByRole('button', { name: 'Controlla ora' }).click();
  await expect(told).toContainText('La banca non ha ancora risposto');
  await openReview(page);
  await review(page).getByRole('radio', { name: 'PayPal' }).check();
  await review(page).getByRole('button', { name: 'Continua' }).click();
  await expect(review(page).getByRole('alert')).toContainText('Un pagamento è già in corso');
});

test('by keyboard alone at 390 px, with every answer about the payment lost once: paid once, told, and on the way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'em', 'nuovo@example.it');
  await page.goto(at('account.em', path));
  await drawn(page);
  const panel = panelOf(page);
  const reader = new KeyboardReader(page);
  await reader.press(panel.getByRole('button', { name: 'Vedi Digital mensile' }));
  await reader.press(panel.getByRole('button', { name: 'Continua' }));
  const radio = (name: string) => review(page).getByRole('radio', { name });
  await expect(radio('Carta')).toBeFocused();
  await reader.choose(radio('Carta'), radio('PayPal'));
  await loseAnswer(page, '/activate');
  const goOn = review(page).getByRole('button', { name: 'Continua' });
  await reader.press(goOn);
  await expect(review(page).getByRole('alert')).toContainText(
    'Connessione assente o instabile. Riprova. Se riprovi non paghi due volte.',
  );
  await reader.press(goOn);
  await page.waitForURL('**/pagamenti/*');
  await page.route(
    (url) => url.pathname.startsWith('/api/user/payments/'),
    (route) => route.abort('connectionreset'),
    { times: 1 },
  );
  await reader.press(page.getByRole('button', { name: 'Conferma il pagamento' }));
  const told = panel.locator('.notice');
  await expect(told).toContainText('Non sappiamo ancora se il pagamento è arrivato.');
  await reader.press(told.getByRole('button', { name: 'Controlla ora' }));
  await expect(panel.getByRole('status')).toContainText('Offerta attivata. Digital mensile, fino al');
  await reader.press(panel.getByRole('link', { name: 'Vai ai tuoi abbonamenti' }));
  const card = page.locator('np-account-subscriptions .subscription');
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: 'Ricevute' }).press('Enter');
  await expect(card.locator('.papers li')).toHaveCount(1);
  expect(reader.steps).toBe(8);
});

test('the review: no accessibility violations, no horizontal overflow at three widths, light and dark; its buttons stay in view', async ({
  page,
}) => {
  await signInAs(page, 'gz', 'online@example.it');
  await page.goto(at('account.gz', path));
  await drawn(page);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Continua' }).click();
  await expect(panel.getByRole('radio')).toHaveCount(4);
  await atAllWidths(page, 'np-account-offer');
  await page.setViewportSize({ width: 320, height: 480 });
  for (const name of [/^Attiva offerta e paga \d+,\d\d\s€$/, 'Annulla'])
    await expect(panel.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('a visitor returns to the offer after signing in', async ({ page }) => {
  await page.goto(at('account.qp', path));
  await page.waitForURL('**/sso/request-login?**');
  expect(new URL(page.url()).searchParams.get('redirect_uri')).toBe(at('account.qp', path));
});
