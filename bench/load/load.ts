import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../../demo/server/db/open.ts';
import { addTestArticles } from '../../demo/server/testing/test-articles.ts';
import { missingEvents } from '../../demo/server/testing/testing-process.ts';
import { ensureCache, ensureProxy } from '../../scripts/tests/browsers.ts';
import { freePort, startPostgres } from '../../scripts/tests/postgres.ts';
import { cachePorts, startVarnish } from '../../scripts/tests/varnish.ts';
import { call, closeConnections } from './call.ts';
import { type EventName, eventNames, events, type Slot } from './events.ts';
import { folder, startBackend, startProxy } from './load-peers.ts';
import { type Memory, watchMemory } from './memory.ts';
import { startModel } from './model-stand-in.ts';
import { type Run, startReaders } from './readers.ts';
import { printRow, type Row } from './report.ts';
import { type StreamCounts, startStreams } from './streams.ts';
import { Tally } from './tally.ts';
import { chatReaders, contentOf, readerCookies } from './world.ts';

/** npm run bench -- load: how much, for how long, and what happens meanwhile. */
interface LoadOptions {
  readonly clients: number;
  readonly streams: number;
  readonly minutes: number;
  readonly events: readonly EventName[];
}

const PROCESSES = 2;
const SESSIONS = 50;
/** How long a process that ends says so before it takes no more calls: longer than proxy and cache need to notice. */
const DRAIN_SECONDS = 4;
/** Streams open over this share of a run. */
const RAMP = 0.4;
const WARM_UP_MS = 10_000;
const questions = ['Quanto costa il biglietto della funivia di Montalto?', 'Quando riapre la funivia di Montalto?'];

/** Readers see each address of theirs as the client that the cache's own rules would see. */
const readersAddresses =
  'sub vcl_recv { if (req.http.x-load-reader) { set req.http.X-Forwarded-For = req.http.x-load-reader; } }';

/** Processes on one database behind the proxy, or behind the cache, under the load of a run. `undo` ends what it started. */
const measure = async (options: LoadOptions, hasCache: boolean, undo: (() => unknown)[]): Promise<Row> => {
  const { clients, streams, minutes } = options;
  const postgres = await startPostgres('on');
  undo.push(postgres.stop);
  const db = await openDb('', postgres.url);
  const model = await startModel();
  undo.push(db.close, model.stop);
  const ports = await cachePorts();
  const places = Array.from({ length: PROCESSES }, folder);
  const startAt = (path: string, port: number) =>
    startBackend(path, postgres.url, {
      PORT: String(port),
      NP_LLM_URL: model.url,
      NP_LLM_MODEL: 'load',
      NP_DRAIN_SECONDS: String(DRAIN_SECONDS),
      ...(hasCache && { NP_CACHE_URL: `http://127.0.0.1:${ports.purgePort}` }),
    });
  const slots: Slot[] = await Promise.all(
    places.map(async ({ path }) => {
      const port = await freePort();
      return { backend: await startAt(path, port), start: () => startAt(path, port) };
    }),
  );
  undo.push(...places.map(({ remove }) => remove), ...slots.map((slot) => () => slot.backend.end('SIGKILL')));
  const backends = slots.map(({ backend }) => backend.port);
  const front = hasCache
    ? await startVarnish(ports, backends, readersAddresses)
    : await startProxy(ports.port, backends, 2 * (clients + streams) + 100);
  undo.push(front.stop);
  await addTestArticles(db, 1, Date.now());
  const cookies = await readerCookies(db, SESSIONS);
  const readers = await chatReaders(db, streams);
  const content = await contentOf(db);
  const cpuOf = async (): Promise<number> =>
    (await Promise.all(slots.map(({ backend }) => backend.cpuSeconds()))).reduce((sum, one) => sum + one, 0);
  const counts: StreamCounts = { open: 0, most: 0, whole: 0, cut: 0, resumed: 0 };
  // A process draws a page once.
  for (const path of [...content.pages, ...content.pages])
    await call(ports.port, { host: 'mg.localhost', path, reader: '10.0.0.1' });
  const warm: Run = { port: ports.port, tally: new Tally(), isOver: false };
  const warming = startReaders(warm, clients, content, cookies);
  await sleep(WARM_UP_MS);
  warm.isOver = true;
  await warming;

  const run: Run = { port: ports.port, tally: new Tally(), isOver: false };
  const memory = watchMemory(
    () =>
      new Map([
        ...slots.map(({ backend }, n): [string, number] => [`process ${n + 1}`, backend.pid]),
        [hasCache ? 'varnish' : 'haproxy', front.pid],
      ]),
  );
  const [before, started] = [await cpuOf(), performance.now()];
  const ms = minutes * 60_000;
  const reading = startReaders(run, clients, content, cookies);
  const streaming = startStreams(run, counts, readers, questions, ms * RAMP);
  const machineLoads: number[] = [];
  for (const event of options.events) {
    await sleep(ms / (options.events.length + 1));
    console.log(`… ${event} after ${Math.round((performance.now() - started) / 1000)} s`);
    await events[event]({ slots, restartDatabase: postgres.restart });
    machineLoads.push(loadavg()[0] ?? 0);
  }
  await sleep(Math.max(0, ms - (performance.now() - started)));
  const seconds = (performance.now() - started) / 1000;
  const cpu = await cpuOf();
  run.isOver = true;
  const watched: readonly Memory[] = memory.stop();
  machineLoads.push(loadavg()[0] ?? 0);
  await reading;
  closeConnections();
  await streaming;
  const lost = await missingEvents(db, run.tally.acknowledged);
  return {
    what: hasCache ? 'with the cache' : 'without a cache',
    tally: run.tally,
    seconds,
    cpuMsPerCall: options.events.length > 0 ? undefined : ((cpu - before) * 1000) / Math.max(1, run.tally.answered),
    counts,
    memory: watched,
    lost: lost.length,
    machineLoad: Math.max(...machineLoads),
  };
};

