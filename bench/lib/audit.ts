import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { chromiumFlags, ensureBrowsers } from '../../scripts/tests/browsers.ts';
import { startWorld } from './world.ts';

/** Lighthouse scores of the newsstand's pages, for a signed-in reader, and of the documentation. */
const version = '13.5.0';
const folder = `.cache/bench-audit@${version}`;
const paths = [
  ['mg', '/'],
  ['mg', '/articolo/1/il-tram-torna-in-citta'],
  ['mg', '/ricerca?q=tram'],
  ['docs', '/'],
  ['docs', '/elements/np-assistance-chat'],
  ['docs', '/guides/configuration'],
] as const;
const categories = ['accessibility', 'best-practices'];

interface Report {
  readonly lhr: {
    readonly categories: Readonly<
      Record<
        string,
        { readonly score: number; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
      >
    >;
    readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
  };
}
type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Report>;

const fetchLighthouse = async (): Promise<Lighthouse> => {
  const entry = `${folder}/node_modules/lighthouse/core/index.js`;
  if (!existsSync(entry)) {
    const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `lighthouse@${version}`];
    const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`bench: npm ${args.join(' ')} failed.\n${stderr}`);
  }
  return (await import(pathToFileURL(entry).href)).default;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const signIn = async (browser: Browser, account: string, home: string): Promise<void> => {
  const [context] = browser.contexts();
  const tab = await (context ?? (await browser.newContext())).newPage();
  await tab.goto(`${account}/sso/request-login?redirect_uri=${encodeURIComponent(home)}`);
  await tab.getByLabel('E-mail o nome utente').fill('online@example.it');
  await tab.getByLabel('Password').fill('Edicola-2026!');
  await tab.getByRole('button', { name: 'Accedi' }).click();
  await tab.waitForURL(home);
  await tab.close();
};

/** Prints a line a page, and below it the audits that cost points. */
export const benchAudit = async (): Promise<boolean> => {
  const lighthouse = await fetchLighthouse();
  const world = await startWorld();
  const port = await freePort();
  const { chromium: executablePath } = ensureBrowsers();
  const own = await chromium.launch({ executablePath, args: [...chromiumFlags, `--remote-debugging-port=${port}`] });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await signIn(browser, world.at('account.mg'), `${world.at('mg')}/`);
  let isWhole = true;
  console.log(`\nLighthouse ${version}, signed in to the newsstand\n`);
  for (const [host, path] of paths) {
    const flags = { port, onlyCategories: categories, disableStorageReset: true, logLevel: 'error' };
    const { lhr } = await lighthouse(world.at(host) + path, flags);
    const scores = categories.map((name) => `${name} ${((lhr.categories[name]?.score ?? 0) * 100).toFixed(0)}`);
    console.log(`${host.padEnd(5)} ${path.padEnd(36)} ${scores.join(', ')}`);
    for (const { id, weight } of Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs)) {
      const { score, title } = lhr.audits[id] ?? { score: null, title: id };
      if (weight === 0 || score === null || score === 1) continue;
      isWhole = false;
      console.log(`  ${id}: ${title}`);
    }
  }
  await browser.close();
  await own.close();
  await world.stop();
  return isWhole;
};
