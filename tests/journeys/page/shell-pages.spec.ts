import type { Page } from '@playwright/test';
import { violationsAtWidths } from '../lib/axe.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const widths = [1280, 820, 390];

test('a visitor’s header, navigation and footer: axe finds nothing at three widths, light and dark, no horizontal overflow', async ({
  page,
}) => {
  await page.goto(at('account.gz', '/contact'));
  await expect(page.locator('np-header .sign-in')).toBeVisible();
  expect(await violationsAtWidths(page, widths)).toEqual([]);
});

test('a reader’s header, navigation and footer, user panel and drawer: axe finds nothing at three widths, light and dark, no horizontal overflow', async ({
  page,
}) => {
  await signInAs(page, 'mg', 'digital@example.it');
  await page.goto(at('account.mg', '/user-devices'));
  await expect(page.locator('np-account-nav .badge')).toHaveCount(2);
  expect(await violationsAtWidths(page, widths), 'account').toEqual([]);
  await page.locator('np-header .user').click();
  await expect(page.locator('np-header .panel')).toBeVisible();
  expect(await violationsAtWidths(page, widths), 'user panel').toEqual([]);
  await expect(page.locator('np-header .panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Edicola' })).toBeVisible();
  expect(await violationsAtWidths(page, widths), 'drawer').toEqual([]);
  await expect(drawer.getByRole('link', { name: 'Edicola' })).toBeVisible();
});

test('A22 A43 the account’s navigation has its sections, the current one marked, and the sign-out', {
  tag: '@quick',
}, async ({ page }) => {
  await signInAs(page, 'mg', 'digital@example.it');
  await page.goto(at('account.mg', '/user-devices'));
  const nav = page.locator('np-account-nav nav');
  await expect(nav.locator('.sections > li > a .name')).toHaveText([
    'Panoramica',
    'Profilo',
    'Abbonamenti',
    'Interessi e notifiche',
    'Newsletter',
    'Utilità',
    'Contattaci',
    'Esci',
  ]);
  await expect(nav.locator('.sections > li > a[aria-current]')).toHaveText(['Utilità']);
  await expect(nav.getByRole('link', { name: 'Abbonamenti 1 avviso importante' })).toBeVisible();
  await expect(page.locator('np-header .area')).toHaveText('Area personale');
});

test('A25 the privacy button opens the consent manager’s preferences; without a manager it leads to the policy', async ({
  page,
}) => {
  await page.route(/third\.localhost/, (route) => route.abort());
  await page.goto(at('gz', '/sezioni'), { waitUntil: 'networkidle' });
  const button = page.locator('np-footer').getByRole('button', { name: 'Preferenze privacy e cookie' });
  await page.evaluate(() => {
    Reflect.set(window, 'opened', 0);
    const openPreferences = () => Reflect.set(window, 'opened', Reflect.get(window, 'opened') + 1);
    Reflect.set(window, '_iub', { cs: { api: { openPreferences } } });
  });
  await button.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'opened'))).toBe(1);
  await page.evaluate(() => Reflect.set(window, '_iub', undefined));
  await button.click();
  await page.waitForURL(at('www.gz', '/cookie'));
});

test('the footer has the brand’s links, its social links and the current year', { tag: '@quick' }, async ({ page }) => {
  await page.goto(at('gz', '/sezioni'));
  const footer = page.locator('np-footer footer');
  await expect(footer.locator('nav li')).toHaveText([
    'Necrologie',
    'Condizioni d’uso',
    'Privacy policy',
    'Preferenze privacy e cookie',
    'Dichiarazione di accessibilità',
    'Contattaci',
  ]);
  await expect(footer.getByRole('link', { name: 'Contattaci' })).toHaveAttribute('href', at('account.gz', '/contact'));
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://instagram.example/gz');
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(footer).toContainText(`© ${year} Società editrice Zenarese · Tutti i diritti riservati`);
  await expect(footer.locator('.wordmark')).toHaveCSS(
    'mask-image',
    `url("${at('cdn', '/np/brands/gz-wordmark.svg')}")`,
  );
});