const numberIn = (name: string, text: string): number => {
  if (/^\d{1,6}(?:\.\d{1,3})?$/.test(text)) return Number(text);
  throw new Error(`bench: --${name} is a number`);
};

const eventsIn = (text: string): EventName[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((name) => {
      const known = eventNames.find((one) => one === name);
      if (!known) throw new Error(`bench: --events takes ${eventNames.join(', ')}, with commas between them`);
      return known;
    });

/** The options as they are written. */
type Written = Readonly<Record<'clients' | 'streams' | 'minutes' | 'events', string>>;

/** Prints both runs; false when an acknowledged write is gone, or a call failed that nothing explains. */
export const benchLoad = async (written: Written): Promise<boolean> => {
  const options: LoadOptions = {
    clients: numberIn('clients', written.clients),
    streams: numberIn('streams', written.streams),
    minutes: numberIn('minutes', written.minutes),
    events: eventsIn(written.events),
  };
  ensureProxy();
  ensureCache();
  const [cpu] = cpus();
  console.log(
    `\n${options.clients} readers, ${options.streams} streams, ${options.minutes} min each, ${options.events.join(', ') || 'no event'}`,
  );
  console.log(`${cpus().length} × ${cpu?.model ?? 'unknown'}, Node ${process.version}; shared with the readers`);
  const rows: Row[] = [];
  for (const hasCache of [false, true]) {
    const undo: (() => unknown)[] = [];
    try {
      const row = await measure(options, hasCache, undo);
      printRow(row);
      rows.push(row);
    } finally {
      for (const step of undo.toReversed()) await step();
    }
  }
  const isLost = rows.some(({ lost }) => lost > 0);
  const isFailing = options.events.length === 0 && rows.some(({ tally }) => tally.failed > 0);
  const isStuck = rows.some(({ counts }) => counts.resumed < counts.cut);
  if (isLost) console.error('bench: an acknowledged write is gone');
  if (isFailing) console.error('bench: calls failed');
  if (isStuck) console.error('bench: a stream that broke off was not continued');
  return !isLost && !isFailing && !isStuck;
};
