import { cpus, loadavg } from 'node:os';
import autocannon from 'autocannon';
import { openDb } from '../../demo/server/db/open.ts';
import { appAt, missingEvents } from '../../demo/server/testing/testing-process.ts';
import { ensureProxy } from '../../scripts/tests/browsers.ts';
import { freePort, startPostgres } from '../../scripts/tests/postgres.ts';
import { type Backend, folder, startBackend, startProxy } from './load-peers.ts';

/** npm run bench -- calls: fifty clients at once, four reads to one write, over each way to run the backend. */
const CLIENTS = 50;
/** Approximate duration of each measurement, after this many warm-up calls. */
const SECONDS = 15;
const WARM_UP_CALLS = 1500;

interface Figures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Calls that the backend did not answer with 200, whatever the client received. */
  readonly failedReads: number;
  readonly failedWrites: number;
  /** The acknowledged writes, by their addresses. */
  readonly acknowledged: ReadonlySet<string>;
}

interface Row extends Omit<Figures, 'acknowledged'> {
  readonly what: string;
  readonly machineLoad: number;
  /** Milliseconds per call, of all processes of the backend. Undefined when one was killed. */
  readonly cpu: number | undefined;
  readonly acknowledgedWrites: number;
  readonly lost: number;
  readonly isKilled: boolean;
}

/** A session belongs to a browser: sign-in and calls send the same user agent. */
const agent = { 'user-agent': 'np-load' };
const json = { 'content-type': 'application/json', ...agent };
const hosts = { account: 'account.mg.localhost', newsstand: 'mg.localhost' };

const cookieOf = async (port: number): Promise<string> => {
  const answer = await appAt(port).request(`http://${hosts.account}/api/site/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ login: 'digital@example.it', password: 'Edicola-2026!' }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

const pageOf = (id: string): string => `http://www.mg.localhost/#${id}`;
const READ = 'np-load-read';
let written = 0;

/**
 * The calls of fifty readers at once, in complete rounds of five. `x-request-id` identifies an answer: after a cut
 * connection autocannon takes answers for those of other calls. `midway` runs after half of the calls.
 */
const load = async (port: number, cookie: string, calls: number, midway = async () => {}): Promise<Figures> => {
  const acknowledged = new Set<string>();
  let reads = 0;
  let answered = 0;
  let middle: Promise<void> | undefined;
  const onResponse: autocannon.Call['onResponse'] = (status, _body, _context, headers) => {
    answered += 1;
    if (answered === calls / 2) middle = midway();
    const id = headers['x-request-id'] ?? '';
    if (status === 200 && id === READ) reads += 1;
    else if (status === 200 && id.startsWith('np-load-')) acknowledged.add(pageOf(id));
  };
  const read = (path: string, headers: Record<string, string>): autocannon.Call => ({
    method: 'GET',
    path,
    headers: { ...headers, 'x-request-id': READ },
    onResponse,
  });
  const { latency, duration } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CLIENTS,
    amount: calls,
    timeout: 30,
    requests: [
      read('/api/edicola/home', { host: hosts.newsstand }),
      read('/api/edicola/sezione?titolo=cronaca', { host: hosts.newsstand }),
      read('/api/user/short-info?timestamp=1', { ...agent, host: hosts.account, cookie }),
      read('/api/site/config', { host: hosts.account }),
      {
        method: 'POST',
        path: '/api/site/tracking',
        setupRequest: (call) => {
          written += 1;
          const id = `np-load-${written}`;
          const headers = { ...json, host: hosts.account, 'x-request-id': id };
          return { ...call, headers, body: JSON.stringify({ url_articolo: pageOf(id), evento: 'click' }) };
        },
        onResponse,
      },
    ],
  });
  await middle;
  return {
    perSecond: answered / duration,
    p50: latency.p50,
    p99: latency.p99,
    failedReads: (calls / 5) * 4 - reads,
    failedWrites: calls / 5 - acknowledged.size,
    acknowledged,
  };
};

