import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { bundlePlugins, css } from '../../scripts/build/vite-plugins.ts';
import { servePages } from '../lib/page-server.ts';
import { type TablePeer, tablePeers } from './table-peers.ts';

/**
 * The press review's table over 100,000 rows compared with one written by hand, the floor, and published ones, in one
 * run. Measures the main thread's own time, independent of other work on the machine; goals are ratios to the floor.
 */
const COUNT = 100_000;
const rounds = 3;

/** A slower table is reported and left out. */
const TIMEOUT_MS = 180_000;

/** Folder of the published packages; none of them is in package.json. */
const folder = '.cache/bench-table';

const goals = { mount: 1.5, sort: 8, filter: 3, scroll: 1.1 } as const;
type Act = keyof typeof goals;

interface Figures extends Record<Act, number> {
  readonly painted: number;
  readonly heap: number;
  readonly nodes: number;
  readonly table: string;
}

const fetchPeers = (): void => {
  if (existsSync(`${folder}/node_modules/react`)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true, "type": "module" }\n');
  const react = ['react@19.3.1', 'react-dom@19.3.1'];
  const packages = [...react, ...tablePeers.flatMap((peer) => peer.packages)];
  const { status, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', ...packages], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`bench: the published tables were not fetched.\n${stderr}`);
};

/** The build's own plugins are for our sources: they remove parts of templates that others may need. */
const bundle = async (input: string, isOwn: boolean): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    ...(isOwn ? { plugins: bundlePlugins(), css } : {}),
    define: { 'process.env.NODE_ENV': '"production"', __NP_VERSION__: '"bench"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { codeSplitting: false } },
    },
  });
  const chunk = 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`bench: ${input} was not built.`);
  return chunk.code;
};

const harness = (create: string): string => `${create}
import { benchRows } from '${process.cwd()}/bench/table/table-rows.ts';
const host = document.querySelector('#table');
window.rows = benchRows(${COUNT});
window.bench = create(host);`;

