import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { addFault, mailsSent, mailTo, shiftClock } from '../lib/outbox.ts';
import { type OwnWorld, openOwnWorld } from '../lib/own-world.ts';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';
import { actOn, expectActions, seatOf } from './seats.ts';

const OWNER = 'titolare@example.it';
const DAY = 24;

let world: OwnWorld;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  world = await openOwnWorld();
});
test.afterAll(() => world.end());

interface Scene {
  readonly page: Page;
  readonly browser: Browser;
  readonly request: APIRequestContext;
}

/** The owner's screen this many days later; sessions end meanwhile, so the owner signs in again. */
const ownerAfter = async ({ page, request }: Scene, days: number): Promise<Locator> => {
  await shiftClock(request, days * DAY, world.port);
  await signInAs(page, 'mg', OWNER, world.port);
  await page.goto(at('account.mg', '/user/subscriptions', world.port));
  const panel = page.locator('np-account-subscriptions');
  await expect(panel.getByRole('heading', { name: 'Utenti collegati' })).toBeVisible();
  return panel;
};

/** The status in words, and the actions it leaves to the owner; see `src/rules/subscriptions/sub-users.ts`. */
const expectSeat = async (panel: Locator, who: string, status: string, actions: readonly string[]): Promise<void> => {
  const row = seatOf(panel, who);
  await expect(row.locator('.pill')).toHaveText(status);
  await expectActions(row, actions);
};

const linkFor = async (request: APIRequestContext, email: string): Promise<string> => {
  const subject = 'Roberto Lunardi ti invita a leggere con Digital Plus annuale';
  const mail = await mailTo(request, email, subject, world.port);
  return /http:\S+\/attiva\/\S+/.exec(mail)?.[0] ?? '';
};

/** Sets the outcome of renewal charges from now on, through the console. */
const setCharges = async ({ page }: Scene, choice: string): Promise<void> => {
  const qa = await page.context().newPage();
  await qa.goto(`http://localhost:${world.port}`);
  const saved = qa.waitForResponse('**/api/console/settings');
  await qa.getByLabel('Addebiti').selectOption(choice);
  expect((await saved).status()).toBe(200);
  await qa.close();
};

/** What an invited person does, in a browser of their own: signs in, opens the link, and continues from there. */
const asInvited = async (
  { browser, request }: Scene,
  email: string,
  act: (page: Page) => Promise<unknown>,
): Promise<void> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, 'mg', email, world.port);
  await page.goto(await linkFor(request, email));
  await act(page);
  await context.close();
};

const activate = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Attiva abbonamento' }).click();
  await expect(page.getByText('Abbonamento attivato.')).toBeVisible();
};

/** Deletes an account, with the call of its panel; it takes effect a day later. */
const deleteAccount = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
    const body = JSON.stringify({ password: 'Edicola-2026!', confirm: 'ELIMINA' });
    return (await fetch('/api/user/gdpr/delete', { method: 'POST', headers, body })).status;
  });

const takeOffer = async (page: Page): Promise<void> => {
  const panel = page.locator('np-account-offer');
  await drawn(page);
  await panel.getByRole('button', { name: 'Continua' }).click();
  await panel.getByRole('button', { name: 'Attiva offerta' }).click();
  await expect(panel.getByRole('status')).toContainText('Offerta attivata. Digital Plus annuale');
};

/** Five hundred rows, forty of them invalid: ten without @, ten of the owner, ten repeated, ten empty. */
const rows = Array.from({ length: 500 }, (_, n) => {
  if (n % 50 === 10) return 'senza chiocciola';
  if (n % 50 === 20) return 'azienda@example.it';
  if (n % 50 === 30) return 'collega.0@example.it';
  if (n % 50 === 40) return '';
  return `collega.${n}@example.it`;
});
const file = {
  name: 'colleghi.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFFE-mail;Nome\r\n${rows.map((email, n) => `${email};Collega ${n}`).join('\r\n')}\r\n`),
};
const reasons = [
  ['Inserire email valida', 20],
  ['Non puoi invitare te stesso', 10],
  ['Questa persona è già tra gli utenti collegati.', 10],
] as const;

