import { expect, type Page } from '@playwright/test';

/** What a page waits for while it appears, by name: the addresses of the answers. */
type Answers = Readonly<Record<string, RegExp>>;

/** Every order of the names. */
export const ordersOf = (names: readonly string[]): readonly (readonly string[])[] =>
  names.length < 2
    ? [names]
    : names.flatMap((first) => ordersOf(names.filter((name) => name !== first)).map((rest) => [first, ...rest]));

/** Holds back answers until the returned function lets those of a name go. */
const holdBack = async (page: Page, answers: Answers): Promise<(name: string) => void> => {
  const gates = new Map(Object.keys(answers).map((name) => [name, Promise.withResolvers<void>()]));
  for (const [name, address] of Object.entries(answers))
    await page.route(address, async (route) => {
      await gates.get(name)?.promise;
      await route.continue();
    });
  return (name) => gates.get(name)?.resolve();
};

/** Adds up the page's layout shifts, and says of each what moved. */
const watchShifts = (): void => {
  const seen: { sum: number; moved: string[] } = { sum: 0, moved: [] };
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  Object.assign(window, { shifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      seen.sum += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources)
        seen.moved.push(
          `${entry.value.toFixed(4)} ${node?.nodeName} ${(node as Element | null)?.className ?? ''} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Where the page's parts and its heading begin, after the next frame. Below the window, the footer may move. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    const heading = all(document).find((one) => one.localName === 'h1' && one.checkVisibility());
    const parts = ['np-header', 'np-notices', 'main', 'np-footer'].map((tag) => document.querySelector(tag));
    return [...parts, heading].flatMap((one) => {
      const { x = 0, y = innerHeight } = one?.getBoundingClientRect() ?? {};
      return y < innerHeight ? [`${one?.localName} at ${Math.round(x)}, ${Math.round(y)}`] : [];
    });
  });

/** What must be there once an answer has arrived. */
type Arrived = Readonly<Record<string, (page: Page) => Promise<void>>>;

/**
 * Opens a page without its script, then lets the script and the answers arrive in this order. Fails when a part of the
 * page is not where it was in the first view.
 */
export const expectStill = async (
  page: Page,
  url: string,
  {
    answers,
    order,
    arrived,
  }: { readonly answers: Answers; readonly order: readonly string[]; readonly arrived: Arrived },
): Promise<void> => {
  const release = await holdBack(page, { script: /\/np-elements\.js$/, ...answers });
  await page.addInitScript(watchShifts);
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.locator('np-footer')).toBeAttached();
  const first = await places(page);
  for (const name of ['script', ...order]) {
    release(name);
    await arrived[name]?.(page);
    expect(await places(page), `after ${name}, in the order ${order}`).toEqual(first);
  }
  const { sum, moved } = await page.evaluate(() => Reflect.get(window, 'shifts'));
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
};
