import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './pages.ts';

type Axe = typeof axe;

interface Look {
  /** The element that is looked at, with what is in it; the whole page without. */
  readonly within?: string | undefined;
  /** Only these rules. */
  readonly only?: readonly string[] | undefined;
}

/** Each scheme, and the rules that are worth asking in it: in the second one, those whose outcome colours can change. */
export const schemed = [
  ['light', undefined],
  ['dark', ['color-contrast', 'link-in-text-block']],
] as const;

/** What axe finds: rules broken, in the words that name the place; WCAG 2.2 A and AA, best practice, size of targets. */
export const faults = async (page: Page, { within, only }: Look = {}): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([tag, rules]) => {
      const { violations } = await (Reflect.get(window, 'axe') as Axe).run(tag ? { include: [tag] } : document, {
        ...(rules
          ? { runOnly: { type: 'rule', values: [...rules] } }
          : { rules: { 'target-size': { enabled: true } } }),
        resultTypes: ['violations'],
        // What stands in frames is other people's, and sheets need not be fetched a second time.
        iframes: false,
        preload: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(' ')}`);
    },
    [within, only] as const,
  );
};

/** By how many pixels the page goes on sideways. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What is wrong with what the page shows now, at these widths in both schemes: what axe finds, and that it scrolls
 * sideways. The page is not loaded anew; in the dark it is asked what colour can change.
 */
export const faultsAtAll = async (
  page: Page,
  widths: readonly number[],
  within?: string,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [colorScheme, only] of schemed) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator(`.np-root:not([data-np-scheme=${colorScheme}])`)).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator(`${within ?? 'main'} [aria-busy=true]`)).toHaveCount(0);
      const seen = await faults(page, { within, only });
      const over = await tooWide(page);
      for (const fault of over > 0 ? [...seen, `${over} px too wide`] : seen)
        found.push(`${width} px, ${colorScheme}: ${fault}`);
    }
  }
  return found;
};
