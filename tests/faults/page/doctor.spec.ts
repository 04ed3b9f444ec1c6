import type { Locator, Page } from '@playwright/test';
import { body, patched, status, withoutCors } from '../lib/answers.ts';
import { header, loginOf, notices, shortInfo } from '../lib/core.ts';
import { expect, test } from '../lib/test.ts';

const doctorOf = (page: Page): Locator => page.getByRole('region', { name: 'np doctor' });

/** The lines under one of the doctor's headings. */
const lines = (page: Page, heading: string): Locator =>
  doctorOf(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .getByRole('listitem');

/** The lines about one call: on a busy machine others are slow as well. */
const call = (page: Page, path: string): Locator => lines(page, 'failed or slow calls').filter({ hasText: path });

test('the doctor loads by its query only, and without it no byte of its code', async ({ page, wire }) => {
  const address = wire.page('www.mg', header);
  await page.goto(`${address}?np-doctor`);
  await expect(doctorOf(page)).toBeVisible();
  await wire.seen('GET cdn /np/np-doctor.js');
  const before = wire.calls('GET cdn /np/np-doctor.js').length;
  await page.goto(`${address}?no-doctor`);
  await expect(page.locator('np-header').getByRole('link').first()).toBeVisible();
  expect(wire.calls('GET cdn /np/np-doctor.js')).toHaveLength(before);
  await expect(doctorOf(page)).toHaveCount(0);
});

test('it names the version, the brand, the tags of the page and the undefined ones', { tag: '@quick' }, async ({
  page,
  wire,
}) => {
  await page.goto(
    `${wire.page('www.gz', `${header}<np-search></np-search><np-footer></np-footer><np-footer></np-footer><np-altro></np-altro>`)}?np-doctor`,
  );
  await expect(page.locator('np-search').getByRole('searchbox')).toBeVisible();
  const version = String(await page.evaluate(() => Reflect.get(window, 'np').version));
  await expect(lines(page, 'versions').first()).toHaveText(`np ${version}`);
  await expect(lines(page, 'versions').nth(1)).toHaveText('brand GZ, by the host name');
  await expect(lines(page, 'elements')).toHaveText([
    `<np-header> version ${version}`,
    /<np-menu>/,
    `<np-search> version ${version}`,
    `<np-footer> × 2 version ${version}`,
    '! <np-altro> not defined: this bundle has no such element',
  ]);
});

test('an element whose code fails to load is listed, with its failed file', async ({ page, wire, foresee }) => {
  foresee('<np-search>: its code did not load');
  wire.answer('GET cdn /np/chunks/np-search-*', status(404));
  await page.goto(`${wire.page('www.mg', '<np-search></np-search>')}?np-doctor`);
  await expect(lines(page, 'elements')).toHaveText('! <np-search> not defined: its code has not come');
  await expect(call(page, '/np-search-')).toHaveText([/chunks\/np-search-.* (404|no answer)/]);
});

test('an unknown brand code shows no masthead and says what to do, in the console and here', async ({
  page,
  wire,
  foresee,
}) => {
  foresee('np.configure: "brand" cannot be "XX"');
  foresee('brand record could not be loaded');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const head = `<script>window.np = { config: { brand: 'XX' } }</script>${wire.bundle}`;
  await page.goto(`${wire.page('www.gz', `${header}<np-footer></np-footer>`, head)}?np-doctor`);
  await expect(lines(page, 'versions').nth(1)).toHaveText(
    /^! "brand" cannot be "XX"\. Use one of MG, LG, EM, GZ, CA, QP, a record or its address, or leave it out/,
  );
  await expect
    .poll(() => logged.filter((text) => text.startsWith('np.configure: "brand" cannot be "XX"')).length)
    .toBe(1);
  const masks = await page.evaluate(() =>
    ['np-header', 'np-footer'].map((tag) =>
      document
        .querySelector(tag)
        ?.shadowRoot?.querySelector<HTMLElement>('.np-root')
        ?.style.getPropertyValue('--np-_wordmark'),
    ),
  );
  expect(masks).toEqual(['linear-gradient(#0000, #0000)', 'linear-gradient(#0000, #0000)']);
  await expect(page.locator('np-header').getByRole('link', { name: /Meriggio|Gazzetta/ })).toHaveCount(0);
  await expect(page.locator('np-footer')).not.toContainText('Meriggio');
});

test('an answer of another shape has a sentence for the reader, np-error with call, element and field, one line here', {
  tag: '@quick',
}, async ({ page, wire }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(() => {
    document.addEventListener('np-error', ({ target, detail }: CustomEventInit & Event) =>
      Object.assign(window, { reported: { ...detail, target: (target as Element).localName } }),
    );
  });
  wire.answer(
    'GET mg /api/edicola/articolo',
    patched(({ article }) => ({ article: { ...(article as object), title: 7 } })),
  );
  await page.goto(`${wire.page('mg', '<np-article article-id="1"></np-article>')}?np-doctor`);
  await expect(page.locator('np-article')).toContainText(
    'Il giornale ha risposto in un modo che questa pagina non capisce',
  );
  const field = 'data.article.title';
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'reported')))
    .toEqual({
      message: `200, no valid ${field}`,
      call: 'GET /api/edicola/articolo',
      field,
      element: 'np-article',
      target: 'np-article',
    });
  const line = `200, no valid ${field}`;
  await expect(lines(page, 'errors of elements')).toHaveText([`! <np-article> GET /api/edicola/articolo: ${line}`]);
  const calls = wire.calls('GET mg /api/edicola/articolo');
  expect(logged.filter((text) => text.includes(field))).toEqual(
    calls.map(() => `[GET] "/api/edicola/articolo": ${line}`),
  );
});

