import type { Page } from '@playwright/test';
import { patched } from '../lib/answers.ts';
import { shortInfo } from '../lib/core.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { expect, test } from '../lib/test.ts';

type Line = readonly [type: string, message: string, date: string, link?: string];

const given: readonly Line[] = [
  ['other', 'Buone feste', '2026-11-24'],
  ['info', 'Un nuovo dorso', '2026-11-23'],
  ['warning', 'Conferma il telefono', '2026-11-20', '/user/profile'],
  ['error', 'Pagamento non riuscito', '2026-11-19', '/user/subscriptions'],
  ['warning', 'Conferma l’indirizzo', '2026-11-21'],
];
const ranked = [
  'Pagamento non riuscito',
  'Conferma l’indirizzo',
  'Conferma il telefono',
  'Un nuovo dorso',
  'Buone feste',
];

const area = (page: Page) => page.getByRole('region', { name: 'Avvisi' });
const shown = (page: Page) => area(page).locator('li p');
const titles = (count: number) => ranked.slice(0, count).map((title) => new RegExp(`${title}$`));

/** Opens a page with a notice area for a reader who has these notices. */
const open = async (page: Page, wire: FaultProxy, attributes = '', lines = given): Promise<void> => {
  wire.answer(
    shortInfo,
    patched((data) => ({
      ...data,
      avvisi: {},
      userNotices: lines.map(([type, message, date, link], n) => ({
        id: `n${n}`,
        ...{ type, message, date, link, linkText: link && 'Apri' },
        timeout: 0,
        scrollIntoView: false,
      })),
    })),
  );
  await page.goto(wire.page('mg', `<np-notices ${attributes}></np-notices>`));
};

test('the most severe notice shows; «Altri 4» opens the others below it, by severity and then by date', {
  tag: '@quick',
}, async ({ page, wire, reader }) => {
  await reader.signIn();
  await open(page, wire);
  await expect(shown(page)).toHaveText(titles(1));
  const more = area(page).getByRole('button', { name: 'Altri 4 avvisi' });
  await expect(more).toHaveText(/^Altri 4/);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText(titles(5));
  const less = area(page).getByRole('button', { name: 'Mostra meno' });
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText(titles(1));
});

test('`all` shows every notice at once', async ({ page, wire, reader }) => {
  await reader.signIn();
  await open(page, wire, 'all');
  await expect(shown(page)).toHaveText(titles(5));
  await expect(area(page).locator('[aria-expanded]')).toHaveCount(0);
});

test('a single notice has no button for others', async ({ page, wire, reader }) => {
  await reader.signIn();
  await open(page, wire, '', given.slice(0, 1));
  await expect(shown(page)).toHaveText([/Buone feste$/]);
  await expect(area(page).locator('[aria-expanded]')).toHaveCount(0);
});

test('`errors-only` shows errors only, while it is set', async ({ page, wire, reader }) => {
  await reader.signIn();
  await open(page, wire, 'errors-only');
  await expect(shown(page)).toHaveText(titles(1));
  await expect(area(page).locator('[aria-expanded]')).toHaveCount(0);
  await page.locator('np-notices').evaluate((one) => one.removeAttribute('errors-only'));
  await expect(area(page).getByRole('button', { name: 'Altri 4 avvisi' })).toBeVisible();
});

test('`errors-only` takes no room without an error', async ({ page, wire, reader }) => {
  await reader.signIn();
  await open(page, wire, '', given.slice(0, 3));
  await expect(area(page)).toBeVisible();
  await page.locator('np-notices').evaluate((one) => one.setAttribute('errors-only', ''));
  await expect(area(page)).toBeHidden();
  expect(await page.locator('np-notices').evaluate((one) => one.clientHeight)).toBe(0);
});

test('a path of the account area leads to the account site', async ({ page, wire, reader }) => {
  await reader.signIn();
  await open(page, wire);
  await expect(area(page).getByRole('link', { name: 'Apri' })).toHaveAttribute(
    'href',
    wire.at('account.mg', '/user/subscriptions'),
  );
});

for (const width of [1280, 390, 320])
  test(`at ${width}px icons, first lines, buttons and crosses of all rows are in line`, async ({
    page,
    wire,
    reader,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await reader.signIn();
    const long: Line = ['info', 'Un avviso con un testo molto lungo '.repeat(8).trim(), '2026-11-22', '/user/profile'];
    await open(page, wire, 'all', [...given, long]);
    await expect(shown(page)).toHaveCount(6);
    const rows = await area(page)
      .locator('li')
      .evaluateAll((items) =>
        items.map((item) => {
          const box = (selector: string) => item.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const [mark, cross, text] = [box('.mark svg'), box('.close svg'), box('p')];
          const middle = ({ top, height }: DOMRect) => Math.round(top + height / 2);
          const line = Number.parseFloat(getComputedStyle(item.querySelector('p') ?? item).lineHeight);
          const padding = Number.parseFloat(getComputedStyle(item.querySelector('p') ?? item).paddingTop);
          const first = Math.round(text.top + padding + line / 2);
          return [mark.left, cross.right, middle(mark) - first, middle(cross) - first];
        }),
      );
    expect(new Set(rows.map((row) => row.join())).size, JSON.stringify(rows)).toBe(1);
    expect(rows[0]?.slice(2)).toEqual([0, 0]);
  });
