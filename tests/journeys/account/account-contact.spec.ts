import type { Locator, Page } from '@playwright/test';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const open = async (page: Page): Promise<Locator> => {
  await page.goto(at('account.lg', '/contact'));
  const panel = page.locator('np-account-contact');
  await expect(panel.getByRole('button', { name: 'Invia messaggio' })).toBeVisible();
  await drawn(page);
  return panel;
};

test('a message with text is not lost by a link: the page asks first, and Escape stays', async ({ page }) => {
  const panel = await open(page);
  const message = panel.getByLabel('Messaggio');
  const away = page.getByRole('link', { name: 'Accedi per chattare' });
  await message.fill('La pagina resta bianca.');
  await away.click();
  const question = panel.getByRole('alertdialog', { name: 'Uscire senza inviare?' });
  await expect(question.getByRole('button', { name: 'Resta sulla pagina' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('La pagina resta bianca.');
  await message.fill('');
  await away.click();
  await page.waitForURL('**/sso/request-login?**');
});

test('a signed-in reader is named in full; browser details are included in a message about the pages, or left out', async ({
  page,
}) => {
  await signInAs(page, 'lg', 'famiglia@example.it');
  const panel = await open(page);
  await expect(panel.getByLabel('Nome e cognome')).toHaveValue('Paola Venieri');
  await expect(panel.getByRole('checkbox', { name: 'Allega i dati tecnici del browser' })).toHaveCount(0);
  await panel.getByText('Navigazione', { exact: true }).click();
  const technical = panel.getByRole('checkbox', { name: 'Allega i dati tecnici del browser' });
  await expect(technical).toBeChecked();
  await expect(panel.getByRole('listitem').filter({ hasText: 'finestra:' })).toHaveText('finestra: 1280 × 860');
  const send = async (): Promise<Record<string, unknown>> => {
    await panel.getByLabel('Oggetto').selectOption({ index: 1 });
    await panel.getByLabel('Messaggio').fill('La pagina resta bianca.');
    await panel.getByRole('checkbox', { name: 'Acconsento' }).check();
    const sent = page.waitForRequest('**/api/site/contact');
    await panel.getByRole('button', { name: 'Invia messaggio' }).click();
    await expect(panel).toContainText(/Il numero della richiesta è LG-\d{4}-\d{6}/);
    return (await sent).postDataJSON();
  };
  const { diagnostics } = await send();
  expect(diagnostics).toMatchObject({ finestra: '1280 × 860', lingua: 'it-IT', aspetto: 'chiaro' });
  await panel.getByRole('button', { name: 'Scrivi un altro messaggio' }).click();
  await panel.getByText('Navigazione', { exact: true }).click();
  await technical.uncheck();
  expect(await send()).not.toHaveProperty('diagnostics');
});

test('when the profile does not load, the name of the session stays', async ({ page }) => {
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 200, body: '[]' }));
  await signInAs(page, 'lg', 'famiglia@example.it');
  const panel = await open(page);
  await expect(panel.getByLabel('Nome e cognome')).toHaveValue('Paola');
});
