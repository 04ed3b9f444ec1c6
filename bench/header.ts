import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { built } from './lib/built.ts';
import { servePages } from './lib/page-server.ts';
import { atHand, slowDown, slowLine } from './lib/slow-device.ts';

/** Resolves in the frame after the header is there, and marks it. */
const mark = (there: string): string => `<script>{
  const look = () => { if (${there}) requestAnimationFrame(() => performance.mark('header')); else requestAnimationFrame(look); };
  look();
}</script>`;

const header = (inside: string): string =>
  `<np-header>${inside}</np-header><script type="module" src="/np/np-elements.js"></script>${mark(
    `document.querySelector('np-header').shadowRoot?.querySelector('.bar')`,
  )}`;

/** The HTML of the page, filled as docs/elements/np-header.md says. */
const fragment = readFileSync('dist/resting/np-header-mg.html', 'utf8')
  .replaceAll('{{folder}}', '/np/')
  .replaceAll('{{newsstand}}', '/')
  .replaceAll('{{scheme}}', 'light')
  .replaceAll('{{sections}}', 'hidden')
  .replace(/\{\{\w+\}\}/g, '');

const pages = {
  'np-header': header(fragment),
  'by script alone': header(''),
  react: `<div id="header"></div><script type="module" src="/bench/react-header.js"></script>${mark(
    `document.querySelector('#header').firstElementChild`,
  )}`,
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const lag = async (browser: Browser, url: string, line: typeof slowLine): Promise<number> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await slowDown(cdp, line);
  await page.goto(url, { waitUntil: 'networkidle' });
  const milliseconds = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return at('header') - at('first-contentful-paint');
  });
  await context.close();
  return milliseconds;
};

/** Time from the page's first contentful paint to the drawn header, compared with the same header by React. */
export const benchHeader = async (browser: Browser, runs = 9): Promise<void> => {
  const { url, server } = await servePages(pages, { '/bench/react-header.js': await built('bench/react-header.tsx') });
  console.log(`\nheader after the first contentful paint, ms, CPU 4x; median of ${runs}\n`);
  for (const [network, line] of [
    ['1.6 Mbit/s, 150 ms', slowLine],
    ['files cached', atHand],
  ] as const) {
    const lags: Readonly<Record<keyof typeof pages, number[]>> = { 'np-header': [], 'by script alone': [], react: [] };
    for (let run = 0; run < runs; run += 1)
      for (const [name, values] of Object.entries(lags))
        values.push(await lag(browser, `${url}/${encodeURI(name)}`, line));
    const [own, scripted, react] = [median(lags['np-header']), median(lags['by script alone']), median(lags.react)];
    const share = ((own / react) * 100).toFixed(0);
    console.log(
      `${network.padEnd(20)} np-header ${own.toFixed(0)}, React ${react.toFixed(0)}: ${share} %; np-header by script alone ${scripted.toFixed(0)}`,
    );
  }
  server.close();
};
