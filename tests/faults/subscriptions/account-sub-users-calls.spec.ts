import type { Locator, Page } from '@playwright/test';
import { seatOf } from '../../journeys/subscriptions/seats.ts';
import { body, held } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import type { Answer } from '../lib/exchange.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

const call = 'POST account.mg /api/user/sub-users/*';
const failed = 'Attivazione dell’utente non riuscita.';

interface Scene {
  readonly page: Page;
  readonly wire: FaultProxy;
  readonly reader: Reader;
}

const open = async ({ page, wire, reader }: Scene): Promise<Locator> => {
  await reader.signIn('titolare@example.it');
  await page.goto(wire.page('account.mg', '<np-account-subscriptions></np-account-subscriptions>'));
  return page.locator('np-account-subscriptions');
};

/** The seat after the call: made up, so that the owner's seats stay unchanged for other tests. */
const withStatus =
  (status: string, email: string): Answer =>
  (turn) => {
    const id = Number(/sub-users\/(\d+)/.exec(turn.exchange.path)?.[1]);
    const sub_user = { id, email, name: null, note: null, status, code: null, expires_at: null, actions: ['remove'] };
    return body(200, JSON.stringify({ success: true, data: { sub_user }, status: { code: 200 } }))(turn);
  };

/** Presses twice while the answer is pending: one call is sent. */
const pressedTwice = async (wire: FaultProxy, button: Locator, answer: Answer, of = call): Promise<void> => {
  const before = wire.calls(of).length;
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.answer(of, held(promise, answer));
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  resolve();
  await expect.poll(() => wire.calls(of).length).toBe(before + 1);
};

for (const [action, who] of [
  ['Invia codice', 'circolo@example.it'],
  ['Reinvia codice', 'zia@example.it'],
] as const)
  test(`F13 ${action}: each failure is shown and the seat is unchanged; pressed twice, it is sent once`, async ({
    page,
    wire,
    reader,
  }) => {
    const panel = await open({ page, wire, reader });
    const button = seatOf(panel, who).getByRole('button', { name: action });
    const status = (await seatOf(panel, who).locator('.pill').textContent()) ?? '';
    await failsSoftly(wire, { call, panel, act: () => button.click(), says: failed });
    await expect(seatOf(panel, who).locator('.pill')).toHaveText(status);
    await pressedTwice(wire, button, withStatus('email_sent', who));
    await expect(panel.getByText('Codice inviato a')).toBeVisible();
    await expect(seatOf(panel, who).locator('.pill')).toHaveText('E-mail inviata');
  });

test('a code used meanwhile: the refusal is shown, and the seat shows its current status', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader });
  const row = seatOf(panel, 'circolo@example.it');
  const refusal = { success: false, data: { message: 'Già inviato.', code: 'ERR_STATUS' }, status: { code: 409 } };
  wire.answer(call, body(409, JSON.stringify(refusal)), 1);
  await expect(row).toBeVisible();
  const before = wire.calls('GET account.mg /api/user/subscriptions/*').length;
  await row.getByRole('button', { name: 'Invia codice' }).click();
  await expect(panel.getByRole('alert').filter({ hasText: 'Già inviato.' })).toBeVisible();
  await expect.poll(() => wire.calls('GET account.mg /api/user/subscriptions/*').length).toBe(before + 1);
});

test('F13 a removal: each failure is shown in the dialog; pressed twice, it is sent once', { tag: '@quick' }, async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader });
  await seatOf(panel, 'studio@example.it').getByRole('button', { name: 'Rimuovi' }).click();
  const question = panel.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: 'Rimuovi' });
  await failsSoftly(wire, { call, panel: question, act: () => confirm.click(), says: 'Utente non rimosso. Riprova.' });
  await pressedTwice(wire, confirm, withStatus('renewed', 'studio@example.it'));
  await expect(panel.getByText('Studio non è più tra gli utenti collegati.')).toBeVisible();
});

test('F13 a free seat: each failure is shown in the form, which keeps the typed text; pressed twice, it is sent once', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader });
  await seatOf(panel, 'Posto libero').getByRole('button', { name: 'Assegna' }).click();
  const form = panel.getByRole('dialog');
  const email = form.getByLabel('E-mail della persona da invitare');
  const name = form.getByLabel('Nome e cognome');
  const submit = form.getByRole('button', { name: 'Invia invito' });
  await submit.click();
  for (const [typed, fault] of [
    ['', 'Richiesto'],
    ['a..b@example.it', 'Inserire email valida'],
    ['Titolare@example.it', 'Non puoi invitare te stesso'],
  ] as const) {
    await email.fill(typed);
    await name.focus();
    await submit.click();
    await expect(email).toHaveAccessibleDescription(fault);
    await expect(email).toBeFocused();
  }
  await expect(form.getByRole('alert')).toHaveCount(0);
  await email.fill('amica@example.it');
  await name.fill('è'.repeat(51));
  await submit.click();
  await expect(name).toHaveAccessibleDescription('Massimo 50 caratteri');
  await expect(name).toHaveValue('è'.repeat(51));
  expect(wire.calls(call)).toEqual([]);
  await name.fill('Un’amica');
  await failsSoftly(wire, {
    call,
    panel: form,
    act: () => submit.click(),
    says: failed,
    keeps: [
      [email, 'amica@example.it'],
      [name, 'Un’amica'],
    ],
  });
  await pressedTwice(wire, submit, withStatus('email_sent', 'amica@example.it'));
  await expect(panel.getByText('Invito inviato a amica@example.it.')).toBeVisible();
  const sent = wire.calls(call).map(({ body: text }) => text);
  expect(new Set(sent)).toEqual(new Set(['{"email":"amica@example.it","name":"Un’amica"}']));
});

test('an invitation and a file are sent once, however often the button is pressed', async ({ page, wire, reader }) => {
  const invite = 'POST account.mg /api/user/subscriptions/*';
  const panel = await open({ page, wire, reader });
  const answer = body(200, '{"success":true,"data":{"sub_users":[],"seats":{"total":12,"used":0},"results":[]}}');
  await panel.getByLabel('E-mail della persona da invitare').fill('amica@example.it');
  await pressedTwice(wire, panel.getByRole('button', { name: 'Invia invito' }), answer, invite);
  await expect(panel.getByText('Invito inviato a amica@example.it.')).toBeVisible();
  await panel.getByText('Invita più persone insieme').click();
  const file = { name: 'una.csv', mimeType: 'text/csv', buffer: Buffer.from('una@example.it\n') };
  await panel.getByLabel('File CSV').setInputFiles(file);
  await pressedTwice(wire, panel.getByRole('button', { name: 'Invia 1 invito' }), answer, invite);
  await expect(panel.getByText('0 inviti, 1 riga scartata.')).toBeVisible();
});

test('an activation code is sent once, however often the button is pressed', async ({ page, wire, reader }) => {
  const activation = 'POST account.mg /api/user/subscriptions/activate';
  const panel = await open({ page, wire, reader });
  await panel.getByText('Hai un codice?').click();
  await panel.getByLabel('Codice di attivazione').fill('ABCD-EFGH');
  const refusal = { success: false, data: { message: 'Questo codice è già stato usato.' }, status: { code: 409 } };
  const button = panel.getByRole('button', { name: 'Attiva abbonamento' });
  await pressedTwice(wire, button, body(409, JSON.stringify(refusal)), activation);
  await expect(panel.getByText('Questo codice è già stato usato.')).toBeVisible();
});
