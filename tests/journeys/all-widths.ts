import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './pages.ts';

const violations = async (page: Page, tag: string): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).include(tag).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Whatever width and scheme it is seen in, an element has no accessibility violations and the page no way sideways. */
export const atAllWidths = async (page: Page, tag: string): Promise<void> => {
  for (const width of [1280, 390, 320])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator(`${tag} .np-root`).first()).toHaveAttribute('data-np-scheme', colorScheme);
      await expect(page.locator(`${tag} [aria-busy=true]`)).toHaveCount(0);
      expect(await violations(page, tag), `${width} ${colorScheme}`).toEqual([]);
      expect(await isWide(page), String(width)).toBe(false);
    }
};
