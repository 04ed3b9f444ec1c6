import type { Page } from '@playwright/test';
import { body, held, status } from '../lib/answers.ts';
import { ask, chat } from '../lib/chat.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { advanceClock, json, open, outside } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

/** A Wednesday, ten in the morning in Italy. */
const inHours = '2026-03-18T09:00:00Z';
const operator = 'Parla con un operatore';
const launcher = (page: Page) => page.locator('np-assistance-chat').getByRole('button', { name: 'Apri l’assistenza' });
const region = (page: Page) => page.getByRole('region', { name: 'Assistenza dal vivo' });

/** A page whose reader has asked and got an answer. */
const answered = async (page: Page, wire: FaultProxy, time = inHours): Promise<void> => {
  await page.clock.install({ time });
  wire.answer('POST account.mg /api/site/chat', body(200, '{"success":true,"data":"Dalla pagina Abbonamenti."}'));
  await open(page, wire, { markup: chat });
  await ask(page);
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
};

const unhelpful = (page: Page): Promise<void> => page.getByRole('button', { name: 'Non mi è stato utile' }).click();

test('P12 P15 the live chat loads when a signed-in reader wants a person, under the terms; it opens in place of the widget', {
  tag: '@quick',
}, async ({ page, wire, reader }) => {
  await reader.signIn();
  await answered(page, wire);
  await unhelpful(page);
  await expect(page.getByRole('heading', { name: 'Ti mettiamo in contatto con una persona' })).toBeFocused();
  await expect(page.getByText('Oggi rispondiamo fino alle 21.')).toBeVisible();
  await expect(page.getByText('Avviando la chat acconsenti al trattamento dei dati personali.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contattaci' })).toHaveAttribute(
    'href',
    wire.at('account.mg', '/contact'),
  );
  await advanceClock(page, wire);
  expect(wire.calls(outside.liveChat)).toEqual([]);

  await page.getByRole('button', { name: operator }).click();
  await expect(region(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(launcher(page)).toBeHidden();
  expect(wire.calls(outside.liveChat)).toHaveLength(1);
  await page.getByRole('button', { name: 'Riduci' }).click();
  await expect(launcher(page)).toBeFocused();

  await launcher(page).click();
  await unhelpful(page);
  await page.getByRole('button', { name: operator }).click();
  await expect(region(page)).toBeVisible();
  expect(wire.calls(outside.liveChat)).toHaveLength(1);
});

for (const [when, time] of [
  ['on a Wednesday at 21:00', '2026-03-18T20:00:00Z'],
  ['on a Saturday at 13:00', '2026-03-21T12:00:00Z'],
  ['on a Sunday', '2026-03-22T10:00:00Z'],
  ['on 25 December, a Friday', '2026-12-25T10:00:00Z'],
] as const) {
  test(`closed ${when}: the contact page with its form instead of the live chat`, {
    tag: when === 'on a Sunday' ? '@quick' : [],
  }, async ({ page, wire, reader }) => {
    await reader.signIn();
    await answered(page, wire, time);
    await unhelpful(page);
    await expect(page.getByText('Operatori non disponibili')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Scrivici' })).toHaveAttribute(
      'href',
      wire.at('account.mg', '/contact?forceForm=1'),
    );
    await expect(page.getByRole('button', { name: operator })).toHaveCount(0);
    expect(wire.calls(outside.liveChat)).toEqual([]);
  });
}

for (const timezoneId of ['America/New_York', 'Asia/Tokyo'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('F48 the hours are Italy’s: an operator at 20:59:59, the contact page at 21:00', async ({
      page,
      wire,
      reader,
    }) => {
      await reader.signIn();
      await answered(page, wire, '2026-03-18T19:59:59Z');
      await page.clock.setFixedTime('2026-03-18T19:59:59Z');
      await unhelpful(page);
      await expect(page.getByText('Oggi rispondiamo fino alle 21.')).toBeVisible();
      await expect(page.getByRole('button', { name: operator })).toBeVisible();
      await page.clock.setFixedTime('2026-03-18T20:00:00Z');
      await page.getByRole('button', { name: operator }).click();
      await expect(page.getByRole('link', { name: 'Scrivici' })).toBeVisible();
      await expect(page.getByText(/Riapriamo giovedì alle 9:00/).last()).toBeVisible();
      expect(wire.calls(outside.liveChat)).toEqual([]);
    });
  });

test('F49 the chat is opened at 20:58 and the choice made at 21:01: the time of the choice decides', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  await answered(page, wire, '2026-03-18T19:58:00Z');
  await unhelpful(page);
  await page.clock.setSystemTime('2026-03-18T20:01:00Z');
  await page.getByRole('button', { name: operator }).click();
  await expect(page.getByRole('link', { name: 'Scrivici' })).toBeVisible();
  expect(wire.calls(outside.liveChat)).toEqual([]);
});

