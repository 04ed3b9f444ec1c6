import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { endRunning } from '../../engines/running.ts';
import { count, isCounting } from './coverage.ts';
import { leaks, type Sent } from './leaks.ts';
import { port } from './port.ts';

/** An address of the demo world, or of another one on its port: `at('www.gz')` → `http://www.gz.localhost:PORT` */
export const at = (host: string, path = '/', on = port): string => `http://${host}.localhost:${on}${path}`;

/** That a call failed, or was kept from a page, is the browser's own word. */
const isOfTheBrowser = (text: string): boolean =>
  /^(?:Failed to load (?:resource|module script)|Access to .* blocked by CORS)/.test(text);

/**
 * Watches all pages of a context; what is returned holds it to account at its end: no uncaught error, no console error
 * of ours, no bearer and no e-mail where they do not belong.
 */
export const watch = (context: BrowserContext, foreseen: readonly string[] = []): (() => void) => {
  const errors: string[] = [];
  const said: string[] = [];
  const sent: Sent[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    said.push(message.text());
    if (message.type() === 'error' && !isOfTheBrowser(message.text())) errors.push(message.text());
  });
  context.on('request', (request) =>
    sent.push({ url: request.url(), headers: request.headers(), body: request.postData() ?? '' }),
  );
  return () => {
    expect(errors.filter((text) => !foreseen.some((part) => text.includes(part)))).toEqual([]);
    expect(leaks(sent, [], said)).toEqual([]);
  };
};

/** Every test of a page is watched, in the browsers of other readers that it opens as well; `foresee` names what the console may say. */
export const test = base.extend<{ readonly foresee: (text: string) => void }, { readonly otherEngines: undefined }>({
  otherEngines: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this argument.
    async ({}, use) => {
      await use(undefined);
      await endRunning();
    },
    { scope: 'worker', auto: true },
  ],
  foresee: [
    async ({ browser, context }, use) => {
      const foreseen: string[] = [];
      const holds = [watch(context, foreseen)];
      const counts = isCounting ? [count(context)] : [];
      const watchToo = (other: BrowserContext) => {
        holds.push(watch(other, foreseen));
        if (isCounting) counts.push(count(other));
      };
      browser.on('context', watchToo);
      await use((text) => void foreseen.push(text));
      browser.off('context', watchToo);
      for (const hold of holds) hold();
      for (const handIn of counts) await handIn();
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
