import type { Page } from '@playwright/test';

/**
 * Notes the longest task of the page: so long does a reader wait at most until something that was pressed answers. What
 * a test itself takes for pressing and looking, on a machine that is busy, is no part of it.
 */
export const noteTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, { longest: Math.max(duration, Reflect.get(window, 'longest')) });
    }).observe({ type: 'longtask', buffered: true });
  });

/** Its milliseconds. */
export const longestTask = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'longest'));
