import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './pages.ts';

type Axe = typeof axe;

interface Scope {
  /** The element to check, with its content; defaults to the whole page. */
  readonly within?: string | undefined;
  /** Only these rules. */
  readonly only?: readonly string[] | undefined;
}

/** Each scheme with its rules: the second run repeats only rules whose outcome depends on colours. */
export const schemes = [
  ['light', undefined],
  ['dark', ['color-contrast', 'link-in-text-block']],
] as const;

/** Rules that axe finds broken, with their locations: WCAG 2.2 A and AA, best practice, target size. */
export const violations = async (page: Page, { within, only }: Scope = {}): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([tag, rules]) => {
      const result = await (Reflect.get(window, 'axe') as Axe).run(tag ? { include: [tag] } : document, {
        ...(rules
          ? { runOnly: { type: 'rule', values: [...rules] } }
          : { rules: { 'target-size': { enabled: true } } }),
        resultTypes: ['violations'],
        // Frames are third-party content, and style sheets need not be fetched twice.
        iframes: false,
        preload: false,
      });
      return result.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(' ')}`,
      );
    },
    [within, only] as const,
  );
};

/** Horizontal overflow of the page in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Checks the current page at these widths in both schemes, for axe violations and horizontal overflow. Does not
 * reload the page; in the dark scheme it checks colour rules only.
 */
export const violationsAtWidths = async (
  page: Page,
  widths: readonly number[],
  within?: string,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [colorScheme, only] of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator(`.np-root:not([data-np-scheme=${colorScheme}])`)).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator(`${within ?? 'main'} [aria-busy=true]`)).toHaveCount(0);
      const broken = await violations(page, { within, only });
      const overflowPx = await overflow(page);
      for (const violation of overflowPx > 0 ? [...broken, `${overflowPx} px too wide`] : broken)
        found.push(`${width} px, ${colorScheme}: ${violation}`);
    }
  }
  return found;
};