test('the footer of the account site is white', async ({ page }) => {
  await page.goto(at('account.gz', '/faq'));
  await expect(page.locator('np-footer footer')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

/** Notes each layout shift; content of a shadow root under its host's name. */
const watchShifts = async (page: Page): Promise<void> => {
  // A web font is the one allowed shift.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { sources?: { node?: Node }[] }[])
        for (const { node } of entry.sources ?? []) {
          const root = node?.getRootNode();
          const slot = node instanceof Element && node.slot ? `[slot=${node.slot}]` : '';
          seen.push(root instanceof ShadowRoot ? root.host.localName : `${node?.nodeName.toLowerCase()}${slot}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};
const shifts = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'seen'));

/** Geometry of the visible parts of the header, as text. */
const geometry = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['', ' .bar', ' .logo', ' .sections', ' .search', ' .subscribe', ' .sign-in', ' np-menu', ' np-menu .burger']
      .map((inner) => {
        const path = `np-header${inner}`;
        const node = path
          .split(' ')
          .reduce<Element | null>((found, part) => (found?.shadowRoot ?? found ?? document).querySelector(part), null);
        return `${path} ${Object.values(node?.getBoundingClientRect().toJSON() ?? {}).map((n) => Math.round(Number(n)))}`;
      })
      .join('\n'),
  );

for (const [width, email] of [
  [1280, undefined],
  [820, undefined],
  [390, undefined],
  [1280, 'digital@example.it'],
  [390, 'digital@example.it'],
] as const)
  test(`the header does not move after its first frame, ${width} px, ${email ?? 'a visitor'}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    if (email) await signInAs(page, 'mg', email);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watchShifts(page);
    await page.goto(at('mg', '/sezioni'), { waitUntil: 'commit' });
    await page.waitForFunction(() => Boolean(document.querySelector('np-header')?.shadowRoot?.querySelector('.bar')));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const first = await geometry(page);
    await expect(page.locator(email ? 'np-header .user' : 'np-header .sign-in')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // A signed-in reader has a button in place of a visitor’s two links.
    const fixed = (text: string) => (email ? text.replace(/^np-header \.(subscribe|sign-in) .*\n/gm, '') : text);
    expect(fixed(await geometry(page))).toBe(fixed(first));
    expect((await shifts(page)).filter((node) => /np-(header|menu)|a\[slot/.test(node))).toEqual([]);
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the header in the page’s HTML looks as the element draws it, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 300 } });
    const open = async (address: string, script: boolean): Promise<Page> => {
      const page = await context.newPage();
      await page.route('**/*.woff2', (route) => route.abort());
      if (!script) await page.route('**/*.js', (route) => route.abort());
      await page.goto(address);
      if (script) await expect(page.locator('np-header .sign-in')).toBeVisible();
      await expect(page.locator('np-header .burger')).toBeVisible();
      return page;
    };
    // Whether the reader is signed in is unknown before the script.
    const look = async (page: Page): Promise<string> => {
      const picture = await page.locator('np-header').screenshot({ mask: [page.locator('np-header .end')] });
      return picture.toString('base64');
    };
    for (const address of [at('gz', '/sezioni'), at('account.gz', '/faq')]) {
      const still = await open(address, false);
      const drawn = await open(address, true);
      // Either may still be waiting for a picture: only the end result counts.
      await expect.poll(async () => (await look(drawn)) === (await look(still)), address).toBe(true);
    }
    await context.close();
  });

test('a press on the menu button before its code has loaded opens the menu once it has', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/np-elements.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(at('gz', '/sezioni'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: /^Edicola/ })).toBeVisible();
});

test('without script the header has its links: home, sections, search, sign-in, subscription', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('gz', '/sezioni'));
  const header = page.locator('np-header');
  for (const [name, href] of [
    ['Gazzetta di Zenara, home', '/'],
    ['Speciali', '/speciali'],
    ['Cerca', '/ricerca'],
    ['Abbonati', at('shop.gz', '/vetrina')],
    ['Accedi', at('account.gz', '/sso/request-login')],
  ] as const) {
    const link = header.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
  await context.close();
});

test('a page with header and footer does not shift while it loads, 1280, 820 and 390 px', async ({ page }) => {
  await watchShifts(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 });
    await page.goto(at('account.gz', '/faq'));
    await expect(page.locator('np-header .sign-in')).toBeVisible();
    await expect(page.locator('np-footer').getByRole('button')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts(page), `${width} px`).toEqual([]);
  }
});

test('mg, lg, em, gz, ca, qp: title, description, icon and logo are the brand’s', async ({ page }) => {
  for (const [code, name, ofName] of [
    ['mg', 'Il Meriggio di Gaviano', 'del Meriggio di Gaviano'],
    ['lg', 'La Lettera del Golfo', 'della Lettera del Golfo'],
    ['em', 'L’Eco di Montalba', 'dell’Eco di Montalba'],
    ['gz', 'Gazzetta di Zenara', 'della Gazzetta di Zenara'],
    ['ca', 'Cronache di Altariva', 'delle Cronache di Altariva'],
    ['qp', 'Qui Pietrafonte', 'di Qui Pietrafonte'],
  ] as const) {
    await page.goto(at(`account.${code}`, '/faq'));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      new RegExp(`^L’edicola digitale ${ofName}:`),
    );
    await expect(page).toHaveTitle(`Domande frequenti · ${name}`);
    const icon = page.locator('link[rel="icon"]');
    await expect(icon).toHaveAttribute('href', at('cdn', `/np/brands/${code}-monogram.svg`));
    const wordmark = page.locator('np-header .wordmark').first();
    await expect(wordmark).toHaveCSS('mask-image', `url("${at('cdn', `/np/brands/${code}-wordmark.svg`)}")`);
    const status = await page.evaluate(
      async (url) => (await fetch(url)).status,
      at('cdn', `/np/brands/${code}-wordmark.svg`),
    );
    expect(status, code).toBe(200);
  }
});
