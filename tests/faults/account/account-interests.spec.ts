import type { Locator, Page } from '@playwright/test';
import { wholeChromium } from '../../../scripts/tests/browsers.ts';
import { fromWorld, held, status } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

test.use({ launchOptions: wholeChromium });

const set = 'POST account.mg /api/user/topics/*';
const failed = 'La scelta non è cambiata. Riprova.';

interface Scene {
  readonly page: Page;
  readonly wire: FaultProxy;
  readonly reader: Reader;
}

const follow = (panel: Locator, name: string) => panel.getByRole('button', { name: `Segui ${name}`, exact: true });
const unfollow = (panel: Locator, name: string) =>
  panel.getByRole('button', { name: `Seguito: smetti di seguire ${name}` });
const bell = (panel: Locator, name: string) => panel.getByRole('button', { name: `Avvisi su ${name}` });

/** Opens the panel alone on a page of the account site; the reader follows none of these topics yet. */
const open = async ({ page, wire, reader }: Scene, email: string, names: readonly string[]): Promise<Locator> => {
  await reader.signIn(email);
  await page.goto(wire.page('account.mg', '<np-account-interests></np-account-interests>'));
  const panel = page.locator('np-account-interests');
  await expect(panel.locator('.topic').first()).toBeVisible();
  for (const name of names)
    if (await unfollow(panel, name).isVisible()) {
      await unfollow(panel, name).click();
      await expect(follow(panel, name)).not.toHaveAttribute('aria-disabled', 'true');
    }
  return panel;
};

const bodies = (wire: FaultProxy) =>
  wire
    .calls(set)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body));

test('a topic is followed at once, sent once however often it is pressed, and still followed after a reload', {
  tag: '@quick',
}, async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'scaduto@example.it', ['Trasporti']);
  const before = bodies(wire).length;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(set, held(released, fromWorld()));
  await follow(panel, 'Trasporti').dblclick();
  await expect(unfollow(panel, 'Trasporti')).toHaveAttribute('aria-disabled', 'true');
  await expect(unfollow(panel, 'Trasporti')).toBeFocused();
  await page.keyboard.press('Enter');
  await bell(panel, 'Trasporti').press('Enter');
  release();
  await expect(panel.getByRole('status')).toContainText('Iscrizione attiva. Ora segui «Trasporti».');
  await expect(unfollow(panel, 'Trasporti')).not.toHaveAttribute('aria-disabled', 'true');
  expect(bodies(wire).slice(before)).toEqual([{ followed: true, push: false }]);
  await page.reload();
  await expect(unfollow(panel, 'Trasporti')).toBeVisible();
  await expect(bell(panel, 'Trasporti')).toHaveAttribute('aria-pressed', 'false');
});

test('the bell of a topic also follows it; unfollowing turns the bell off, and undoing that restores both', async ({
  page,
  wire,
  reader,
}) => {
  const panel = await open({ page, wire, reader }, 'ente@example.it', ['Sanità']);
  const heading = panel.locator('.topic-group').filter({ hasText: 'Argomenti' }).locator('.topic-head p');
  const count = Number.parseInt((await heading.textContent()) ?? '', 10);
  await bell(panel, 'Sanità').click();
  await expect(panel.getByRole('status')).toContainText(
    'Iscrizione attiva. Per gli avvisi su «Sanità» accendi anche le notifiche di un browser.',
  );
  await expect(unfollow(panel, 'Sanità')).toBeVisible();
  await expect(heading).toHaveText(count === 0 ? '1 seguito' : `${count + 1} seguiti`);
  await unfollow(panel, 'Sanità').click();
  await expect(panel.getByRole('status')).toContainText('Iscrizione annullata. Non segui più «Sanità».');
  await expect(bell(panel, 'Sanità')).toHaveAttribute('aria-pressed', 'false');
  await panel.getByRole('status').getByRole('button', { name: 'Annulla' }).click();
  await expect(bell(panel, 'Sanità')).toHaveAttribute('aria-pressed', 'true');
  await expect(bell(panel, 'Sanità')).not.toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(bell(panel, 'Sanità')).toHaveAttribute('aria-pressed', 'true');
});

test('F13 A46 a choice that fails is undone with a message; the next try succeeds', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'famiglia@example.it', ['Scuola']);
  const button = follow(panel, 'Scuola');
  await failsSoftly(wire, {
    call: 'POST account.mg /api/user/topics/mg-top-scuola',
    panel,
    act: async () => {
      await button.click();
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    },
    says: failed,
  });
  await expect(unfollow(panel, 'Scuola')).toHaveCount(0);
  await expect(bell(panel, 'Scuola')).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(unfollow(panel, 'Scuola')).toBeVisible();
  await expect(panel.getByRole('alert').filter({ hasText: failed })).toHaveCount(0);
});

test('a topic that fails does not affect others that are pending', async ({ page, wire, reader }) => {
  const panel = await open({ page, wire, reader }, 'azienda@example.it', ['Libri', 'Montagna']);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer('POST account.mg /api/user/topics/mg-top-libri', held(released, fromWorld()), 1);
  wire.answer('POST account.mg /api/user/topics/mg-top-montagna', status(500), 1);
  await follow(panel, 'Libri').click();
  await follow(panel, 'Montagna').click();
  await expect(panel.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(follow(panel, 'Montagna')).toBeVisible();
  await expect(unfollow(panel, 'Libri')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(unfollow(panel, 'Libri')).not.toHaveAttribute('aria-disabled', 'true');
});
