import type { CDPSession, Page } from '@playwright/test';
import { violationsAtWidths } from '../lib/axe.ts';
import { mailTo } from '../lib/outbox.ts';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInFresh } from '../lib/readers.ts';

const PASSWORD = 'Edicola-2026!';
const offerTitle = 'La prossima volta, senza password';

/** A device that keeps passkeys behind a fingerprint. */
interface Device {
  readonly cdp: CDPSession;
  readonly id: string;
}

const deviceOf = async (page: Page): Promise<Device> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
};

const keysOn = async ({ cdp, id }: Device): Promise<number> =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials.length;

const signInWithPassword = async (page: Page, code: string, email: string): Promise<void> => {
  await page.goto(at(`account.${code}`, '/sso/request-login?redirect_uri=%2Fsezioni'));
  // Before the script, the page’s own form signs in, and no passkey is offered.
  await drawn(page);
  await page.getByRole('textbox', { name: 'E-mail o nome utente' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
};

/** Ends the session; the browser stays a known one. */
const signOut = (page: Page) => page.context().clearCookies({ name: 'np_session' });
const atSections = (code: string) => new RegExp(`^http://${code}\\.localhost:\\d+/sezioni`);
const card = (page: Page) => page.locator('np-account-password section', { hasText: 'Con una passkey accedi' });

test('a passkey is offered after a sign-in, made with the keyboard, and offered at the next sign-in’s field', {
  tag: '@quick',
}, async ({ page }) => {
  const device = await deviceOf(page);
  await signInWithPassword(page, 'em', 'digital@example.it');
  await expect(page.getByRole('heading', { name: offerTitle })).toBeFocused();
  expect(await violationsAtWidths(page, [320, 1280])).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Crea una passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(atSections('em'));
  expect(await keysOn(device)).toBe(1);

  await signOut(page);
  await page.goto(at('account.em', '/sso/request-login?redirect_uri=%2Fsezioni'));
  await page.waitForURL(atSections('em'));
  await page.goto(at('account.em', '/user-profile-edit-password'));
  await expect(card(page).getByText(/^Creata il .* · usata il /)).toBeVisible();
});

test('a passkey is asked for by a button too; a reader who closes the question keeps what was typed', async ({
  page,
}) => {
  await deviceOf(page);
  await page.goto(at('account.lg', '/sso/request-login'));
  const name = page.getByRole('textbox', { name: 'E-mail o nome utente' });
  await expect(name).toHaveAttribute('autocomplete', 'username webauthn');
  await name.fill('digital@example.it');
  await page.getByRole('button', { name: 'Usa una passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('Nessuna passkey usata. Riprova, o accedi con la password.');
  await expect(name).toHaveValue('digital@example.it');
  expect(await violationsAtWidths(page, [320, 1280])).toEqual([]);
});

test('in “Password” passkeys are made, named and removed with the keyboard; a lost key leaves the password', async ({
  page,
}) => {
  const device = await deviceOf(page);
  await signInFresh(page, 'ca', 'digital@example.it');
  await page.goto(at('account.ca', '/user-profile-edit-password'));
  await expect(card(page).getByText('Non hai ancora passkey.')).toBeVisible();
  const create = card(page).getByRole('button', { name: 'Crea una passkey' });
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Passkey creata.' })).toBeVisible();
  await expect(create).toBeFocused();

  await create.press('Enter');
  await expect(card(page).getByRole('alert')).toHaveText('Questo dispositivo ha già una passkey per il tuo account.');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(card(page).getByRole('button', { name: /^Rinomina Chrome su / })).toBeFocused();
  await page.keyboard.press('Enter');
  const name = card(page).getByRole('textbox', { name: 'Nome della passkey' });
  await expect(name).toBeFocused();
  await name.fill('Portatile');
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('button', { name: 'Rinomina Portatile' })).toBeFocused();
  expect(await violationsAtWidths(page, [320, 1280], 'np-account-password')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 860 });

  await card(page).getByRole('button', { name: 'Rimuovi Portatile' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Rimuovere la passkey «Portatile»?' });
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Non hai ancora passkey.')).toBeVisible();

  // The device still has it and offers it at the field: the server says that it is void, and the password signs in.
  expect(await keysOn(device)).toBe(1);
  await signOut(page);
  await page.goto(at('account.ca', '/sso/request-login?redirect_uri=%2Fsezioni'));
  await expect(page.getByRole('alert')).toHaveText('Questa passkey non vale più. Accedi con la password.');
  await signInWithPassword(page, 'ca', 'digital@example.it');
  await page.getByRole('button', { name: 'Non ora' }).click();
  await page.waitForURL(atSections('ca'));
  await signOut(page);
  await signInWithPassword(page, 'ca', 'digital@example.it');
  await page.waitForURL(atSections('ca'));
});

test('“Non ero io” in the mail about a new device ends its session and asks for a new password', async ({
  page,
  browser,
  request,
}) => {
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await signInFresh(stranger, 'qp', 'nuovo@example.it');
  const mail = await mailTo(request, 'nuovo@example.it', 'Nuovo accesso al tuo account');
  const link = /Non ero io: (\S+)/.exec(mail)?.[1] ?? '';
  await page.goto(link);
  const panel = page.locator('np-account-password');
  await expect(panel.getByRole('heading', { name: 'Non eri tu?' })).toBeVisible();
  expect(await violationsAtWidths(page, [320, 1280])).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 860 });
  const statusOf = () => stranger.evaluate(async () => (await fetch('/api/user/short-info')).status);
  expect(await statusOf(), 'the link alone changes nothing').toBe(200);

  await panel.getByRole('button', { name: 'Disconnetti tutti i dispositivi' }).press('Enter');
  await expect(panel.getByRole('status')).toHaveText(
    'Tutti i dispositivi sono disconnessi. Scegli ora la nuova password.',
  );
  expect(await statusOf()).toBe(401);
  // The password of all people of the world, for the tests after this one.
  await panel.getByRole('textbox', { name: 'Nuova password', exact: true }).fill(PASSWORD);
  await panel.getByRole('textbox', { name: 'Conferma nuova password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Password modificata: accedi di nuovo.')).toBeVisible();
  await page.goto(link);
  await panel.getByRole('button', { name: 'Disconnetti tutti i dispositivi' }).click();
  await expect(panel.getByRole('alert')).toContainText('Questo collegamento non vale più.');
  await context.close();
});
