import type { Page } from '@playwright/test';
import { redirect } from '../lib/answers.ts';
import { ask, chat } from '../lib/chat.ts';
import { loginOf, notices, send, shortInfo } from '../lib/core.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import type { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

/** A reader with a stored session, on the newsstand. */
const arrive = async (page: Page, wire: FaultProxy, reader: Reader, markup: string): Promise<string> => {
  const token = await reader.arrive();
  await page.goto(wire.page('mg', markup));
  await loginOf(page, wire);
  return token;
};

/** The hosts that received a header. */
const hostsWith = (wire: FaultProxy, header: string): readonly string[] =>
  [...new Set(wire.log.filter(({ headers }) => headers[header] !== undefined).map(({ host }) => host))].sort();

test('T02 the bearer goes to newsstand, account and archive, and nowhere else', async ({ page, wire, reader }) => {
  const token = await arrive(page, wire, reader, `${notices}${chat}<img src="${wire.at('evil', '/pixel.png')}">`);
  expect(await send(page, wire, 'newsstand', { method: 'GET', path: '/api/rag/access' })).toBe(200);
  expect(await send(page, wire, 'account', { method: 'GET', path: '/api/user/profile' })).toBe(200);
  expect(await send(page, wire, 'archive', { method: 'GET', path: '/ricerca?q=tram' })).toBe(200);
  await ask(page);
  await expect(page.locator('np-assistance-chat li.assistant')).toHaveCount(2);
  expect(hostsWith(wire, 'authorization')).toEqual(['account.mg', 'archive', 'mg']);
  expect(new Set(wire.log.flatMap(({ headers }) => headers.authorization ?? []))).toEqual(new Set([`Bearer ${token}`]));
  for (const host of ['cdn', 'third', 'evil']) expect(wire.calls(`* ${host} *`)).not.toEqual([]);
});

test('T02 T04 calls whose path points to another host carry no credentials', async ({ page, wire, reader }) => {
  await arrive(page, wire, reader, notices);
  const evil = `evil.localhost:${new URL(page.url()).port}/api`;
  for (const [client, path] of [
    ['newsstand', `//${evil}`],
    ['newsstand', `/\\${evil}`],
    ['account', `@${evil}`],
  ] as const)
    await send(page, wire, client, { method: 'POST', path, body: {} });
  const arrived = wire.calls('POST evil *').map(({ headers }) => headers);
  expect(arrived).toHaveLength(2);
  for (const { authorization, 'x-xsrf-token': xsrf, cookie } of arrived)
    expect([authorization, xsrf, cookie]).toEqual([undefined, undefined, undefined]);
});

for (const code of [302, 307])
  test(`T03 calls that are redirected (${code}) to another host are refused: nothing reaches it`, async ({
    page,
    wire,
    reader,
  }) => {
    const address = wire.at('evil', '/raccolta');
    const { searchParams } = new URL(await reader.signIn());
    const called = [shortInfo, 'POST account.mg /api/site/chat', 'GET account.mg /api/sso/id_code/*'];
    await arrive(page, wire, reader, notices + chat);
    for (const call of called) wire.answer(call, redirect(address, code));
    await ask(page);
    await expect(page.getByRole('log')).toContainText('Non siamo riusciti a rispondere');
    expect(await send(page, wire, 'account', { method: 'GET', path: '/api/user/short-info' })).toBe('network');
    const exchange = `/api/sso/id_code/${searchParams.get('id_code')}`;
    expect(await send(page, wire, 'account', { method: 'GET', path: exchange })).toBe('network');
    for (const call of called) expect([call, wire.calls(call).length > 0]).toEqual([call, true]);
    expect(wire.calls('* evil *')).toEqual([]);
  });

test('T04 the XSRF header goes with changing calls to the newsstand and its account host, and nowhere else', async ({
  page,
  wire,
}) => {
  await page.goto(wire.page('mg', notices));
  await loginOf(page, wire);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie of T04, as a server sets it.
    document.cookie = 'XSRF-TOKEN=abc; path=/';
  });
  const change = { method: 'POST', path: '/logout' } as const;
  for (const client of ['newsstand', 'archive'] as const) await send(page, wire, client, change);
  await send(page, wire, 'account', { ...change, path: '/api/logout' });
  await send(page, wire, 'newsstand', { ...change, path: `//evil.localhost:${new URL(page.url()).port}/logout` });
  await send(page, wire, 'newsstand', { method: 'GET', path: '/api/site/config' });
  const sent = (pattern: string) => wire.calls(pattern).map(({ headers }) => headers['x-xsrf-token']);
  expect(sent('POST mg /logout')).toEqual(['abc']);
  expect(sent('POST account.mg /api/logout')).toEqual(['abc']);
  expect(sent('POST archive /v1/logout')).toEqual([undefined]);
  expect(sent('POST evil /logout')).toEqual([undefined]);
  expect(sent('GET mg /api/site/config')).toEqual([undefined]);
  expect(hostsWith(wire, 'x-xsrf-token')).toEqual(['account.mg', 'mg']);
});
