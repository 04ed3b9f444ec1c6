import type { Browser, CDPSession, Page } from 'playwright';
import { servePages } from '../lib/page-server.ts';
import { askQuestion, installDriver, installServer } from './stream-page.ts';
import { builtPeer, peers } from './stream-peers.ts';
import { chunks } from './stream-text.ts';

/**
 * npm run bench -- stream: 20,000 characters of Markdown in 2,000 chunks, the product first. The product runs its
 * whole element, from the bytes of the response to the screen; the peers only their renderer. Measures the
 * main-thread time of the page.
 */
/** Rounds of the product and of the fastest peer, of which the median counts; the others take minutes and run once. */
const rounds = 5;
const tenths = 10;
const perSecond = 400;

/** Growth, and ratios to streaming-markdown: as fast as it takes them, to the one that reads the response as well. */
const limits = { flood: 1.3, growth: 1.2, paced: 1.3 };

const own = `<div id="box"><np-subscriber-chat></np-subscriber-chat></div><script type="module" src="/np/np-elements.js"></script>`;
const peerPage = (id: string): string => `<div id="box"></div><script type="module">
  import { mount } from '/bench/${id}.js';
  window.candidate = mount(document.querySelector('#box'));
</script>`;

interface Figures {
  readonly flood: number;
  readonly growth: number;
  readonly paced: number;
  /** How much longer than five seconds 2,000 chunks took at 400 a second. */
  readonly lagMs: number;
}

const busy = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** A new page with the candidate ready for its first chunk. */
const opened = async (
  browser: Browser,
  url: string,
): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(installDriver);
  const isOwn = url.endsWith('/ours');
  if (isOwn) await page.addInitScript(installServer);
  await page.goto(url, { waitUntil: 'networkidle' });
  if (isOwn) await page.evaluate(askQuestion);
  else await page.waitForFunction(() => window.candidate);
  return { page, cdp, close: () => context.close() };
};

const flooded = async (browser: Browser, url: string, all: readonly string[]): Promise<number> => {
  const { page, cdp, close } = await opened(browser, url);
  const before = await busy(cdp);
  await page.evaluate((given) => window.flood(given), all);
  await page.evaluate(() => window.candidate.end());
  const cost = (await busy(cdp)) - before;
  await close();
  return cost;
};

/** The cost of the last tenth relative to the first, each rendered completely. */
const grown = async (browser: Browser, url: string, all: readonly string[]): Promise<number> => {
  const { page, cdp, close } = await opened(browser, url);
  const costs: number[] = [];
  const size = all.length / tenths;
  for (let tenth = 0; tenth < tenths; tenth += 1) {
    const before = await busy(cdp);
    await page.evaluate((given) => window.flood(given), all.slice(tenth * size, (tenth + 1) * size));
    costs.push((await busy(cdp)) - before);
  }
  await close();
  return (costs.at(-1) ?? 0) / (costs[0] ?? 1);
};

const paced = async (
  browser: Browser,
  url: string,
  all: readonly string[],
): Promise<{ paced: number; lagMs: number }> => {
  const { page, cdp, close } = await opened(browser, url);
  const before = await busy(cdp);
  const took = await page.evaluate(([given, speed]) => window.pace(given, speed), [all, perSecond] as const);
  const cost = (await busy(cdp)) - before;
  await close();
  return { paced: cost, lagMs: took - (all.length / perSecond) * 1000 };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Prints the table; false when a figure of the product is over its limit. */
export const benchStream = async (browser: Browser): Promise<boolean> => {
  const all = chunks();
  const scripts = Object.fromEntries(
    await Promise.all(peers.map(async (peer) => [`/bench/${peer.id}.js`, await builtPeer(peer)] as const)),
  );
  const pages = { ours: own, ...Object.fromEntries(peers.map(({ id }) => [id, peerPage(id)])) };
  const { url, server } = await servePages(pages, scripts);
  const labels = [['ours', 'np-subscriber-chat, whole'], ...peers.map(({ id, label }) => [id, label])] as const;
  console.log('\n20,000 characters in 2,000 chunks; main thread\n');
  console.log(`${''.padEnd(28)} flood ms   last/first tenth   400/s for 5 s, ms   behind ms`);
  const isFast = (id: string): boolean => /^(ours|smd)/.test(id);
  const seen = new Map<string, Figures[]>(labels.map(([id]) => [id, []]));
  // In turn, so that other work on the machine meets all of them.
  for (let round = 0; round < rounds; round += 1)
    for (const [id] of labels.filter(([id]) => round === 0 || isFast(id))) {
      const at = `${url}/${id}`;
      const flood = await flooded(browser, at, all);
      const growth = await grown(browser, at, all);
      seen.get(id)?.push({ flood, growth, ...(await paced(browser, at, all)) });
    }
  const of = (id: string, key: keyof Figures): number => median(seen.get(id)?.map((figures) => figures[key]) ?? []);
  for (const [id, label] of labels)
    console.log(
      `${(label ?? '').padEnd(28)} ${of(id, 'flood').toFixed(0).padStart(8)}   ${of(id, 'growth').toFixed(2).padStart(16)}   ` +
        `${of(id, 'paced').toFixed(0).padStart(17)}   ${of(id, 'lagMs').toFixed(0).padStart(9)}`,
    );
  server.close();
  const ratio = (key: 'flood' | 'paced', id: string) => of('ours', key) / of(id, key);
  const [alone, reading, slow] = [ratio('flood', 'smd'), ratio('flood', 'smd-bytes'), ratio('paced', 'smd')];
  console.log(
    `\nto streaming-markdown: flood ${alone.toFixed(2)}, reading bytes ${reading.toFixed(2)}, 400/s ${slow.toFixed(2)}\n`,
  );
  return reading <= limits.flood && of('ours', 'growth') <= limits.growth && slow <= limits.paced;
};