test('500 rows with 40 invalid ones: interrupted in the middle and resumed after a reload, 460 are invited once, 40 listed with the reason', async ({
  page,
  request,
}) => {
  const path = '/api/user/subscriptions/*/sub-users/invite';
  // A sign-in from a new browser sends a mail of its own.
  await signInAs(page, 'mg', 'azienda@example.it', world.port);
  const before = await mailsSent(request, world.port);
  await page.goto(at('account.mg', '/user/subscriptions', world.port));
  const panel = page.locator('np-account-subscriptions');
  let calls = 0;
  await page.route(`**${path}`, async (route) => {
    calls += 1;
    // The fourth call is carried out but its answer breaks off; the eighth never arrives.
    if (calls === 4) await addFault(request, { host: 'account', path, kind: 'cut', times: 1 }, world.port);
    return calls === 8 ? route.abort('connectionreset') : route.continue();
  });
  const choose = async () => {
    await panel.getByText('Invita più persone insieme').click();
    await panel.getByLabel('File CSV').setInputFiles(file);
  };
  await choose();
  await panel.getByRole('button', { name: 'Invia 500 inviti' }).click();
  await expect(panel.getByText('Restano 350 righe da inviare.')).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByRole('alert')).toHaveText('Attivazione dell’utente non riuscita.');
  await panel.getByRole('button', { name: 'Riprendi da dove si è fermato' }).click();
  const half = panel.getByText('276 inviti, 24 righe scartate. Restano 200 righe da inviare.');
  await expect(half).toBeVisible({ timeout: 30_000 });

  page.once('dialog', (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    return dialog.accept();
  });
  await page.reload();
  await expect(panel.locator('.seat')).toHaveCount(276);
  await choose();
  await panel.getByRole('button', { name: 'Invia 500 inviti' }).click();
  await expect(panel.getByText('184 inviti, 276 già collegati, 40 righe scartate.')).toBeVisible({ timeout: 60_000 });
  const refused = panel.locator('.refused li');
  await expect(refused).toHaveCount(40);
  for (const [reason, count] of reasons) await expect(refused.filter({ hasText: reason })).toHaveCount(count);
  await expect(refused.first()).toHaveText('Riga 12 · senza chiocciola: Inserire email valida');
  await expect(panel.locator('.seat')).toHaveCount(460);
  await expect(panel.locator('.seat .pill').filter({ hasNotText: 'E-mail inviata' })).toHaveCount(0);
  expect((await mailsSent(request, world.port)) - before).toBe(460);

  await expect(panel.locator('.seat-count')).toHaveText('460 di 600 posti usati · 460 inviti in attesa');
  await expect(panel.locator('.seat').first()).toContainText('collega.499@example.it');
  await panel.getByLabel('Cerca tra gli utenti').fill('COLLEGA.49');
  await expect(panel.getByText('10 utenti trovati')).toBeVisible();
  await expect(panel.locator('.seat')).toHaveCount(10);
  await panel.getByLabel('Stato').selectOption('E-mail inviata (460)');
  await expect(panel.locator('.seat')).toHaveCount(10);
  await panel.getByLabel('Cerca tra gli utenti').fill('nessuno');
  await expect(panel.getByText('Nessun risultato trovato')).toBeVisible();
});

