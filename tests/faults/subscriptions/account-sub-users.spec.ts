import type { Locator, Page } from '@playwright/test';
import { seatOf } from '../../journeys/subscriptions/seats.ts';
import { body, fromWorld, held } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import type { Answer } from '../lib/exchange.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

const invite = 'POST account.mg /api/user/subscriptions/*';
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

test('F13 an invitation that fails keeps the address and says so', { tag: '@quick' }, async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader });
  const field = panel.getByLabel('E-mail della persona da invitare');
  await field.fill('persona@example.it');
  await failsSoftly(wire, {
    call: invite,
    panel,
    act: () => panel.getByRole('button', { name: 'Invia invito' }).click(),
    says: failed,
    keeps: [[field, 'persona@example.it']],
  });
});

test('a code is sent once however often its button is pressed', { tag: '@quick' }, async ({ page, wire, reader }) => {
  const resend = 'POST account.mg /api/user/sub-users/*';
  const panel = await open({ page, wire, reader });
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.answer(resend, held(promise, fromWorld()));
  const button = seatOf(panel, 'nipote@example.it').getByRole('button', { name: 'Reinvia codice' });
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  resolve();
  await expect(panel.getByText('Codice inviato a Il nipote.')).toBeVisible();
  expect(wire.calls(resend).filter(({ method }) => method === 'POST')).toHaveLength(1);
});

/** Invites every row with an address, like a server with room for all. */
const invites: Answer = (turn) => {
  const { rows } = JSON.parse(turn.exchange.body);
  const results = rows.map(({ email }: { email: string }, index: number) => ({
    row: index + 1,
    email,
    status: email.includes('@') ? 'invited' : 'refused',
    code: email.includes('@') ? null : 'ERR_EMAIL',
    message: email.includes('@') ? null : 'Inserire email valida',
  }));
  const data = { sub_users: [], seats: { total: 600, used: 0 }, results };
  return body(200, JSON.stringify({ success: true, data, status: { code: 200 } }))(turn);
};

test('500 rows with 40 invalid ones: 460 invited, 40 listed with reasons, and an interrupted run continues where it stopped', async ({
  page,
  wire,
  reader,
}) => {
  const people = Array.from({ length: 500 }, (_, n) => (n % 12 === 6 && n < 480 ? `riga ${n}` : `p${n}@example.it`));
  expect(people.filter((email) => !email.includes('@'))).toHaveLength(40);
  const panel = await open({ page, wire, reader });
  wire.answer(invite, body(503, '{}'));
  wire.answer(invite, invites, 3);
  await panel.getByText('Invita più persone insieme').click();
  await panel.getByLabel('File CSV').setInputFiles({
    name: 'persone.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFFE-mail;Nome\r\n${people.map((email) => `${email};Persona`).join('\r\n')}\r\n`),
  });
  await panel.getByRole('button', { name: 'Invia 500 inviti' }).click();
  await expect(panel.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(panel.getByText('Restano 350 righe da inviare.')).toBeVisible();
  wire.answer(invite, invites);
  await panel.getByRole('button', { name: 'Riprendi da dove si è fermato' }).click();
  await expect(panel.getByText('460 inviti, 40 righe scartate.')).toBeVisible();
  await expect(panel.locator('.refused li')).toHaveCount(40);
  await expect(panel.locator('.refused li').first()).toHaveText('Riga 8 · riga 6: Inserire email valida');
  await expect(panel.locator('.refused li').last()).toHaveText('Riga 476 · riga 474: Inserire email valida');
  const sent = wire
    .calls(invite)
    .filter(({ method }) => method === 'POST')
    .flatMap(({ body: text }) => JSON.parse(text).rows.map(({ email }: { email: string }) => email));
  expect(new Set(sent).size).toBe(500);
});
