import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { body, fromWorld, hang, held, reset, status } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import { brokenBodies, unprintable } from '../lib/broken-bodies.ts';
import type { Answer } from '../lib/exchange.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

const base = 'mg /api/user/rassegna';
const select = `POST ${base}/selezione`;

interface Scene {
  readonly page: Page;
  readonly wire: FaultProxy;
  readonly reader: Reader;
}

/** Runs in a page of the newsstand: removes all chosen stories of the review. */
const choose = async (path: string): Promise<boolean> => {
  const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
  const { data } = await (await fetch(path)).json();
  const ids = (data.selezione?.items ?? []).map(({ id }: { id: number }) => id);
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify({ ids, selected: false }) })).ok;
};

/** Opens the company's press review on a bare page of the newsstand, without a chosen story. */
const open = async ({ page, wire, reader }: Scene): Promise<Locator> => {
  await reader.signIn('azienda@example.it');
  await page.goto(wire.page('mg', '', ''));
  expect(await page.evaluate(choose, '/api/user/rassegna/selezione')).toBe(true);
  await page.goto(wire.page('mg', '<np-rassegna></np-rassegna>'));
  const desk = page.locator('np-rassegna .desk');
  await expect(desk.locator('.press-row').first()).toBeVisible();
  await wire.seen(`GET ${base}/selezione`, 2);
  await expect(desk.locator('[aria-busy=true]')).toHaveCount(0);
  return desk;
};

const box = (desk: Locator, row: number): Locator => desk.locator('.press-row').nth(row).getByRole('checkbox');

test('F13 whatever last-date returns: the dashboard', async ({ page, wire, reader }) => {
  await reader.signIn('azienda@example.it');
  const address = wire.page('mg', '<np-rassegna></np-rassegna>');
  for (const [n, content] of brokenBodies.entries()) {
    wire.answer(`GET ${base}/last-date`, body(200, content));
    wire.document('mg', '/dashboard', `<!doctype html><title>Cruscotto ${n}</title>`);
    await page.goto(address);
    await expect(page, content).toHaveTitle(`Cruscotto ${n}`);
  }
});

test('a lost connection keeps choice and order: they wait, through a reload too, and are sent once it is back', {
  tag: '@quick',
}, async ({ page, wire, reader }) => {
  const desk = await open({ page, wire, reader });
  const ids = (await desk.locator('.press-row .c-id').allTextContents()).map(Number);
  wire.answer(select, reset);
  await box(desk, 0).check();
  await expect(desk.locator('.notice')).toContainText('Le modifiche sono conservate');
  await box(desk, 1).check();
  await expect(desk.locator('.desk-bar [role=status]')).toHaveText('2 articoli selezionati');
  await desk.getByRole('tab', { name: /^Rassegna/ }).click();
  await desk
    .getByRole('button', { name: /^Sposta su/ })
    .nth(1)
    .click();
  await expect(desk.getByText(': posto 1 di 2.')).toBeAttached();
  await page.reload();
  await expect(desk.locator('.notice')).toContainText('Le modifiche sono conservate');
  await expect(desk.locator('.desk-bar [role=status]')).toHaveText('2 articoli selezionati');
  const sent = wire.calls(select).filter(({ method }) => method === 'POST').length;
  wire.answer(select, fromWorld());
  await desk.locator('.notice').getByRole('button', { name: 'Riprova' }).click();
  await wire.seen(select, sent + 3);
  await expect(desk.locator('.notice')).toHaveCount(0);
  const bodies = wire
    .calls(select)
    .slice(-3)
    .map((call) => JSON.parse(call.body));
  expect(bodies).toEqual([
    { ids: [ids[0]], selected: true },
    { ids: [ids[1]], selected: true },
    { ids: [], selected: true, order: [ids[1], ids[0]] },
  ]);
  await page.reload();
  await desk.getByRole('tab', { name: /^Rassegna/ }).click();
  await expect(desk.locator('.review-item')).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('np_rassegna'))).toBeNull();
});

test('F17 a choice that the server refuses is undone with a message; the next one counts', async ({
  page,
  wire,
  reader,
}) => {
  const desk = await open({ page, wire, reader });
  wire.answer(select, status(503), 1);
  await box(desk, 0).click();
  await expect(desk.getByRole('alert')).toHaveText('La selezione non è cambiata. Riprova.');
  await expect(box(desk, 0)).not.toBeChecked();
  await expect(desk.locator('.desk-bar')).toHaveCount(0);
  await box(desk, 0).click();
  await expect(box(desk, 0)).toBeChecked();
  await expect(desk.locator('.desk-bar [role=status]')).toHaveText('1 articolo selezionato');
});