test('the ten statuses, each reached as in real use, with its actions on the owner’s screen', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const scene = { page, browser, request };
  let panel = await ownerAfter(scene, 0);

  // A seat can be revoked in any status.
  for (let left = 10; left > 0; left -= 1) {
    await expect(panel.locator('.seat')).toHaveCount(left);
    await actOn(panel.locator('.seat').first(), 'Rimuovi');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rimuovi' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await expect(panel.getByText('Non hai ancora invitato nessuno.')).toBeVisible();

  await panel.getByLabel('E-mail della persona da invitare').fill('lettore@example.it');
  await panel.getByRole('button', { name: 'Invia invito' }).click();
  await expectSeat(panel, 'lettore@example.it', 'E-mail inviata', ['Reinvia codice', 'Copia codice', 'Rimuovi']);
  await asInvited(scene, 'lettore@example.it', async (invited) => {
    await page.reload();
    await expectSeat(panel, 'lettore@example.it', 'Da attivare', ['Copia codice', 'Reinvia codice', 'Rimuovi']);
    await activate(invited);
    await page.reload();
    await expectSeat(panel, 'lettore@example.it', 'Attivo', ['Rimuovi']);
    expect(await deleteAccount(invited)).toBe(200);
  });

  panel = await ownerAfter(scene, 2);
  await expectSeat(panel, 'Posto libero', 'Nuovo', ['Assegna', 'Rimuovi']);
  await actOn(seatOf(panel, 'Posto libero'), 'Assegna');
  const question = page.getByRole('dialog', { name: 'Assegnare il posto libero?' });
  await question.getByLabel('E-mail della persona da invitare').fill('scaduto@example.it');
  await question.getByLabel('Invia subito il codice per e-mail').uncheck();
  await question.getByRole('button', { name: 'Assegna' }).click();
  await expectSeat(panel, 'scaduto@example.it', 'Attivazione da inviare', ['Invia codice', 'Copia codice', 'Rimuovi']);
  await actOn(seatOf(panel, 'scaduto@example.it'), 'Invia codice');
  await expectSeat(panel, 'scaduto@example.it', 'E-mail inviata', ['Reinvia codice', 'Copia codice', 'Rimuovi']);
  const first = await linkFor(request, 'scaduto@example.it');

  panel = await ownerAfter(scene, 33);
  await expectSeat(panel, 'scaduto@example.it', 'Scaduto', ['Reinvia codice', 'Rimuovi']);
  await actOn(seatOf(panel, 'scaduto@example.it'), 'Reinvia codice');
  await expectSeat(panel, 'scaduto@example.it', 'E-mail inviata', ['Reinvia codice', 'Copia codice', 'Rimuovi']);
  expect(await linkFor(request, 'scaduto@example.it')).not.toBe(first);
  await asInvited(scene, 'scaduto@example.it', activate);
  await page.reload();
  await expectSeat(panel, 'scaduto@example.it', 'Attivo', ['Rimuovi']);

  // The owner's subscription renews in 117 days, and each year after that.
  panel = await ownerAfter(scene, 118);
  await expectSeat(panel, 'scaduto@example.it', 'Rinnovato', ['Rimuovi']);
  await setCharges(scene, 'rifiutati');
  panel = await ownerAfter(scene, 118 + 366);
  await expectSeat(panel, 'scaduto@example.it', 'Non pagato', ['Paga ora', 'Rimuovi']);
  panel = await ownerAfter(scene, 118 + 366 + 31);
  await expectSeat(panel, 'scaduto@example.it', 'Sospeso', ['Rimuovi']);

  await panel.getByRole('button', { name: 'Paga ora' }).click();
  await panel.getByRole('button', { name: /^Paga \d/ }).click();
  await expect(panel.locator('.notice')).toContainText('Pagamento riuscito.');
  panel = await ownerAfter(scene, 118 + 366 + 32);
  await expectSeat(panel, 'scaduto@example.it', 'Rinnovato', ['Rimuovi']);
  panel = await ownerAfter(scene, 118 + 2 * 366 + 32 + 31);
  await expectSeat(panel, 'scaduto@example.it', 'Sospeso', ['Rimuovi']);
  panel = await ownerAfter(scene, 118 + 2 * 366 + 32 + 62);
  await expectSeat(panel, 'scaduto@example.it', 'Abbonamento scaduto', ['Rinnova', 'Rimuovi']);

  await actOn(seatOf(panel, 'scaduto@example.it'), 'Rinnova');
  await takeOffer(page);
  panel = await ownerAfter(scene, 118 + 2 * 366 + 32 + 63);
  await expectSeat(panel, 'scaduto@example.it', 'Scaduto', ['Reinvia codice', 'Rimuovi']);
});
