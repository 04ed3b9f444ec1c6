import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at, expect, openArticle, test } from './pages.ts';

/** Rules broken, in the words that name the place; WCAG 2.2 A and AA and best practice. */
const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

for (const code of ['mg', 'lg', 'em', 'gz', 'ca', 'qp']) {
  test(`${code}: the site’s home and an article have no accessibility violations`, async ({ page }) => {
    await page.goto(at(`www.${code}`));
    expect(await violations(page)).toEqual([]);
    await openArticle(page, code);
    await expect(page.locator('np-assistance-chat').getByRole('button').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [1280, 860],
  [390, 800],
  [320, 640],
] as const) {
  for (const scheme of ['light', 'dark']) {
    test(`the chat at ${width} px, ${scheme}: prompt, conversation and failure have no violations and scroll no way sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openArticle(page, 'gz');
      await page.evaluate((value) => document.documentElement.setAttribute('data-np-scheme', value), scheme);
      await page.locator('np-assistance-chat').getByRole('button').first().click();
      await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
      await page.keyboard.press('Enter');
      await expect(page.locator('np-assistance-chat li.assistant')).toHaveCount(2);
      expect(await violations(page)).toEqual([]);
      await page.route('**/api/site/chat', (route) => route.abort());
      await page.getByRole('textbox').fill('E se ho già pagato l’anno intero?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}
