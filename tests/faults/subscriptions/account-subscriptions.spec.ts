import type { Locator, Page } from '@playwright/test';
import { body, fromWorld, held, html } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

const declaration = 'POST account.mg /api/user/subscriptions/*';
const papers = 'GET account.mg /api/user/subscriptions/*';
const activation = 'POST account.mg /api/user/subscriptions/activate';

interface Scene {
  readonly page: Page;
  readonly wire: FaultProxy;
  readonly reader: Reader;
}

/** Opens the panel alone on a page of the account site. */
const open = async ({ page, wire, reader }: Scene, email: string): Promise<Locator> => {
  await reader.signIn(email);
  await page.goto(wire.page('account.mg', '<np-account-subscriptions></np-account-subscriptions>'));
  const panel = page.locator('np-account-subscriptions');
  await expect(panel.locator('.subscription').first()).toBeVisible();
  return panel;
};

const posts = (wire: FaultProxy): readonly string[] => wire.calls(declaration).map(({ body: sent }) => sent);

/** A promise with its release. */
const gate = () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
};

test('F13 stopping a renewal: each failure is shown in the dialog; the next try, pressed twice, is sent once', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader }, 'famiglia@example.it');
  await panel.getByRole('button', { name: 'Disattiva il rinnovo' }).click();
  const question = panel.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: 'Disattiva il rinnovo' });
  await failsSoftly(wire, {
    call: declaration,
    panel: question,
    act: () => confirm.click(),
    says: 'Rinnovo non disattivato. Riprova o contatta il servizio clienti.',
  });
  const before = posts(wire).length;
  const { released, release } = gate();
  wire.answer(declaration, held(released, fromWorld()));
  await confirm.dblclick();
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  release();
  await expect(panel.locator('.done')).toContainText('Rinnovo disattivato');
  expect(posts(wire).slice(before)).toEqual(['{"enabled":false}']);
  await panel.getByRole('button', { name: 'Riattiva il rinnovo' }).click();
  const again = panel.getByRole('dialog');
  const restart = again.getByRole('button', { name: 'Riattiva il rinnovo' });
  await failsSoftly(wire, {
    call: declaration,
    panel: again,
    act: () => restart.click(),
    says: 'Rinnovo non riattivato. Riprova o contatta il servizio clienti.',
  });
  const second = gate();
  wire.answer(declaration, held(second.released, fromWorld()));
  await restart.dblclick();
  await expect(restart).toHaveAttribute('aria-disabled', 'true');
  second.release();
  await expect(panel.locator('.done')).toContainText('Rinnovo riattivato');
  expect(posts(wire).filter((sent) => sent === '{"enabled":true}')).toHaveLength(2);
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('a lost answer: the next try returns the current state, and the card shows it', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'titolare@example.it');
  await panel.getByRole('button', { name: 'Disattiva il rinnovo' }).click();
  const question = panel.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: 'Disattiva il rinnovo' });
  wire.answer(
    declaration,
    async (turn) => {
      (await turn.ask()).resume();
      await html(502)(turn);
    },
    1,
  );
  await confirm.click();
  await expect(question.getByRole('alert')).toHaveText(
    'Rinnovo non disattivato. Riprova o contatta il servizio clienti.',
  );
  await confirm.click();
  await expect(question.getByRole('alert')).toHaveText('Il rinnovo automatico non è attivo.');
  await question.getByRole('button', { name: 'Annulla' }).click();
  await panel.getByRole('button', { name: 'Ricevute' }).click();
  await expect(panel.locator('.papers li').first()).toContainText('Disattivo il rinnovo automatico dell’abbonamento');
  await panel.getByRole('button', { name: 'Riattiva il rinnovo' }).click();
  await panel.getByRole('dialog').getByRole('button', { name: 'Riattiva il rinnovo' }).click();
  await expect(panel.getByRole('button', { name: 'Disattiva il rinnovo' })).toBeVisible();
});

test('F13 a withdrawal: both steps show their failures and lose nothing; confirmed twice, it is sent once', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader }, 'online@example.it');
  await panel.getByRole('button', { name: 'Recedi dal contratto qui' }).click();
  const first = panel.getByRole('dialog', { name: 'Recedere dal contratto?' });
  const name = first.getByLabel('Nome e cognome');
  const email = first.getByLabel('E-mail per la ricevuta');
  await name.fill('Marco Prova');
  for (const [typed, fault] of [
    ['', 'Richiesto'],
    ['marco', 'Inserire email valida'],
  ] as const) {
    await email.fill(typed);
    await first.getByRole('button', { name: 'Continua' }).click();
    await expect(email).toHaveAccessibleDescription(fault);
  }
  await email.fill('marco@example.it');
  const says = 'Recesso non inviato. Riprova o contatta il servizio clienti.';
  const next = first.getByRole('button', { name: 'Continua' });
  await failsSoftly(wire, {
    call: declaration,
    panel: first,
    act: () => next.click(),
    says,
    keeps: [
      [name, 'Marco Prova'],
      [email, 'marco@example.it'],
    ],
  });
  await next.click();
  const second = panel.getByRole('dialog', { name: 'Confermare il recesso?' });
  const confirm = second.getByRole('button', { name: 'Conferma recesso' });
  // The statement was accepted; only its confirmation fails from here on.
  await expect(second).toBeVisible();
  await failsSoftly(wire, { call: declaration, panel: second, act: () => confirm.click(), says });
  await expect(second).toContainText('Nome e cognome: Marco Prova. E-mail per la ricevuta: marco@example.it.');
  const before = posts(wire).length;
  const { released, release } = gate();
  const kept = { content: 'Recedo.', declared_at: '2025-11-20T09:42:00Z', receipt_url: wire.at('account.mg', '/r') };
  // Made up, so that the reader keeps the subscription for other tests.
  wire.answer(declaration, held(released, body(200, JSON.stringify({ success: true, data: { withdrawal: kept } }))));
  await confirm.dblclick();
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(panel.locator('.done')).toContainText('Ricevuta il 20 novembre 2025, ore 10.42');
  expect(posts(wire).slice(before)).toEqual(['{"step":"confirm","name":"Marco Prova","email":"marco@example.it"}']);
});

test('F13 the receipts: the card stays, and the next try loads them', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'digital@example.it');
  const show = panel.getByRole('button', { name: 'Ricevute' });
  const retry = panel.getByRole('button', { name: 'Riprova' });
  await failsSoftly(wire, {
    call: papers,
    panel,
    act: async () => ((await show.getAttribute('aria-expanded')) === 'true' ? retry.click() : show.click()),
    says: 'Non riusciamo a caricare le ricevute. Riprova più tardi.',
  });
  await expect(panel.getByRole('heading', { name: 'Digital annuale' })).toBeVisible();
  await retry.click();
  await expect(panel.locator('.papers li').first()).toContainText('149,00');
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('F13 a code: each failure is linked to the field, which keeps it', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'digital@example.it');
  await panel.getByText('Hai un codice?').click();
  const field = panel.getByLabel('Codice di attivazione');
  const activate = panel.getByRole('button', { name: 'Attiva abbonamento' });
  await activate.click();
  await expect(field).toHaveAccessibleDescription('Richiesto');
  await field.fill('ABCD-EFGH');
  wire.answer(activation, body(200, '{"success":true,"data":{"na'), 1);
  await activate.click();
  await expect(field).toHaveAccessibleDescription('Codice non attivato. Riprova o contatta il servizio clienti.');
  await expect(field).toHaveValue('ABCD-EFGH');
  await activate.click();
  await expect(field).toHaveAccessibleDescription(/^Codice non riconosciuto\./);
});
