import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumFlags, ensureBrowsers } from '../../scripts/tests/browsers.ts';
import { running } from './running.ts';
import { startWebkit } from './webkit.ts';

/** The part of a browser tab that a journey needs. */
export interface Tab {
  open(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs a function body in the page; `args` reach it as `arguments`. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
}

export interface Engine {
  newTab(): Promise<Tab>;
  end(): Promise<void>;
}

const bySelenium = async (): Promise<Engine> => {
  const { driver, end } = await startWebkit(ensureBrowsers().webkit, 'for nothing');
  let isFirst = true;
  return {
    async newTab() {
      if (!isFirst) await driver.switchTo().newWindow('tab');
      isFirst = false;
      const handle = await driver.getWindowHandle();
      const here = () => driver.switchTo().window(handle);
      return {
        async open(url) {
          await here();
          await driver.get(url);
        },
        // Read from the document: the driver reports an address that is being asked for while the old page is still shown.
        async url() {
          await here();
          return driver.executeScript<string>('return location.href').catch(() => '');
        },
        async run(body, ...args) {
          await here();
          return driver.executeScript(body, ...args);
        },
      };
    },
    end,
  };
};

const launch = (engine: 'chromium' | 'firefox'): Promise<Browser> => {
  const executablePath = ensureBrowsers()[engine];
  return puppeteer.launch(
    engine === 'firefox'
      ? { browser: 'firefox', executablePath, headless: true }
      : { executablePath, headless: true, args: chromiumFlags },
  );
};

/** A context of its own in the running browser. */
const byPuppeteer = async (engine: 'chromium' | 'firefox'): Promise<Engine> => {
  const started = running.get(engine) ?? launch(engine);
  running.set(engine, started);
  const place = await (await started).createBrowserContext();
  return {
    async newTab() {
      const page = await place.newPage();
      return {
        // Firefox does not always report the end of a navigation: callers wait for the new page's content.
        async open(url) {
          page.goto(url).catch(() => {});
        },
        // Read from the document: Puppeteer reports Firefox's new address while the old page is still shown.
        url: () => page.evaluate(() => location.href).catch(() => ''),
        run: (body, ...args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`),
      };
    },
    end: () => place.close(),
  };
};

/** An engine with an empty profile. */
export const engines: Readonly<Record<'chromium' | 'firefox' | 'webkit', () => Promise<Engine>>> = {
  chromium: () => byPuppeteer('chromium'),
  firefox: () => byPuppeteer('firefox'),
  webkit: bySelenium,
};
