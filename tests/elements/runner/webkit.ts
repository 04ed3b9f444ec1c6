import type { BrowserLauncher } from '@web/test-runner';
import type { WebDriver } from 'selenium-webdriver';
import type { Browsers } from '../../../scripts/tests/browsers.ts';
import { startWebkit } from '../../engines/webkit.ts';

/** Starts WebKitGTK's browser for the test runner; it ends with the run. */
export const webkitLauncher = (
  paths: NonNullable<Browsers['webkit']>,
): BrowserLauncher & { readonly driver: () => WebDriver | undefined } => {
  const active = new Set<string>();
  let window: Awaited<ReturnType<typeof startWebkit>> | undefined;

  return {
    name: 'WebKit',
    type: 'np-webkit',
    concurrency: 1,
    driver: () => window?.driver,
    async startSession(id, url) {
      window ??= await startWebkit(paths);
      active.add(id);
      await window.driver.get(url);
    },
    isActive: (id) => active.has(id),
    getBrowserUrl: () => window?.driver.getCurrentUrl(),
    async stopSession(id) {
      active.delete(id);
      await window?.driver.get('about:blank');
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('np: WebKit has no debug session here.')),
    async stop() {
      await window?.end();
    },
  };
};
