import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Sigla } from '../../../../src/rules/brand/brand.ts';
import { brand as mg } from '../../../../src/rules/brand/brands/mg.ts';
import { pageFile } from '../../../pages/assets.ts';
import { consolePage } from '../../../pages/console/layout.ts';
import { lettersMiddle } from '../../../pages/console/letters.ts';
import { machineMiddle } from '../../../pages/console/machine.ts';
import { addressesMiddle, elementAfter, elementMiddle } from '../../../pages/console/middle.ts';
import { observationsMiddle } from '../../../pages/console/observations.ts';
import { proofMiddle } from '../../../pages/console/proof.ts';
import { reportsMiddle } from '../../../pages/console/reports.ts';
import { brandOrigin } from '../../base/hosts.ts';
import { brandRecords } from '../../base/records.ts';
import { MINUTES, readMachineRoom } from '../../domain/world/machine/machine-room.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { addReports } from '../../http/policy/reports.ts';
import type { Services } from '../../http/services.ts';
import type { Fetch } from '../../http/session/sign-in-as.ts';
import { openApiDocument } from '../../routes/openapi.ts';
import { addHealth } from '../../routes/world/health.ts';
import { brandLines, sharedLines } from './addresses.ts';
import { brandChoices, personChoices } from './choices.ts';
import { addConsoleApi } from './console-api.ts';
import { addConsoleFeeds } from './console-feeds.ts';
import { addConsoleLetters } from './console-letters.ts';
import { addConsolePush } from './console-push.ts';
import { worldState } from './console-state.ts';
import type { Doors } from './doors.ts';
import { builtElements } from './elements.ts';
import { addPresets } from './fault-store.ts';
import { ownPagesOnly } from './guard.ts';
import { letterKinds } from './letters.ts';
import { observationsOf } from './observations.ts';

const scripts: readonly string[] = [
  'console',
  'dom',
  'faults',
  'log',
  'machine',
  'mail',
  'observations',
  'preview',
  'push',
  'scheme',
  'sides',
  'world',
];
/** Concatenated in this order: later rules override earlier ones. */
const sheets = ['tokens', 'frame', 'sides', 'faults', 'middle', 'observations', 'dialog', 'small'] as const;
const font = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
/** The only password gate of the demo world; no brand's record has one. */
const gate = { tag: 'np-password-gate', brand: 'LG', password: 'Riservato-2026' } as const;
/** The element that the console's first page shows. */
const homeTag = 'np-newsstand';
/** A preview's path is no route of the newsstand. */
const initialValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [homeTag]: { routing: 'memory' },
};
const noStore = { 'cache-control': 'no-store' };

/** Metrics for Prometheus. They count the calls of this process only. */
const addMetrics = (app: App, { calls }: Services): void => {
  app.get('/metrics', (c) =>
    c.body(calls.metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', ...noStore }),
  );
};

const addFiles = (app: App): void => {
  app.get('/console/console.css', async (c) =>
    c.body((await Promise.all(sheets.map((name) => pageFile(`./console/css/${name}.css`)))).join(''), 200, {
      'content-type': 'text/css; charset=utf-8',
      ...noStore,
    }),
  );
  app.get('/console/font.woff2', async (c) =>
    c.body(new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(font)))), 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=86400',
    }),
  );
  app.get('/console/:file{[a-z]+\\.js}', async (c) => {
    const file = c.req.param('file');
    if (!scripts.includes(file.replace('.js', ''))) return c.notFound();
    const type = { 'content-type': 'text/javascript; charset=utf-8' };
    return c.body(await pageFile(`./console/client/${file}`), 200, { ...type, ...noStore });
  });
};

const addPages = (app: App, services: Services): void => {
  const { db, world, dist, reports, mailBase, wordpress } = services;
  const frameOf = async (element: string | null, brand: Sigla | null = null) => {
    await addPresets(db);
    await world.reload();
    const brands = await brandChoices();
    const plain = brands.map(({ monogram: _, ...brand }) => brand);
    return {
      brands,
      people: personChoices(),
      wordpress,
      start: { element, brand, brands: plain, state: await worldState(db, world) },
    };
  };
  app.get('/indirizzi', async (c) => {
    const url = c.get('url');
    const middle = addressesMiddle(await builtElements(dist), await brandLines(db, url), sharedLines(url));
    return c.html(consolePage('Elementi e indirizzi', await frameOf(null), middle), 200, noStore);
  });
  app.get('/lettere', async (c) => {
    const lines = letterKinds.map(({ id, name, example }) => ({
      id,
      name,
      subject: example(mg.id, mailBase).subject,
    }));
    return c.html(consolePage('Lettere', await frameOf(null), lettersMiddle(lines)), 200, noStore);
  });
  app.get('/prove', async (c) => {
    const middle = proofMiddle(brandOrigin(c.get('place').brand, 'site', c.get('url')));
    return c.html(consolePage('Pagine di prova', await frameOf(null), middle), 200, noStore);
  });
  app.get('/segnalazioni', async (c) =>
    c.html(consolePage('Segnalazioni', await frameOf(null), reportsMiddle(reports.newest())), 200, noStore),
  );
  app.get('/sala-macchine', async (c) => {
    const middle = machineMiddle({ room: await readMachineRoom(db), brands: brandRecords, minutes: MINUTES });
    return c.html(consolePage('Sala macchine', await frameOf(null), middle), 200, noStore);
  });
  app.get('/osservazioni', async (c) => {
    const shown = await observationsOf(services, c.req.query());
    return c.html(consolePage('In produzione', await frameOf(null), observationsMiddle(shown)), 200, noStore);
  });
  const element = async (
    c: AppContext,
    tag: string,
    brand: Sigla | null = null,
    given: Readonly<Record<string, string>> = {},
  ): Promise<Response | null> => {
    const elements = await builtElements(dist);
    const found = elements.find((one) => one.tag === tag);
    if (!found) return null;
    const middle = elementMiddle(
      tag,
      elements.map((one) => one.tag),
    );
    const after = elementAfter(found, { ...initialValues[tag], ...given }, c.get('url').pathname === '/');
    return c.html(consolePage(tag, await frameOf(tag, brand), middle, after), 200, noStore);
  };
  app.get('/', async (c) => (await element(c, homeTag)) ?? c.redirect('/indirizzi'));
  app.get('/elemento/:tag', async (c) => (await element(c, c.req.param('tag'))) ?? c.notFound());
  // La Lettera del Golfo's page behind the password gate.
  app.get('/cancello', async (c) => {
    const digest = createHash('sha256').update(gate.password).digest('hex');
    return (await element(c, gate.tag, gate.brand, { digest })) ?? c.notFound();
  });
};

/** The console's host: shows and changes the demo world, serves the OpenAPI document and the server's health. */
export const consoleApp = (services: Services, fetch: Fetch, doors: Doors): App => {
  const app = baseApp(services);
  addReports(app, services);
  app.use(ownPagesOnly);
  addHealth(app, services);
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(services)));
  addConsoleApi(app, services, fetch, doors);
  addConsoleFeeds(app, services);
  addConsoleLetters(app, services);
  addConsolePush(app, services);
  addFiles(app);
  addMetrics(app, services);
  addPages(app, services);
  return app;
};
