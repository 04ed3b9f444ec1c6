import type { Locator, Page } from '@playwright/test';
import { body, fromWorld, held, reset } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import { chat } from '../lib/chat.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { json, outside } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const contact = '<np-account-contact></np-account-contact>';
const sent = 'POST account.mg /api/site/contact';
const said = 'Mi serve la fattura di ottobre.';

const open = async (page: Page, wire: FaultProxy, markup = contact, query = ''): Promise<Locator> => {
  await page.goto(wire.page('account.mg', markup) + query);
  const panel = page.locator('np-account-contact');
  await expect(panel.locator('form')).toBeVisible();
  return panel;
};

const submit = (panel: Locator): Locator => panel.getByRole('button', { name: /Invia messaggio|Invio in corso/ });

const write = async (panel: Locator): Promise<void> => {
  await panel.getByText('Pagamenti e fatturazione').click();
  await panel.getByLabel('Oggetto').selectOption({ label: 'Non ho ricevuto la fattura' });
  await panel.getByLabel('E-mail').fill('andrea@example.it');
  await panel.getByLabel('Messaggio').fill(said);
  await panel.getByRole('checkbox', { name: 'Acconsento' }).check();
};

test('anybody may write: the quick links are beside the form, the ticket number follows; a double press sends once', {
  tag: '@quick',
}, async ({ page, wire }) => {
  const panel = await open(page, wire);
  await write(panel);
  await expect(panel).toContainText('Controlla in Profilo che la fattura sia richiesta e i dati completi.');
  await expect(panel.getByRole('link', { name: 'Vai alla pagina' })).toHaveAttribute(
    'href',
    wire.at('account.mg', '/user/profile'),
  );
  await panel.getByLabel('Allegato').setInputFiles({
    name: 'estratto.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(panel.getByText('estratto.pdf')).toBeVisible();
  expect(wire.calls(outside.captcha)).toEqual([]);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(sent, held(released, fromWorld()));
  await submit(panel).dblclick();
  await wire.seen(sent);
  await submit(panel).press('Enter');
  await expect(submit(panel)).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(panel.getByRole('status').filter({ hasText: 'Messaggio inviato' })).toBeFocused();
  await expect(panel).toContainText(/Il numero della richiesta è MG-\d{4}-\d{6}/);
  const posts = wire.calls(sent).filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(1);
  expect(json(posts[0])).toMatchObject({
    topic: 'payments',
    issue: 'invoice',
    message: said,
    email: 'andrea@example.it',
    attachment: { name: 'estratto.pdf', type: 'application/pdf', data: 'JVBERi0xLjc=' },
    'g-recaptcha-response': expect.stringMatching(/./),
  });
});

test('F13 a message that fails to send stays in the form, and the next try succeeds', { tag: '@quick' }, async ({
  page,
  wire,
}) => {
  const panel = await open(page, wire);
  await write(panel);
  await failsSoftly(wire, {
    call: sent,
    panel,
    act: async () => {
      await submit(panel).click();
      await expect(submit(panel)).not.toHaveAttribute('aria-disabled', 'true');
    },
    says: 'Il messaggio non è partito. È ancora qui: riprova.',
    keeps: [
      [panel.getByLabel('Oggetto'), 'invoice'],
      [panel.getByLabel('E-mail'), 'andrea@example.it'],
      [panel.getByLabel('Messaggio'), said],
      [panel.getByRole('checkbox', { name: 'Acconsento' }), true],
    ],
  });
  await submit(panel).click();
  await expect(panel).toContainText('Messaggio inviato');
});

test('F20 A48 the captcha is blocked: nothing is sent, a message says so, the form stays, the next try succeeds', async ({
  page,
  wire,
}) => {
  wire.answer(outside.captcha, reset);
  const panel = await open(page, wire);
  await write(panel);
  await submit(panel).click();
  await expect(panel.getByRole('alert')).toContainText('Non riusciamo a verificare la richiesta.');
  await expect(panel.getByLabel('Messaggio')).toHaveValue(said);
  expect(wire.calls(sent)).toEqual([]);
  wire.answer(outside.captcha, fromWorld());
  await submit(panel).click();
  await expect(panel).toContainText('Messaggio inviato');
});

test('a refusal is shown at its field', async ({ page, wire }) => {
  const panel = await open(page, wire);
  await write(panel);
  wire.answer(sent, body(422, '{"success":false,"data":{"errors":{"email":"email"}},"status":{"code":422}}'), 1);
  await submit(panel).click();
  await expect(panel.getByLabel('E-mail')).toHaveAccessibleDescription('Inserire email valida');
});

test('an empty form: an error at every field, announced first; a file of another kind is refused', async ({
  page,
  wire,
}) => {
  const panel = await open(page, wire);
  await panel.getByLabel('Allegato').setInputFiles({
    name: 'pagina.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<p>'),
  });
  await submit(panel).click();
  await expect(panel.getByRole('alert')).toBeFocused();
  await expect(panel.getByRole('alert')).toContainText('Compilare tutti i campi richiesti');
  for (const name of ['E-mail', 'Oggetto', 'Messaggio'])
    await expect(panel.getByLabel(name)).toHaveAccessibleDescription('Richiesto');
  await expect(panel.getByRole('checkbox', { name: 'Acconsento' })).toHaveAccessibleDescription('Richiesto');
  await expect(panel.getByLabel('Allegato')).toHaveAccessibleDescription('Scegliere un PDF, un’immagine o un testo');
  expect(wire.calls(sent)).toEqual([]);
});

test('a signed-in reader need not say who they are; a visitor is offered both ways into the chat', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open(page, wire, contact + chat);
  await expect(panel.getByRole('link', { name: 'Accedi per chattare' })).toHaveAttribute(
    'href',
    /\/sso\/request-login\?redirect_uri=/,
  );
  await expect(panel).toContainText('Avviando la chat acconsenti al trattamento dei dati personali.');
  await panel.getByRole('button', { name: 'Continua come anonimo' }).click();
  // A reader who has chosen is not asked again.
  await expect(page.getByRole('dialog')).toContainText('Scrivi come Utente Anonimo: non condividere dati personali.');
  await reader.signIn();
  await open(page, wire, contact + chat);
  await expect(panel.getByLabel('E-mail')).toHaveValue('digital@example.it');
  await panel.getByRole('button', { name: 'Avvia la chat' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the conversation of the chat is included in the message, or left out if the reader wants', async ({
  page,
  wire,
}) => {
  const talk = [
    { role: 'user', content: 'Dov’è la mia fattura?', date: '21/11/2026, 10:42:05' },
    { role: 'assistant', content: 'Nella pagina Abbonamenti.', date: '21/11/2026, 10:42:07' },
  ];
  await page.addInitScript((text) => localStorage.setItem('cw_msg', text), JSON.stringify(talk));
  const panel = await open(page, wire, contact + chat, '?forceForm=1');
  await expect(panel.getByRole('radio', { name: 'Abbonamento' })).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveText([
    'Tu: Dov’è la mia fattura?',
    'Assistente: Nella pagina Abbonamenti.',
  ]);
  await write(panel);
  await submit(panel).click();
  expect(json(await wire.seen(sent)).transcript).toEqual(talk);
  await panel.getByRole('button', { name: 'Scrivi un altro messaggio' }).click();
  await write(panel);
  await panel.getByRole('checkbox', { name: 'Allega la conversazione' }).uncheck();
  await submit(panel).click();
  expect(json(await wire.seen(sent, 2))).not.toHaveProperty('transcript');
});

for (const timezoneId of ['America/New_York', 'Asia/Tokyo'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('F48 the phone’s hours are Italy’s: until 21, from the next morning, Monday or Tuesday at 9', async ({
      page,
      wire,
    }) => {
      await page.clock.install({ time: '2026-03-18T09:00:00Z' });
      for (const [time, says] of [
        ['2026-03-18T19:59:59Z', 'Aperto ora chiude alle 21'],
        ['2026-03-18T20:00:00Z', 'Chiuso ora riapre domani alle 9'],
        ['2026-04-06T10:00:00Z', 'Chiuso ora riapre domani alle 9'],
        ['2026-03-21T12:00:00Z', 'Chiuso ora riapre lunedì alle 9'],
      ] as const) {
        await page.clock.setFixedTime(time);
        const panel = await open(page, wire);
        await expect(panel.locator('.opening'), time).toHaveText(says);
      }
    });
  });

test('the phone closes while the page is open', async ({ page, wire }) => {
  await page.clock.install({ time: '2026-03-18T19:55:00Z' });
  const panel = await open(page, wire);
  await expect(panel.locator('.opening')).toContainText('Aperto ora');
  await expect(async () => {
    await page.clock.runFor(301_000);
    await expect(panel.locator('.opening')).toContainText('Chiuso ora', { timeout: 500 });
  }).toPass();
});

test('a conversation from the chat of another origin comes with the reader, is removed from the address at once, and is sent once', async ({
  page,
  wire,
}) => {
  const answer = 'La tua carta non serve: vai nella pagina Abbonamenti.';
  wire.answer('POST account.mg /api/site/chat', body(200, JSON.stringify({ success: true, data: answer })));
  wire.page('account.mg', contact, undefined, '/contact');
  await page.goto(wire.page('www.mg', chat));
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('textbox').fill('Dov’è la fattura della carta 4539 1488 0343 6467?');
  await page.getByRole('textbox').press('Enter');
  await page.getByRole('button', { name: 'Non mi è stato utile' }).click();
  // The link to a person carries the conversation once the chat has its code.
  await expect(page.locator('np-assistance-chat [data-waiting]')).toHaveCount(0);
  const from = page.url();
  await page
    .getByRole('link', { name: /^(Contattaci|Scrivici)$/ })
    .last()
    .click();
  const panel = page.locator('np-account-contact');
  await expect(panel.getByRole('listitem')).toHaveText([
    'Tu: Dov’è la fattura della carta •••• •••• •••• ••••?',
    `Assistente: ${answer}`,
  ]);
  await expect(page).toHaveURL(wire.at('account.mg', '/contact?forceForm=1'));
  await write(panel);
  await submit(panel).click();
  const message = json(await wire.seen(sent));
  expect(message.url).toBe(from);
  expect(message.transcript).toMatchObject([
    { role: 'user', content: 'Dov’è la fattura della carta •••• •••• •••• ••••?' },
    { role: 'assistant', content: answer },
  ]);
  expect(wire.log.filter(({ url }) => url.includes('fattura'))).toEqual([]);
  await panel.getByRole('button', { name: 'Scrivi un altro messaggio' }).click();
  await expect(panel.getByRole('checkbox', { name: 'Allega la conversazione' })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('fattura');
});

test('a fragment that is not a conversation leaves the form unchanged', async ({ page, wire }) => {
  for (const talk of [
    '%',
    '%7B',
    encodeURIComponent('{"page":{},"messages":[{"role":"system","content":"x","date":""}]}'),
  ]) {
    const panel = await open(page, wire, contact, `#np-talk=${talk}`);
    await expect(panel.getByRole('checkbox', { name: 'Acconsento' })).toBeVisible();
    await expect(panel.getByRole('listitem'), talk).toHaveCount(0);
    await expect(page, talk).toHaveURL((url) => url.hash === '');
  }
});
