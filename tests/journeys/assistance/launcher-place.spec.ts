import type { BrowserContext, Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

/** The three widths of the design, and the middle one's window at a zoom of 200 %. */
const windows = [
  [1280, 860],
  [820, 900],
  [640, 430],
  [390, 800],
] as const;

interface Seen {
  /** What the button covers, at which scroll position. */
  readonly covered: readonly string[];
  readonly screenfuls: number;
  /** Screenfuls without a free place for the button. */
  readonly hidden: number;
}

/** Scrolls through the page and compares the button's box with those of all visible controls, links and prices. */
const walk = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=switch], [role=tab]';
    const chat = document.querySelector('np-assistance-chat');
    const button = chat?.shadowRoot?.querySelector('[part=launcher]');
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((node) =>
        node === chat ? [] : [node, ...(node.shadowRoot ? inside(node.shadowRoot) : [])],
      );
    const isPrice = (node: Element) =>
      node.childElementCount === 0 &&
      /\d\s?€|€\s?\d/.test(node.textContent ?? '') &&
      (node.textContent ?? '').length < 30;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isAway = () => !button || getComputedStyle(button).opacity === '0';
    const underButton = (): string[] => {
      if (isAway()) return [];
      const own = button?.getBoundingClientRect() ?? new DOMRect();
      const meets = (box: DOMRect) =>
        box.width > 1 &&
        box.height > 1 &&
        box.height < innerHeight / 2 &&
        box.left < own.right &&
        box.right > own.left &&
        box.top < own.bottom &&
        box.bottom > own.top;
      return inside(document.body)
        .filter((node) => node.matches(controls) || isPrice(node))
        .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('[inert]'))
        .filter((node) => [...node.getClientRects()].some(meets))
        .map((node) => `${Math.round(scrollY)}: ${node.localName} ${node.textContent?.trim().slice(0, 40)}`);
    };
    const covered: string[] = [];
    let screenfuls = 0;
    let hidden = 0;
    for (let y = 0; ; y += innerHeight * 0.9) {
      scrollTo(0, y);
      dispatchEvent(new Event('resize'));
      await frame();
      await frame();
      screenfuls += 1;
      let found = underButton();
      // What comes when it is seen has its own place a moment later: the button makes room then.
      for (let tries = 0; found.length > 0 && tries < 60; tries += 1) {
        await frame();
        found = underButton();
      }
      covered.push(...found);
      if (isAway()) hidden += 1;
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break;
    }
    return { covered, screenfuls, hidden };
  });

const isWatching = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const button = document.querySelector('np-assistance-chat')?.shadowRoot?.querySelector('[part=launcher]');
    return button && getComputedStyle(button).translate !== 'none';
  });

/** A page of its own at this address, once the button looks for its place: that takes a second after the load. */
const openWatching = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.locator('np-assistance-chat'), address).toHaveCount(1);
  await isWatching(page);
  await page.waitForFunction(
    () => ![...document.querySelectorAll('*')].some((node) => node.shadowRoot?.querySelector('[aria-busy=true]')),
  );
  return page;
};

const look = async (page: Page): Promise<string[]> => {
  const address = page.url();
  const faults: string[] = [];
  let total = 0;
  let away = 0;
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const { covered, screenfuls, hidden } = await walk(page);
    faults.push(...covered.map((one) => `${address} ${width} px, ${one}`));
    total += screenfuls;
    away += hidden;
  }
  // Lists of questions leave no gap in the width of a phone.
  if (away * 3 > total) faults.push(`${address}: hidden at ${away} of ${total} screenfuls`);
  await page.close();
  return faults;
};

/** Looks at pages that load while others are walked through. */
const lookAtAll = async (context: BrowserContext, addresses: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (let from = 0; from < addresses.length; from += 3) {
    const pages = await Promise.all(addresses.slice(from, from + 3).map((address) => openWatching(context, address)));
    for (const page of pages) faults.push(...(await look(page)));
  }
  return faults;
};

test('the chat’s button covers no control, link or price on a page of the newsstand', async ({ page }) => {
  await page.goto(at('mg'));
  const story = await page.locator('a[href^="/articolo/"]').first().getAttribute('href');
  const special = await page.locator('a[href^="/speciale/"]').first().getAttribute('href');
  const paths = ['/', story, special, '/sezioni', '/sezione/cronaca', '/speciali', '/firme', '/ricerca?q=tram', '/x'];
  const addresses = paths.map((path) => at('mg', path ?? '/'));
  expect(await lookAtAll(page.context(), addresses)).toEqual([]);
});

test('the chat’s button covers no control, link or price on a page of the account area', async ({ page }) => {
  await signInAs(page, 'mg', 'digital@example.it');
  const paths = [
    '/dashboard',
    '/user/profile',
    '/user-profile-edit-password',
    '/user/subscriptions',
    '/user/newsletter/',
    '/user/profile/topics/manage',
    '/user-devices',
    '/contact',
    '/faq',
  ];
  const addresses = paths.map((path) => at('account.mg', path));
  expect(await lookAtAll(page.context(), addresses)).toEqual([]);
});

/** A link over the page, in a shadow root, where the button rests after scrolling by `by` pixels. */
const linkUnderButton = (page: Page, by: number, frames: number) =>
  page.evaluateHandle(
    ([distance, wait]) => {
      const chat = document.querySelector('np-assistance-chat');
      const button = chat?.shadowRoot?.querySelector('[part=launcher]');
      const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
      const place = document.createElement('div');
      const link = Object.assign(document.createElement('a'), { href: '/sezioni', textContent: 'Altro' });
      Object.assign(place.style, { position: 'absolute', left: `${left}px`, top: `${top + scrollY + distance}px` });
      Object.assign(place.style, { width: `${width}px`, height: `${height}px` });
      document.body.append(place);
      const box = place.attachShadow({ mode: 'open' });
      return new Promise<HTMLAnchorElement>((resolve) => {
        const add = (left: number) => {
          if (left > 0) requestAnimationFrame(() => add(left - 1));
          else {
            box.append(link);
            resolve(link);
          }
        };
        add(wait);
      });
    },
    [by, frames] as const,
  );

const isCovered = (link: Awaited<ReturnType<typeof linkUnderButton>>): Promise<boolean> =>
  link.evaluate((node) => {
    const chat = document.querySelector('np-assistance-chat');
    const own = chat?.shadowRoot?.querySelector('[part=launcher]')?.getBoundingClientRect() ?? new DOMRect();
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });

test('the button moves once scrolling has ended', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at('mg', '/sezioni'));
  await isWatching(page);
  await page.waitForLoadState('networkidle');
  const link = await linkUnderButton(page, 400, 0);
  expect(await isCovered(link)).toBe(false);
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => isCovered(link)).toBe(false);
});

test('the button makes room for a link that comes into a place that was kept for it', async ({ page }) => {
  await page.goto(at('mg', '/sezioni'));
  await isWatching(page);
  await page.waitForLoadState('networkidle');
  // The button has looked at the place while it was empty.
  const link = await linkUnderButton(page, 0, 2);
  await expect.poll(() => isCovered(link)).toBe(false);
});
