import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { endRunning } from '../../engines/running.ts';
import { count, isCounting } from './coverage.ts';
import { leaks, type Sent } from './leaks.ts';
import { PolicedPages } from './policy/policy.ts';
import { port } from './port.ts';

/** An address of the demo world, or of another world on its port: `at('www.gz')` → `http://www.gz.localhost:PORT` */
export const at = (host: string, path = '/', on = port): string => `http://${host}.localhost:${on}${path}`;

/** Waits until the panels have replaced the first view that the page came with: only then its controls work. */
export const drawn = (page: Page): Promise<void> => expect(page.locator('[data-np-first]')).toHaveCount(0);

/** Failed and blocked calls are logged by the browser itself. */
const isBrowserMessage = (text: string): boolean =>
  /^(?:Failed to load (?:resource|module script)|Access to .* blocked by CORS)/.test(text);

/**
 * Watches all pages of a context. The returned function checks: no uncaught error, no console error of the bundle, no
 * bearer or e-mail where it does not belong.
 */
export const watch = (context: BrowserContext, foreseen: readonly string[] = []): (() => void) => {
  const errors: string[] = [];
  const logged: string[] = [];
  const sent: Sent[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    logged.push(message.text());
    if (message.type() === 'error' && !isBrowserMessage(message.text())) errors.push(message.text());
  });
  context.on('request', (request) =>
    sent.push({ url: request.url(), headers: request.headers(), body: request.postData() ?? '' }),
  );
  return () => {
    expect(errors.filter((text) => !foreseen.some((part) => text.includes(part)))).toEqual([]);
    expect(leaks(sent, [], logged)).toEqual([]);
  };
};

/**
 * Watches every page of a test, in contexts of other readers too; `foresee` names expected console messages. Chromium
 * logs what a page's policy refuses as an error, so that it fails the test.
 */
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
    async ({ browser, context, bypassCSP }, use, { annotations }) => {
      const foreseen: string[] = [];
      const checks = [watch(context, foreseen)];
      const policed = new PolicedPages();
      if (!bypassCSP) policed.follow(context);
      const counts = isCounting ? [count(context)] : [];
      const watchToo = (other: BrowserContext) => {
        checks.push(watch(other, foreseen));
        policed.follow(other);
        if (isCounting) counts.push(count(other));
      };
      browser.on('context', watchToo);
      await use((text) => void foreseen.push(text));
      browser.off('context', watchToo);
      annotations.push(...policed.annotations());
      for (const check of checks) check();
      for (const submit of counts) await submit();
    },
    { auto: true },
  ],
});

/** Opens the first story of a brand's site. */
export const openArticle = async (page: Page, code: string): Promise<void> => {
  await page.goto(at(`www.${code}`));
  const link = page.locator('a[href^="/articolo/"]').first();
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
};

export { expect };
