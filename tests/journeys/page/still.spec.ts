import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';
import { expectStill, ordersOf } from './still.ts';

const phone = { width: 412, height: 823 };
const desktop = { width: 1350, height: 940 };

const isDefined = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => customElements.get('np-header') !== undefined);
};
const fonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => {}));
const shown = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();

const reader = /\/api\/user\/short-info/;
const typefaces = /\.woff2$/;

interface Still {
  readonly host: string;
  readonly path: string;
  readonly size: typeof phone;
  readonly email?: string;
  /** The call of the page's content, and what shows it. */
  readonly own: readonly [address: RegExp, selector: string];
  /** The content is requested once the reader is known. */
  readonly isGuarded?: true;
  /** Where the typefaces have been held back elsewhere, they come with the page. */
  readonly holdsFonts?: true;
}

const home = { host: 'mg', path: '/', own: [/\/api\/edicola\/home/, 'np-newsstand .newsstand h1'] } as const;
const account = { host: 'account.mg', size: phone, email: 'online@example.it', isGuarded: true } as const;

const pages: Readonly<Record<string, Still>> = {
  home: { ...home, size: phone, email: 'digital@example.it' },
  'home of a visitor': { ...home, size: desktop, holdsFonts: true },
  article: {
    ...home,
    path: '/articolo/1',
    size: phone,
    email: 'digital@example.it',
    own: [/\/api\/edicola\/articolo\?/, 'np-newsstand .newsstand h1'],
  },
  dashboard: {
    ...account,
    // Of a reader whose subscription no test changes.
    host: 'account.gz',
    path: '/dashboard',
    own: [/\/api\/user\/subscriptions/, 'np-account-dashboard .facts'],
  },
  profile: {
    ...account,
    path: '/user/profile',
    own: [/\/api\/user\/profile$/, 'np-account-profile input:not([hidden])'],
    holdsFonts: true,
  },
  contact: {
    host: 'account.mg',
    path: '/contact',
    size: desktop,
    own: [/\/api\/site\/contact\/topics/, 'np-account-contact textarea'],
  },
};

for (const [name, { host, path, size, email, own, isGuarded, holdsFonts }] of Object.entries(pages))
  test(`${name}: nothing moves, whatever arrives first`, async ({ page, browser }) => {
    if (email) await signInAs(page, host.replace('account.', ''), email);
    const cookies = await page.context().cookies();
    const [address, selector] = own;
    const answers = { reader, content: address, ...(holdsFonts && { fonts: typefaces }) };
    const arrived = {
      script: isDefined,
      reader: shown(email ? 'np-header .user' : 'np-header .sign-in'),
      content: shown(selector),
      fonts,
    };
    const canHappen = (order: readonly string[]) => !isGuarded || order.indexOf('reader') < order.indexOf('content');
    for (const order of ordersOf(Object.keys(answers)).filter(canHappen)) {
      const context = await browser.newContext({ viewport: size });
      await context.addCookies(cookies);
      await expectStill(await context.newPage(), at(host, path), { answers, order, arrived });
      await context.close();
    }
  });
