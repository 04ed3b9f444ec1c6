import type { Browser, BrowserContext } from 'playwright';
import { startWorld } from './world.ts';

/**
 * npm run bench -- visits: the cost of a reader, page by page: calls to the backend, files, bytes; first visit and
 * second.
 */
const pages = [
  ['site: article with the chat at rest', 'www.mg', '/'],
  ['newsstand: home', 'mg', '/'],
  ['newsstand: article', 'mg', '/articolo/1'],
  ['newsstand: section', 'mg', '/sezione/cronaca'],
  ['newsstand: search', 'mg', '/ricerca?q=tram'],
  ['account: sign-in', 'account.mg', '/login'],
] as const;

interface Cost {
  calls: number;
  files: number;
  /** Bytes of headers and bodies, on the wire. */
  callBytes: number;
  fileBytes: number;
}

const isCall = (url: URL): boolean => /^\/(api|v1)\//.test(url.pathname) || url.pathname.startsWith('/utente-rag');

const visit = async (context: BrowserContext, url: string): Promise<Cost> => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const cost: Cost = { calls: 0, files: 0, callBytes: 0, fileBytes: 0 };
  const asked = new Map<string, URL>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, new URL(request.url)));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = asked.get(requestId);
    // Cached answers and third-party services cost this backend nothing.
    if (!address || encodedDataLength === 0 || address.hostname === 'third.localhost') return;
    const kind = isCall(address) ? 'call' : 'file';
    cost[`${kind}s`] += 1;
    cost[`${kind}Bytes`] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return cost;
};

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

/** Prints the table; `at` gives the addresses of a running world. */
export const benchVisits = async (browser: Browser, at?: (host: string) => string): Promise<void> => {
  const world = at ? undefined : await startWorld();
  const origin = at ?? world?.at ?? String;
  console.log(`\n${'page, by a visitor'.padEnd(38)}  calls     kB   files     kB   again: calls     kB   files     kB`);
  for (const [what, host, path] of pages) {
    const context = await browser.newContext();
    const url = `${origin(host)}${path}`;
    const cells = [await visit(context, url), await visit(context, url)].map(
      ({ calls, callBytes, files, fileBytes }) =>
        `${String(calls).padStart(6)} ${kB(callBytes)} ${String(files).padStart(6)} ${kB(fileBytes)}`,
    );
    console.log(`${what.padEnd(38)} ${cells.join('      ')}`);
    await context.close();
  }
  await world?.stop();
};
