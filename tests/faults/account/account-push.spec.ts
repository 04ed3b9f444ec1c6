import type { BrowserContext, Locator, Page } from '@playwright/test';
import { wholeChromium } from '../../../scripts/tests/browsers.ts';
import { body, hang, status } from '../lib/answers.ts';
import { failsSoftly } from '../lib/broken.ts';
import { cutJson } from '../lib/broken-bodies.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

test.use({ launchOptions: wholeChromium });

const unsupported = 'Questo browser non supporta le notifiche push.';
const subscribeCall = 'POST account.mg /api/user/push/subscribe';
const unsubscribeCall = 'POST account.mg /api/user/push/unsubscribe';

interface Scene {
  readonly page: Page;
  readonly wire: FaultProxy;
  readonly reader: Reader;
}

/** Opens the panel on a page of the account site, with the local push service instead of the browser's. */
const open = async ({ page, wire, reader }: Scene, email: string): Promise<Locator> => {
  await reader.signIn(email);
  const shim = `<script src="${wire.at('third', '/push/shim.js')}"></script>`;
  await page.goto(wire.page('account.mg', '<np-account-interests></np-account-interests>', shim + wire.bundle));
  return page.locator('np-account-interests');
};

const toggle = (panel: Locator) => panel.getByRole('switch', { name: 'Notifiche push su questo browser' });

/** The success message; the list beside it may still announce that it is loading. */
const success = (panel: Locator, text: string): Locator => panel.getByRole('status').filter({ hasText: text });

const allow = (context: BrowserContext) => context.grantPermissions(['notifications']);

const posts = (wire: FaultProxy, call: string) => wire.calls(call).filter(({ method }) => method === 'POST');

/** Replaces the browser's permission, or its answer to the permission prompt. */
const permission = (page: Page, state: NotificationPermission, answer?: NotificationPermission | 'never') =>
  page.addInitScript(
    ([current, reply]) => {
      let now = current;
      Object.defineProperty(Notification, 'permission', { get: () => now });
      Notification.requestPermission = () =>
        new Promise((resolve) => {
          Object.assign(window, {
            answerPermission: (choice: NotificationPermission) => {
              now = choice;
              resolve(choice);
            },
          });
          if (reply !== 'never') Reflect.get(window, 'answerPermission')(reply ?? current);
        });
    },
    [state, answer] as const,
  );

