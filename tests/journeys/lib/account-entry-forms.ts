import { type Form, long, openProfile, openRegistration, PASSWORD, type Row } from './account-forms.ts';
import { at, drawn } from './pages.ts';
import { signInAs } from './readers.ts';

const secret: readonly Row[] = [
  ['password', '', 'Richiesto'],
  ['password', 'Edicola2026', 'Rispetta il formato richiesto per la password'],
  ['password_confirm', '', 'Richiesto'],
  ['password_confirm', 'Edicola-2025!', 'I campi non coincidono'],
];

/** Registration, password, e-mail address and deletion, in the same shape as the profile's forms. */
export const entryForms: readonly Form[] = [
  {
    name: 'registration of a person',
    open: (page) => openRegistration(page, 'em', 'person'),
    send: 'Registrati',
    hasSummary: true,
    follows: true,
    rows: [
      ['name', '', 'Richiesto'],
      ['name', long(51), 'Massimo 50 caratteri'],
      ['surname', '', 'Richiesto'],
      ['surname', long(51), 'Massimo 50 caratteri'],
      ['email', '', 'Richiesto'],
      ['email', 'andrea.bonvicini@', 'Inserire email valida'],
      ...secret,
      ['declared', false, 'Richiesto'],
    ],
  },
  {
    name: 'registration of a company',
    open: (page) => openRegistration(page, 'em', 'company'),
    send: 'Registrati',
    hasSummary: true,
    follows: true,
    rows: [
      ['company_name', '', 'Richiesto'],
      ['company_name', long(101), 'Massimo 100 caratteri'],
      ['name', long(51), 'Massimo 50 caratteri'],
      ['declared', false, 'Richiesto'],
      ['company_contract', false, 'Accettazione obbligatoria'],
    ],
  },
  {
    name: 'another code, after an old link',
    open: async (page) => {
      await page.goto(at('account.em', '/registrazione?verify_code=AAAAA-AAAAA'));
      await drawn(page);
      const panel = page.locator('np-account-registration');
      await panel.getByRole('button', { name: 'Conferma' }).click();
      await panel.locator('[name=email]').fill('lettore@example.it');
      return panel;
    },
    send: 'Invia di nuovo il codice',
    rows: [
      ['email', '', 'Richiesto'],
      ['email', 'lettore@example', 'Inserire email valida'],
    ],
  },
  {
    name: 'another password',
    open: async (page) => {
      await signInAs(page, 'em', 'lettore@example.it');
      await page.goto(at('account.em', '/user-profile-edit-password'));
      const panel = page.locator('np-account-password');
      await panel.locator('[name=old_password]').fill('sbagliata');
      for (const name of ['password', 'password_confirm']) await panel.locator(`[name=${name}]`).fill(PASSWORD);
      return panel;
    },
    send: 'Salva',
    hasSummary: true,
    follows: true,
    rows: [['old_password', '', 'Richiesto'], ...secret],
  },
  {
    name: 'a forgotten password',
    open: async (page) => {
      await page.goto(at('account.em', '/password-dimenticata'));
      await drawn(page);
      const panel = page.locator('np-account-password');
      await panel.locator('[name=email]').fill('lettore@example.it');
      return panel;
    },
    send: 'Invia il codice',
    follows: true,
    rows: [
      ['email', '', 'Richiesto'],
      ['email', 'lettore@example', 'Inserire email valida'],
    ],
  },
  {
    name: 'a new password by the code of the mail',
    open: async (page) => {
      await page.goto(at('account.em', '/password-dimenticata?code=AAAAA-AAAAA'));
      await drawn(page);
      const panel = page.locator('np-account-password');
      for (const name of ['password', 'password_confirm']) await panel.locator(`[name=${name}]`).fill(PASSWORD);
      return panel;
    },
    send: 'Salva',
    follows: true,
    rows: [['code', ' ', 'Richiesto'], ...secret],
  },
  {
    name: 'another e-mail address',
    open: async (page) => {
      const panel = await openProfile(page, 'em', 'lettore@example.it');
      await panel.getByRole('button', { name: 'Cambia e-mail' }).click();
      await panel.locator('[name=new_email]').fill('altra@example.it');
      await panel.locator('[name=email_password]').fill('sbagliata');
      return panel.getByRole('dialog');
    },
    send: 'Invia il codice',
    rows: [
      ['new_email', '', 'Richiesto'],
      ['new_email', 'altra@example', 'Inserire email valida'],
      ['email_password', '', 'Richiesto'],
    ],
  },
  {
    name: 'the code of another e-mail address',
    open: async (page) => {
      await signInAs(page, 'em', 'lettore@example.it');
      await page.goto(at('account.em', '/user/profile?verify_code=AAAAA-AAAAA'));
      return page.locator('np-account-profile').getByRole('dialog');
    },
    send: 'Conferma',
    rows: [['verify_code', '', 'Richiesto']],
  },
  {
    name: 'the deletion of the data',
    open: async (page) => {
      await openProfile(page, 'em', 'lettore@example.it');
      const panel = page.locator('np-account-privacy');
      await panel.getByRole('button', { name: 'Cancella i dati' }).click();
      const question = panel.getByRole('alertdialog');
      await question.getByLabel('Password', { exact: true }).fill('sbagliata');
      await question.getByLabel('Scrivi ELIMINA per confermare').fill('ELIMINA');
      return question;
    },
    send: 'Cancella i dati',
    follows: true,
    rows: [
      ['deletion_password', '', 'Richiesto'],
      ['confirm', 'elim', 'Scrivi ELIMINA'],
    ],
  },
];
