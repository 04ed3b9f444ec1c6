import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { mailTo } from '../lib/outbox.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const open = async (page: Page, code: string, email: string): Promise<Locator> => {
  await signInAs(page, code, email);
  await page.goto(at(`account.${code}`, '/user/subscriptions'));
  const panel = page.locator('np-account-subscriptions');
  await expect(panel.getByText('Hai un codice?')).toBeVisible();
  return panel;
};

const calendar = 'Aggiungi al calendario';
const stop = 'Disattiva il rinnovo';

/** A declaration as the page shows it, compared with the answer of its call. */
interface Declared {
  readonly content: string;
  readonly declared_at: string;
  readonly receipt_url: string;
}

/** `22 novembre 2026, ore 10.42` in Italy, formatted independently of the product's code. */
const italian = (moment: string): string => {
  const parts = { timeZone: 'Europe/Rome' } as const;
  const date = new Date(moment);
  const day = date.toLocaleDateString('it-IT', { ...parts, day: 'numeric', month: 'long', year: 'numeric' });
  const time = date.toLocaleTimeString('it-IT', { ...parts, hour: 'numeric', minute: '2-digit' });
  return `${day}, ore ${time.replace(/^0(?=\d)/, '').replace(':', '.')}`;
};

const answerTo = async (page: Page, path: string, act: () => Promise<unknown>): Promise<Record<string, unknown>> => {
  const answered = page.waitForResponse((response) => response.url().endsWith(path));
  await act();
  return (await (await answered).json()).data;
};

/** The receipt on the page, in the mail and as a file are the same, also after a reload. */
const proves = async (
  { page, panel, request }: { readonly page: Page; readonly panel: Locator; readonly request: APIRequestContext },
  declared: Declared,
  { to, subject, listed }: { readonly to: string; readonly subject: string; readonly listed: string },
): Promise<void> => {
  const when = italian(declared.declared_at);
  const done = panel.locator('.done');
  await expect(done).toBeFocused();
  await expect(done).toContainText(declared.content);
  await expect(done).toContainText(`Ricevuta il ${when}`);
  const mail = await mailTo(request, to, subject);
  expect(mail).toContain(declared.content);
  expect(mail).toContain(`Ricevuta il ${when}.`);
  const link = done.getByRole('link', { name: 'Scarica la ricevuta' });
  await expect(link).toHaveAttribute('href', declared.receipt_url);
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toMatch(/^(rinnovo|recesso)-\d{7}\.pdf$/);
  await page.reload();
  const card = panel.locator('.subscription').first();
  await card.getByRole('button', { name: 'Ricevute' }).click();
  const line = card
    .locator('.papers li')
    .filter({ hasText: `${listed} · ${when}` })
    .first();
  await expect(line).toContainText(declared.content);
  await expect(line.getByRole('link')).toHaveAttribute('href', declared.receipt_url);
};

test('a renewal is stopped in two steps, from a day that is shown, with a receipt; and resumed', {
  tag: '@quick',
}, async ({ page, request }) => {
  const panel = await open(page, 'qp', 'famiglia@example.it');
  const card = panel.locator('.subscription');
  await card.getByRole('button', { name: stop }).click();
  const question = panel.getByRole('alertdialog', { name: 'Disattivare il rinnovo automatico?' });
  const summary = (await question.textContent()) ?? '';
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: stop })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByLabel('Motivo (facoltativo)').fill('Parto per un anno');
  const asked = page.waitForRequest('**/auto-renewal');
  const data = await answerTo(page, '/auto-renewal', () => question.getByRole('button', { name: stop }).click());
  expect((await asked).postDataJSON()).toEqual({ enabled: false, reason: 'Parto per un anno' });
  const day = italian(`${data.effective_date}T12:00:00Z`).replace(/,.*/, '');
  expect(summary).toContain(`resta attivo fino al ${day}`);
  await expect(panel.locator('.done')).toContainText(`Rinnovo disattivato: l’abbonamento si conclude il ${day}.`);
  await expect(card).toContainText(`Non attivo. Si conclude il ${day}`);
  await proves({ page, panel, request }, data as unknown as Declared, {
    to: 'famiglia@example.it',
    subject: 'Ricevuta della disdetta: Digital famiglia',
    listed: 'Disdetta del rinnovo',
  });
  await card.getByRole('button', { name: 'Riattiva il rinnovo' }).click();
  const again = panel.getByRole('dialog', { name: 'Riattivare il rinnovo automatico?' });
  await expect(again).toContainText(`si rinnova il ${day} al prezzo di 169,00\u00a0€`);
  const restarted = await answerTo(page, '/auto-renewal', () =>
    again.getByRole('button', { name: 'Riattiva il rinnovo' }).click(),
  );
  await expect(card.getByRole('button', { name: stop })).toBeVisible();
  await proves({ page, panel, request }, restarted as unknown as Declared, {
    to: 'famiglia@example.it',
    subject: 'Ricevuta della riattivazione del rinnovo: Digital famiglia',
    listed: 'Riattivazione del rinnovo',
  });
});

