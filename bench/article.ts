import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { slowDown } from './lib/slow-device.ts';

/** Time to the text of an article embedded alone, compared with a page that has it in its HTML. */
const runs = 7;
const article = '2';

/** A page that marks the frame which shows the text; the newsstand's style sheet represents the paper's own. */
const pageOf = (
  embed: string,
  there: string,
  sheet: boolean,
  head = '',
): string => `<!doctype html><html lang="it"><meta charset="utf-8">
<title>Prova</title><meta name="viewport" content="width=device-width">${sheet ? '<link rel="stylesheet" href="/css/edicola.css">' : ''}${head}<body>${embed}<script>{
  const look = () => { if (${there}) requestAnimationFrame(() => performance.mark('text')); else requestAnimationFrame(look); };
  look();
}</script>`;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.pdf': 'application/pdf',
};

/** Adds files to a demo world under its own host names, in brotli; the world answers everything else. */
export const serveBeside = async (world: number, files: ReadonlyMap<string, string | Buffer>): Promise<Server> => {
  const packed = new Map<string | Buffer, Buffer>();
  const server = createServer((asked, response) => {
    const path = asked.url ?? '';
    const file = files.get(path);
    if (file !== undefined) {
      const body = packed.get(file) ?? brotliCompressSync(file);
      packed.set(file, body);
      const type = types[extname(path)] ?? 'text/html; charset=utf-8';
      return void response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
    }
    const { method, headers } = asked;
    const passed = ask({ host: '127.0.0.1', port: world, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    // Requests still pending when the world stopped.
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds from the start of the navigation to the frame with the text, on a slow line and a slow device. */
const textAfter = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const cdp = await context.newCDPSession(tab);
  await slowDown(cdp);
  await tab.goto(url);
  await tab.waitForFunction(() => performance.getEntriesByName('text').length > 0);
  const milliseconds = await tab.evaluate(() => performance.getEntriesByName('text')[0]?.startTime ?? Number.NaN);
  await context.close();
  return milliseconds;
};

/** The article as the API returns it to a visitor. */
const bodyOf = async (browser: Browser, origin: string): Promise<string> => {
  const tab = await browser.newPage();
  await tab.goto(`${origin}/test-guest`);
  const body: string = await tab.evaluate(
    async (id) => (await (await fetch(`/api/edicola/articolo?id=${id}`)).json()).data.article.body_html,
    article,
  );
  await tab.close();
  return body;
};

/** `origin`: the MG newsstand of a demo world. */
export const benchArticle = async (browser: Browser, origin: string): Promise<void> => {
  const pages = new Map<string, string>();
  const server = await serveBeside(Number(new URL(origin).port), pages);
  const { port } = server.address() as AddressInfo;
  const folder = `http://cdn.localhost:${port}/np/`;
  const element = `<np-article article-id="${article}"></np-article>`;
  const block = readFileSync('dist/embed/np-article.html', 'utf8').replaceAll('{{folder}}', folder);
  const inElement = `document.querySelector('np-article').shadowRoot?.querySelector('.prose p')`;
  const html = `<article>${await bodyOf(browser, origin)}</article>`;
  const inPage = `document.querySelector('article p')`;
  for (const sheet of [true, false]) {
    const ways = {
      'by the autoloader': pageOf(
        `${element}<script type="module" src="${folder}np-elements.js"></script>`,
        inElement,
        sheet,
      ),
      'by the build’s block': pageOf(element, inElement, sheet, block),
      'in the page’s own HTML': pageOf(html, inPage, sheet),
    };
    const times = Object.entries(ways).map(([way, page]) => ({ way, page, all: [] as number[] }));
    for (let run = 0; run < runs; run += 1)
      for (const [at, { page, all }] of times.entries()) {
        pages.set(`/prova-${at}`, page);
        all.push(await textAfter(browser, `http://mg.localhost:${port}/prova-${at}`));
      }
    const plain = median(times.at(-1)?.all ?? []);
    const kind = sheet ? 'with the style sheet of its paper' : 'without any style sheet';
    console.log(`text of an article embedded alone in a page ${kind}, 1.6 Mbit/s, 150 ms, CPU 4x:`);
    for (const { way, all } of times)
      console.log(`  ${way}: ${median(all).toFixed(0)} ms, ${(median(all) / plain).toFixed(1)} times`);
  }
  server.close();
  server.closeAllConnections();
};