test('a server of another origin that does not let the page in: no lost connection for the reader', async ({
  page,
  wire,
}) => {
  wire.answer('GET account.mg /api/site/faq', withoutCors(403));
  await page.goto(`${wire.page('www.mg', '<np-account-faq></np-account-faq>')}?np-doctor`);
  await expect(page.locator('np-account-faq')).toContainText('La tua connessione funziona');
  await expect(lines(page, 'errors of elements')).toHaveText([
    /^! <np-account-faq> GET \/api\/site\/faq: http:\/\/account\.mg\..* answers, but not this origin/,
  ]);
});

test('a theme property with an invalid value, or an empty one, is listed', async ({ page, wire }) => {
  const style = '<style>np-header { --np-accent: blu; --np-rem: 18px } np-footer { --np-accent: ; }</style>';
  await page.goto(`${wire.page('www.mg', `${style}${header}<np-footer></np-footer>`)}?np-doctor`);
  await expect(lines(page, 'theme').filter({ hasText: '--np-accent: blu' }).first()).toHaveText(
    '! <np-header> --np-accent: blu is no value for color',
  );
  await expect(lines(page, 'theme').filter({ hasText: '--np-rem' }).first()).toHaveText('<np-header> --np-rem: 18px');
  await expect(lines(page, 'theme').filter({ hasText: 'footer' })).toHaveText(
    '! <np-footer> has no --np-accent: it is set to nothing',
  );
});

test('requests that the page’s policy blocks are listed, those before the doctor loaded too', async ({
  page,
  wire,
  foresee,
}) => {
  foresee('Content Security Policy');
  const text = `<!doctype html><html lang="it"><title>Prova</title><img src="${wire.at('third', '/vietata.png')}" alt="">${wire.bundle}<body>${header}</body></html>`;
  const headers = { 'content-security-policy': `img-src 'self' ${wire.at('cdn')}` };
  await page.goto(`${wire.document('www.mg', '/prova-np', text, headers)}?np-doctor`);
  await expect(lines(page, 'blocked by the page’s policy')).toHaveText([
    `! img-src blocked ${wire.at('third', '/vietata.png')}`,
  ]);
  await page.evaluate((src) => Object.assign(new Image(), { src }), wire.at('third', '/dopo.png'));
  await expect(lines(page, 'blocked by the page’s policy').last()).toHaveText(
    `! img-src blocked ${wire.at('third', '/dopo.png')}`,
  );
});

test('failed calls are listed, and errors of elements', async ({ page, wire }) => {
  wire.answer(shortInfo, body(400, '{}'));
  await page.goto(`${wire.page('www.mg', header)}?np-doctor`);
  await expect(call(page, '/short-info')).toHaveText([`! ${wire.at('account.mg', '/api/user/short-info')} 400`]);
  await page.evaluate(() =>
    document
      .querySelector('np-header')
      ?.dispatchEvent(
        new CustomEvent('np-error', { bubbles: true, detail: { message: 'a part of digital@example.it' } }),
      ),
  );
  await expect(lines(page, 'errors of elements')).toHaveText(['! <np-header> a part of …@…']);
});

test('a slow call is listed with its seconds', async ({ page, wire }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(shortInfo, async (turn) => {
    await released;
    await status(401)(turn);
  });
  await page.goto(`${wire.page('www.mg', header)}?np-doctor`);
  await wire.seen(shortInfo);
  await page.waitForFunction((since) => performance.now() > since + 1100, await page.evaluate(() => performance.now()));
  release();
  await expect(call(page, '/short-info')).toHaveText([/short-info slow: \d+\.\d s$/]);
});

test('it shows that a reader is signed in and what they consented to, but not who; the report names nobody', async ({
  page,
  wire,
  reader,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reader.signIn();
  await page.goto(`${wire.page('mg', header + notices)}?np-doctor#digital%40example.it`);
  await loginOf(page, wire);
  await expect(lines(page, 'session')).toHaveText('logged in');
  await expect(lines(page, 'consent')).toHaveText([
    'granted 1, 2, 3, 4, 5; refused none',
    /^! consentMode default: .* a refusal from before the invalidation day, grants 1 to 5/,
  ]);
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(doctorOf(page).getByRole('status')).toHaveText('Report copied.');
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('session:\n  logged in');
  expect(report).not.toMatch(/@|%40|Giulia|digital/);
  expect(report).not.toContain(await reader.token());
});

test('without a clipboard the report can be copied by hand', async ({ page, wire }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`${wire.page('www.mg', header)}?np-doctor`);
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(doctorOf(page).getByRole('textbox', { name: 'Report' })).toBeFocused();
  await expect(doctorOf(page).getByRole('textbox', { name: 'Report' })).toHaveValue(/^versions:\n {2}np /);
});

test('by keyboard: its buttons and findings are reachable, Escape closes it, and the page’s styles do not affect it', async ({
  page,
  wire,
}) => {
  await page.goto(wire.at('www.mg', '/prova/pagina/css-ostile?tag=np-footer&np-doctor'));
  await expect(doctorOf(page)).toBeVisible();
  await expect(doctorOf(page)).toHaveCSS('direction', 'ltr');
  await doctorOf(page).getByRole('button', { name: 'Copy report' }).focus();
  await page.keyboard.press('Tab');
  await expect(doctorOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(doctorOf(page).getByRole('group', { name: 'Findings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(doctorOf(page)).toHaveCount(0);
});
