import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDb } from './db/open.ts';
import { PASSWORD } from './domain/seed/people/people.ts';
import { copyTestData, type TestData, temporaryFolder, writeDist } from './testing/testing.ts';
import {
  appAt,
  endProcess,
  missingEvents,
  type Started,
  startProcess,
  writeEvents,
} from './testing/testing-process.ts';
import { fixtureContent } from './vitest-setup.ts';

let data: TestData;
let dist: ReturnType<typeof writeDist>;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  data = await copyTestData();
  dist = writeDist({});
});
afterEach(async () => {
  await Promise.all([...children].map((child) => endProcess(child, 'SIGKILL')));
});
afterAll(async () => {
  dist.remove();
  await data.remove();
});

/** Starts a server on this file's data directory. */
const start = async (env: Record<string, string | undefined> = {}): Promise<Started> => {
  const started = await startProcess({
    NP_DATA_DIR: data.dataDir,
    NP_DIST: dist.path,
    NP_CONTENT_DIR: fixtureContent,
    DATABASE_URL: data.databaseUrl,
    ...env,
  });
  children.add(started.child);
  return started;
};

const refusal = async (env: Record<string, string | undefined>): Promise<string> => {
  const { code, err } = await start(env);
  expect(code).toBe(1);
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err).not.toMatch(/\bat .+:\d+:\d+/);
  return err;
};

const ready = async (port: number): Promise<number> =>
  (await appAt(port).request('http://localhost:4300/api/ready')).status;

/** Signs in with `x-forwarded-proto: https`; whether each cookie is `Secure`. */
const securedBehindTls = async (port: number): Promise<boolean[]> => {
  const answer = await appAt(port).request('http://account.gz.localhost/api/site/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify({ login: 'lettore@example.it', password: PASSWORD }),
  });
  return answer.headers.getSetCookie().map((line) => line.includes('; Secure'));
};

test('a start prints the addresses and a last line with ready, and shuts down in order', async () => {
  const { child, port, out } = await start();
  let printed = out;
  child.stdout?.on('data', (text) => {
    printed += text;
  });
  expect(await ready(port)).toBe(200);
  expect(printed).toMatch(new RegExp(`QA console +http://localhost:${port}\\n`));
  expect(printed).toMatch(new RegExp(`http://www\\.gz\\.localhost:${port}/articolo/\\d+/\\S+\\n`));
  expect(printed.trimEnd().split('\n').at(-1)).toBe(`ready http://localhost:${port}`);
  // Without a trusted proxy the header is ignored.
  expect(await securedBehindTls(port)).toEqual([false, false, false, false]);
  expect(await endProcess(child, 'SIGTERM')).toBe(0);
  if (data.databaseUrl === undefined) expect(readdirSync(data.dataDir)).not.toContain('server.lock');
});

test('a brand that is left out is named in the lines before ready, and its hosts say why', async () => {
  const brands = temporaryFolder();
  const folder = join(brands.path, 'vl');
  mkdirSync(folder);
  const record = { id: 99, code: 'VL', name: 'La Voce del Lago', domain: 'vl.localhost' };
  writeFileSync(join(folder, 'brand.json'), JSON.stringify({ ...record, accents: { light: 'red', dark: '#9FC5E8' } }));
  const { child, port, out } = await start({ NP_BRANDS: brands.path });
  let printed = out;
  child.stdout?.on('data', (text) => {
    printed += text;
  });
  expect(await ready(port)).toBe(200);
  const reason = '"brand.accents.light" is "red", but must be a colour such as "#0B5A66".';
  expect(printed.trimEnd().split('\n').slice(-2)).toEqual([
    `left out: La Voce del Lago (${folder}): ${reason}`,
    `ready http://localhost:${port}`,
  ]);
  const answer = await appAt(port).request('http://www.vl.localhost:4300/articolo/1');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe(`La Voce del Lago non è in questo mondo: la sua cartella ${folder} ha un errore.
Correggilo, poi riavvia il mondo (npm start).

La Voce del Lago is left out of this world: its folder ${folder} has an error.
${reason}
Then start the world again (npm start).
`);
  expect((await appAt(port).request('http://prova.localhost:4300/')).status).toBe(200);
  expect(await endProcess(child, 'SIGTERM')).toBe(0);
  brands.remove();
});

