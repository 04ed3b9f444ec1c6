import { changed, patched } from '../lib/answers.ts';
import { dismissals, notices, shortInfo } from '../lib/core.ts';
import { expect, test } from '../lib/test.ts';

/** Addresses that are not drawn as a link of a notice: other schemes in any spelling, and hosts outside the brand. */
const noLink: readonly string[] = [
  'javascript:window.__x=1',
  'JaVaScRiPt:window.__x=1',
  ' javascript:window.__x=1',
  '\tjavascript:window.__x=1',
  'java\nscript:window.__x=1',
  'java\tscript:window.__x=1',
  '\u0001javascript:window.__x=1',
  'javascript://account.mg.localhost/%0Awindow.__x=1',
  'data:text/html,<script>opener.__x=1</script>',
  'data:text/html;base64,PHNjcmlwdD4x',
  'vbscript:msgbox(1)',
  'blob:http://evil.localhost/1',
  'filesystem:http://evil.localhost/1',
  'file:///etc/passwd',
  'ftp://evil.localhost/',
  'ws://evil.localhost/',
  'view-source:http://evil.localhost/',
  'about:blank',
  'intent://evil.localhost#Intent;end',
  'http://evil.localhost/',
  'https://evil.localhost/',
  '//evil.localhost/',
  '///evil.localhost/',
  '\\\\evil.localhost\\',
  '/\\evil.localhost/',
  '/\t/evil.localhost/',
  'http:\\\\evil.localhost/',
  'http://mg.localhost@evil.localhost/',
  'http://evil.localhost\\@mg.localhost/',
  'http://mg.localhost.evil.localhost/',
  'http://evil\u3002localhost/',
  'http://[',
];

/** Addresses that stay a link. */
const links: readonly string[] = ['/subscriptions', 'mailto:aiuto@mg.localhost', 'tel:+390612345678'];

const markup = '<img src=x onerror="window.__x=1"><b>Leggi</b>';

test('T16 a notice leads to the brand’s own sites, a mailbox or a telephone, and to nothing else; its words are text', {
  tag: '@quick',
}, async ({ page, wire, reader }) => {
  await reader.signIn();
  wire.answer(
    dismissals,
    patched((data) => data),
  );
  const all = [...noLink, ...links, wire.at('account.mg', '/user-devices'), wire.at('shop.mg', '/vetrina')];
  wire.answer(
    shortInfo,
    patched((data) => ({
      ...data,
      avvisi: {},
      userNotices: all.map((link, n) => ({
        id: `n${n}`,
        type: 'info',
        message: `Avviso ${n} ${markup}`,
        timeout: 0,
        link,
        linkText: markup,
        scrollIntoView: false,
        date: '2026-11-16',
      })),
    })),
  );
  await page.goto(wire.page('mg', notices));
  const area = page.locator('np-notices');
  await expect(area.getByRole('listitem')).toHaveCount(all.length);
  const shown = await area
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  expect(shown.sort()).toEqual([wire.at('mg', '/subscriptions'), ...all.slice(noLink.length + 1)].sort());
  await expect(area.getByRole('link').first()).toHaveText(markup);
  await expect(area.locator('img, b, [target]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, '__x'))).toBeUndefined();
  expect(wire.calls('* evil *')).toEqual([]);
});

/** Addresses of a menu entry, and where the entry leads; without a target it is not shown. */
const entries: readonly (readonly [url: string, host?: string, path?: string])[] = [
  ['{edicola}', 'shop.mg', '/edicola'],
  ['//shop.{www}/vetrina', 'shop.mg', '/vetrina'],
  ['//evil.localhost/{www}'],
  ['//{www}.evil.localhost/'],
  ['//{www}@evil.localhost/'],
  ['//evil.localhost\\\\@{www}/'],
  ['javascript:window.__x=1//{www}'],
  ['//account.{evil}/'],
  ['{constructor}'],
  ['/$&//evil.localhost/', 'mg', '/$&//evil.localhost/'],
];

test('T17 a menu entry leads to the brand’s own sites, and one that would not is not shown', async ({
  browser,
  wire,
}) => {
  for (const [url, host, path] of entries) {
    wire.answer(
      'GET cdn /np/chunks/np-core-*',
      changed((script) => script.replace('/speciali', () => url)),
      1,
    );
    // A browser caches a chunk forever.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(wire.page('mg', '<np-menu></np-menu>'));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: /^Shop/ })).toBeVisible();
    const entry = drawer.getByRole('link', { name: /^Speciali/ });
    await expect(entry, url).toHaveCount(host ? 1 : 0);
    if (host) await expect(entry, url).toHaveAttribute('href', wire.at(host, path));
    const origins = await drawer
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).hostname));
    expect(
      origins.filter((name) => !/^(?:(?:www|account|shop)\.)?mg\.localhost$/.test(name)),
      url,
    ).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, '__x'))).toBeUndefined();
    await context.close();
  }
});
