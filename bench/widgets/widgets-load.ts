import type { Browser, CDPSession, Page } from 'playwright';
import { inBareChromium } from '../lib/bare-chromium.ts';
import { slowDown } from '../lib/slow-device.ts';
import type { Widget } from './widgets-peers.ts';
import { installProbe } from './widgets-probe.ts';

/** One load of a page on a slow line and a slow device, up to the open chat. */
export interface Load {
  /** Milliseconds; the page alone has neither button nor field. */
  readonly launcher: number;
  readonly warm: number;
  readonly cold: number;
  /** Bytes of script on the wire, and files and calls: until the button shows, until a question can be sent. */
  readonly launcherBytes: number;
  readonly usableBytes: number;
  readonly launcherRequests: number;
  readonly usableRequests: number;
  /**
   * Milliseconds of the main thread's own time, until the network is idle and until deferred work is done; megabytes.
   */
  readonly busy: number;
  readonly restBusy: number;
  readonly longest: number;
  readonly heap: number;
  readonly openHeap: number;
  readonly shift: number;
  /** Before a click: third-party hosts, calls, and stored keys. */
  readonly foreign: number;
  readonly calls: number;
  readonly stored: number;
}

const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'];

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ts: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** The longest task of the page's main thread after the click, in the thread's own milliseconds. */
const longestTask = (traceEvents: readonly TraceEvent[]): number => {
  const click = traceEvents.find(({ name }) => name === 'bench-open');
  const tasks = traceEvents.filter(
    ({ name, ts, pid, tid }) =>
      click && /RunTask$/.test(name) && pid === click.pid && tid === click.tid && ts > click.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
};

const metric = async (cdp: CDPSession, metricName: string): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === metricName)?.value ?? 0;
};

const heapOf = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await metric(cdp, 'JSHeapUsedSize')) / 1e6;
};

const transfers = (page: Page): Promise<{ bytes: number; requests: number }> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => /\.m?js$/.test(new URL(name).pathname));
    return { bytes: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0), requests: entries.length };
  });

/** A new visitor on the slow line. */
const visitor = async (browser: Browser, awaited = '', hidden = false): Promise<{ page: Page; cdp: CDPSession }> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(installProbe, { awaited, hidden });
  const cdp = await context.newCDPSession(page);
  await slowDown(cdp);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
};

/** Waits until deferred code has loaded. */
const whenIdle = async (page: Page): Promise<void> => {
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
};

/** The button as soon as it shows, then a reader who points at it before the click. */
const pointed = async (browser: Browser, url: string, { launcher, field, boxed = false }: Widget) => {
  const { page } = await visitor(browser, boxed ? field : launcher, boxed);
  await page.goto(url, { waitUntil: 'commit' });
  const at = await page.evaluate(() => window.bench.shown);
  // A button may be in the page before its script has loaded.
  await page.waitForLoadState('networkidle');
  const { bytes, requests } = await transfers(page);
  const box = await page.evaluate((path) => window.bench.find(path)?.getBoundingClientRect().toJSON(), launcher);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await whenIdle(page);
  const warm = await page.evaluate(([button, input]) => window.bench.open(button, input), [launcher, field] as const);
  await page.context().close();
  return { launcher: at, warm, launcherBytes: bytes, launcherRequests: requests };
};

const settled = 'new Promise((done) => setTimeout(done, 1500))';

/** The idle page in a browser without an inspector, then a click without hovering. */
const longestOnOpen = (url: string, { launcher, field, usable = field }: Widget): Promise<number> =>
  inBareChromium(async ({ send, event, evaluate, trace }) => {
    await send('Page.enable');
    await send('Page.setLifecycleEventsEnabled', { enabled: true });
    const source = `(${installProbe})(${JSON.stringify({ awaited: '', hidden: false })})`;
    await send('Page.addScriptToEvaluateOnNewDocument', { source });
    await slowDown({ send: send as CDPSession['send'] });
    const end = await trace(categories);
    const { frameId } = await send('Page.navigate', { url });
    await event('Page.lifecycleEvent', (params) => params.name === 'networkIdle' && params.frameId === frameId);
    await evaluate(settled);
    await evaluate(`bench.open(${JSON.stringify(launcher)}, ${JSON.stringify(field)})`);
    await evaluate(`bench.until(${JSON.stringify(usable)})`);
    await evaluate(settled);
    return longestTask((await end()) as TraceEvent[]);
  });

/**
 * The main thread's own time until the network is idle. It varies by tens of milliseconds between visits. The page,
 * the product and the floors differ by less, so they are the median of eleven visits; published ones, of three.
 */
const busyOf = async (browser: Browser, url: string, { published }: Widget): Promise<number> => {
  const visits: number[] = [];
  while (visits.length < (published ? 3 : 11)) {
    const { page, cdp } = await visitor(browser);
    await page.goto(url, { waitUntil: 'networkidle' });
    visits.push((await metric(cdp, 'TaskDuration')) * 1000);
    await page.context().close();
  }
  return visits.sort((a, b) => a - b)[(visits.length - 1) / 2] ?? Number.NaN;
};

/** The idle page, then a click without hovering. */
const clicked = async (browser: Browser, url: string, widget: Widget) => {
  const { id, launcher, field, usable = field } = widget;
  const { page, cdp } = await visitor(browser);
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await page.goto(url, { waitUntil: 'networkidle' });
  await whenIdle(page);
  const restBusy = (await metric(cdp, 'TaskDuration')) * 1000;
  const heap = await heapOf(cdp);
  const beforeClick = {
    foreign: requests.filter(({ hostname }) => hostname !== new URL(url).hostname && hostname !== '').length,
    calls: requests.filter(({ pathname }) => pathname.startsWith('/api/')).length,
    stored: await page.evaluate(() => localStorage.length + sessionStorage.length + (document.cookie ? 1 : 0)),
  };
  const open = () => page.evaluate(([a, b]) => window.bench.open(a, b), [launcher, field] as const);
  const cold = id === 'page' ? 0 : await open();
  if (id !== 'page') await page.evaluate((path) => window.bench.until(path), usable);
  const used = await transfers(page);
  await whenIdle(page);
  const shift = await page.evaluate(() => window.bench.shifts.reduce((sum, value) => sum + value, 0));
  const openHeap = await heapOf(cdp);
  await page.context().close();
  return {
    busy: await busyOf(browser, url, widget),
    restBusy,
    heap,
    ...beforeClick,
    cold,
    usableBytes: used.bytes,
    usableRequests: used.requests,
    shift,
    openHeap,
  };
};

const none = { launcher: 0, warm: 0, longest: 0, launcherBytes: 0, launcherRequests: 0 };

export const load = async (browser: Browser, origin: string, widget: Widget): Promise<Load> => {
  const url = `${origin}/${widget.id}`;
  return {
    ...(widget.id === 'page'
      ? none
      : { ...(await pointed(browser, url, widget)), longest: await longestOnOpen(url, widget) }),
    ...(await clicked(browser, url, widget)),
  };
};
