import autocannon from 'autocannon';
import { openDb } from '../demo/server/db/open.ts';
import { ensureProxy } from '../scripts/browsers.ts';
import { freePort, startPostgres } from '../scripts/postgres.ts';
import { folder, type Process, startProcess, startProxy } from './load-peers.ts';

/** npm run bench -- load: fifty clients at once, four reads to one write, over each way to run the backend. */
const CLIENTS = 50;
const SECONDS = 20;

interface Row {
  readonly what: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Calls without an answer of the backend's own: cut off, timed out, or answered by the proxy. */
  readonly failed: number;
  readonly acknowledged: number;
  readonly kept: number;
}

/** A session belongs to a browser: sign-in and calls name the same. */
const agent = { 'user-agent': 'np-load' };
const json = { 'content-type': 'application/json', ...agent };
const hosts = { account: 'account.mg.localhost', newsstand: 'mg.localhost' };

const cookieOf = async (port: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/site/login`, {
    method: 'POST',
    headers: { ...json, host: hosts.account },
    body: JSON.stringify({ login: 'digital@example.it', password: 'Edicola-2026!' }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

/** What fifty readers do at once; `halfway` happens in the middle. */
const load = async (port: number, mark: string, halfway = async () => {}): Promise<Omit<Row, 'what' | 'kept'>> => {
  const reader = { ...agent, host: hosts.account, cookie: await cookieOf(port) };
  let acknowledged = 0;
  const read = (path: string, headers: Record<string, string>) => ({ method: 'GET', path, headers }) as const;
  const running = autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CLIENTS,
    duration: SECONDS,
    requests: [
      read('/api/edicola/home', { host: hosts.newsstand }),
      read('/api/edicola/sezione?titolo=cronaca', { host: hosts.newsstand }),
      read('/api/user/short-info?timestamp=1', reader),
      read('/api/site/config', { host: hosts.account }),
      {
        method: 'POST',
        path: '/api/site/tracking',
        headers: { ...json, host: hosts.account },
        body: JSON.stringify({ url_articolo: `http://www.mg.localhost/#${mark}`, evento: 'click' }),
        onResponse: (status) => {
          if (status === 200) acknowledged += 1;
        },
      },
    ],
  });
  const middle = new Promise<void>((resolve) => setTimeout(resolve, (SECONDS / 2) * 1000)).then(halfway);
  const { requests, latency, errors, timeouts, non2xx } = await running;
  await middle;
  const { average: perSecond } = requests;
  return { perSecond, p50: latency.p50, p99: latency.p99, failed: errors + timeouts + non2xx, acknowledged };
};

/** Rows of this run's mark, counted in the database itself. */
const keptOf = async (dataDir: string, url: string | undefined, mark: string): Promise<number> => {
  const db = await openDb(dataDir, url);
  const [row] = await db.query<{ n: number }>('select count(*)::int as n from tracking_event where url like $1', [
    `%#${mark}`,
  ]);
  await db.close();
  return row?.n ?? 0;
};

const onEmbedded = async (): Promise<Row> => {
  const place = folder();
  const process = await startProcess(place.path);
  const figures = await load(process.port, 'embedded');
  await process.end('SIGTERM');
  const kept = await keptOf(place.path, undefined, 'embedded');
  place.remove();
  return { what: 'embedded, one process', ...figures, kept };
};

const onPostgres = async (what: string, url: string, count: number, kill = false): Promise<Row> => {
  const places = Array.from({ length: count }, folder);
  const port = await freePort();
  const processes: Process[] = [];
  for (const { path } of places) processes.push(await startProcess(path, url, port));
  const proxy = await startProxy(
    port,
    processes.map((one) => one.port),
  );
  const mark = what.replaceAll(/\W/g, '-');
  const figures = await load(port, mark, async () => {
    if (kill) await processes[0]?.end('SIGKILL');
  });
  await proxy.stop();
  for (const one of processes) await one.end('SIGTERM');
  const kept = await keptOf(places[0]?.path ?? '', url, mark);
  for (const place of places) place.remove();
  return { what, ...figures, kept };
};

/** Prints the table; false when a call failed that nothing explains, or an acknowledged write is gone. */
export const benchLoad = async (): Promise<boolean> => {
  ensureProxy();
  const rows = [await onEmbedded()];
  const { url, stop } = await startPostgres();
  try {
    rows.push(await onPostgres('PostgreSQL, one process', url, 1));
    rows.push(await onPostgres('PostgreSQL, two processes', url, 2));
    rows.push(await onPostgres('PostgreSQL, two, one killed', url, 2, true));
  } finally {
    await stop();
  }
  console.log(`\n${CLIENTS} clients, ${SECONDS} s, four reads to one write\n`);
  console.log(`${'backend'.padEnd(30)} calls/s   p50 ms   p99 ms   failed   writes told   writes kept`);
  for (const { what, perSecond, p50, p99, failed, acknowledged, kept } of rows)
    console.log(
      `${what.padEnd(30)} ${perSecond.toFixed(0).padStart(7)} ${String(p50).padStart(8)} ${String(p99).padStart(8)} ${String(failed).padStart(8)} ${String(acknowledged).padStart(13)} ${String(kept).padStart(13)}`,
    );
  const lost = rows.some(({ acknowledged, kept }) => kept < acknowledged);
  // A killed process takes the calls that it was answering along: one a client at most.
  const failing = rows.some(({ what, failed }) => failed > (what.endsWith('killed') ? CLIENTS : 0));
  if (lost) console.error('bench: an acknowledged write is gone');
  if (failing) console.error('bench: calls failed');
  return !lost && !failing;
};
