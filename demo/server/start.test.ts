import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDb } from './db/open.ts';
import { copyTestData, type TestData, temporaryFolder, writeDist } from './testing.ts';
import { fixtureContent } from './vitest-setup.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

let data: TestData;
let dist: ReturnType<typeof writeDist>;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  data = await copyTestData();
  dist = writeDist({});
});
afterEach(async () => {
  await Promise.all([...children].map((child) => end(child, 'SIGKILL')));
});
afterAll(async () => {
  dist.remove();
  await data.remove();
});

/** Ends a process that a test started, by its own handle, and waits for it. */
const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill(signal);
  return ended;
};

interface Started {
  readonly child: ChildProcess;
  /** 0 when the server refused to start. */
  readonly port: number;
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts a real server process on its own port and waits until it is ready or has ended. */
const start = (env: Record<string, string | undefined> = {}): Promise<Started> =>
  new Promise((resolve) => {
    const child = fork(main, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        NP_DATA_DIR: data.dataDir,
        NP_DIST: dist.path,
        NP_CONTENT_DIR: fixtureContent,
        DATABASE_URL: data.databaseUrl,
        ...env,
      },
    });
    children.add(child);
    let out = '';
    let err = '';
    child.stdout?.on('data', (text) => {
      out += text;
    });
    child.stderr?.on('data', (text) => {
      err += text;
    });
    child.once('message', (message: { port: number }) => resolve({ child, port: message.port, code: null, out, err }));
    child.once('close', (code) => {
      children.delete(child);
      resolve({ child, port: 0, code, out, err });
    });
  });

const refusal = async (env: Record<string, string | undefined>): Promise<string> => {
  const { code, err } = await start(env);
  expect(code).toBe(1);
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err).not.toMatch(/\bat .+:\d+:\d+/);
  return err;
};

const call = (port: number, host: string, path: string, body?: unknown): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: `${host}:${port}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

test('a start prints the addresses, last the line that says ready, and ends in order', async () => {
  const { child, port, out } = await start();
  let printed = out;
  child.stdout?.on('data', (text) => {
    printed += text;
  });
  expect((await call(port, 'account.gz.localhost', '/api/ready')).status).toBe(200);
  expect(printed).toMatch(new RegExp(`QA console +http://localhost:${port}\\n`));
  expect(printed).toMatch(new RegExp(`http://www\\.gz\\.localhost:${port}/articolo/\\d+/\\S+\\n`));
  expect(printed.trimEnd().split('\n').at(-1)).toBe(`ready http://localhost:${port}`);
  expect(await end(child, 'SIGTERM')).toBe(0);
  if (data.databaseUrl === undefined) expect(readdirSync(data.dataDir)).not.toContain('server.lock');
});

test('kill -9 during writes: every acknowledged write is there after the restart', async () => {
  const first = await start();
  const acknowledged: string[] = [];
  let killed = false;
  const writer = async (name: number): Promise<void> => {
    for (let count = 0; !killed; count += 1) {
      const url = `http://www.gz.localhost/#${name}-${count}`;
      const answer = await call(first.port, 'account.gz.localhost', '/api/site/tracking', {
        url_articolo: url,
        evento: 'click',
      });
      if (answer.status !== 200) continue;
      acknowledged.push(url);
      if (acknowledged.length === 200) {
        killed = true;
        first.child.kill('SIGKILL');
      }
    }
  };
  await Promise.allSettled([1, 2, 3, 4, 5, 6].map(writer));
  await end(first.child, 'SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  const second = await start();
  expect((await call(second.port, 'account.gz.localhost', '/api/ready')).status).toBe(200);
  expect(await end(second.child, 'SIGTERM')).toBe(0);
  const db = await openDb(data.dataDir, data.databaseUrl);
  const rows = await db.query<{ url: string }>('select url from tracking_event');
  await db.close();
  const kept = new Set(rows.map(({ url }) => url));
  expect(acknowledged.filter((url) => !kept.has(url))).toEqual([]);
});

test.skipIf(process.env.DATABASE_URL)(
  'a second server on the same data directory is refused, the first goes on',
  async () => {
    const first = await start();
    const line = await refusal({});
    expect(line).toContain(`The data directory ${data.dataDir} is in use by process ${first.child.pid}.`);
    expect((await call(first.port, 'localhost', '/api/ready')).status).toBe(200);
  },
);

test('a busy port is refused and nothing else is touched', async () => {
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
  'a database folder %s is refused and left alone',
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
  'a file in the place of the database folder is refused and left alone',
  async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder.path, 'postgres'), 'mine');
    expect(await refusal({ NP_DATA_DIR: folder.path })).toMatch(/cannot be made or read \(ENOTDIR\)/);
    expect(readFileSync(join(folder.path, 'postgres'), 'utf8')).toBe('mine');
    folder.remove();
  },
);
