import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { ensureBrowsers } from '../scripts/tests/browsers.ts';
import { benchBudgets } from './budgets.ts';
import { benchHeader } from './header.ts';
import { benchLauncher } from './launcher.ts';
import { flags } from './lib/flags.ts';

/**
 * npm run bench: every measurement, one after the other. It takes about three quarters of an hour, since published
 * packages are fetched and measured too. `npm run bench -- widgets` runs the named ones, `npm run bench -- short` the
 * byte budgets and one round of what every page loads. `answers` takes `--set`, `--only`, `--failures` and `--page`; `vitals` takes
 * `--only`, `--device`, `--cpu`, `--films` and `--release`, `archive` takes `--sizes`, `retention` takes `--rows`; `load` takes `--clients`, `--streams`, `--minutes`
 * and `--events` (`kill,postgres,disk,deploy`).
 */
type Bench = (browser: Browser) => Promise<unknown>;

const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string', default: 'all' },
    only: { type: 'string' },
    failures: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    device: { type: 'string' },
    cpu: { type: 'string' },
    films: { type: 'string' },
    release: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '2000,20000' },
    rows: { type: 'string', default: '1000000' },
    clients: { type: 'string', default: '1000' },
    streams: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '3' },
    events: { type: 'string', default: '' },
  },
});

const benches: Readonly<Record<string, Bench>> = {
  budgets: benchBudgets,
  launcher: (browser) => benchLauncher(browser),
  header: (browser) => benchHeader(browser),
  newsstand: async (browser) => (await import('./newsstand.ts')).benchNewsstand(browser),
  visits: async (browser) => (await import('./lib/visits.ts')).benchVisits(browser),
  audit: async () => (await import('./lib/audit.ts')).benchAudit(),
  vitals: async (browser) => (await import('./vitals/vitals.ts')).benchVitals(browser, options),
  stream: async (browser) => (await import('./stream/stream.ts')).benchStream(browser),
  epaper: async (browser) => (await import('./epaper/epaper.ts')).benchPages(browser),
  morning: async () => (await import('./epaper/morning.ts')).benchMorning(),
  faults: async () => (await import('./faults/faults.ts')).benchFaults(),
  table: async (browser) => (await import('./table/table.ts')).benchTable(browser),
  widgets: async (browser) => (await import('./widgets/widgets.ts')).benchWidgets(browser),
  calls: async () => (await import('./load/calls.ts')).benchCalls(),
  load: async () => (await import('./load/load.ts')).benchLoad(options),
  restore: async () => (await import('./restore/restore.ts')).benchRestore(),
  retention: async () => (await import('./retention/retention.ts')).benchRetention(options),
  archive: async () => (await import('./archive/archive.ts')).benchArchive(options),
  answers: async (browser) =>
    (await import('./answers/answers.ts')).benchAnswers(browser, { only: undefined, ...options }),
};

const short: Readonly<Record<string, Bench>> = {
  budgets: benchBudgets,
  launcher: (browser) => benchLauncher(browser, 1),
  header: (browser) => benchHeader(browser, 1),
};

const [from, named] = names.join() === 'short' ? [short, Object.keys(short)] : [benches, names];
const unknown = named.filter((name) => !Object.hasOwn(from, name));
if (unknown.length > 0) {
  console.error(`bench: no ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}, and short alone.`);
  process.exit(2);
}
const { chromium: executablePath } = ensureBrowsers();
const browser = await chromium.launch({ executablePath, args: flags });
for (const name of named.length > 0 ? named : Object.keys(from)) {
  console.log(`\n== ${name}`);
  if ((await from[name]?.(browser)) === false) process.exitCode = 1;
}
await browser.close();
