import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { serveBeside } from '../article.ts';
import { built } from '../lib/built.ts';
import { slowDown } from '../lib/slow-device.ts';
import { startWorld } from '../lib/world.ts';
import { candidates, pdfOf, peerScripts } from './epaper-pages.ts';

/** The viewer of the printed pages compared with a floor and published viewers, with the same images. */
const runs = 9;
const turns = 200;
const viewport = { width: 800, height: 1000 };

interface Figures {
  readonly first: number;
  readonly next: number;
  readonly script: number;
  readonly heap: number;
}

const signIn = async (context: BrowserContext, account: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${account}/sso/request-login`);
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({ login: 'digital@example.it', password: 'Edicola-2026!' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/site/login', { method: 'POST', headers, body })).status;
  });
  if (status !== 200) throw new Error(`bench: the sign-in was answered with ${status}.`);
  await page.close();
};

const heapOf = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
};

/** Evaluates in the page as a console does: what Playwright adds to a page for `evaluate` would be in its heap. */
const ask = async (cdp: CDPSession, expression: string): Promise<unknown> => {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', options);
  if (exceptionDetails) throw new Error(`bench: ${exceptionDetails.text}`);
  return result.value;
};

/** Resolves in the page with the time at which it marked `first`. */
const firstShown = `new Promise((done) => { const see = () => { const [first] = performance.getEntriesByName('first');
  if (first) done(first.startTime); else requestAnimationFrame(see); }; see(); })`;

const call = (name: string): string => `window.${name}()`;

const visit = async (context: BrowserContext, url: string): Promise<Figures> => {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  // No animation: the turn is measured until the next page is shown.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const cdp = await context.newCDPSession(page);
  let script = 0;
  const scripts = new Set<string>();
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await slowDown(cdp);
  await page.goto(url);
  const first = Number(await ask(cdp, firstShown));
  await page.waitForLoadState('networkidle');
  // Every viewer has its neighbour page cached: the turn is measured, not the line.
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
  await ask(cdp, call('ready'));
  const next = Number(
    await ask(
      cdp,
      // Started at the beginning of a frame: the elapsed part of a frame is two thirds of the floor's figure.
      `(async () => { await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const begun = performance.now(); await ${call('next')}; return performance.now() - begun; })()`,
    ),
  );
  const heap = await heapOf(cdp);
  await page.close();
  return { first, next, script, heap };
};

/** JavaScript heap in bytes before and after two hundred turns back and forth. */
const heapOverTurns = async (context: BrowserContext, url: string): Promise<readonly [number, number]> => {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const cdp = await context.newCDPSession(page);
  await page.goto(url);
  await ask(cdp, firstShown);
  await ask(cdp, call('ready'));
  const turn = (count: number) =>
    ask(
      cdp,
      `(async () => { for (let n = 0; n < ${count}; n += 1) { turn(n % 20 < 10 ? 1 : -1); await new Promise((done) => setTimeout(done, 50)); } })()`,
    );
  await turn(20);
  const before = await heapOf(cdp);
  await turn(turns);
  const after = await heapOf(cdp);
  await page.close();
  return [before, after];
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures in a world that runs on this port. */
export const measurePages = async (browser: Browser, port: number): Promise<void> => {
  const pages = new Map<string, string | Buffer>(peerScripts());
  pages.set('/bench/react-pages.js', await built('bench/epaper/react-pages.tsx'));
  const server = await serveBeside(port, pages);
  const { port: own } = server.address() as AddressInfo;
  const at = (host: string) => `http://${host}.localhost:${own}`;
  const context = await browser.newContext();
  await signIn(context, at('account.mg'));
  const images = [1, 2].map((n) => `/api/edicola/pagina/1/${n}.avif?w=1000`);
  const tab = await context.newPage();
  for (const n of [1, 2]) {
    const jpeg = await tab.goto(`${at('mg')}/api/edicola/pagina/1/${n}.jpg?w=1000`);
    if (jpeg) pages.set(`/bench/page-${n}.pdf`, await pdfOf(await jpeg.body()));
  }
  await tab.close();
  const all = candidates(images, `${at('cdn')}/np/np-elements.js`);
  all.forEach(({ page }, place) => {
    pages.set(`/bench/${place}`, page);
  });
  const rows = all.map(({ name }, place) => ({ name, url: `${at('mg')}/bench/${place}`, figures: [] as Figures[] }));
  // One uncounted visit each: the world renders the missing images.
  for (const { url } of rows) await visit(context, url);
  for (let run = 0; run < runs; run += 1) {
    for (const { url, figures } of rows) figures.push(await visit(context, url));
    console.log(`bench: round ${run + 1} of ${runs}`);
  }
  const [before, after] = await heapOverTurns(context, `${at('mg')}/bench/1`);
  await context.close();
  server.close();

  console.log(`\nprinted pages, 1.6 Mbit/s, 150 ms, CPU 4x; medians of ${runs}; ratio to the floor in brackets\n`);
  console.log(`${'viewer'.padEnd(28)}    first page ms    next page ms   script bytes   heap MB`);
  const of = (figures: readonly Figures[], key: keyof Figures) => median(figures.map((one) => one[key]));
  const [base] = rows;
  for (const { name, figures } of rows) {
    const ratio = (key: keyof Figures) => (of(figures, key) / of(base?.figures ?? [], key)).toFixed(1);
    const timed = (key: keyof Figures) => `${of(figures, key).toFixed(0)} (${ratio(key)})`;
    console.log(
      name.padEnd(28) +
        timed('first').padStart(17) +
        timed('next').padStart(16) +
        String(of(figures, 'script')).padStart(15) +
        (of(figures, 'heap') / 1e6).toFixed(1).padStart(10),
    );
  }
  const [from, to] = [before, after].map((bytes) => (bytes / 1e6).toFixed(2));
  console.log(`\nheap of the product over ${turns} turns: ${from} → ${to} MB\n`);
};

export const benchPages = async (browser: Browser): Promise<void> => {
  const { at, stop } = await startWorld();
  try {
    await measurePages(browser, Number(new URL(at('mg')).port));
  } finally {
    await stop();
  }
};
