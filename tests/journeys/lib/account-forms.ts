import type { Locator, Page } from '@playwright/test';
import { at, drawn, expect } from './pages.ts';
import { signInAs } from './readers.ts';

export const PASSWORD = 'Edicola-2026!';

/** Field, value, and the exact message that the form must show. */
export type Row = readonly [name: string, value: string | boolean, message: string];

/** A form of the account area, and how a test opens it. */
export interface Form {
  readonly name: string;
  open(page: Page): Promise<Locator>;
  /** Name of the submit button. */
  readonly send: string;
  /** Has an error summary, which receives the focus. */
  readonly hasSummary?: true;
  /** Errors update while typing after the first submit. */
  readonly follows?: true;
  readonly rows: readonly Row[];
}

/** A text of this length. */
export const long = (length: number): string => 'è'.repeat(length);

/** Sets the value of a field of any kind. */
export const put = async (field: Locator, value: string | boolean): Promise<void> => {
  if (typeof value === 'boolean') return field.setChecked(value);
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
  else await field.fill(value);
};

/** The value of a field. */
export const held = async (field: Locator): Promise<string | boolean> =>
  (await field.getAttribute('type')) === 'checkbox' ? field.isChecked() : field.inputValue();

/** Opens the profile of one of the world's people. */
export const openProfile = async (page: Page, code: string, email: string): Promise<Locator> => {
  await signInAs(page, code, email);
  await page.goto(at(`account.${code}`, '/user/profile'));
  await expect(page.getByLabel('Cognome')).toBeVisible();
  return page.locator('np-account-profile');
};

export const openRegistration = async (page: Page, code: string, type: 'person' | 'company'): Promise<Locator> => {
  await page.goto(at(`account.${code}`, '/registrazione'));
  await drawn(page);
  const panel = page.locator('np-account-registration');
  if (type === 'company') await panel.getByText('Azienda o ente pubblico').click();
  const right = { email: 'nessuno@example.it', password: PASSWORD, password_confirm: PASSWORD };
  const names = type === 'company' ? { company_name: 'Prova srl' } : { name: 'Ada', surname: 'Prova' };
  for (const [name, value] of Object.entries({ ...names, ...right })) await panel.locator(`[name=${name}]`).fill(value);
  await panel.locator('[name=declared]').check();
  if (type === 'company') await panel.locator('[name=company_contract]').check();
  return panel;
};
