import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';

/** The heading levels of the page in document order, shadow roots included. */
const levels = (page: Page): Promise<number[]> =>
  page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((one) => Number(one.ariaLevel ?? one.localName.slice(1))));

test('A30 stories and sections are lists', async ({ page }) => {
  await page.goto(at('mg', '/sezioni'));
  const newsstand = page.locator('np-newsstand');
  await expect(newsstand.getByRole('heading', { level: 1 })).toHaveText('Sezioni');
  await expect(
    newsstand.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Cronaca' }) }),
  ).not.toHaveCount(0);
  await page.goto(at('mg', '/sezione/cronaca'));
  await expect(newsstand.getByRole('heading', { level: 1 })).toHaveText('Cronaca');
  await expect(newsstand.getByRole('list').getByRole('listitem').first()).toBeVisible();
});

test('A31 an article has one heading of the first level, the others in order, and a text for each picture', async ({
  page,
}) => {
  await page.goto(at('mg', '/articolo/1'));
  const newsstand = page.locator('np-newsstand');
  await expect(newsstand.locator('.prose')).toBeVisible();
  const found = await levels(page);
  expect(found.filter((level) => level === 1)).toHaveLength(1);
  expect(found.filter((level, place) => place > 0 && level > (found[place - 1] ?? 0) + 1)).toEqual([]);
  expect(await newsstand.locator('img:not([alt])').count()).toBe(0);
});

test('A33 a missing article: a heading with the focus, and back leads back', async ({ page }) => {
  await page.goto(at('mg', '/sezioni'));
  // The screen itself, not the server's first HTML.
  const newsstand = page.locator('np-newsstand .newsstand');
  await expect(newsstand.getByRole('heading', { level: 1 })).toHaveText('Sezioni');
  const section = newsstand.getByRole('link', { name: 'Cronaca' });
  await section.evaluate((link: HTMLAnchorElement) => {
    link.href = '/articolo/999999';
  });
  await section.click();
  const heading = newsstand.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Sezioni');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText('Sezioni');
});