const entryOf = (id: string, create: string): string => {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${id}-entry.js`;
  writeFileSync(file, harness(create));
  return file;
};

const sourceOf = (peer: TablePeer): string => {
  writeFileSync(`${folder}/${peer.id}.js`, peer.code);
  return `import { create } from './${peer.id}.js';`;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs in the page: finds the scrolling box of any table. */
const scroll = `(async () => {
  const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const box = all(document.querySelector('#table')).filter((one) => one.clientHeight > 100 && one.scrollHeight > one.clientHeight + 1000)
    .sort((a, b) => b.scrollHeight - a.scrollHeight)[0];
  if (!box) throw new Error('nothing scrolls');
  for (let screen = 0; screen < 100; screen += 1) {
    box.scrollTop += box.clientHeight;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
})()`;

const look = `(() => {
  const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const inside = all(document.querySelector('#table'));
  const table = inside.find((one) => /^(table|grid|treegrid)$/.test(one.getAttribute('role') ?? one.localName));
  return { nodes: inside.length, table: table ? (table.getAttribute('role') ?? table.localName) + ' ' + (table.getAttribute('aria-rowcount') ?? 'no rowcount') : 'none' };
})()`;

const measure = async (browser: Browser, url: string, lacks: TablePeer['lacks'] = []): Promise<Figures> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    void context.close();
  }, TIMEOUT_MS);
  try {
    await page.goto(url);
    await page.waitForFunction('window.bench');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const metric = async (name: string): Promise<number> => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find((one) => one.name === name)?.value ?? 0;
    };
    const settle = () => page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 250)))');
    const heap = async (): Promise<number> => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await metric('JSHeapUsedSize')) / 1e6;
    };
    const busy = async (code: string): Promise<number> => {
      await settle();
      const before = await metric('TaskDuration');
      await page.evaluate(code);
      await settle();
      return ((await metric('TaskDuration')) - before) * 1000;
    };
    const empty = await heap();
    const mount = await busy(
      'window.begun = performance.now(); Promise.resolve(bench.mount(rows)).then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now() - begun; done(); }))))',
    );
    const painted = Number(await page.evaluate('window.painted'));
    const { nodes, table } = (await page.evaluate(look)) as { nodes: number; table: string };
    const filled = (await heap()) - empty;
    const scrolled = lacks.includes('scroll') ? Number.NaN : await busy(scroll);
    const sort = await busy('Promise.resolve(bench.sort())');
    const keys: number[] = [];
    for (const q of ['p', 'po', 'por', 'port']) keys.push(await busy(`Promise.resolve(bench.filter('${q}'))`));
    return { mount, painted, nodes, table, heap: filled, scroll: scrolled, sort, filter: median(keys) };
  } catch (error) {
    throw isOver ? new Error('It took more than three minutes.') : error;
  } finally {
    clearTimeout(timer);
    if (!isOver) await context.close();
  }
};

/** Prints the table; false when a goal is missed. */
export const benchTable = async (browser: Browser): Promise<boolean> => {
  fetchPeers();
  const root = process.cwd();
  const candidates = [
    {
      id: 'floor',
      label: 'by hand',
      create: `import { createFloor as create } from '${root}/bench/table/table-floor.ts';`,
    },
    { id: 'own', label: 'ours', create: `import { createOwn as create } from '${root}/bench/table/table-own.tsx';` },
    ...tablePeers.map((peer) => ({ ...peer, create: sourceOf(peer) })),
  ];
  const scripts: Record<string, string> = {};
  const pages: Record<string, string> = {};
  for (const { id, create } of candidates) {
    scripts[`/bench/${id}.js`] = await bundle(entryOf(id, create), id === 'own');
    pages[id] = `<div id="table"></div><script type="module" src="/bench/${id}.js"></script>`;
  }
  const { url, server } = await servePages(pages, scripts);
  const found = new Map<string, Figures[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const candidate of candidates) {
      const { id, label } = candidate;
      if (round > 1 && !found.has(id)) continue;
      try {
        const lacks = 'lacks' in candidate ? candidate.lacks : [];
        found.set(id, [...(found.get(id) ?? []), await measure(browser, `${url}/${id}`, lacks)]);
      } catch (error) {
        found.delete(id);
        console.log(`bench: ${label}: not measured. ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      }
    }
    console.log(`bench: round ${round} of ${rounds}`);
  }
  server.close();

  console.log(
    `\n${COUNT} rows of 9 columns; main thread, ms (ratio to the one by hand); medians of ${rounds} rounds\n`,
  );
  const names = ['mount', 'sort', 'filter', 'scroll'] as const;
  console.log(
    `${'table'.padEnd(14)}${names.map((name) => name.padStart(16)).join('')}  painted  heap MB  nodes  script B  semantics`,
  );
  const floor = found.get('floor') ?? [];
  const missed: string[] = [];
  for (const { id, label } of candidates) {
    const own = found.get(id);
    if (!own) continue;
    const of = (name: Exclude<keyof Figures, 'table'>) => median(own.map((one) => one[name]));
    const cells = names.map((name) => {
      const ratio = of(name) / median(floor.map((one) => one[name]));
      if (id === 'own' && !(ratio <= goals[name])) missed.push(`${name} ${ratio.toFixed(1)} (goal ${goals[name]})`);
      return `${of(name).toFixed(0)} (${ratio.toFixed(1)})`.padStart(16);
    });
    const bytes = brotliCompressSync(scripts[`/bench/${id}.js`] ?? '').length;
    console.log(
      `${label.padEnd(14)}${cells.join('')}${of('painted').toFixed(0).padStart(9)}${of('heap').toFixed(1).padStart(9)}${String(of('nodes')).padStart(7)}${String(bytes).padStart(10)}  ${own[0]?.table}`,
    );
  }
  console.log(`\nmissed: ${missed.join('; ') || 'none'}\n`);
  return missed.length === 0;
};
