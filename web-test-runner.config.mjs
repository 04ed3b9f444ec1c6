import { chromeLauncher } from '@web/test-runner-chrome';
import * as puppeteer from 'puppeteer-core';
import { findBrowsers, shortLivedFlags } from './scripts/tests/browsers.ts';
import { built } from './tests/elements/runner/built.ts';
import { commands } from './tests/elements/runner/commands.ts';
import { newsstand } from './tests/elements/runner/newsstand.ts';
import { account, captcha, pages } from './tests/elements/runner/pages.ts';
import { reporter } from './tests/elements/runner/reporter.ts';
import { webkitLauncher } from './tests/elements/runner/webkit.ts';

const found = findBrowsers();

const launchers = {
  chromium: () =>
    chromeLauncher({
      concurrency: 1,
      launchOptions: { executablePath: found.shell, headless: true, args: shortLivedFlags },
    }),
  firefox: () =>
    chromeLauncher({
      puppeteer,
      concurrency: 1,
      launchOptions: { browser: 'firefox', executablePath: found.firefox, headless: true },
    }),
  webkit: () => webkitLauncher(found.webkit),
};

const wanted = (process.env.NP_ENGINES ?? Object.keys(launchers).join()).split(',');
for (const engine of wanted) {
  if (!(engine in launchers))
    throw new Error(`NP_ENGINES: "${engine}" is not one of ${Object.keys(launchers).join(', ')}.`);
  if (!found[engine]) throw new Error(`np: no ${engine} on this machine. NP_ENGINES names the engines to run in.`);
}

/** Chromium alone runs the folders inside; with NP_QUICK, Firefox and WebKit run the contract alone. */
const filesOf = (engine) => {
  if (engine === 'chromium') return 'tests/elements/**/*.test.ts';
  return process.env.NP_QUICK ? 'tests/elements/contract-*.test.ts' : 'tests/elements/*.test.ts';
};

/**
 * Chromium runs the contract for all tags: a second browser takes half of them, since tests mostly wait for frames.
 */
const second = 'tests/elements/contract-2.test.ts';
const groups = wanted.map((engine) => ({
  name: engine,
  files: [filesOf(engine), ...(engine === 'chromium' ? [`!${second}`] : [])],
  browsers: [launchers[engine]()],
}));
if (wanted.includes('chromium'))
  groups.push({ name: 'chromium, second half', files: [second], browsers: [launchers.chromium()] });

export default {
  groups,
  middleware: [account, captcha, newsstand, pages, await built()],
  plugins: [commands],
  reporters: [reporter()],
  concurrentBrowsers: 3,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 1_200_000,
  // Generous for slow machines; passing tests do not wait.
  testFramework: { config: { ui: 'bdd', timeout: 180_000 } },
};