test('kill -9 during writes: every acknowledged write exists after the restart', async () => {
  const { child, port } = await start();
  const acknowledged = await writeEvents(
    () => port,
    (count) => count === 200 && child.kill('SIGKILL'),
  );
  await endProcess(child, 'SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  const second = await start();
  expect(await ready(second.port)).toBe(200);
  expect(await endProcess(second.child, 'SIGTERM')).toBe(0);
  const db = await openDb(data.dataDir, data.databaseUrl);
  expect(await missingEvents(db, acknowledged)).toEqual([]);
  await db.close();
});

test('the forwarding headers of a trusted proxy decide about TLS', async () => {
  const { child, port } = await start({ NP_TRUSTED_PROXIES: '127.0.0.1' });
  expect(await securedBehindTls(port)).toEqual([true, true, true, true]);
  expect(await endProcess(child, 'SIGTERM')).toBe(0);
});

test.skipIf(process.env.DATABASE_URL)(
  'a second server on the same data directory is refused, the first keeps running',
  async () => {
    const first = await start();
    const line = await refusal({});
    expect(line).toContain(`The data directory ${data.dataDir} is in use by process ${first.child.pid}.`);
    expect(await ready(first.port)).toBe(200);
  },
);

test('a busy port is refused and no file is created', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const folder = temporaryFolder();
  const line = await refusal({ PORT: String(port), NP_DATA_DIR: join(folder.path, 'data') });
  other.close();
  expect(line).toMatch(
    new RegExp(`^Port ${port} is in use\\. Stop the program that uses it or start with PORT=\\d+ npm start\\.`),
  );
  expect(readdirSync(folder.path)).toEqual([]);
  folder.remove();
});

test('a missing bundle, a database that does not answer and a wrong port are refused', async () => {
  expect(await refusal({ NP_DIST: data.dataDir })).toMatch(/no built bundle in .* Build it with npm run build/);
  expect(await refusal({ DATABASE_URL: 'postgres://app:geheim@127.0.0.1:1/none' })).toMatch(
    /^The database at 127\.0\.0\.1:1\/none cannot be reached \(ECONNREFUSED\)\. /,
  );
  expect(await refusal({ PORT: 'http' })).toMatch(/^PORT=http is not a port\./);
});

test('a data directory that cannot be written is refused', async () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'file');
  writeFileSync(file, 'not a folder');
  const env = { DATABASE_URL: undefined };
  expect(await refusal({ ...env, NP_DATA_DIR: file })).toMatch(/cannot be written \(ENOTDIR\)/);
  expect(await refusal({ ...env, NP_DATA_DIR: join(file, 'data') })).toMatch(/cannot be written \(ENOTDIR\)/);
  expect(await refusal({ ...env, NP_DATA_DIR: '/proc/np-data' })).toMatch(
    /^The data directory \/proc\/np-data cannot be written/,
  );
  expect(readFileSync(file, 'utf8')).toBe('not a folder');
  if (process.getuid?.() !== 0) {
    const closed = join(folder.path, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    expect(await refusal({ ...env, NP_DATA_DIR: closed })).toMatch(/cannot be written \(EACCES\)/);
    chmodSync(closed, 0o700);
  }
  folder.remove();
});

const damages: [string, (postgres: string) => void][] = [
  ['without its version file', (postgres) => rmSync(join(postgres, 'PG_VERSION'))],
  ['with an empty control file', (postgres) => truncateSync(join(postgres, 'global/pg_control'))],
  ['without its journal', (postgres) => rmSync(join(postgres, 'pg_wal'), { recursive: true })],
];

test.skipIf(process.env.DATABASE_URL).each(damages)(
  'a database folder %s is refused and left unchanged',
  async (_name, damage) => {
    const copy = await copyTestData();
    const postgres = join(copy.dataDir, 'postgres');
    damage(postgres);
    const files = () => readdirSync(postgres, { recursive: true }).map(String);
    const before = files();
    const line = await refusal({ NP_DATA_DIR: copy.dataDir });
    expect(line).toMatch(/cannot be opened \(.+\): the folder is damaged .* Nothing was deleted\. Move it aside \(mv /);
    expect(files()).toEqual(expect.arrayContaining(before));
    expect(readdirSync(copy.dataDir)).toEqual(['postgres']);
    await copy.remove();
  },
);

test.skipIf(process.env.DATABASE_URL)(
  'a file in place of the database folder is refused and left unchanged',
  async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder.path, 'postgres'), 'mine');
    expect(await refusal({ NP_DATA_DIR: folder.path })).toMatch(/cannot be made or read \(ENOTDIR\)/);
    expect(readFileSync(join(folder.path, 'postgres'), 'utf8')).toBe('mine');
    folder.remove();
  },
);
