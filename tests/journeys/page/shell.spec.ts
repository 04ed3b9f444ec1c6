import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

/** The menu of each brand as each reader sees it; see `src/rules/brand`. */
const brands = [
  { code: 'mg', name: 'Il Meriggio di Gaviano', chatbot: true, archive: true },
  { code: 'lg', name: 'La Lettera del Golfo', archive: true },
  { code: 'em', name: 'L’Eco di Montalba' },
  { code: 'gz', name: 'Gazzetta di Zenara', archive: true },
  { code: 'ca', name: 'Cronache di Altariva' },
  { code: 'qp', name: 'Qui Pietrafonte' },
] as const satisfies readonly { code: string; name: string; chatbot?: true; archive?: true }[];

const readers = [
  { email: undefined, offered: true, press: false, name: undefined },
  { email: 'lettore@example.it', offered: true, press: false, name: 'Andrea' },
  { email: 'digital@example.it', offered: false, press: false, name: 'Giulia' },
  { email: 'azienda@example.it', offered: false, press: true, name: undefined },
  { email: 'redazione@staff.example.it', offered: false, press: false, name: 'Sara' },
] as const;

type Brand = (typeof brands)[number];
type Reader = (typeof readers)[number];

/** What a reader has is the same on every brand: one brand shows it to all readers, the others to two. */
const readersOf = (code: string): readonly Reader[] =>
  code === 'mg' ? readers : readers.filter(({ email, press }) => !email || press);

const expectedMenu = (brand: Brand, reader: Reader): string[] => [
  'Edicola',
  'Sezioni',
  'Speciali',
  ...('chatbot' in brand ? ['Chatbot news'] : []),
  ...(reader.press ? ['Rassegna stampa'] : []),
  'Il mio account',
  'Vai al sito',
  ...('archive' in brand ? ['Archivio'] : []),
  'Shop',
  ...(reader.email ? ['Esci'] : []),
];

const menuHolds = async (page: Page, expected: readonly string[], who: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Edicola' })).toBeVisible();
  // The personal entries appear once the reader is known.
  await expect(drawer.locator('.who')).toHaveAttribute('aria-busy', 'false');
  await expect(drawer.locator('.entries > li > a .name'), who).toHaveText([...expected]);
  await page.keyboard.press('Escape');
};

for (const brand of brands) {
  test(`${brand.code}: menu, header and subscribe button match the rules, for each reader`, async ({ browser }) => {
    for (const reader of readersOf(brand.code)) {
      const context = await browser.newContext({ locale: 'it-IT' });
      const page = await context.newPage();
      if (reader.email) await signInAs(page, brand.code, reader.email);
      await page.goto(at(brand.code, '/sezioni'));
      const header = page.locator('np-header');
      const who = `${brand.code}, ${reader.email ?? 'a visitor'}`;
      await expect(header.getByRole('link', { name: `${brand.name}, home` }), who).toHaveAttribute('href', '/');
      await expect(header.locator(reader.email ? '.user' : '.sign-in'), who).toBeVisible();
      await menuHolds(page, expectedMenu(brand, reader), who);
      const subscribe = header.getByRole('link', { name: 'Abbonati' });
      await expect(subscribe, who).toHaveCount(reader.offered ? 1 : 0);
      if (reader.offered) await expect(subscribe, who).toHaveAttribute('href', at(`shop.${brand.code}`, '/vetrina'));
      const signIn = at(`account.${brand.code}`, `/sso/request-login?redirect_uri=${encodeURIComponent(page.url())}`);
      if (!reader.email) await expect(header.locator('.sign-in'), who).toHaveAttribute('href', signIn);
      else if (reader.name) await expect(header.locator('.user .label'), who).toHaveText(reader.name);
      await context.close();
    }
  });
}

test('the menu’s addresses are the brand’s own, and ‘Edicola’ leads to the newsstand', async ({ page }) => {
  await page.goto(at('mg', '/sezioni'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const [name, href] of [
    ['Edicola', at('mg')],
    ['Sezioni', at('mg', '/sezioni')],
    ['Il mio account', at('account.mg', '/dashboard')],
    ['Vai al sito', at('www.mg')],
    ['Archivio', at('shop.mg', '/archivio')],
    ['Shop', at('shop.mg', '/vetrina')],
  ] as const)
    await expect(drawer.locator('.entries > li > a', { hasText: name })).toHaveAttribute('href', href);
  await expect(drawer.getByRole('link', { name: 'Sezioni' })).toHaveAttribute('aria-current', 'page');
  await expect(drawer.getByRole('link', { name: 'Abbonati' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Accedi' })).toBeVisible();
});

test('without an address of the newsstand ‘Edicola’ is the shop’s', async ({ page }) => {
  await page.goto(at('gz'));
  await page.evaluate(() => document.querySelector('np-header')?.removeAttribute('newsstand'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Edicola' })).toHaveAttribute(
    'href',
    at('shop.gz', '/edicola'),
  );
});

test('A21 A23 notices mark their entries, in words too, and the drawer counts them', { tag: '@quick' }, async ({
  page,
}) => {
  await signInAs(page, 'mg', 'digital@example.it');
  await page.goto(at('mg', '/sezioni'));
  await expect(page.getByRole('button', { name: 'Area personale di Giulia, 2 avvisi importanti' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: '2 avvisi sul tuo account' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Abbonamenti 1 avviso importante' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Profilo 1 avviso importante' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Newsletter', exact: true })).toBeVisible();
});

test('the chatbot has neither chat nor footer, other pages have both, by a load or by a link', async ({ page }) => {
  await signInAs(page, 'mg', 'redazione@staff.example.it');
  await page.goto(at('mg', '/chatbot'));
  const heading = page.locator('np-newsstand .newsstand h1');
  const footer = page.locator('np-footer');
  const chat = page.locator('np-assistance-chat');
  const button = chat.getByRole('button').first();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await expect(heading).toHaveText('Chatbot news');
  await expect(footer).toBeHidden();
  await expect(button).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Speciali' }).click();
  await expect(heading).toHaveText('Speciali');
  await expect(footer).toBeVisible();
  await button.click();
  await expect(chat.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('Chatbot news');
  await expect(footer).toBeHidden();
  await expect(chat.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await page.goForward();
  await expect(heading).toHaveText('Speciali');
  await expect(footer).toBeVisible();
  await expect(button).toBeVisible();
  await expect(chat.getByRole('dialog')).toBeHidden();
  expect(loads).toBe(0);
});

test('a footer that the page itself hides stays hidden beside every screen', async ({ page }) => {
  await signInAs(page, 'mg', 'redazione@staff.example.it');
  await page.goto(at('mg', '/speciali'));
  const footer = page.locator('np-footer');
  await footer.evaluate((element: HTMLElement) => {
    element.hidden = true;
  });
  const heading = page.locator('np-newsstand .newsstand h1');
  // Once the newsstand is there, a link loads no page: a load would show the footer of the page's HTML.
  await expect(heading).toHaveText('Speciali');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Chatbot news' }).click();
  await expect(heading).toHaveText('Chatbot news');
  await page.goBack();
  await expect(heading).toHaveText('Speciali');
  await expect(page.locator('np-assistance-chat').getByRole('button')).toBeVisible();
  await expect(footer).toBeHidden();
});
