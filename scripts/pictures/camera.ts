import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumFlags, findBrowsers } from '../tests/browsers.ts';
import type { Screen } from './screens.ts';

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
  /** The whole page, not only the window. */
  readonly whole: boolean;
  /** Only the first element that this selector matches. */
  readonly part?: string | undefined;
}

const password = 'Edicola-2026!';

const signIn = async (page: Page, account: string, login: string): Promise<void> => {
  await page.goto(`${account}/api/health`);
  const status = await page.evaluate(
    async (body) =>
      (await fetch('/api/site/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
        .status,
    JSON.stringify({ login, password }),
  );
  if (status !== 200) throw new Error(`pictures: ${login} was not signed in (${status}).`);
};

/** Waits until every element is there, nothing loads, and the typefaces are there. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      !document.querySelector('body :not(:defined)') &&
      ![...document.querySelectorAll('*')].some((node) => node.shadowRoot?.querySelector('[aria-busy=true]')),
  );
  await page.evaluate(() => document.fonts.ready.then(() => {}));
};

/** Scrolls once through the page, so that its lazy images load. */
const passOver = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const imagesIn = (root: Document | ShadowRoot): HTMLImageElement[] => [
      ...root.querySelectorAll('img'),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? imagesIn(shadowRoot) : [])),
    ];
    const loaded = (image: HTMLImageElement) =>
      image.complete || new Promise((resolve) => image.addEventListener('load', resolve, { once: true }));
    const { scrollHeight } = document.documentElement;
    for (let y = 0; y < scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await Promise.all(
      imagesIn(document)
        .filter((image) => image.checkVisibility())
        .map(loaded),
    );
    scrollTo(0, 0);
  });
  await settle(page);
};

/** Runs in the page. */
const darken = (): void =>
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.dataset.npScheme = 'dark';
  });

/** Takes pictures of the demo world on a port. */
export class Camera {
  readonly #browser: Browser;
  readonly #port: number;
  /** The readers who have signed in, each as one device of the account. */
  readonly #readers = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

  private constructor(browser: Browser, port: number) {
    this.#browser = browser;
    this.#port = port;
  }

  static async open(port: number): Promise<Camera> {
    const { chromium: path } = findBrowsers();
    return new Camera(await chromium.launch({ executablePath: path ?? '', args: chromiumFlags }), port);
  }

  /** Takes the picture of a screen. */
  async take(screen: Screen, shot: Shot): Promise<Buffer> {
    const { whole, part } = shot;
    return this.visit(screen, shot, async (page) => {
      if (whole) await passOver(page);
      if (part === undefined) return page.screenshot({ fullPage: whole });
      return page.locator(part).first().screenshot({ scale: 'css' });
    });
  }

  /** Opens a screen in a window of its own and looks at it. */
  async visit<Seen>(
    { host, brand, path, reader, now, arrange, act, waits }: Screen,
    { width, height, dark }: Omit<Shot, 'whole'>,
    look: (page: Page) => Promise<Seen>,
  ): Promise<Seen> {
    const origin = (name: string) => `http://${[name, brand, 'localhost'].filter(Boolean).join('.')}:${this.#port}`;
    const known = `${brand} ${reader}`;
    const kept = this.#readers.get(known);
    const context = await this.#browser.newContext({
      ...(kept && { storageState: kept }),
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      deviceScaleFactor: width < 640 ? 1.5 : 1,
      reducedMotion: 'reduce',
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
    });
    try {
      const page = await context.newPage();
      if (reader && !kept) {
        await signIn(page, origin('account'), reader);
        this.#readers.set(known, await context.storageState());
      }
      // A brand's site is light unless it says otherwise.
      if (host === 'www' && dark) await page.addInitScript(darken);
      if (now) await page.clock.setFixedTime(now);
      await arrange?.(page);
      await page.goto(origin(host) + path);
      await settle(page);
      await act?.(page);
      if (waits) await page.locator(waits).waitFor();
      else await settle(page);
      return await look(page);
    } finally {
      await context.close();
    }
  }

  /** A page of HTML as a picture. */
  async print(html: string, width: number): Promise<Buffer> {
    const page = await this.#browser.newPage({ viewport: { width, height: 200 } });
    try {
      await page.setContent(html);
      return await page.screenshot({ fullPage: true });
    } finally {
      await page.close();
    }
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
