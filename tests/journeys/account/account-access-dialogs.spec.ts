import type { Locator, Page } from '@playwright/test';
import { atAllWidths } from '../lib/all-widths.ts';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const open = async (page: Page, code: string, email: string, path: string, tag: string): Promise<Locator> => {
  await signInAs(page, code, email);
  await page.goto(at(`account.${code}`, path));
  await drawn(page);
  return page.locator(tag);
};

/** A dialog that a button opens: where the focus starts, and Escape returns it to the button. */
const questions = [
  ['titolare@example.it', '/user/subscriptions', 'np-account-subscriptions', 'Assegna: Posto libero', 'textbox'],
  ['titolare@example.it', '/user/subscriptions', 'np-account-subscriptions', 'Rimuovi: Negozio', 'button'],
  ['digital@example.it', '/user/newsletter/', 'np-account-newsletters', 'Annulla tutte le iscrizioni', 'button'],
] as const;

for (const [email, path, tag, name, role] of questions)
  test(`${name}: opened and closed by keyboard, no accessibility violations, no horizontal overflow`, async ({
    page,
  }) => {
    const panel = await open(page, 'lg', email, path, tag);
    const button = panel.getByRole('button', { name });
    await button.press('Enter');
    const dialog = panel.getByRole('dialog').or(panel.getByRole('alertdialog'));
    await expect(dialog.getByRole(role).first()).toBeFocused();
    await atAllWidths(page, tag);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

test('a file of invitations is chosen by keyboard: no accessibility violations, no horizontal overflow', async ({
  page,
}) => {
  const panel = await open(page, 'lg', 'titolare@example.it', '/user/subscriptions', 'np-account-subscriptions');
  await panel.getByText('Invita più persone insieme').press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('Elenco di persone')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('File CSV')).toBeFocused();
  const name = `${'nomi-molto-lunghi-'.repeat(6)}.csv`;
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from('a@example.it\nb@example.it\n') };
  await panel.getByLabel('File CSV').setInputFiles(file);
  await expect(panel.getByText(name)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Invia 2 inviti' })).toBeVisible();
  await atAllWidths(page, 'np-account-subscriptions');
});

test('the later onboarding steps by keyboard: no accessibility violations, no horizontal overflow', async ({
  page,
}) => {
  const panel = await open(page, 'gz', 'nuovo@example.it', '/user-onboarding', 'np-account-onboarding');
  const choices = panel.getByRole('checkbox');
  for (const n of [0, 1, 2]) {
    await choices.nth(n).press('Space');
    await expect(choices.nth(n)).toBeChecked();
  }
  for (const title of ['Quali newsletter vuoi ricevere?', 'Porta il giornale con te']) {
    const next = panel.getByRole('button', { name: 'Continua' });
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await next.press('Enter');
    await expect(panel.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(panel.getByRole('heading', { level: 1 })).toBeFocused();
    await atAllWidths(page, 'np-account-onboarding');
  }
});
