import type { BrowserContext, CDPSession, Page } from 'playwright';
import { slowLine } from '../lib/slow-device.ts';

export type Device = keyof typeof devices;

/** Line and processor of a visit. */
export interface Conditions {
  readonly line: typeof slowLine;
  /** How many times slower than this machine. */
  readonly slower: number;
}

/** Screen, line and processor of each device. */
export const devices = {
  phone: {
    screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
    line: slowLine,
    slower: 4,
  },
  desktop: {
    screen: { viewport: { width: 1350, height: 940 } },
    line: { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 },
    slower: 1,
  },
} as const;

const kinds = ['html', 'script', 'style', 'font', 'image', 'call'] as const;
type Kind = (typeof kinds)[number];

const kindOf = (type: string | undefined): Kind => {
  if (type === 'Document') return 'html';
  if (type === 'Script') return 'script';
  if (type === 'Stylesheet') return 'style';
  if (type === 'Font') return 'font';
  return type === 'Image' ? 'image' : 'call';
};

/** Times in milliseconds, bytes on the wire. */
export interface Vitals {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The element of the largest paint. */
  readonly largest: string;
  readonly shift: number;
  /** A line for each thing that moved, with its score. */
  readonly moved: readonly string[];
  /** Time beyond 50 ms of each task after the first paint. */
  readonly blocking: number;
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
}

/** Runs in the page: its tag, id and classes, with the element in whose shadow root it is. */
const nameOf = `function () {
  const element = this.nodeType === Node.TEXT_NODE ? this.parentElement : this;
  if (!element) return 'a removed text';
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host.localName + ' › ' : '';
  const id = element.id && '#' + element.id;
  const names = typeof element.className === 'string' && element.className && '.' + element.className.trim().split(/\\s+/).join('.');
  return host + element.localName + id + names;
}`;

const describe = async (cdp: CDPSession, backendNodeId: number | undefined): Promise<string> => {
  if (backendNodeId === undefined) return 'a removed element';
  try {
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId });
    const { result } = await cdp.send('Runtime.callFunctionOn', {
      functionDeclaration: nameOf,
      objectId: object.objectId ?? '',
      returnByValue: true,
    });
    return String(result.value);
  } catch {
    return 'a removed element';
  }
};

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const box = ({ x, y, width, height }: Rect): string =>
  `${x.toFixed(0)},${y.toFixed(0)} ${width.toFixed(0)}×${height.toFixed(0)}`;

/** Collects the paints and shifts of a page; nodes are named at once, because later they may be gone. */
const watchPaints = async (cdp: CDPSession) => {
  const seen = { largestPaint: 0, largest: Promise.resolve(''), shift: 0, moved: [] as Promise<string>[] };
  cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    const { lcpDetails, layoutShiftDetails } = event;
    if (lcpDetails) {
      seen.largestPaint = lcpDetails.renderTime;
      const { size, url } = lcpDetails;
      seen.largest = describe(cdp, lcpDetails.nodeId).then((name) => `${name}, ${size} px² ${url ?? ''}`);
    }
    if (!layoutShiftDetails || layoutShiftDetails.hadRecentInput) return;
    const { value, sources } = layoutShiftDetails;
    seen.shift += value;
    for (const { nodeId, previousRect, currentRect } of sources)
      seen.moved.push(
        describe(cdp, nodeId).then(
          (name) => `${value.toFixed(4)}  ${name}: ${box(previousRect)} → ${box(currentRect)}`,
        ),
      );
  });
  await cdp.send('DOM.enable');
  await cdp.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] });
  return seen;
};

const watchNetwork = async (cdp: CDPSession) => {
  const bytes: Record<Kind, number> = { html: 0, script: 0, style: 0, font: 0, image: 0, call: 0 };
  const asked = new Map<string, Kind>();
  const network = { bytes, requests: 0 };
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => asked.set(requestId, kindOf(type)));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = asked.get(requestId);
    // A cached file has no bytes on the wire.
    if (!kind || encodedDataLength === 0) return;
    bytes[kind] += encodedDataLength;
    network.requests += 1;
  });
  await cdp.send('Network.enable');
  return network;
};

/** Time that late motions have to happen in, after the last request. */
const restMs = 1_500;

const atRest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(restMs);
  await page.waitForLoadState('networkidle');
};

const slow = async (cdp: CDPSession, { line, slower }: Conditions): Promise<void> => {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
};

/** Opens a page as fast as it goes, and measures nothing. */
export const warm = async (context: BrowserContext, url: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await atRest(page);
  await page.close();
};

/** Opens a page on a device and measures it until nothing happens any more. */
export const visit = async (context: BrowserContext, url: string, conditions: Conditions): Promise<Vitals> => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const network = await watchNetwork(cdp);
  const seen = await watchPaints(cdp);
  await page.addInitScript(() => {
    const tasks: { startTime: number; duration: number }[] = [];
    Object.assign(window, { benchTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await slow(cdp, conditions);
  await page.goto(url, { waitUntil: 'load' });
  await atRest(page);
  const times = await page.evaluate(() => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const tasks = Reflect.get(window, 'benchTasks') as { startTime: number; duration: number }[];
    const late = tasks.filter(({ startTime, duration }) => startTime + duration > first);
    const blocking = late.reduce((sum, { duration }) => sum + duration - 50, 0);
    return { first, blocking, origin: performance.timeOrigin };
  });
  const figures: Vitals = {
    firstPaint: times.first,
    largestPaint: seen.largestPaint * 1000 - times.origin,
    largest: await seen.largest,
    shift: seen.shift,
    moved: await Promise.all(seen.moved),
    blocking: times.blocking,
    ...network,
  };
  await page.close();
  return figures;
};

/** Moments of the pictures, in milliseconds after the request. */
const moments = [500, 1_000, 2_000, 4_000] as const;

/** Pictures of a page as it appears. `save` gets what the reader sees at each moment. */
export const film = async (
  context: BrowserContext,
  url: string,
  conditions: Conditions,
  save: (at: number, jpeg: Buffer) => void,
): Promise<void> => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const frames: { readonly at: number; readonly jpeg: Buffer }[] = [];
  cdp.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') });
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await slow(cdp, conditions);
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 70 });
  const begun = Date.now();
  await page.goto(url, { waitUntil: 'load' });
  await atRest(page);
  for (const moment of moments) {
    const shown = frames.filter(({ at }) => at <= begun + moment).at(-1);
    if (shown) save(moment, shown.jpeg);
  }
  await page.close();
};
