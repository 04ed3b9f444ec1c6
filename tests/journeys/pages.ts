import { test as base, expect, type Page } from '@playwright/test';

/** An address of the demo world: `at('www.gz')` → `http://www.gz.localhost:PORT` */
export const at = (host: string, path = '/'): string => `http://${host}.localhost:${process.env.NP_TEST_PORT}${path}`;

/** Every test of a page fails on an uncaught error or a console error of ours; that a call failed is the browser's own word. */
export const test = base.extend<{ readonly quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** The first story of a brand's site. */
export const openArticle = async (page: Page, code: string): Promise<void> => {
  await page.goto(at(`www.${code}`));
  const link = page.locator('a[href^="/articolo/"]').first();
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
};

export { expect };
