import type { Browser } from 'puppeteer-core';

/** Browsers beside Playwright's own that this process has started, by engine: the first who asks starts one. */
export const running = new Map<string, Promise<Browser>>();

/** Ends them: Playwright stops its workers in a way in which nothing of theirs is ended with them. */
export const endRunning = async (): Promise<void> => {
  const started = await Promise.allSettled(running.values());
  running.clear();
  for (const browser of started) if (browser.status === 'fulfilled') await browser.value.close();
};
