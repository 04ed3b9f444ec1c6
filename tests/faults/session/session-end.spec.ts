import type { Page } from '@playwright/test';
import { hang, held, patched, status } from '../lib/answers.ts';
import { afterAMinute, dismissals, loginOf, logouts, notices, shortInfo } from '../lib/core.ts';
import type { Answer } from '../lib/exchange.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

const notValid = status(401, 'ERR_SESSION_TOKEN_NOT_VALID');
const expired = status(401, 'ERR_SESSION_EXPIRED');

const token = 'un-token-di-prova';

/** A host of the newsstand with every key that a session leaves behind, and one of the page's own. */
const leaveSession = (reader: Reader, host: string): Promise<void> =>
  reader.keep(host, {
    user: JSON.stringify({ id_token: token }),
    userPayload: '{"id":"1"}',
    notices: '[]',
    BJIA: '1',
    theme: 'dark',
  });

/** The keys left in a host's storage. */
const keysAt = async (reader: Reader, host: string): Promise<readonly string[]> =>
  reader.look(host, () => Object.keys(localStorage));

const loads = (wire: FaultProxy, path: string) =>
  wire.calls(`GET mg ${path}`).filter(({ headers }) => headers['sec-fetch-dest'] === 'document');

test('F07 401 ERR_SESSION_TOKEN_NOT_VALID on the newsstand: one POST logout, own keys cleared, off to /', {
  tag: '@quick',
}, async ({ page, wire, reader }) => {
  await leaveSession(reader, 'mg');
  wire.answer(shortInfo, notValid, 1);
  await page.goto(wire.page('mg', notices));
  await page.waitForURL(wire.at('mg', '/'));
  expect(logouts(wire)).toMatchObject([{ host: 'mg', path: '/logout', headers: { authorization: `Bearer ${token}` } }]);
  expect(await keysAt(reader, 'mg')).toEqual(['theme']);
});

test('F07 a newsstand on a custom domain ends its session itself, and goes to its own /', async ({
  page,
  wire,
  reader,
}) => {
  await leaveSession(reader, 'www.mg');
  wire.answer(shortInfo, notValid, 1);
  const named = JSON.stringify({ domain: 'www.mg.localhost', account: wire.at('account.mg', '') });
  await page.goto(wire.page('www.mg', `<script>window.np = { config: ${named} }</script>${notices}`));
  await page.waitForURL(wire.at('www.mg', '/'));
  expect(logouts(wire)).toMatchObject([{ host: 'www.mg', path: '/logout' }]);
  expect(await keysAt(reader, 'www.mg')).toEqual(['theme']);
});

test('F07 a session that ended elsewhere ends here at the next call, by the server’s answer', async ({
  page,
  wire,
  reader,
}) => {
  const ended = await reader.arrive();
  const refused: number[] = [];
  page.on('response', (answer) => answer.url().includes('/short-info') && refused.push(answer.status()));
  await reader.leave(ended);
  await page.goto(wire.page('mg', notices));
  await page.waitForURL(wire.at('mg', '/'));
  expect(refused[0]).toBe(401);
  expect(logouts(wire).filter(({ headers }) => headers.authorization)).toHaveLength(2);
});

const profile = '/user/profile?da=a%20b&x=%2F#punto';

/** Opens the account site's own page with the session's cookie; the first call about the reader gets this answer. */
const openProfile = async (page: Page, wire: FaultProxy, reader: Reader, answer: Answer): Promise<void> => {
  await reader.signIn();
  await reader.keep('account.mg', { notices: '[]', theme: 'dark' });
  wire.answer(shortInfo, answer, 1);
  wire.answer('GET account.mg /sso/request-login', status(200));
  await page.goto(wire.at('account.mg', profile));
  await page.waitForURL('**/sso/request-login?**');
  const here = encodeURIComponent(wire.at('account.mg', profile));
  expect(page.url()).toBe(wire.at('account.mg', `/sso/request-login?redirect_uri=${here}`));
  expect(await keysAt(reader, 'account.mg')).toEqual(['theme']);
};

