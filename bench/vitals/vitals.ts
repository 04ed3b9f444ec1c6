import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';
import { PASSWORD } from '../../demo/server/domain/seed/people/people.ts';
import { startWorld } from '../lib/world.ts';
import { buildNextRelease } from './next-release.ts';
import { usualReader, type VitalPage, vitalPages } from './vital-pages.ts';
import { type Conditions, type Device, devices, film, type Vitals, visit, warm } from './vital-visit.ts';

/**
 * npm run bench -- vitals: what each page costs and moves while it appears, on a phone and on a desktop, for visitors
 * and readers, cold and with the files cached. `--only home,faq` selects pages, `--device phone` a device, `--films
 * FOLDER` saves pictures at half a second, one, two and four; `--release` opens every page once more after a release that
 * changed an account panel and the home; `--cpu 1` throttles by that instead of 4 and 1, for a machine that is slow itself. An asterisk marks a figure over its goal.
 */
interface Choices {
  readonly only?: string | undefined;
  readonly device?: string | undefined;
  readonly films?: string | undefined;
  readonly release?: boolean;
  readonly cpu?: string | undefined;
}

/** How long a browser keeps the autoloader, which names the chunks, without asking again. */
const autoloaderMs = 300_000;

const goals = { largestPaint: 1_800, shift: 0.01, blocking: 100 } as const;
type Goal = keyof typeof goals;

const cell = (vitals: Vitals, goal: Goal, width: number): string => {
  const digits = goal === 'shift' ? 4 : 0;
  return (vitals[goal].toFixed(digits) + (vitals[goal] > goals[goal] ? '*' : ' ')).padStart(width);
};

const head = `${'page'.padEnd(32)}  first  largest     shift  blocking   html script style  font image  call kB  requests`;

const row = (name: string, vitals: Vitals): string => {
  const { html, script, style, font, image, call } = vitals.bytes;
  const kB = [html, script, style, font, image, call].map((bytes) => (bytes / 1000).toFixed(0).padStart(6)).join('');
  const times = `${vitals.firstPaint.toFixed(0).padStart(7)}${cell(vitals, 'largestPaint', 9)}`;
  return `${name.padEnd(32)}${times}${cell(vitals, 'shift', 10)}${cell(vitals, 'blocking', 10)} ${kB} ${String(vitals.requests).padStart(12)}`;
};

/** Signs a reader in as the sign-in form does; pages and newsstand share the cookies. */
const signIn = async (context: BrowserContext, account: string, login: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${account}/api/health`);
  const status = await page.evaluate(
    async (data) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/site/login', { method: 'POST', headers, body: JSON.stringify(data) })).status;
    },
    { login, password: PASSWORD },
  );
  await page.close();
  if (status !== 200) throw new Error(`bench: ${login} could not sign in: ${status}.`);
};

/** Gives a browser context on a device, for a visitor (undefined) or a reader, whose sign-in is kept. */
const opener = (browser: Browser, account: string) => {
  const kept = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();
  return async (device: Device, reader: string | undefined): Promise<BrowserContext> => {
    const { screen } = devices[device];
    const context = await browser.newContext({ ...screen, locale: 'it-IT', timezoneId: 'Europe/Rome' });
    if (reader === undefined) return context;
    if (!kept.has(reader)) {
      const first = await browser.newContext();
      await signIn(first, account, reader);
      kept.set(reader, await first.cookies());
      await first.close();
    }
    await context.addCookies(kept.get(reader) ?? []);
    return context;
  };
};

const readersOf = ({ for: who, reader = usualReader }: VitalPage): readonly (string | undefined)[] =>
  who === 'all' ? [undefined, reader] : [who === 'readers' ? reader : undefined];

/** The id of the day's edition. */
const editionAt = async (browser: Browser, newsstand: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(`${newsstand}/api/health`);
  const id = await page.evaluate(async () => {
    const { data } = await (await fetch('/api/edicola/home')).json();
    return String(data.issues[0]?.id_edizione);
  });
  await page.close();
  return id;
};

const measure = async (context: BrowserContext, url: string, conditions: Conditions, name: string): Promise<void> => {
  const vitals = await visit(context, url, conditions);
  console.log(row(name, vitals));
  if (vitals.largestPaint > goals.largestPaint) console.log(`    largest: ${vitals.largest}`);
  if (vitals.shift > goals.shift) for (const line of vitals.moved) console.log(`    ${line}`);
};

/** Prints a line a visit, and below it what moved. `at` gives the addresses of a running world. */
export const benchVitals = async (
  browser: Browser,
  { only, device, films, release = false, cpu }: Choices,
  at?: (host: string) => string,
): Promise<void> => {
  const world = at ? undefined : await startWorld();
  const origin = at ?? world?.at ?? String;
  const returning: (() => Promise<void>)[] = [];
  const edition = await editionAt(browser, origin('mg'));
  const open = opener(browser, origin('account.mg'));
  const names = only?.split(',');
  for (const kind of (Object.keys(devices) as Device[]).filter((one) => device === undefined || one === device)) {
    const { width, height } = devices[kind].screen.viewport;
    const { line, slower } = devices[kind];
    const conditions = { line, slower: Number(cpu ?? slower) };
    console.log(`\n${kind}, ${width} × ${height}, CPU ${conditions.slower}x; again: files cached\n${head}`);
    for (const page of vitalPages.filter(({ name }) => names?.includes(name) ?? true))
      for (const reader of readersOf(page)) {
        const url = origin(page.host) + page.path.replace('{edition}', edition);
        const name = `${page.name}${reader === undefined ? '' : ', signed in'}`;
        if (films !== undefined) {
          const context = await open(kind, reader);
          mkdirSync(films, { recursive: true });
          await film(context, url, conditions, (ms, jpeg) =>
            writeFileSync(join(films, `${kind}-${name.replace(', ', '-').replace(' ', '-')}-${ms}.jpg`), jpeg),
          );
          await context.close();
          continue;
        }
        // What the world draws at a first request, such as a printed page, an earlier reader has asked for.
        const earlier = await open(kind, reader);
        await warm(earlier, url);
        await earlier.close();
        const context = await open(kind, reader);
        for (const turn of [name, `${name}, again`]) await measure(context, url, conditions, turn);
        if (!release) await context.close();
        else
          returning.push(async () => {
            await measure(context, url, conditions, `${name}, ${kind}`);
            await context.close();
          });
      }
  }
  if (world && release) {
    const folder = mkdtempSync(join(tmpdir(), 'np-release-'));
    const begun = performance.now();
    await world.change({ NP_DIST: buildNextRelease(folder) });
    console.log('\nbench: until the autoloader of the release before is no longer kept, five minutes …');
    await wait(autoloaderMs - (performance.now() - begun));
    console.log(
      `\nafter a release that changed an account panel and the home; files of the release before cached\n${head}`,
    );
    for (const visitAgain of returning) await visitAgain();
    rmSync(folder, { recursive: true, force: true });
  }
  await world?.stop();
};
