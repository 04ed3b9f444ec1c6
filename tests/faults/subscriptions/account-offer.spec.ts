import type { Locator, Page } from '@playwright/test';
import { held, html, status } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import type { Answer } from '../lib/exchange.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

const take = 'POST account.mg /api/user/offers/*';
const failed = 'Offerta non attivata. Riprova o contatta il servizio clienti.';

interface Scene {
  readonly page: Page;
  readonly wire: FaultProxy;
  readonly reader: Reader;
}

const open = async ({ page, wire, reader }: Scene, email: string): Promise<Locator> => {
  await reader.signIn(email);
  await page.goto(wire.page('account.mg', '<np-account-offer></np-account-offer>'));
  const panel = page.locator('np-account-offer');
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText('Offerta riservata a te');
  return panel;
};

const activate = (panel: Locator) => panel.getByRole('button', { name: 'Attiva offerta' });
const review = (panel: Locator) => panel.getByRole('button', { name: 'Continua' }).click();
const posts = (wire: FaultProxy) => wire.calls(take).filter(({ method }) => method === 'POST');

/** The world does what it is asked, and its answer is lost at a gateway. */
const lost: Answer = async (turn) => {
  (await turn.ask()).resume();
  await html(502)(turn);
};

/** The world's offers stay unchanged: this answer is made up. */
const taken = JSON.stringify({
  success: true,
  data: { subscription: { product: 'Digital mensile', data_fine: '2026-02-20' } },
  status: { code: 200 },
});

test('the upgrade from Online: what it is, what it has, what it costs now and then', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'online@example.it');
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Passa a Digital: il giornale intero, ogni mattina',
  );
  await expect(panel).toContainText('Hai già Online mensile.');
  await expect(panel.getByRole('columnheader')).toHaveText(['Contenuto', 'Online', 'Digital']);
  const edition = panel.getByRole('row', { name: /Edizione da sfogliare/ });
  await expect(edition.getByRole('cell')).toHaveText(['–No', 'Sì']);
  await expect(panel.locator('.offer-price')).toContainText('Per i primi 3 mesi');
  await expect(panel.locator('.offer-price')).toContainText('4,99\u00a0€ al mese');
  await expect(panel.locator('.offer-price')).toContainText('poi 14,99\u00a0€ al mese. Disdici quando vuoi.');
  await review(panel);
  const rows = panel
    .getByRole('dialog', { name: 'Attivare Passa a Digital, primi tre mesi?' })
    .locator('.review > div');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toHaveText(
    /^Da pagare oggi\d+,\d\d\u00a0€: i giorni già pagati e non letti di Online mensile sono scalati$/,
  );
  await expect(panel.getByRole('radio', { name: 'Carta •••• 4417' })).toBeChecked();
  await expect(rows.nth(1)).toHaveText(/^Periodo\d+ \w+ \d{4} – \d+ \w+ \d{4}$/);
  await expect(rows.nth(2)).toHaveText(
    /^RinnovoIl \d+ \w+ \d{4} a 14,99\u00a0€ al mese, da solo\. Puoi disattivarlo fino al giorno prima$/,
  );
  await expect(rows.nth(3)).toHaveText(/^RecessoEntro il \d+ \w+ \d{4}, senza dare un motivo$/);
  await panel.getByRole('button', { name: 'Annulla' }).click();
  await expect(panel.getByRole('button', { name: 'Continua' })).toBeFocused();
  expect(posts(wire)).toEqual([]);
});

test('F13 whatever the activation returns, the offer stays and says so; pressed twice it is sent once', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader }, 'online@example.it');
  await review(panel);
  await failsSoftly(wire, { call: take, panel, act: () => activate(panel).click(), says: failed });
  await expect(panel.getByRole('alert').getByRole('link', { name: 'Contattaci' })).toHaveAttribute(
    'href',
    /\/contact$/,
  );
  const before = posts(wire).length;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(
    take,
    held(released, ({ response, exchange: { headers } }) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': headers.origin ?? '*',
      });
      response.end(taken);
    }),
    1,
  );
  await activate(panel).dblclick();
  const waiting = panel.getByRole('button', { name: 'Attivazione…' });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await waiting.press('Enter');
  release();
  await expect(panel.getByRole('status')).toContainText('Offerta attivata. Digital mensile, fino al 20 febbraio 2026.');
  await expect(panel.getByRole('status')).toBeFocused();
  expect(posts(wire)).toHaveLength(before + 1);
  // Every try was the same decision: an answer that was lost is no second order.
  expect(new Set(posts(wire).map(({ body }) => JSON.parse(body).key)).size).toBe(1);
  await expect(activate(panel)).toHaveCount(0);
});

test('an offer that is gone shows the server’s words; another one can be opened', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'lettore@example.it');
  wire.answer(take, status(409, 'ERR_OFFER_NOT_AVAILABLE'), 1);
  await review(panel);
  await panel.getByRole('dialog').getByRole('button', { name: 'Continua' }).click();
  await expect(panel.getByRole('alert')).toContainText('Risposta di prova');
  await expect(panel.getByRole('alert').getByRole('link', { name: 'Vai ai tuoi abbonamenti' })).toBeVisible();
  await panel.getByRole('button', { name: 'Annulla' }).click();
  await panel.getByRole('button', { name: 'Vedi Digital mensile' }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  const headline = panel.getByRole('heading', { name: 'Digital: il giornale intero, ogni mattina' });
  await expect(headline).toBeFocused();
  await expect(panel.locator('.offer-price')).toContainText('14,99\u00a0€ al mese');
});

test('a reader with every product sees a message', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'titolare@example.it');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Non ci sono offerte per te, ora.');
  await expect(panel.getByRole('link', { name: 'Vai ai tuoi abbonamenti' })).toHaveAttribute(
    'href',
    /\/user\/subscriptions$/,
  );
});

test('the method on file is charged and the answer is lost: the reader is told, tries again, and has paid once', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader }, 'online@example.it');
  wire.answer(take, lost, 1);
  await review(panel);
  await activate(panel).click();
  await expect(panel.getByRole('alert')).toContainText(`${failed} Se riprovi non paghi due volte.`);
  await activate(panel).click();
  await expect(panel.getByRole('status')).toContainText('Offerta attivata.');
  expect(new Set(posts(wire).map(({ body }) => JSON.parse(body).key)).size).toBe(1);
  await page.goto(wire.at('account.mg', '/user/subscriptions'));
  const card = page.locator('np-account-subscriptions .subscription').first();
  await card.getByRole('button', { name: 'Ricevute' }).click();
  await expect(card.locator('.papers li')).toHaveCount(1);
});
