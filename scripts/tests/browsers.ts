import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { chromium } from 'playwright';
import { hasVarnish } from './varnish.ts';

/** Where the three engines are; `undefined` is an engine that this machine does not have. */
export interface Browsers {
  readonly chromium: string | undefined;
  /** Chromium without its user interface: less than half the work, but no push and no back/forward cache. */
  readonly shell: string | undefined;
  readonly firefox: string | undefined;
  /** WebKit needs its driver, its browser and a display of its own. */
  readonly webkit: { readonly driver: string; readonly window: string; readonly display: string } | undefined;
}

/** No sandbox (for root), and no background requests, which a closed network refuses by the hundred. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For tests with many short-lived pages. Optimising their code costs more time than it saves, and so does a process of
 * its own for each origin and for drawing: as on a phone with little memory, all frames of a page share one.
 */
export const shortLivedFlags = [
  ...chromiumFlags,
  '--js-flags=--no-opt,--no-maglev',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--in-process-gpu',
];

const runs = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const inPath = (...names: string[]): string | undefined =>
  names.flatMap((name) => (process.env.PATH ?? '').split(':').map((folder) => `${folder}/${name}`)).find(runs);

/** Finds the engines. NP_CHROMIUM and NP_FIREFOX name other executables. */
export const findBrowsers = (): Browsers => {
  const downloaded = chromium.executablePath();
  const whole =
    process.env.NP_CHROMIUM ??
    inPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
    (existsSync(downloaded) ? downloaded : undefined);
  const driver = inPath('WebKitWebDriver');
  const [window] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const display = inPath('Xvfb');
  return {
    chromium: whole,
    shell: process.env.NP_CHROMIUM ?? inPath('chromium-headless-shell') ?? whole,
    firefox: process.env.NP_FIREFOX ?? inPath('firefox-esr', 'firefox'),
    webkit: driver && window && display ? { driver, window, display } : undefined,
  };
};

const say = (text: string): void => console.log(`np: ${text}`);

const runLoud = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const packages = {
  chromium: ['chromium', 'fonts-liberation'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Installs Debian packages when possible: as root, with apt-get. Returns whether that worked. */
export const installPackages = (names: readonly string[]): boolean => {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return false;
  say(`installing ${names.join(', ')} with apt-get (a minute or two) …`);
  return (
    runLoud('apt-get', ['-qq', 'update']) &&
    runLoud('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', 'install', '-y', '--no-install-recommends', ...names])
  );
};

const missing = (found: Browsers) => (['chromium', 'firefox', 'webkit'] as const).filter((engine) => !found[engine]);

/** Finds or installs the three engines. Throws one clear line when one is not available. */
export const ensureBrowsers = (): Required<{ [K in keyof Browsers]: NonNullable<Browsers[K]> }> => {
  if (!findBrowsers().chromium) {
    say('no Chromium here, trying Playwright’s download …');
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: 180_000,
    });
  }
  const absent = missing(findBrowsers());
  if (absent.length > 0) installPackages(absent.flatMap((engine) => packages[engine]));
  const { chromium, shell, firefox, webkit } = findBrowsers();
  if (!chromium || !shell || !firefox || !webkit)
    throw new Error(
      `np: no ${missing(findBrowsers()).join(', no ')} on this machine, and it could not be installed. ` +
        `On Debian: apt-get install ${missing(findBrowsers())
          .flatMap((engine) => packages[engine])
          .join(' ')}`,
    );
  return { chromium, shell, firefox, webkit };
};

/** The proxy of the load bench: Debian's haproxy. */
export const ensureProxy = (): void => {
  if (!inPath('haproxy') && !installPackages(['haproxy']))
    throw new Error(
      'np: no haproxy on this machine, and it could not be installed. On Debian: apt-get install haproxy',
    );
};

/**
 * Most page tests run in Chromium's headless shell. Installs it if possible; the tests take twice as long without it.
 */
export const ensureShell = (): void => {
  const { chromium, shell } = findBrowsers();
  if (!process.env.NP_CHROMIUM && shell === chromium) installPackages(['chromium-headless-shell']);
};

/** For tests that the headless shell cannot run: push, notifications, back/forward cache. */
export const wholeChromium = { executablePath: findBrowsers().chromium ?? '', args: chromiumFlags };

/** Tools that check the PDF of a press review. Installs them if possible; their test is skipped without them. */
export const ensurePdfReaders = (): void => {
  if (!inPath('pdfinfo') || !inPath('qpdf')) installPackages(['poppler-utils', 'qpdf']);
};

/** The shared cache of its tests and of the load bench. Installs it if possible; its tests are skipped without it. */
export const ensureCache = (): void => {
  if (!hasVarnish()) installPackages(['varnish']);
};

/** Reads printed pages back as text. Installs it if possible; its test is skipped without it. */
export const ensurePageReader = (): void => {
  if (!inPath('tesseract')) installPackages(['tesseract-ocr', 'tesseract-ocr-ita']);
};
