import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { createApp } from '../../demo/server/app.ts';
import { openDb } from '../../demo/server/db/open.ts';
import { MIN_FREE_BYTES, withRoom } from '../../demo/server/db/room.ts';
import { appAt, missingEvents } from '../../demo/server/testing/testing-process.ts';
import { startPostgres } from '../../scripts/tests/postgres.ts';
import { dayOf } from '../../src/rules/text/calendar.ts';
import { type Backend, folder, startBackend } from '../load/load-peers.ts';
import { type App, startWriting, type Writing } from './writers.ts';

/**
 * npm run bench -- faults: writers go on while processes are killed, the disk fills, the clock jumps and midnight passes.
 * Every write that was acknowledged must be in the database afterwards.
 */
const KILLS = 5;
/** Acknowledged writes between two faults. */
const BETWEEN = 60;

interface Row {
  readonly what: string;
  readonly acknowledged: number;
  readonly lost: number;
  /** Answers by kind, such as `200` or `no answer`. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly note: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Sets the clock of a world so far from the real one, as its console does. */
const shiftClock = async (port: number, shiftMs: number): Promise<void> => {
  const answer = await appAt(port).request('http://localhost:4300/api/console/settings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clock: { shiftMs, standsAt: null } }),
  });
  if (answer.status !== 200) throw new Error(`bench: the console answered ${answer.status}`);
};

/** The day of the newest paper. */
const paperOf = async (port: number): Promise<string> => {
  const answer = await appAt(port).request('http://gz.localhost:4300/api/edicola/home');
  return (await answer.json()).data?.issues?.[0]?.date ?? 'none';
};

const untilPaper = async (port: number, day: string): Promise<number> => {
  const started = performance.now();
  while ((await paperOf(port)) !== day) {
    if (performance.now() - started > 60_000) return Number.NaN;
    await sleep(100);
  }
  return Math.round(performance.now() - started);
};

const romeOffsetMs = (at: number): number => {
  const parts = new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Rome' });
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
};

const rowOf = (what: string, { acknowledged, kinds }: Writing, lost: number, note: string): Row => ({
  what,
  acknowledged: acknowledged.size,
  lost,
  kinds,
  note,
});

/** Kills a process in the middle of writes, again and again, each time on the same data. */
const kills = async (place: string, database?: string): Promise<readonly [Writing, Backend]> => {
  let backend = await startBackend(place, database);
  const writing = startWriting('kill', () => appAt(backend.port));
  for (let n = 0; n < KILLS; n += 1) {
    await writing.further(BETWEEN);
    await backend.end('SIGKILL');
    backend = await startBackend(place, database);
  }
  await writing.further(BETWEEN);
  await writing.stop();
  return [writing, backend];
};

/** Jumps of the clock, forwards and back, while writers go on. */
const jumps = async (port: number): Promise<Writing> => {
  const writing = startWriting('jump', () => appAt(port));
  for (const shift of [3 * HOUR, -3 * HOUR, 40 * DAY, -DAY, 0]) {
    await shiftClock(port, shift);
    await writing.further(BETWEEN);
  }
  await writing.stop();
  return writing;
};

/** Three seconds before midnight in Rome, and on. */
const midnight = async (port: number): Promise<readonly [Writing, string]> => {
  const now = Date.now();
  const local = now + romeOffsetMs(now);
  const shift = DAY - (local % DAY) - 3000;
  const next = dayOf(new Date(now + shift + 4000));
  await shiftClock(port, shift);
  const writing = startWriting('midnight', () => appAt(port));
  const before = await paperOf(port);
  await sleep(3000);
  const took = await untilPaper(port, next);
  await writing.further(BETWEEN);
  await writing.stop();
  await shiftClock(port, 0);
  return [writing, `the paper of ${before}, then of ${next} ${took} ms after midnight`];
};

const lostOf = async (place: string, writing: Writing, database?: string): Promise<number> => {
  const db = await openDb(place, database);
  const missing = await missingEvents(db, writing.acknowledged);
  await db.close();
  return missing.length;
};

/** A disk that is full for a while. The space is the only thing that is not real. */
const fullDisk = async (place: string): Promise<Row> => {
  let free = Number.MAX_SAFE_INTEGER;
  const db = await openDb(place, undefined);
  const world = createApp({
    db: withRoom(db, async () => free),
    log: pino({ enabled: false }),
    now: Date.now,
    dist: 'dist',
    docs: 'dist',
    captchaSecret: 'np-demo-secret',
  });
  const app: App = { request: async (address, init) => world.request(address, init) };
  const writing = startWriting('disk', () => app);
  await writing.further(BETWEEN);
  free = MIN_FREE_BYTES - 1;
  // The free space counts for a second.
  await sleep(1500);
  const reads = await Promise.all(
    ['/', '/api/edicola/home', '/api/edicola/edizioni'].map(
      async (path) => (await app.request(`http://gz.localhost:4300${path}`)).status,
    ),
  );
  free = Number.MAX_SAFE_INTEGER;
  await writing.further(BETWEEN);
  await writing.stop();
  const lost = (await missingEvents(db, writing.acknowledged)).length;
  await db.close();
  return rowOf('disk full for a while', writing, lost, `reads meanwhile: ${reads.join(', ')}`);
};

/** Two processes on one PostgreSQL: one is killed and comes back while the other goes on. */
const twoProcesses = async (): Promise<Row> => {
  const postgres = await startPostgres();
  const places = [folder(), folder()] as const;
  const one = await startBackend(places[0].path, postgres.url);
  let two = await startBackend(places[1].path, postgres.url);
  const writing = startWriting('two', (n) => appAt((n % 2 === 0 ? one : two).port));
  for (let n = 0; n < KILLS; n += 1) {
    await writing.further(BETWEEN);
    await two.end('SIGKILL');
    await writing.further(BETWEEN);
    two = await startBackend(places[1].path, postgres.url);
  }
  await writing.further(BETWEEN);
  await writing.stop();
  const papers = await Promise.all([one, two].map(({ port }) => paperOf(port)));
  await Promise.all([one, two].map((backend) => backend.end('SIGTERM')));
  const lost = await lostOf('', writing, postgres.url);
  await postgres.stop();
  for (const place of places) place.remove();
  return rowOf(`two processes, ${KILLS} kills of one`, writing, lost, `papers: ${papers.join(', ')}`);
};

const printed = (rows: readonly Row[]): string =>
  [
    '| fault | acknowledged | lost | answers by kind | |',
    '| --- | ---: | ---: | --- | --- |',
    ...rows.map(({ what, acknowledged, lost, kinds, note }) => {
      const answers = [...kinds].sort().map(([kind, count]) => `${kind}: ${count}`);
      return `| ${what} | ${acknowledged} | ${lost} | ${answers.join(' · ')} | ${note} |`;
    }),
  ].join('\n');

/** Returns whether nothing was lost. */
export const benchFaults = async (): Promise<boolean> => {
  const place = folder();
  const [killed, backend] = await kills(place.path);
  const jumped = await jumps(backend.port);
  const [passed, note] = await midnight(backend.port);
  await backend.end('SIGKILL');
  const rows = [
    rowOf(`kill -9, ${KILLS} times`, killed, await lostOf(place.path, killed), ''),
    rowOf('five jumps of the clock', jumped, await lostOf(place.path, jumped), 'killed afterwards'),
    rowOf('midnight', passed, await lostOf(place.path, passed), note),
    await fullDisk(place.path),
    await twoProcesses(),
  ];
  place.remove();
  console.log(printed(rows));
  return rows.every(({ lost }) => lost === 0);
};