/** Loads the backends through one port; `kill` runs in the middle. */
const measure = async (
  what: string,
  port: number,
  backends: readonly Backend[],
  missing: (urls: Iterable<string>) => Promise<readonly string[]>,
  kill?: () => Promise<void>,
): Promise<Row> => {
  const cpuOf = async (): Promise<number> =>
    (await Promise.all(backends.map((backend) => backend.cpuSeconds()))).reduce((sum, one) => sum + one, 0);
  const cookie = await cookieOf(port);
  const { perSecond } = await load(port, cookie, WARM_UP_CALLS);
  const rounds = Math.ceil((perSecond * SECONDS) / (CLIENTS * 10));
  const calls = rounds * CLIENTS * 10;
  const machineLoad = loadavg()[0] ?? 0;
  const before = await cpuOf();
  const { acknowledged, ...figures } = await load(port, cookie, calls, kill);
  const cpu = kill ? undefined : (((await cpuOf()) - before) * 1000) / calls;
  const lost = (await missing(acknowledged)).length;
  console.log(`… ${what}: ${figures.perSecond.toFixed(0)} calls a second`);
  return {
    what,
    machineLoad,
    ...figures,
    cpu,
    acknowledgedWrites: acknowledged.size,
    lost,
    isKilled: kill !== undefined,
  };
};

/** Killed with kill -9 too, and read by another process afterwards. */
const onEmbedded = async (): Promise<Row> => {
  const place = folder();
  const backend = await startBackend(place.path);
  const row = await measure('embedded, one process', backend.port, [backend], async (urls) => {
    await backend.end('SIGKILL');
    const db = await openDb(place.path, undefined);
    const missing = await missingEvents(db, urls);
    await db.close();
    return missing;
  });
  place.remove();
  return row;
};

/** Two processes behind the proxy: undisturbed, then with one of them killed in the middle. */
const onPostgres = async (url: string): Promise<Row[]> => {
  const places = [folder(), folder()];
  const db = await openDb('', url);
  const port = await freePort();
  const backends = await Promise.all(places.map(({ path }) => startBackend(path, url)));
  const proxy = await startProxy(
    port,
    backends.map((backend) => backend.port),
  );
  const missing = (urls: Iterable<string>) => missingEvents(db, urls);
  try {
    return [
      await measure('PostgreSQL, two processes', port, backends, missing),
      await measure('PostgreSQL, one of two killed', port, backends, missing, async () => backends[0]?.end('SIGKILL')),
    ];
  } finally {
    await proxy.stop();
    for (const backend of backends) await backend.end('SIGTERM');
    await db.close();
    for (const place of places) place.remove();
  }
};

const columns: readonly (readonly [title: string, text: (row: Row) => string])[] = [
  ['calls/s', (row) => row.perSecond.toFixed(0)],
  ['p50 ms', (row) => String(row.p50)],
  ['p99 ms', (row) => String(row.p99)],
  ['cpu ms/call', (row) => row.cpu?.toFixed(1) ?? '-'],
  ['failed reads', (row) => String(row.failedReads)],
  ['failed writes', (row) => String(row.failedWrites)],
  ['writes acknowledged', (row) => String(row.acknowledgedWrites)],
  ['lost', (row) => String(row.lost)],
  ['machine load', (row) => row.machineLoad.toFixed(1)],
];

/** Prints the table; false when a call failed without explanation, or an acknowledged write is gone. */
export const benchCalls = async (): Promise<boolean> => {
  ensureProxy();
  const rows = [await onEmbedded()];
  const { url, stop } = await startPostgres('on');
  try {
    rows.push(...(await onPostgres(url)));
  } finally {
    await stop();
  }
  const [cpu] = cpus();
  console.log(`\n${CLIENTS} clients, about ${SECONDS} s after ${WARM_UP_CALLS} calls, four reads to one write`);
  console.log(`${cpus().length} × ${cpu?.model ?? 'unknown'}, Node ${process.version}; shared with the clients\n`);
  console.log(`${'backend'.padEnd(30)} ${columns.map(([title]) => title).join('   ')}`);
  for (const row of rows)
    console.log(
      `${row.what.padEnd(30)} ${columns.map(([title, text]) => text(row).padStart(title.length)).join('   ')}`,
    );
  const isLost = rows.some(({ lost }) => lost > 0);
  // A write of the killed process is not repeated: at most one call per client.
  const isFailing = rows.some((row) => row.failedReads > 0 || row.failedWrites > (row.isKilled ? CLIENTS : 0));
  if (isLost) console.error('bench: an acknowledged write is gone');
  if (isFailing) console.error('bench: calls failed');
  return !isLost && !isFailing;
};