test('F08 401 ERR_SESSION_EXPIRED at the first call of an account page: one POST logout, then sign-in with this address, encoded once', {
  tag: '@quick',
}, async ({ page, wire, reader }) => {
  await openProfile(page, wire, reader, expired);
  expect(logouts(wire)).toMatchObject([{ host: 'account.mg', path: '/api/logout' }]);
});

test('F09 401 ERR_INVALID_BROWSER at the first call of an account page: sign-in without a logout call', async ({
  page,
  wire,
  reader,
}) => {
  await openProfile(page, wire, reader, status(401, 'ERR_INVALID_BROWSER'));
  expect(logouts(wire)).toEqual([]);
});

test('F08 401 ERR_SESSION_EXPIRED on an account page served to a visitor ends nothing', async ({ page, wire }) => {
  await page.clock.install();
  wire.answer(shortInfo, expired, 1);
  await page.goto(wire.at('account.mg', '/contact'));
  expect(await loginOf(page, wire)).toEqual({ state: 'loggedOut' });
  await afterAMinute(page, wire);
  expect(logouts(wire)).toEqual([]);
  expect(page.url()).toBe(wire.at('account.mg', '/contact'));
});

test('F09 401 ERR_INVALID_BROWSER: no logout call, keys cleared, off to /', async ({ page, wire, reader }) => {
  await leaveSession(reader, 'mg');
  wire.answer(shortInfo, status(401, 'ERR_INVALID_BROWSER'), 1);
  await page.goto(wire.page('mg', notices));
  await page.waitForURL(wire.at('mg', '/'));
  expect(logouts(wire)).toEqual([]);
  expect(await keysAt(reader, 'mg')).toEqual(['theme']);
});

test('F09 on a page of the brand’s site the session ends and the reader stays', async ({ page, wire, reader }) => {
  await page.clock.install();
  await leaveSession(reader, 'www.mg');
  wire.answer(shortInfo, expired, 1);
  const here = wire.page('www.mg', notices);
  await page.goto(here);
  expect(await loginOf(page, wire)).toEqual({ state: 'loggedOut' });
  await afterAMinute(page, wire);
  expect(page.url()).toBe(here);
  expect(await keysAt(reader, 'www.mg')).toEqual(['theme']);
});

test('F11 six calls refused at once as expired: one logout, one redirect', async ({ page, wire, reader }) => {
  await reader.arrive();
  const six = Array.from({ length: 6 }, (_, n) => ({ id: n + 1, type: 'info', message: `Avviso ${n + 1}` }));
  wire.answer(
    shortInfo,
    patched((data) => ({ ...data, userNotices: six })),
  );
  wire.answer(dismissals, held(wire.seen(dismissals, 6), expired));
  await page.goto(wire.page('mg', notices));
  for (let left = 6; left > 0; left -= 1) {
    await expect(page.locator('np-notices li')).toHaveCount(left);
    await page.getByRole('button', { name: 'Chiudi l’avviso' }).first().click();
  }
  await page.waitForURL(wire.at('mg', '/'));
  expect(logouts(wire)).toHaveLength(1);
  expect(loads(wire, '/')).toHaveLength(1);
});

for (const [what, answer] of [
  ['401', notValid],
  ['500', status(500)],
  ['nothing at all', hang],
] as const) {
  test(`F12 T31 the logout of an ended session is answered with ${what}: no loop, cleared and off to /`, async ({
    page,
    wire,
    reader,
  }) => {
    await leaveSession(reader, 'mg');
    wire.answer('POST mg /logout', answer);
    wire.answer(shortInfo, notValid, 1);
    await page.goto(wire.page('mg', notices));
    await page.waitForURL(wire.at('mg', '/'));
    expect(logouts(wire)).toHaveLength(1);
    expect(loads(wire, '/')).toHaveLength(1);
    expect(await keysAt(reader, 'mg')).toEqual(['theme']);
  });
}
