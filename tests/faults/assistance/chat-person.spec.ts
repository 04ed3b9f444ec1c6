import { body, status } from '../lib/answers.ts';
import { ask, chat } from '../lib/chat.ts';
import { json, open } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const question = 'POST account.mg /api/site/chat';
const answer = body(200, '{"success":true,"data":"Dalla pagina Abbonamenti."}');

test('cards, IBANs and fiscal codes are masked before a question is sent or stored, and the reader sees a note', {
  tag: '@quick',
}, async ({ page, wire }) => {
  wire.answer(question, answer);
  await open(page, wire, { markup: chat });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('textbox').fill('Carta 4111 1111 1111 1111, IBAN IT60X0542811101000000123456, RSSMRA80A01H501U');
  await page.keyboard.press('Enter');
  const hidden = `Carta •••• •••• •••• ••••, IBAN ${'•'.repeat(27)}, ${'•'.repeat(16)}`;
  await expect(page.getByRole('log')).toContainText(hidden);
  await expect(
    page.getByText('Abbiamo nascosto un numero di carta, un IBAN o un codice fiscale: in chat non servono.'),
  ).toHaveCount(1);
  await expect(page.getByRole('textbox')).toHaveValue('');
  expect(json(await wire.seen(question)).content).toBe(hidden);
  await page.getByRole('textbox').fill('E quanto costa Digital?');
  await page.keyboard.press('Enter');
  expect((await wire.seen(question, 2)).body).not.toMatch(/4111|IT60|RSSMRA/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /4111|IT60|RSSMRA/,
  );
});

for (const [when, time, way] of [
  ['during opening hours', '2026-03-18T09:00:00Z', 'Parla con una persona'],
  ['on a Sunday', '2026-03-22T10:00:00Z', 'Riapriamo lunedì alle 9:00'],
] as const) {
  test(`${when}: from the start it says that it is an AI, and offers a person; the talk has 440 of 640 px, and more once the note has folded`, async ({
    page,
    wire,
  }) => {
    await page.clock.install({ time });
    wire.answer(question, answer);
    await open(page, wire, { markup: chat });
    await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assistenza' });
    await expect(dialog.getByRole('button', { name: 'Continua come anonimo' })).toBeVisible();
    await expect(dialog.getByText('Utente Anonimo')).toHaveCount(0);
    const strip = dialog.locator('.way-out');
    const room = () => dialog.locator('.log').evaluate((log) => log.clientHeight);
    await expect(strip).toContainText('Ti risponde un’intelligenza artificiale: può sbagliare.');
    await expect(strip).toContainText(way);
    expect(await dialog.locator('.sheet').evaluate((sheet) => sheet.clientHeight + 2)).toBe(640);
    expect(await room()).toBeGreaterThanOrEqual(440);
    await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Ti abbiamo aiutato?')).toBeVisible();
    await expect(strip).toHaveText(way.startsWith('Riapriamo') ? `${way}. Lasciaci un messaggio` : way);
    expect(await room()).toBeGreaterThanOrEqual(454);
    await expect(dialog.getByRole('button', { name: 'Parla con un operatore' })).toHaveCount(0);
    const link = dialog.getByRole('link', { name: 'Lasciaci un messaggio' });
    if (way.startsWith('Riapriamo'))
      await expect(link).toHaveAttribute('href', wire.at('account.mg', '/contact?forceForm=1'));
    else {
      await dialog.getByRole('button', { name: way }).click();
      await expect(page.getByRole('heading', { name: 'Ti mettiamo in contatto con una persona' })).toBeFocused();
    }
  });
}

test('F17 two questions in a row without an answer offer a person; an answer removes the offer', async ({
  page,
  wire,
}) => {
  await page.clock.install({ time: '2026-03-18T09:00:00Z' });
  wire.answer(question, status(500));
  await open(page, wire, { markup: chat });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await page.keyboard.press('Enter');
  const person = page.getByRole('heading', { name: 'Ti mettiamo in contatto con una persona' });
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect(person).toHaveCount(0);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(person).toBeFocused();
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  wire.answer(question, answer);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Dalla pagina Abbonamenti.')).toBeVisible();
  await expect(person).toHaveCount(0);
});

test('the reader sees and edits what the operator receives, and sends it explicitly; the page receives the hand-off event', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  await page.clock.install({ time: '2026-03-18T09:00:00Z' });
  wire.answer(question, answer);
  await open(page, wire, { markup: chat });
  await page.evaluate(() => {
    const ways: string[] = [];
    Object.assign(window, { ways });
    document.addEventListener('np-chat-handoff', (event) => ways.push(Reflect.get(event, 'detail').way));
  });
  await ask(page);
  await page.getByRole('button', { name: 'Non mi è stato utile' }).click();
  const packet = page.getByRole('textbox', { name: 'Che cosa diciamo all’operatore: puoi cambiarlo' });
  await expect(packet).toHaveValue(
    `Testata: Il Meriggio di Gaviano\nPagina: ${page.url()}\nAbbonamento: Digital\n\nLettore: Come disdico l’abbonamento?\nAssistente virtuale: Dalla pagina Abbonamenti.`,
  );
  await packet.fill('Solo questo: non riesco a disdire.');
  await page.getByRole('button', { name: 'Parla con un operatore' }).click();
  const region = page.getByRole('region', { name: 'Assistenza dal vivo' });
  await expect(region).toContainText('Solo questo: non riesco a disdire.');
  await expect(region).not.toContainText('Testata');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ways'))).toEqual(['operator']);
});

test('an answer that names a place of the account area has a link to it', async ({ page, wire }) => {
  wire.answer(question, body(200, '{"success":true,"data":"Vai in Abbonamenti, scheda «Codici di attivazione»."}'));
  await open(page, wire, { markup: chat });
  await ask(page);
  for (const [name, path] of [
    ['Apri «Abbonamenti»', '/user/subscriptions'],
    ['Apri «Codici di attivazione»', '/user/subscriptions#codici'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', wire.at('account.mg', path));
});

test('reset() forgets messages and draft, also in the browser', async ({ page, wire }) => {
  wire.answer(question, answer);
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText('Dalla pagina Abbonamenti.')).toBeVisible();
  await page.getByRole('textbox').fill('Un’altra domanda');
  await page.locator('np-assistance-chat').evaluate((element) => Reflect.get(element, 'reset').call(element));
  await expect(page.getByRole('textbox')).toHaveValue('');
  await expect(page.getByText('Dalla pagina Abbonamenti.')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cw_msg'))).toBeNull();
});
