import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

test('an offer is taken: the reader has its product, and the next offer is an upgrade', { tag: '@quick' }, async ({
  page,
}) => {
  await signInAs(page, 'qp', 'nuovo@example.it');
  await page.goto(at('account.qp', '/user-onboarding-upselling'));
  await expect(page).toHaveTitle(/^Offerta riservata a te · /);
  await expect(page.getByRole('link', { name: 'Non ora' })).toHaveAttribute('href', '/dashboard');
  const panel = page.locator('np-account-offer');
  await panel.getByRole('button', { name: 'Vedi Digital mensile' }).click();
  await panel.getByRole('button', { name: 'Continua' }).click();
  const review = panel.getByRole('dialog', { name: 'Attivare Digital mensile?' });
  await expect(review).toContainText('Da pagare oggi');
  await review.getByRole('button', { name: 'Attiva offerta' }).click();
  await expect(panel.getByRole('status')).toContainText('Offerta attivata. Digital mensile, fino al');
  await expect(panel.getByRole('status')).toContainText(/Se cambi idea puoi recedere entro il \d+ \w+ \d{4}\./);
  await expect(panel.getByRole('link', { name: 'Leggi il giornale' })).toHaveAttribute('href', at('qp', '/'));
  await page.goto(at('account.qp', '/user-onboarding-upselling'));
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(/^Passa a Digital Plus/);
  await expect(panel).toContainText('Hai già Digital mensile.');
});

test('a visitor returns to the offer after signing in', async ({ page }) => {
  await page.goto(at('account.qp', '/user-onboarding-upselling'));
  await page.waitForURL('**/sso/request-login?**');
  expect(new URL(page.url()).searchParams.get('redirect_uri')).toBe(at('account.qp', '/user-onboarding-upselling'));
});
