import type { Locator, Page } from '@playwright/test';
import { fromWorld, held } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

const save = 'POST account.mg /api/user/onboarding';
const set = 'POST account.mg /api/user/topics/*';

interface Scene {
  readonly page: Page;
  readonly wire: FaultProxy;
  readonly reader: Reader;
}

/** Opens the panel for a reader at the first step. */
const open = async ({ page, wire, reader }: Scene, email: string): Promise<Locator> => {
  await reader.signIn(email);
  await page.goto(wire.page('account.mg', '', ''));
  await page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
    const post = (path: string, body: object) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const states = { interests: 'current', newsletters: 'next', download_app: '' };
    for (const [step, state] of Object.entries(states)) await post('/api/user/onboarding', { step, state });
    const { data } = await (await fetch('/api/user/topics')).json();
    for (const { id } of data.topics) await post(`/api/user/topics/${id}`, { followed: false });
  });
  await page.goto(wire.page('account.mg', '<np-account-onboarding></np-account-onboarding>'));
  const panel = page.locator('np-account-onboarding');
  await expect(title(panel)).toHaveText('Che cosa ti interessa?');
  return panel;
};

const title = (panel: Locator) => panel.getByRole('heading', { level: 1 });
const current = (panel: Locator) => panel.locator('[aria-current=step]');
const box = (panel: Locator, name: string | RegExp) => panel.getByRole('checkbox', { name });
const next = (panel: Locator) => panel.getByRole('button', { name: 'Continua' });

const choose = async (panel: Locator, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    await panel.locator('.pick').filter({ hasText: name }).click();
    await expect(box(panel, name)).toBeChecked();
    await expect(box(panel, name)).not.toHaveAttribute('aria-disabled', 'true');
  }
};

const three = ['Gaviano centro', 'Trasporti', 'Libri'];

test('three steps, each where the reader left it, with a way back; choices stay', { tag: '@quick' }, async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader }, 'nuovo@example.it');
  await expect(current(panel)).toHaveText('1Interessi');
  const saved = wire.calls(save).length;
  await choose(panel, three.slice(0, 2));
  await expect(panel.getByText('2 interessi scelti')).toBeVisible();
  await next(panel).click();
  await expect(panel.getByRole('alert')).toContainText('Scegline almeno tre per continuare');
  expect(wire.calls(save)).toHaveLength(saved);
  await choose(panel, three.slice(2));
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await next(panel).click();
  await expect(title(panel)).toHaveText('Quali newsletter vuoi ricevere?');
  await expect(title(panel)).toBeFocused();
  await page.reload();
  await expect(title(panel)).toHaveText('Quali newsletter vuoi ricevere?');
  await expect(current(panel)).toHaveText('2Newsletter');
  await panel.getByRole('button', { name: 'Torna a Interessi, fatto' }).click();
  await expect(title(panel)).toBeFocused();
  await expect(panel.getByText('3 interessi scelti')).toBeVisible();
  await next(panel).click();
  await expect(title(panel)).toHaveText('Quali newsletter vuoi ricevere?');
  await next(panel).click();
  await expect(title(panel)).toHaveText('Porta il giornale con te');
  await expect(panel.getByRole('link', { name: 'App per Android' })).toHaveAttribute('href', /\/app\/android$/);
  await expect(panel.getByRole('link', { name: 'App per iPhone e iPad' })).toHaveAttribute('href', /\/app\/ios$/);
  await expect(panel.getByRole('img', { name: 'Codice QR: App per Android' })).toBeVisible();
  await panel.getByRole('button', { name: 'Fine' }).click();
  await expect(title(panel)).toHaveText('Tutto pronto');
  await page.reload();
  await expect(title(panel)).toHaveText('Tutto pronto');
  const chosen = panel.getByRole('list', { name: 'Hai scelto' }).getByRole('link');
  await expect(chosen).toHaveText(three);
  await expect(chosen.nth(1)).toHaveAttribute('href', /^http:\/\/mg\.localhost:\d+\/ricerca\/Trasporti$/);
  await expect(panel.getByRole('link', { name: 'Vai alla home' })).toHaveAttribute(
    'href',
    /^http:\/\/mg\.localhost:\d+\/$/,
  );
  await expect(panel.getByRole('link', { name: 'Vai all’area personale' })).toHaveAttribute('href', /\/dashboard$/);
});

test('F13 a choice that fails is undone with a message; pressed twice it is sent once', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader }, 'secondario@example.it');
  const card = panel.locator('.pick').filter({ hasText: 'Scuola' });
  await failsSoftly(wire, {
    call: set,
    panel,
    act: async () => {
      await card.click();
      await expect(box(panel, 'Scuola')).not.toHaveAttribute('aria-disabled', 'true');
    },
    says: 'La scelta non è cambiata. Riprova.',
  });
  await expect(box(panel, 'Scuola')).not.toBeChecked();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const before = wire.calls(set).length;
  wire.answer(set, held(released, fromWorld()), 1);
  await card.dblclick();
  await expect(box(panel, 'Scuola')).toBeChecked();
  await expect(next(panel)).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(next(panel)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(box(panel, 'Scuola')).toBeChecked();
  expect(wire.calls(set)).toHaveLength(before + 1);
});

test('F13 a step that cannot be saved stays and says so; pressed twice it is sent once', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader }, 'insoluto@example.it');
  await choose(panel, three);
  await failsSoftly(wire, {
    call: save,
    panel,
    act: async () => {
      await next(panel).click();
      await expect(next(panel)).not.toHaveAttribute('aria-disabled', 'true');
    },
    says: 'Il passo non è stato salvato. Riprova.',
  });
  await expect(title(panel)).toHaveText('Che cosa ti interessa?');
  const before = wire.calls(save).length;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(save, held(released, fromWorld()), 1);
  await next(panel).dblclick();
  const waiting = panel.getByRole('button', { name: 'Invio…' });
  await waiting.press('Enter');
  release();
  await expect(title(panel)).toHaveText('Quali newsletter vuoi ricevere?');
  expect(wire.calls(save)).toHaveLength(before + 1);
});