test('F19 changes are sent one after another however fast they come, and none is lost', async ({
  page,
  wire,
  reader,
}) => {
  const desk = await open({ page, wire, reader });
  const before = wire.calls(select).filter(({ method }) => method === 'POST').length;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(select, held(released, fromWorld()), 1);
  for (const row of [0, 1, 2]) await box(desk, row).check();
  await wire.seen(select, before + 1);
  expect(wire.calls(select).filter(({ method }) => method === 'POST').length).toBe(before + 1);
  release();
  await wire.seen(select, before + 3);
  await expect(desk.locator('.desk-bar [role=status]')).toHaveText('3 articoli selezionati');
  await page.reload();
  await expect(desk.locator('.desk-bar [role=status]')).toHaveText('3 articoli selezionati');
});

test('F06 F24 calls that never end are aborted when the element is removed', async ({ page, wire, reader }) => {
  await reader.signIn('azienda@example.it');
  for (const path of ['', '/selezione', '/destinatari', '/profilo']) wire.answer(`GET ${base}${path}`, hang);
  await page.goto(wire.page('mg', '<np-rassegna></np-rassegna>'));
  await expect(page.locator('np-rassegna .desk')).toBeVisible();
  for (const path of ['', '/selezione', '/destinatari', '/profilo']) await wire.seen(`GET ${base}${path}`);
  await page.evaluate(() => document.querySelector('np-rassegna')?.remove());
  for (const path of ['', '/selezione', '/destinatari', '/profilo']) await wire.abandoned(`GET ${base}${path}`);
});

/** The dialog that sends a review of one story. */
const openSending = async (scene: Scene) => {
  const desk = await open(scene);
  await box(desk, 0).check();
  const send = desk.getByRole('button', { name: /^Invia a/ });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.click();
  const dialog = desk.getByRole('dialog', { name: 'Invia la rassegna' });
  return { desk, dialog, subject: dialog.getByLabel('Oggetto') };
};

test('F13 sending: every failure is shown in the dialog, and typed text stays', async ({ page, wire, reader }) => {
  const { desk, dialog, subject } = await openSending({ page, wire, reader });
  await subject.fill('Prova');
  await failsSoftly(wire, {
    call: `POST ${base}/invio`,
    panel: dialog,
    act: () => dialog.getByRole('button', { name: /^Invia/ }).click(),
    says: 'La rassegna non è partita. Riprova.',
    keeps: [[subject, 'Prova']],
  });
  await expect(desk).not.toContainText(unprintable);
});

/** The world does what is asked, and its answer never arrives. */
const lost: Answer = async ({ response, ask }) => {
  (await ask()).resume();
  response.socket?.resetAndDestroy();
};

test('the answer of the sending is lost: the text stays, the second try sends to nobody twice and finds the delivery', async ({
  page,
  wire,
  reader,
}) => {
  const { desk, dialog, subject } = await openSending({ page, wire, reader });
  const typed = `Risposta perduta ${Date.now()}`;
  await subject.fill(typed);
  await dialog.getByLabel('Messaggio di apertura (facoltativo)').fill('Buona lettura');
  wire.answer(`POST ${base}/invio`, lost);
  const submit = dialog.getByRole('button', { name: /^Invia a/ });
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('Connessione assente o instabile. Riprova.');
  await expect(subject).toHaveValue(typed);
  await expect(dialog.getByLabel('Messaggio di apertura (facoltativo)')).toHaveValue('Buona lettura');
  wire.answer(`POST ${base}/invio`, fromWorld());
  await submit.click();
  const card = desk.locator('.deliveries .panel-card').filter({ hasText: typed });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('10 inviate, 2 non riuscite');
  // Only the two refused ones were tried again.
  await expect(card.getByText(/tentativi/)).toHaveCount(2);
});

test('the answer of the scheduling is lost: the second try schedules nothing twice', async ({ page, wire, reader }) => {
  const { desk, dialog, subject } = await openSending({ page, wire, reader });
  const typed = `Programmata una volta ${Date.now()}`;
  await subject.fill(typed);
  await dialog.getByLabel('Quando').selectOption({ label: 'A un’ora scelta' });
  wire.answer(`POST ${base}/invio/programmati`, lost);
  const submit = dialog.getByRole('button', { name: /^Programma/ });
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('Connessione assente o instabile. Riprova.');
  wire.answer(`POST ${base}/invio/programmati`, fromWorld());
  await submit.click();
  const line = desk.locator('.plans li').filter({ hasText: typed });
  await expect(line).toHaveCount(1);
  await line.getByRole('button').click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Annulla l’invio' }).click();
  await expect(line).toHaveCount(0);
});

