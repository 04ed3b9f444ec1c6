import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumFlags, ensureBrowsers } from '../../scripts/tests/browsers.ts';
import { running } from './running.ts';
import { startWebkit } from './webkit.ts';

/** One tab of one of the engines, as far as a journey needs it. */
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
  const { driver, end } = await startWebkit(ensureBrowsers().webkit);
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
        async url() {
          await here();
          return driver.getCurrentUrl();
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

/** A place of one's own in the browser that is running. */
const byPuppeteer = async (engine: 'chromium' | 'firefox'): Promise<Engine> => {
  const started = running.get(engine) ?? launch(engine);
  running.set(engine, started);
  const place = await (await started).createBrowserContext();
  return {
    async newTab() {
      const page = await place.newPage();
      return {
        // Firefox does not always tell the end of a navigation: whoever opens an address waits for what it shows.
        async open(url) {
          page.goto(url).catch(() => {});
        },
        // Asked of the document: Puppeteer names the new address of Firefox while the old page still stands.
        url: () => page.evaluate(() => location.href).catch(() => ''),
        run: (body, ...args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`),
      };
    },
    end: () => place.close(),
  };
};

/** An engine without a profile. */
export const engines: Readonly<Record<'chromium' | 'firefox' | 'webkit', () => Promise<Engine>>> = {
  chromium: () => byPuppeteer('chromium'),
  firefox: () => byPuppeteer('firefox'),
  webkit: bySelenium,
};
