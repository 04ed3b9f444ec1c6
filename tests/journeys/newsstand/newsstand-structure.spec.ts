import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';

/** The levels of the headings on the page, in their order, wherever they stand. */
const levels = (page: Page): Promise<number[]> =>
  page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((one) => Number(one.ariaLevel ?? one.localName.slice(1))));

test('A30 stories and sections are lists', async ({ page }) => {
  await page.goto(at('mg', '/sezioni'));
  const stand = page.locator('np-newsstand');
  await expect(stand.getByRole('heading', { level: 1 })).toHaveText('Sezioni');
  await expect(
    stand.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Cronaca' }) }),
  ).not.toHaveCount(0);
  await page.goto(at('mg', '/sezione/cronaca'));
  await expect(stand.getByRole('heading', { level: 1 })).toHaveText('Cronaca');
  await expect(stand.getByRole('list').getByRole('listitem').first()).toBeVisible();
});

test('A31 an article has one heading of the first level, the others in order, and a text for each picture', async ({
  page,
}) => {
  await page.goto(at('mg', '/articolo/1'));
  const stand = page.locator('np-newsstand');
  await expect(stand.locator('.prose')).toBeVisible();
  const found = await levels(page);
  expect(found.filter((level) => level === 1)).toHaveLength(1);
  expect(found.filter((level, place) => place > 0 && level > (found[place - 1] ?? 0) + 1)).toEqual([]);
  expect(await stand.locator('img:not([alt])').count()).toBe(0);
});

test('A33 an article that is not there: a heading, which has the focus, and back leads back', async ({ page }) => {
  await page.goto(at('mg', '/sezioni'));
  // The screen itself, not what the page came with.
  const stand = page.locator('np-newsstand .newsstand');
  await expect(stand.getByRole('heading', { level: 1 })).toHaveText('Sezioni');
  const section = stand.getByRole('link', { name: 'Cronaca' });
  await section.evaluate((link: HTMLAnchorElement) => {
    link.href = '/articolo/999999';
  });
  await section.click();
  const heading = stand.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Sezioni');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText('Sezioni');
});