/** Buys a reader's first offer on the provider's page, so that a withdrawal is possible. Returns the product's name. */
const buy = async (page: Page): Promise<string> => {
  const { name, address } = await page.evaluate(async () => {
    const { data } = await (await fetch('/api/user/offers')).json();
    const [offer] = data.offers;
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(`/api/user/offers/${offer.id}/activate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify({ method: 'card' }),
    });
    return { name: offer.name, address: (await answer.json()).data.payment.confirm_url };
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Conferma il pagamento' }).click();
  await page.waitForURL('**/user-onboarding-upselling');
  return name;
};

test('a withdrawal takes two steps, is confirmed in the words that were shown, and leaves a receipt', {
  tag: '@quick',
}, async ({ page, request }) => {
  await open(page, 'qp', 'lettore@example.it');
  const product = await buy(page);
  await page.goto(at('account.qp', '/user/subscriptions'));
  const panel = page.locator('np-account-subscriptions');
  const card = panel.locator('.subscription').first();
  await expect(card.getByRole('heading')).toHaveText(product);
  await card.getByRole('button', { name: 'Recedi dal contratto qui' }).click();
  const first = panel.getByRole('dialog', { name: 'Recedere dal contratto?' });
  await expect(first).toContainText(/ti restituiamo \d+,\d\d\u00a0€ entro il \d+ \w+ \d{4}, con lo stesso metodo/);
  await expect(first.getByLabel('E-mail per la ricevuta')).toHaveValue('lettore@example.it');
  await first.getByLabel('Nome e cognome').fill('');
  await first.getByLabel('E-mail per la ricevuta').fill('lettore@');
  await first.getByRole('button', { name: 'Continua' }).click();
  await expect(first.getByLabel('Nome e cognome')).toHaveAccessibleDescription('Richiesto');
  await expect(first.getByLabel('E-mail per la ricevuta')).toHaveAccessibleDescription('Inserire email valida');
  await first.getByLabel('Nome e cognome').fill('Andrea Prova');
  await first.getByLabel('E-mail per la ricevuta').fill('ricevute@example.it');
  const declared = await answerTo(page, '/withdrawal', () => first.getByRole('button', { name: 'Continua' }).click());
  const { content } = declared.withdrawal as Declared;
  const second = panel.getByRole('dialog', { name: 'Confermare il recesso?' });
  await expect(second).toContainText(content);
  await expect(second).toContainText('Nome e cognome: Andrea Prova. E-mail per la ricevuta: ricevute@example.it.');
  const confirmed = await answerTo(page, '/withdrawal', () =>
    second.getByRole('button', { name: 'Conferma recesso' }).click(),
  );
  const withdrawal = confirmed.withdrawal as Declared;
  expect(withdrawal.content).toBe(content);
  const over = panel.locator('.subscription').filter({ has: page.locator('.done') });
  await expect(over.locator('.done')).toContainText(/Ti restituiamo \d+,\d\d\u00a0€ entro il \d+ \w+ \d{4}\./);
  await expect(over.locator('.pill')).toHaveText('Recesso');
  await expect(over.getByRole('button')).toHaveText(['Ricevute']);
  await proves({ page, panel, request }, withdrawal, {
    to: 'ricevute@example.it',
    subject: `Ricevuta del recesso: ${product}`,
    listed: 'Recesso',
  });
});

test('the ledger of a renewal: when and how the notice was sent, the last day to cancel, and both days as a file', async ({
  page,
}) => {
  const panel = await open(page, 'gz', 'digital@example.it');
  const card = panel.locator('.subscription');
  const { subscriptions } = await page.evaluate(
    async () => (await (await fetch('/api/user/subscriptions')).json()).data,
  );
  const { avviso_rinnovo: notice, data_prossimo_rinnovo_prezzo_pieno: renews } = subscriptions[0];
  const fact = (name: string) => card.locator('.facts div').filter({ hasText: name }).locator('dd');
  await expect(fact('Avviso di rinnovo')).toHaveText(`Inviato il ${italian(notice.inviato_il)}, per e-mail`);
  await expect(card.locator('.ways')).toHaveText(
    `Disattiva il rinnovo entro il ${italian(`${notice.disdetta_entro}T12:00:00Z`).replace(/,.*/, '')}`,
  );
  const saved = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Gestisci' }).click();
  await card.getByRole('menuitem', { name: calendar }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^abbonamento-\d{7}\.ics$/);
  const stream = await file.createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString();
  expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(
    [notice.disdetta_entro, renews].map((day: string) => `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`),
  );
});
