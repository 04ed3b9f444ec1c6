import type { BrowserContext, Page } from '@playwright/test';
import { fromWorld, held, patched } from '../lib/answers.ts';
import {
  anonymous,
  header,
  loggedOutAt,
  loginOf,
  logOut,
  logouts,
  namesOf,
  noteLogout,
  notices,
  readerOf,
  roundTrip,
  shortInfo,
} from '../lib/core.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

/** Two tabs of the newsstand, both with Giulia's notices. */
const twoTabs = async (context: BrowserContext, wire: FaultProxy, reader: Reader): Promise<readonly [Page, Page]> => {
  await reader.arrive();
  wire.answer(
    shortInfo,
    patched((data) => ({ ...data, userNotices: [{ id: 1, type: 'info', message: `Solo per ${data.name}` }] })),
  );
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const tab of tabs) {
    await tab.goto(wire.page('mg', header + notices));
    await expect(tab.locator('np-notices li')).toContainText('Solo per Giulia');
    await expect(readerOf(tab, 'Giulia')).toBeVisible();
  }
  return tabs;
};

/** Stores another session in the storage that the tabs share, as a sign-in does. */
const store = (tab: Page, id_token: string): Promise<void> =>
  tab.evaluate((text) => localStorage.setItem('user', text), JSON.stringify({ id_token }));

/** Holds the next answer about the reader; resolves once it is requested, with its release. */
const holdAnswer = async (wire: FaultProxy, ask: () => Promise<unknown>): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.answer(shortInfo, held(promise, fromWorld()), 1);
  const count = wire.calls(shortInfo).length;
  await ask();
  await wire.seen(shortInfo, count + 1);
  return resolve;
};

test('F39 T10 tab 2 logs out: tab 1 is anonymous within a second and sends no bearer afterwards', {
  tag: '@quick',
}, async ({ context, wire, reader }) => {
  const [one, two] = await twoTabs(context, wire, reader);
  for (const tab of [one, two]) await noteLogout(tab, wire);
  await readerOf(two, 'Giulia').click();
  await two.getByRole('link', { name: 'Esci' }).click();
  await wire.seen('GET account.mg /sso/request-logout');
  await expect(anonymous(one)).toBeVisible();
  await expect(one.locator('np-notices li')).toHaveCount(0);
  await two.waitForURL(wire.at('mg', '/'));
  expect((await loggedOutAt(one)) - (await loggedOutAt(two))).toBeLessThan(1000);
  expect(await loginOf(one, wire)).toEqual({ state: 'loggedOut' });
  const since = wire.log.length;
  await one.reload();
  expect(await loginOf(one, wire)).toEqual({ state: 'loggedOut' });
  expect(wire.log.slice(since).filter(({ headers }) => headers.authorization)).toEqual([]);
});

test('F39 T10 the stored session vanishes in tab 2: tab 1 is anonymous within a second', async ({
  context,
  wire,
  reader,
}) => {
  const [one, two] = await twoTabs(context, wire, reader);
  await noteLogout(one, wire);
  const vanished = await two.evaluate(() => {
    localStorage.removeItem('user');
    return Date.now();
  });
  await expect(anonymous(one)).toBeVisible();
  await expect(one.locator('np-notices li')).toHaveCount(0);
  expect((await loggedOutAt(one)) - vanished).toBeLessThan(1000);
  expect(await loginOf(one, wire)).toEqual({ state: 'loggedOut' });
});

test('F39 T10 an answer about the reader that arrives after the logout in tab 2 is ignored', async ({
  context,
  wire,
  reader,
}) => {
  const [one, two] = await twoTabs(context, wire, reader);
  const release = await holdAnswer(wire, () => one.reload());
  await logOut(two, wire);
  expect(await loginOf(one, wire)).toEqual({ state: 'loggedOut' });
  await wire.abandoned(shortInfo);
  release();
  await roundTrip(one, wire);
  expect(await loginOf(one, wire)).toEqual({ state: 'loggedOut' });
});

test('F39 T10 notices of the reader that are pending when tab 2 logs out are not shown', async ({
  page,
  context,
  wire,
  reader,
}) => {
  await reader.arrive();
  const { promise, resolve } = Promise.withResolvers<void>();
  const keeper = 'GET cdn /np/chunks/notice-keeper*';
  wire.answer(keeper, held(promise, fromWorld()));
  await page.goto(wire.page('mg', header + notices));
  await expect(readerOf(page, 'Giulia')).toBeVisible();
  const { url } = await wire.seen(keeper);
  const other = await context.newPage();
  await other.goto(wire.page('mg', ''));
  await logOut(other, wire);
  await expect(anonymous(page)).toBeVisible();
  resolve();
  await page.evaluate((chunk) => import(chunk), url);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('np-notices li')).toHaveCount(0);
});

test('F40 T10 tab 2 signs in as another reader: tab 1 shows that reader, and nothing of the first one', async ({
  context,
  wire,
  reader,
}) => {
  const [one, two] = await twoTabs(context, wire, reader);
  const token = await reader.token('titolare@example.it');
  const since = wire.log.length;
  await store(two, token);
  await expect(readerOf(one, 'Roberto')).toBeVisible();
  await expect(one.locator('np-notices li')).toHaveText(/Solo per Roberto/);
  await expect(one.getByText('Giulia')).toHaveCount(0);
  expect(await loginOf(one, wire)).toMatchObject({ user: { email: 'titolare@example.it' } });
  const bearers = wire.log.slice(since).flatMap(({ headers }) => headers.authorization ?? []);
  expect(new Set(bearers)).toEqual(new Set([`Bearer ${token}`]));
});

test('F40 T10 an answer about the first reader that arrives after the second one signed in is ignored', async ({
  context,
  wire,
  reader,
}) => {
  const [one, two] = await twoTabs(context, wire, reader);
  const names = await namesOf(one, wire);
  const again = await reader.token();
  const release = await holdAnswer(wire, () => store(two, again));
  await store(two, await reader.token('titolare@example.it'));
  await wire.abandoned(shortInfo);
  release();
  await expect(one.locator('np-notices li')).toHaveText(/Solo per Roberto/);
  expect(await loginOf(one, wire)).toMatchObject({ user: { email: 'titolare@example.it' } });
  expect(await names()).toEqual(['Giulia', 'unknown', 'Roberto']);
});

test('F41 T10 logout in both tabs at once: both are signed out, no error is shown', async ({
  context,
  wire,
  reader,
}) => {
  const [one, two] = await twoTabs(context, wire, reader);
  wire.answer('POST mg /logout', held(wire.seen('POST mg /logout', 2), fromWorld()));
  await Promise.all([logOut(one, wire), logOut(two, wire)]);
  for (const tab of [one, two]) await tab.waitForURL(wire.at('mg', '/'));
  expect(logouts(wire)).toHaveLength(2);
  expect(wire.calls('GET account.mg /sso/request-logout')).toHaveLength(2);
  expect(await one.evaluate(() => Object.keys(localStorage))).toEqual([]);
  for (const tab of [one, two]) {
    await expect(anonymous(tab)).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
  }
});