test('a visitor: no operator, but the sign-in and the contact page', async ({ page, wire }) => {
  await answered(page, wire);
  await unhelpful(page);
  await expect(page.getByRole('link', { name: 'Accedi' })).toHaveAttribute(
    'href',
    /\/sso\/request-login\?redirect_uri=/,
  );
  await expect(page.getByRole('link', { name: 'Contattaci' })).toHaveAttribute(
    'href',
    wire.at('account.mg', '/contact?forceForm=1'),
  );
  await expect(page.getByRole('button', { name: operator })).toHaveCount(0);
});

test('F36 the live chat is blocked: a message says so, the contact page stays, the next request tries again', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  wire.answer(outside.liveChat, status(500), 1);
  await answered(page, wire);
  await unhelpful(page);
  await page.getByRole('button', { name: operator }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Non è possibile avviare la chat. Riprova più tardi oppure contattaci.',
  );
  await expect(page.getByRole('link', { name: 'Contattaci' })).toBeVisible();
  await page.getByRole('button', { name: operator }).click();
  await expect(region(page)).toBeVisible();
});

/** A reader asks for the operator; the live chat's script has loaded, its object has not. */
const asksInVain = async (page: Page, wire: FaultProxy, reader: Reader): Promise<void> => {
  await reader.signIn();
  wire.answer(outside.liveChat, body(200, 'window.came = true;', 'text/javascript'));
  await answered(page, wire);
  await unhelpful(page);
  await page.getByRole('button', { name: operator }).click();
  await page.waitForFunction(() => Reflect.has(window, 'came'));
};

/** Creates the live chat's object; it records the names of its calls. */
const objectComes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const calls: string[] = [];
    Object.assign(window, { calls, LiveChatWidget: { call: (name: string) => calls.push(name), on: () => {} } });
  });

const callsOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => Reflect.get(window, 'calls'));

test('F38 the live chat’s object never appears: the contact page is offered meanwhile, and closing the chat ends the wait', async ({
  page,
  wire,
  reader,
}) => {
  await asksInVain(page, wire, reader);
  await advanceClock(page, wire);
  await expect(page.getByRole('button', { name: 'Apriamo la chat con l’operatore…' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contattaci' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();
  await objectComes(page);
  await advanceClock(page, wire);
  expect(await callsOf(page)).toEqual([]);
});

test('two presses while the live chat’s script is loading open it once', async ({ page, wire, reader }) => {
  await reader.signIn();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(outside.liveChat, held(released, body(200, 'window.came = true;', 'text/javascript')));
  await answered(page, wire);
  await unhelpful(page);
  await page.getByRole('button', { name: operator }).click();
  await page.getByRole('button', { name: 'Apriamo la chat con l’operatore…' }).click({ force: true });
  await objectComes(page);
  release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => callsOf(page)).toEqual(['set_session_variables', 'maximize']);
  await advanceClock(page, wire);
  expect(await callsOf(page)).toEqual(['set_session_variables', 'maximize']);
});

test('the live chat’s object appears late, and the reader presses twice: it opens once', async ({
  page,
  wire,
  reader,
}) => {
  await asksInVain(page, wire, reader);
  await page.getByRole('button', { name: 'Apriamo la chat con l’operatore…' }).click({ force: true });
  await objectComes(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => callsOf(page)).toEqual(['set_session_variables', 'maximize']);
  await advanceClock(page, wire);
  expect(await callsOf(page)).toEqual(['set_session_variables', 'maximize']);
});

test('“Ok, grazie” closes the widget; a new chat forgets the old one', { tag: '@quick' }, async ({ page, wire }) => {
  await answered(page, wire);
  await page.getByRole('button', { name: 'Ok, grazie' }).click();
  await expect(launcher(page)).toBeFocused();
  await launcher(page).click();
  await page.getByRole('button', { name: 'Inizia una nuova chat' }).click();
  await expect(page.getByText('Dalla pagina Abbonamenti.')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cw_msg'))).toBeNull();
  await page.getByRole('textbox').fill('E quanto costa Digital?');
  await page.keyboard.press('Enter');
  const second = await wire.seen('POST account.mg /api/site/chat', 2);
  expect(json(second).messages).toEqual([]);
});