test('F13 scheduling and cancelling: every failure is shown in its dialog, and typed text stays', async ({
  page,
  wire,
  reader,
}) => {
  const { desk, dialog, subject } = await openSending({ page, wire, reader });
  await subject.fill('Prova a un’ora');
  await dialog.getByLabel('Quando').selectOption({ label: 'A un’ora scelta' });
  const plan = `POST ${base}/invio/programmati`;
  await failsSoftly(wire, {
    call: plan,
    panel: dialog,
    act: () => dialog.getByRole('button', { name: /^Programma/ }).click(),
    says: 'L’invio non è stato programmato. Riprova.',
    keeps: [[subject, 'Prova a un’ora']],
  });
  await dialog.getByRole('button', { name: /^Programma/ }).click();
  const line = desk.locator('.plans li').filter({ hasText: 'Prova a un’ora' }).first();
  await line.getByRole('button').click();
  const question = desk.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: 'Annulla l’invio' });
  await failsSoftly(wire, {
    call: `${plan}/*`,
    panel: question,
    act: () => confirm.click(),
    says: 'L’invio non è stato annullato. Riprova.',
  });
  await confirm.click();
  await expect(desk.locator('.plans')).toHaveCount(0);
});

const dispatch = `POST ${base}/invio`;
const unsaved = 'Le ultime modifiche non sono ancora salvate. Controlla la rassegna e riprova.';

/** Two stories are chosen and saved; then one is left out, and that change is pending. */
const leaveOutOne = async (scene: Scene): Promise<{ readonly desk: Locator; readonly letGo: () => void }> => {
  const { wire } = scene;
  const desk = await open(scene);
  const before = wire.calls(select).length;
  for (const row of [0, 1]) await box(desk, row).check();
  await wire.seen(select, before + 2);
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.answer(select, held(promise, fromWorld()), 1);
  await box(desk, 1).uncheck();
  await wire.seen(select, before + 3);
  return { desk, letGo: resolve };
};

test('a review that is sent at once includes the change that was still pending', async ({ page, wire, reader }) => {
  const { desk, letGo } = await leaveOutOne({ page, wire, reader });
  await desk.getByRole('button', { name: /^Invia a/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'Invia la rassegna' });
  const submit = dialog.getByRole('button', { name: /^Invia a/ });
  await expect(dialog).toContainText('1 articolo');
  await expect(dialog).toContainText('12 con questo invio (1 articolo × 12 destinatari)');
  await submit.click();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  expect(wire.calls(dispatch)).toEqual([]);
  letGo();
  await expect(desk.locator('.deliveries .panel-card').first()).toContainText('· 1 articolo');
  expect(wire.calls(dispatch).length).toBe(1);
});

test('a review is not sent while its last change cannot be saved: the dialog says so and keeps the typed text', async ({
  page,
  wire,
  reader,
}) => {
  const { desk, letGo } = await leaveOutOne({ page, wire, reader });
  wire.answer(select, reset);
  await box(desk, 0).uncheck();
  await box(desk, 2).check();
  letGo();
  await expect(desk.locator('.notice')).toContainText('Le modifiche sono conservate');
  await desk.getByRole('button', { name: /^Invia a/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'Invia la rassegna' });
  await dialog.getByLabel('Oggetto').fill('Senza rete');
  await dialog.getByRole('button', { name: /^Invia a/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText(unsaved);
  expect(wire.calls(dispatch)).toEqual([]);
  wire.answer(select, fromWorld());
  await dialog.getByRole('button', { name: /^Invia a/ }).click();
  await expect(desk.locator('.deliveries .panel-card').filter({ hasText: 'Senza rete' })).toContainText('· 1 articolo');
});

test('a file of the review includes the change that was still pending; when that cannot be saved a message says so', async ({
  page,
  wire,
  reader,
}) => {
  const { desk, letGo } = await leaveOutOne({ page, wire, reader });
  await desk.getByRole('tab', { name: /^Rassegna/ }).click();
  const file = desk.getByRole('link', { name: 'Scarica il CSV' });
  const download = page.waitForEvent('download');
  await file.click();
  letGo();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.length).toBe(2);
  wire.answer(select, reset);
  await desk.getByRole('button', { name: /^Togli/ }).click();
  await desk.locator('.toasts').getByRole('button', { name: 'Annulla' }).click();
  await file.click();
  await expect(desk.getByRole('alert')).toHaveText(unsaved);
});
