import type { Locator, Page } from '@playwright/test';
import { fromWorld, held } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

const set = 'POST account.mg /api/user/newsletters/*';
const failed = 'L’iscrizione non è cambiata. Riprova.';

interface Scene {
  readonly page: Page;
  readonly wire: FaultProxy;
  readonly reader: Reader;
}

/** Opens the panel alone on a page of the account site, for a reader without newsletters. */
const open = async ({ page, wire, reader }: Scene, email: string): Promise<Locator> => {
  await reader.signIn(email);
  await page.goto(wire.page('account.mg', '<np-account-newsletters></np-account-newsletters>'));
  const panel = page.locator('np-account-newsletters');
  const all = panel.getByRole('button', { name: 'Annulla tutte le iscrizioni' });
  await expect(panel.locator('.newsletter').first()).toBeVisible();
  if (await all.isVisible()) {
    await all.click();
    await panel.getByRole('alertdialog').getByRole('button', { name: 'Annulla tutte' }).click();
    await expect(all).toHaveCount(0);
  }
  return panel;
};

const begin = (panel: Locator, name: string) => panel.getByRole('button', { name: `Iscriviti a ${name}` });
const end = (panel: Locator, name: string) => panel.getByRole('button', { name: `Annulla iscrizione a ${name}` });

test('a subscription shows at once, is sent once however often it is pressed, and is still there after a reload', {
  tag: '@quick',
}, async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'scaduto@example.it');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(set, held(released, fromWorld()));
  await begin(panel, 'Campo lungo').dblclick();
  await expect(end(panel, 'Campo lungo')).toHaveAttribute('aria-disabled', 'true');
  await expect(end(panel, 'Campo lungo')).toBeFocused();
  await page.keyboard.press('Enter');
  release();
  await expect(panel.getByRole('status')).toHaveText('Iscrizione a Campo lungo attivata.');
  await expect(end(panel, 'Campo lungo')).not.toHaveAttribute('aria-disabled', 'true');
  expect(
    wire
      .calls(set)
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => body),
  ).toEqual(['{"subscribed":true}']);
  await page.reload();
  await expect(end(panel, 'Campo lungo')).toBeVisible();
  await expect(panel.locator('.newsletter').filter({ hasText: 'Campo lungo' })).toContainText('Attiva');
});

test('unsubscribing can be undone', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'ente@example.it');
  await begin(panel, 'Prima luce').click();
  await expect(panel.getByRole('status')).toHaveText('Iscrizione a Prima luce attivata.');
  await end(panel, 'Prima luce').click();
  await expect(panel.getByRole('status')).toContainText('Iscrizione a Prima luce annullata.');
  await panel.getByRole('status').getByRole('button', { name: 'Annulla' }).click();
  await expect(panel.getByRole('status')).toHaveText('Iscrizione a Prima luce attivata.');
  await page.reload();
  await expect(end(panel, 'Prima luce')).toBeVisible();
});

test('F13 A46 a choice that fails is undone with a message; the next try succeeds', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'nuovo@example.it');
  const button = begin(panel, 'Prima luce');
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/newsletters/mg-nl-prima-luce',
    panel,
    act: async () => {
      await button.click();
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    },
    says: failed,
  });
  await expect(end(panel, 'Prima luce')).toHaveCount(0);
  await button.click();
  await expect(end(panel, 'Prima luce')).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('F13 unsubscribing from all: each failure is shown in the dialog, then all are ended', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader }, 'famiglia@example.it');
  for (const name of ['Prima luce', 'Quota mille']) {
    await begin(panel, name).click();
    await expect(end(panel, name)).not.toHaveAttribute('aria-disabled', 'true');
  }
  await panel.getByRole('button', { name: 'Annulla tutte le iscrizioni' }).click();
  const question = panel.getByRole('alertdialog', { name: 'Annullare tutte le iscrizioni?' });
  const confirm = () => question.getByRole('button', { name: 'Annulla tutte' }).click();
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/newsletters/unsubscribe-all',
    panel: question,
    act: confirm,
    says: 'Le iscrizioni non sono cambiate. Riprova.',
  });
  await confirm();
  await expect(panel.getByRole('status')).toHaveText('Non riceverai più nessuna newsletter.');
  await expect(panel.locator('.newsletter-mark.active')).toHaveCount(0);
});

test('a subscribers-only newsletter says so, before and after a try', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'lettore@example.it');
  await expect(panel.locator('.newsletter').filter({ hasText: 'Quota mille' })).toContainText('Solo abbonati');
  await begin(panel, 'Quota mille').click();
  await expect(panel.getByRole('alert')).toHaveText('Questa newsletter è riservata agli abbonati.');
  await expect(begin(panel, 'Quota mille')).toBeVisible();
});

test('the newsletters of another brand, and of one theme', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'digital@example.it');
  await expect(panel.locator('.newsletter')).toHaveCount(6);
  await panel.getByLabel('Tema').selectOption('Sport');
  await expect(panel.locator('.newsletter h2')).toHaveText(['Campo lungo']);
  await panel.getByLabel('Testata').selectOption({ label: 'Gazzetta di Zenara' });
  await wire.seen('GET account.mg /api/user/newsletters', 2);
  expect(new URL(wire.calls('GET account.mg /api/user/newsletters').at(-1)?.url ?? '').searchParams.get('brand')).toBe(
    'GZ',
  );
  await expect(panel.locator('.newsletter')).toHaveCount(6);
  await expect(panel.locator('.newsletter').filter({ hasText: 'Campo lungo' })).toHaveCount(0);
});
