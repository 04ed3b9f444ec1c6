import type { CDPSession, Page } from '@playwright/test';
import { wholeChromium } from '../../../scripts/tests/browsers.ts';
import { at, expect, test } from '../lib/pages.ts';
import { port } from '../lib/port.ts';
import { signInAs } from '../lib/readers.ts';

test.use({ launchOptions: wholeChromium });

const path = '/user/profile/topics/manage';

/** Signs in, opens the panel and switches this browser's notifications on. */
const switchOn = async (page: Page, code: string, email: string): Promise<void> => {
  await page.context().grantPermissions(['notifications']);
  await signInAs(page, code, email);
  await page.goto(at(`account.${code}`, path));
  await page.getByRole('switch', { name: 'Notifiche push su questo browser' }).click();
  await expect(page.getByText('Le notifiche arrivano su questo browser.')).toBeVisible();
};

/** The notifications that the browser shows for this page. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body, data }) => ({ title, body, url: data.url }));
  });

test('a message that the console sends to followers of a topic with notifications is shown by the browser', {
  tag: '@quick',
}, async ({ page }) => {
  await switchOn(page, 'gz', 'digital@example.it');
  const bell = page.getByRole('button', { name: /^Avvisi su / }).first();
  if ((await bell.getAttribute('aria-pressed')) === 'false') await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect(bell).not.toHaveAttribute('aria-disabled', 'true');
  const name = ((await bell.getAttribute('aria-label')) ?? '').replace('Avvisi su ', '');
  const desk = await page.context().newPage();
  await desk.goto(`http://localhost:${port}/`);
  await desk.getByRole('button', { name: 'GZ', exact: true }).click();
  const form = desk.locator('#push');
  await form.getByRole('combobox').selectOption({ label: `Campanella: ${name}` });
  await form.getByLabel('Titolo').fill('Il tram torna in città');
  await form.getByLabel('Indirizzo').fill('/sezioni');
  await form.getByRole('button', { name: 'Invia notifica' }).click();
  await expect(desk.locator('#push-note')).toContainText(/Consegnate [1-9]/);
  await desk.close();
  await expect
    .poll(() => shown(page))
    .toContainEqual({ title: 'Il tram torna in città', body: 'Il tram torna in città', url: at('gz', '/sezioni') });
});

/** Delivers a push message to the page's worker, as the browser does. */
const deliver = async (page: Page): Promise<(data: string) => Promise<unknown>> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/np-push/`);
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

test('the worker shows the delivered message; unreadable data and foreign addresses lead nowhere', async ({ page }) => {
  await switchOn(page, 'lg', 'online@example.it');
  const push = await deliver(page);
  const start = at('account.lg');
  const before = { title: 'Prima', body: '', url: start };
  // Messages of one address replace each other: no wait for the browser to close one.
  const follows = async (data: string, notification: typeof before) => {
    await push('{"title":"Prima"}');
    await expect.poll(() => shown(page), data).toEqual([before]);
    await push(data);
    await expect.poll(() => shown(page), data).toEqual([notification]);
  };
  for (const data of ['', 'null', '[]', '<html>', '{"title":""}', '{"title":7}'])
    await follows(data, { title: 'Notizie', body: 'C’è una novità in edicola.', url: start });
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'http://', 7])
    await follows(JSON.stringify({ title: 'Porto', url }), { title: 'Porto', body: '', url: start });
  const story = { title: 'Porto', body: 'Sciopero revocato', url: 'http://lg.localhost/articolo/1' };
  await push(JSON.stringify(story));
  await expect.poll(() => shown(page)).toContainEqual(story);
});