test('F62 a browser without push messages says so, and topics can still be followed', async ({
  page,
  wire,
  reader,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  const panel = await open({ page, wire, reader }, 'online@example.it');
  await expect(panel.getByText(unsupported)).toBeVisible();
  await expect(toggle(panel)).toBeDisabled();
  await expect(toggle(panel)).toHaveAccessibleDescription(unsupported);
  await expect(panel.locator('.topic')).toHaveCount(12);
});

test('F62 a browser without Notification says the same', async ({ page, wire, reader }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
  const panel = await open({ page, wire, reader }, 'online@example.it');
  await expect(panel.getByText(unsupported)).toBeVisible();
  await expect(toggle(panel)).toBeDisabled();
});

test('F62 with notifications denied the panel says so, and when the reader denies them now', async ({
  page,
  wire,
  reader,
}) => {
  const forbidden = `${unsupported} Le hai bloccate per questo sito: consentile nelle impostazioni del browser.`;
  await permission(page, 'denied');
  const panel = await open({ page, wire, reader }, 'online@example.it');
  await expect(panel.getByText(forbidden)).toBeVisible();
  await expect(toggle(panel)).toBeDisabled();
  await permission(page, 'default', 'denied');
  await page.reload();
  await expect(toggle(panel)).toBeEnabled();
  await toggle(panel).click();
  await expect(panel.getByText(forbidden)).toBeVisible();
  await expect(toggle(panel)).not.toBeChecked();
  expect(posts(wire, subscribeCall)).toEqual([]);
});

test('a dismissed permission prompt leaves the switch off and says why', async ({ page, wire, reader }) => {
  await permission(page, 'default', 'default');
  const panel = await open({ page, wire, reader }, 'online@example.it');
  await toggle(panel).click();
  await expect(panel.getByRole('alert')).toContainText(
    'Le notifiche restano spente: il browser non ha avuto il tuo consenso.',
  );
  await expect(toggle(panel)).not.toBeChecked();
  await expect(toggle(panel)).toBeEnabled();
});

test('an unanswered permission prompt re-enables the switch after a while; a late yes still counts', async ({
  page,
  context,
  wire,
  reader,
}) => {
  await allow(context);
  await permission(page, 'default', 'never');
  const panel = await open({ page, wire, reader }, 'online@example.it');
  await expect(panel.locator('.topic').first()).toBeVisible();
  await page.clock.install();
  await toggle(panel).click();
  await expect(toggle(panel)).toBeChecked();
  await expect(toggle(panel)).toHaveAttribute('aria-disabled', 'true');
  await page.waitForFunction(() => Reflect.has(window, 'answerPermission'));
  await page.clock.runFor(10_000);
  await expect(panel.getByRole('alert')).toContainText('Il browser aspetta ancora la tua risposta');
  await expect(toggle(panel)).not.toBeChecked();
  await expect(toggle(panel)).not.toHaveAttribute('aria-disabled', 'true');
  await page.evaluate(() => Reflect.get(window, 'answerPermission')('granted'));
  await expect(toggle(panel)).toBeChecked();
  await expect(success(panel, 'Iscrizione attiva. Le notifiche arrivano su questo browser.')).toBeVisible();
  expect(posts(wire, subscribeCall)).toHaveLength(1);
});

test('a browser that never subscribes says that it has no push messages, and the next try succeeds', async ({
  page,
  context,
  wire,
  reader,
}) => {
  await allow(context);
  const panel = await open({ page, wire, reader }, 'online@example.it');
  await expect(panel.locator('.topic').first()).toBeVisible();
  wire.answer('POST third /push/subscribe', hang, 1);
  await page.clock.install();
  await toggle(panel).click();
  await wire.seen('POST third /push/subscribe');
  await page.clock.runFor(10_000);
  await expect(panel.getByRole('alert')).toContainText(unsupported);
  await expect(toggle(panel)).not.toBeChecked();
  await toggle(panel).click();
  await expect(success(panel, 'Le notifiche arrivano su questo browser.')).toBeVisible();
  await expect(toggle(panel)).toBeChecked();
  await expect(panel.getByRole('alert').filter({ hasText: unsupported })).toHaveCount(0);
  expect(posts(wire, subscribeCall)).toHaveLength(1);
});

test('a browser that does not return its subscription re-enables the switch, on as before', async ({
  page,
  context,
  wire,
  reader,
}) => {
  await allow(context);
  const panel = await open({ page, wire, reader }, 'online@example.it');
  await toggle(panel).click();
  await expect(success(panel, 'Le notifiche arrivano su questo browser.')).toBeVisible();
  await page.evaluate(() => {
    PushManager.prototype.getSubscription = () => {
      Object.assign(window, { asked: true });
      return new Promise(() => {});
    };
  });
  await page.clock.install();
  await toggle(panel).click();
  await expect(toggle(panel)).not.toBeChecked();
  await page.waitForFunction(() => Reflect.has(window, 'asked'));
  await page.clock.runFor(10_000);
  await expect(panel.getByRole('alert')).toContainText('Il browser non risponde. Riprova più tardi.');
  await expect(toggle(panel)).toBeChecked();
  expect(posts(wire, unsubscribeCall)).toEqual([]);
});

test('a push service that refuses, and a missing worker, say so', async ({ page, context, wire, reader, foresee }) => {
  foresee('A bad HTTP response code (404) was received when fetching the script.');
  const refused = 'Il browser non ha attivato le notifiche. Riprova più tardi.';
  await allow(context);
  const panel = await open({ page, wire, reader }, 'online@example.it');
  wire.answer('GET account.mg /np-push.js', status(404), 1);
  await toggle(panel).click();
  await expect(panel.getByRole('alert')).toContainText(refused);
  await expect(toggle(panel)).not.toBeChecked();
  wire.answer('POST third /push/subscribe', status(500), 1);
  await toggle(panel).click();
  await wire.seen('POST third /push/subscribe');
  await expect(panel.getByRole('alert')).toContainText(refused);
  await expect(toggle(panel)).not.toBeChecked();
  expect(posts(wire, subscribeCall)).toEqual([]);
});

test('F13 whatever the calls of the switch return, it is undone with a message; pressed twice it is sent once', async ({
  page,
  context,
  wire,
  reader,
}) => {
  await allow(context);
  const panel = await open({ page, wire, reader }, 'secondario@example.it');
  const says = 'Le notifiche non sono cambiate. Riprova.';
  const press = async () => {
    await toggle(panel).click();
    await expect(toggle(panel)).not.toHaveAttribute('aria-disabled', 'true');
  };
  await failsSoftly(wire, { call: 'GET account.mg /api/site/config', panel, act: press, says });
  await expect(toggle(panel)).not.toBeChecked();
  await failsSoftly(wire, { call: subscribeCall, panel, act: press, says });
  await expect(toggle(panel)).not.toBeChecked();
  const before = posts(wire, subscribeCall).length;
  await toggle(panel).dblclick();
  await expect(toggle(panel)).toBeChecked();
  await expect(success(panel, 'Iscrizione attiva. Le notifiche arrivano su questo browser.')).toBeVisible();
  expect(posts(wire, subscribeCall)).toHaveLength(before + 1);
  await page.reload();
  await expect(toggle(panel)).toBeChecked();
  await failsSoftly(wire, { call: unsubscribeCall, panel, act: press, says });
  await expect(toggle(panel)).toBeChecked();
  await press();
  await expect(toggle(panel)).not.toBeChecked();
  await expect(success(panel, 'Iscrizione annullata. Su questo browser non arrivano più notifiche.')).toBeVisible();
  await page.reload();
  await expect(panel.locator('.topic').first()).toBeVisible();
  await expect(toggle(panel)).not.toBeChecked();
});

test('a browser subscribed for another reader is off for this one', async ({ page, context, wire, reader }) => {
  await allow(context);
  const panel = await open({ page, wire, reader }, 'insoluto@example.it');
  await toggle(panel).click();
  await expect(success(panel, 'Le notifiche arrivano su questo browser.')).toBeVisible();
  await context.clearCookies();
  const asked = wire.calls('POST account.mg /api/user/push/state').length;
  await open({ page, wire, reader }, 'azienda@example.it');
  await wire.seen('POST account.mg /api/user/push/state', asked + 1);
  await expect(panel.locator('.topic').first()).toBeVisible();
  await expect(toggle(panel)).not.toBeChecked();
  await toggle(panel).click();
  await expect(success(panel, 'Le notifiche arrivano su questo browser.')).toBeVisible();
  await page.reload();
  await expect(toggle(panel)).toBeChecked();
});

test('F13 a server that does not say whose subscription this is: off, and one press repairs it', async ({
  page,
  context,
  wire,
  reader,
}) => {
  await allow(context);
  const panel = await open({ page, wire, reader }, 'scaduto@example.it');
  const isOn = 'Le notifiche arrivano su questo browser.';
  await toggle(panel).click();
  await expect(success(panel, isOn)).toBeVisible();
  wire.answer('POST account.mg /api/user/push/state', body(200, cutJson), 1);
  const saved = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/user/push/state'));
  await page.reload();
  await saved;
  await expect(panel.locator('.topic').first()).toBeVisible();
  await expect(toggle(panel)).not.toBeChecked();
  await toggle(panel).click();
  await expect(success(panel, isOn)).toBeVisible();
  await page.reload();
  await expect(toggle(panel)).toBeChecked();
});

test('an invalid server key is refused by the browser', async ({ page, context, wire, reader }) => {
  await allow(context);
  const panel = await open({ page, wire, reader }, 'online@example.it');
  const config = JSON.stringify({ success: true, data: { push_public_key: '<img src=x>' }, status: { code: 200 } });
  wire.answer('GET account.mg /api/site/config', body(200, config), 1);
  await toggle(panel).click();
  await expect(panel.getByRole('alert')).toContainText('Il browser non ha attivato le notifiche. Riprova più tardi.');
  await expect(toggle(panel)).not.toBeChecked();
});
