import type { Page } from '@playwright/test';
import type { FaultProxy } from './proxy.ts';

/** Runs in a page before everything else: notes actions that untrusted text must not cause. */
export const canary = (): void => {
  const prototype = Object.keys(Object.getOwnPropertyDescriptors(Object.prototype)).join();
  const violations: string[] = [];
  addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
  Object.assign(window, {
    npCanary: () => [
      ...('__x' in window ? ['a script ran'] : []),
      ...(Object.keys(Object.getOwnPropertyDescriptors(Object.prototype)).join() === prototype
        ? []
        : ['Object.prototype was changed']),
      ...violations,
    ],
  });
};

/** What the canary noted, in the page and in requests to the attacker's host; empty when all is well. */
export const canaryNotes = async (page: Page, wire: FaultProxy): Promise<readonly string[]> => {
  const noted: readonly string[] = await page.evaluate(() => Reflect.get(window, 'npCanary')());
  return [...noted, ...wire.calls('* evil *').map(({ url }) => `a request went to ${url}`)];
};
