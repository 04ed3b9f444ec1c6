import type { Browser } from 'playwright';
import { servePages } from './lib/page-server.ts';
import { slowDown } from './lib/slow-device.ts';

const pages = {
  page: '',
  floor: `<x-floor></x-floor><script type="module">customElements.define('x-floor', class extends HTMLElement {
    constructor() { super(); const b = document.createElement('button'); b.textContent = 'Chat'; b.style.cssText = 'position:fixed;right:24px;bottom:24px;width:60px;height:60px';
    this.attachShadow({ mode: 'open' }).append(b); performance.mark('launcher'); } });</script>`,
  chat: `<np-assistance-chat></np-assistance-chat><script type="module" src="/np/np-elements.js"></script>
    <script type="module">await customElements.whenDefined('np-assistance-chat'); performance.mark('launcher');</script>`,
};

interface Figures {
  readonly launcher: number;
  readonly busy: number;
  readonly bytes: number;
  readonly shift: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const visit = async (browser: Browser, url: string): Promise<Figures> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await slowDown(cdp);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seen = await page.evaluate(() => ({
    launcher: performance.getEntriesByName('launcher')[0]?.startTime ?? 0,
    bytes: performance
      .getEntriesByType('resource')
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    shift: performance.getEntriesByType('layout-shift').length,
  }));
  await context.close();
  return { ...seen, busy: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 };
};

/** The launcher compared with a bare custom element. */
export const benchLauncher = async (browser: Browser, runs = 9): Promise<void> => {
  const { url, server } = await servePages(pages);
  const rows = new Map<string, Figures[]>(Object.keys(pages).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const name of rows.keys()) rows.get(name)?.push(await visit(browser, `${url}/${name}`));
    console.log(`bench: round ${run + 1} of ${runs}`);
  }
  server.close();

  console.log('\n1.6 Mbit/s, 150 ms, CPU 4x; medians\n');
  console.log(`${'page'.padEnd(18)} launcher ms   script bytes   main thread ms   layout shifts`);
  for (const [name, figures] of rows) {
    const of = (key: keyof Figures) => median(figures.map((figure) => figure[key]));
    const cells = [
      of('launcher').toFixed(0).padStart(11),
      String(of('bytes')).padStart(14),
      of('busy').toFixed(0).padStart(16),
      String(of('shift')).padStart(15),
    ];
    console.log(name.padEnd(18) + cells.join(' '));
  }
};
