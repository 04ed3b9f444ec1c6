import type { Browser } from '@playwright/test';
import { body, held } from '../lib/answers.ts';
import { chat } from '../lib/chat.ts';
import { header, notices, readerOf } from '../lib/core.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { Reader } from '../lib/reader.ts';
import { expect, test } from '../lib/test.ts';

const exchange = 'GET account.mg /api/sso/id_code/*';

const newsstand = `${header}${notices}<np-newsstand></np-newsstand>${chat}`;

test('T05 the one-time code of a sign-in is used once, and is in no address, referrer or body after that', async ({
  page,
  wire,
  reader,
}) => {
  const address = new URL(await reader.signIn());
  const code = address.searchParams.get('id_code') ?? '';
  address.searchParams.set('redirect_uri', '/sezioni');
  await page.goto(address.href);
  await page.waitForURL(wire.at('mg', '/sezioni'));
  await expect(readerOf(page, 'Giulia')).toBeVisible();
  await page.reload();
  await expect(readerOf(page, 'Giulia')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForLoadState();
  await page.goForward();
  await expect(readerOf(page, 'Giulia')).toBeVisible();
  await wire.seen('POST account.mg /api/site/tracking');
  const withCode = wire.log.filter(({ url, headers, body }) =>
    [url, headers.referer, body].some((text) => text?.includes(code)),
  );
  expect(withCode.map(({ method, host, path }) => [method, host, path])).toEqual([
    ['GET', 'mg', '/login'],
    ['GET', 'account.mg', `/api/sso/id_code/${code}`],
  ]);
});

test('T05 even on a page that sends its address to everybody, nobody outside receives the code', async ({
  page,
  wire,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const user = { success: true, data: { id_token: 'un-token-di-prova' }, status: { code: 200 } };
  wire.answer(exchange, held(promise, body(200, JSON.stringify(user))));
  const head = `<meta name="referrer" content="unsafe-url">${wire.bundle}`;
  const login = wire.page('mg', newsstand, head, '/login');
  await page.goto(`${login}?id_code=un-codice-di-prova&redirect_uri=/sezioni`);
  const { headers } = await wire.seen(exchange);
  await expect(page).toHaveURL(login);
  expect(headers.referer).toBe(login);
  resolve();
  await page.waitForURL(wire.at('mg', '/sezioni'));
  await wire.seen('GET third *');
  const thirdPartyRequests = wire
    .calls('* third *')
    .map(({ url, headers: { referer }, body: text }) => `${url} ${referer} ${text}`);
  const bodies = wire.log.map(({ body: text }) => text);
  expect([...thirdPartyRequests, ...bodies].filter((text) => text.includes('un-codice'))).toEqual([]);
});

/** Values of the code, with the single path segment each becomes; without one the reader goes to `/`. */
const segments: readonly (readonly [code: string, segment: string | undefined])[] = [
  ['../../user/short-info', '..%2F..%2Fuser%2Fshort-info'],
  ['a/b', 'a%2Fb'],
  ['a?b=c', 'a%3Fb%3Dc'],
  ['a#b', 'a%23b'],
  ['%2e%2e', '%252e%252e'],
  ['..\\..', '..%5C..'],
  ['@evil.localhost', '%40evil.localhost'],
  ['a\r\nX-Evil: 1', 'a%0D%0AX-Evil%3A%201'],
  ['..', undefined],
  ['', undefined],
  ['x'.repeat(5000), undefined],
];

test('T06 a code becomes one segment of one call, or none: then it goes to /', async ({ page, wire }) => {
  wire.answer('GET mg /', body(200, '<title>Home</title>', 'text/html'));
  const login = wire.page('mg', '<np-newsstand></np-newsstand>', wire.bundle, '/login');
  for (const [code, segment] of segments) {
    const before = wire.log.length;
    await page.goto(`${login}?id_code=${encodeURIComponent(code)}`);
    if (segment === undefined) await page.waitForURL(wire.at('mg', '/'));
    else await expect(page.getByRole('heading', { name: 'Accesso' })).toBeVisible();
    const called = () =>
      wire.log
        .slice(before)
        .filter(({ method, host }) => method !== 'OPTIONS' && host === 'account.mg')
        .map(({ path }) => path)
        .filter((path) => !/^\/api\/(?:user\/short-info|site\/tracking)$/.test(path));
    await expect.poll(called, code.slice(0, 20)).toEqual(segment === undefined ? [] : [`/api/sso/id_code/${segment}`]);
  }
  expect(wire.calls('* evil *')).toEqual([]);
});

/** Another reader's unused code, from another browser. */
const codeOfSomebodyElse = async (browser: Browser, wire: FaultProxy): Promise<string> => {
  const context = await browser.newContext();
  const address = await new Reader(context, wire).signIn('titolare@example.it');
  await context.close();
  return address;
};

const refused = 'Non riusciamo a farti accedere. Contatta il servizio clienti.';

test('T11 a link with another reader’s code does not change who is signed in', async ({
  page,
  browser,
  wire,
  reader,
}) => {
  const address = await codeOfSomebodyElse(browser, wire);
  const token = await reader.arrive();
  await page.goto(address);
  await expect(page.getByText(refused)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(token);
  await page.goto(wire.page('mg', header));
  await expect(readerOf(page, 'Giulia')).toBeVisible();
});

test('T11 in a browser without the account’s cookie the exchange fails, and the sign-in is offered', async ({
  page,
  browser,
  wire,
}) => {
  await page.goto(await codeOfSomebodyElse(browser, wire));
  await expect(page.getByText(refused)).toBeVisible();
  const offer = page.locator('np-newsstand').getByRole('link', { name: 'Accedi' });
  await expect(offer).toHaveAttribute(
    'href',
    `${wire.at('account.mg')}sso/request-login?redirect_uri=${encodeURIComponent(wire.at('mg'))}`,
  );
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^user/.test(key)))).toEqual([]);
});

for (const path of ['/login/', '/Login'])
  test(`T05 ${path} is the login too: the code is removed from the address, and the reader is signed in`, async ({
    page,
    wire,
    reader,
  }) => {
    const { search } = new URL(await reader.signIn());
    wire.page('mg', newsstand, wire.bundle, path);
    await page.goto(wire.at('mg', `${path}${search}&redirect_uri=/sezioni`));
    await page.waitForURL(wire.at('mg', '/sezioni'));
    await expect(readerOf(page, 'Giulia')).toBeVisible();
  });

test('on a page with the chat alone the sign-in leads back to it, at the same scroll position, before anything is pressed', async ({
  page,
  wire,
}) => {
  const alone = wire.page('www.mg', `<p style="height: 3000px">Testo</p>${chat}`);
  await page.goto(alone);
  await page.evaluate(() => scrollTo(0, 700));
  await page.locator('np-assistance-chat').getByRole('button').first().click();
  await page.getByRole('link', { name: 'Accedi' }).click();
  await page.getByLabel('E-mail o nome utente').fill('digital@example.it');
  await page.getByLabel('Password').fill('Edicola-2026!');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL(alone);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});
