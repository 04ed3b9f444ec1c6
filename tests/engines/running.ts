import type { Browser } from 'puppeteer-core';

/** Browsers that this process has started besides Playwright's own, by engine; the first request starts one. */
export const running = new Map<string, Promise<Browser>>();

/** Ends them: Playwright stops its workers without ending their child processes. */
export const endRunning = async (): Promise<void> => {
  const started = await Promise.allSettled(running.values());
  running.clear();
  for (const browser of started) if (browser.status === 'fulfilled') await browser.value.close();
};
