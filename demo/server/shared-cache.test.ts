import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cachePorts, hasVarnish, type SharedCache, startVarnish } from '../../scripts/tests/varnish.ts';
import type { Db } from './db/db.ts';
import { openDb } from './db/open.ts';
import { createWorld } from './domain/world/world.ts';
import type { DemoApp } from './http/demo-app.ts';
import {
  addressOf,
  type Caller,
  callerOf,
  examples,
  exampleWorld,
  nameOf,
  requestOf,
} from './testing/example-calls.ts';
import { signedIn } from './testing/signed-in.ts';
import { copyTestData, type TestData, writeDist } from './testing/testing.ts';
import { appAt, endProcess, type Started, startProcess } from './testing/testing-process.ts';
import { fixtureContent, TEST_START } from './vitest-setup.ts';

const newsstand = 'http://mg.localhost:4300';
const site = 'http://account.mg.localhost:4300/api/site';
const home = `${newsstand}/api/edicola/home`;

/** Answers to this address are old after a second. */
const brief = `sub vcl_backend_response { if (bereq.url ~ "breve") { set beresp.ttl = 1s; } }`;

describe.skipIf(!process.env.DATABASE_URL || !hasVarnish())(
  'a shared cache before two processes, which needs PostgreSQL and varnish',
  () => {
    let data: TestData;
    let db: Db;
    let cache: SharedCache;
    let processes: Started[];
    const children = new Set<ChildProcess>();
    const dist = writeDist({});
    const cached: DemoApp = {
      request: (...call) => appAt(cache.port).request(...call),
      fetch: () => Promise.reject(new Error('Call by address')),
    };
    const direct = {
      request: (...call: Parameters<DemoApp['request']>) => appAt(processes[0]?.port ?? 0).request(...call),
    };
    const ask = (address: string, headers: Record<string, string> = {}) => cached.request(address, { headers });
    const how = (answer: Response) => answer.headers.get('x-cache');
    /** Asks as a visitor until the cache has the answer. */
    const stored = async (address: string): Promise<Response> => {
      await ask(address);
      const answer = await ask(address);
      expect(how(answer), address).toBe('hit');
      return answer;
    };

    beforeAll(async () => {
      data = await copyTestData();
      db = await openDb(data.dataDir, data.databaseUrl);
      await createWorld(db, Date.now).set({ clock: { shiftMs: 0, standsAt: TEST_START } });
      const ports = await cachePorts();
      const start = async (name: string): Promise<Started> => {
        const started = await startProcess({
          NP_DATA_DIR: join(data.dataDir, name),
          NP_DIST: dist.path,
          NP_CONTENT_DIR: fixtureContent,
          DATABASE_URL: data.databaseUrl,
          NP_TRUSTED_PROXIES: '127.0.0.1',
          NP_CACHE_URL: `http://127.0.0.1:${ports.purgePort}`,
        });
        children.add(started.child);
        return started;
      };
      processes = await Promise.all([start('one'), start('two')]);
      cache = await startVarnish(
        ports,
        processes.map(({ port }) => port),
        brief,
      );
      // What the start changed is purged before anything is kept.
      await direct.request(home);
      await db.query('delete from stale_answer');
    });
    afterAll(async () => {
      await Promise.all([...children].map((child) => endProcess(child, 'SIGKILL')));
      await cache.stop();
      dist.remove();
      await db.close();
      await data.remove();
    });

    const callers = new Map<string, Promise<Caller>>();
    const callerFor = (sigla: string, email: string | null): Promise<Caller> => {
      const name = `${sigla} ${email}`;
      const caller = callers.get(name) ?? callerOf(cached, sigla, email);
      callers.set(name, caller);
      return caller;
    };

    test.each(examples.filter(({ method }) => method === 'get').map((one): [string, typeof one] => [nameOf(one), one]))(
      '%s: no answer of a reader is kept, and a visitor gets what a process says to visitors',
      async (_name, example) => {
        const { brand: sigla = 'MG', host, path, good, as } = example;
        const prepared = (await example.prepare?.(exampleWorld(cached, db, example))) ?? {};
        const address = addressOf(path, { ...prepared, ...good.params }, good.query);
        const init = requestOf('get', good, prepared);
        const call = async (email: string | null) => (await callerFor(sigla, email)).call(address, init, host);
        const one = await call(as ?? 'digital@example.it');
        const other = await call('famiglia@example.it');
        const [first, second] = [await call(null), await call(null)];
        const isKept = /\bs-maxage\b|^public/.test(second.headers.get('cache-control') ?? '');
        expect(how(second) === 'hit', 'asked again without a session').toBe(isKept);
        for (const answer of [one, other, await call(as ?? 'digital@example.it')]) {
          const isForEverybody = isKept && /\bpublic\b/.test(answer.headers.get('cache-control') ?? '');
          expect(how(answer)).toBe(how(answer) === 'hit' && isForEverybody ? 'hit' : 'pass');
        }
        expect([first, second].flatMap((answer) => answer.headers.getSetCookie())).toEqual([]);
        if (!isKept) return;
        const bare = await (await callerOf({ ...cached, ...direct }, sigla, null)).call(address, init, host);
        expect(await second.text()).toBe(await bare.text());
        expect(second.headers.has('x-request-id')).toBe(false);
        expect(second.headers.has('surrogate-key')).toBe(false);
      },
    );

    test.each(
      examples.filter(({ method }) => method === 'post').map((one): [string, typeof one] => [nameOf(one), one]),
    )('%s passes', async (_name, { brand = 'MG', host, path, good }) => {
      const address = path.replaceAll(/\{\w+\}/g, '1');
      const answer = await (await callerFor(brand, null)).call(
        address,
        requestOf('post', { ...good, body: {} }, {}),
        host,
      );
      expect(how(answer)).toBe('pass');
    });

    test('a subscriber gets the whole article and the visitor after them its beginning', async () => {
      const address = `${newsstand}/api/edicola/articolo?id=2`;
      const reader = await signedIn(cached, 'digital@example.it');
      for (const kept of ['miss', 'hit']) {
        const whole = await reader.get('/api/edicola/articolo?id=2', 'newsstand');
        expect([how(whole), await whole.text()]).toEqual(['pass', expect.stringContaining('riservato')]);
        const visitor = await ask(address);
        expect(await visitor.text()).not.toContain('riservato');
        expect([how(visitor), 'hit']).toContain(kept);
      }
    });

    test('a signed-in reader gets from the cache what is the same for everybody', async () => {
      await stored(home);
      const reader = await signedIn(cached, 'lettore@example.it');
      expect(how(await reader.get('/api/edicola/home', 'newsstand'))).toBe('hit');
    });

    test('a cookie that a process sets is neither kept nor given to another', async () => {
      const reader = await signedIn(cached, 'lettore@example.it');
      const address = `${newsstand}/api/edicola/firme?senza-copia`;
      const own = await ask(address, { cookie: `np_session=${reader.cookie('np_session')}` });
      expect([how(own), own.headers.getSetCookie().length]).toEqual(['pass', 1]);
      expect((await ask(address)).headers.getSetCookie()).toEqual([]);
      expect((await stored(address)).headers.getSetCookie()).toEqual([]);
    });

    test('each encoding and each page that asks has its own copy, and 304 comes from the cache', async () => {
      const address = `${site}/faq`;
      for (const encoding of ['br', 'gzip', 'identity'])
        for (const origin of [undefined, newsstand]) {
          const headers = { 'accept-encoding': encoding, ...(origin && { origin }) };
          await ask(address, headers);
          const answer = await ask(address, headers);
          expect([how(answer), answer.headers.get('content-encoding')]).toEqual([
            'hit',
            encoding === 'identity' ? null : encoding,
          ]);
          expect(answer.headers.get('access-control-allow-origin')).toBe(origin ?? null);
          const again = await ask(address, { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' });
          expect([how(again), again.status]).toEqual(['hit', 304]);
        }
    });

    test('an edition that changes is fresh as soon as it is purged, and other papers stay kept', async () => {
      const address = `${newsstand}/api/edicola/edizioni`;
      const other = 'http://gz.localhost:4300/api/edicola/edizioni';
      await stored(address);
      await stored(other);
      await db.query(`update edition set title = 'Edizione straordinaria' where id = 1`);
      await expect.poll(async () => (await ask(address)).text()).toContain('Edizione straordinaria');
      expect(how(await ask(other))).toBe('hit');
    });

    test('a story that is withdrawn is gone from the cache, and a story of another day stays', async () => {
      const address = (id: number) => `${newsstand}/api/edicola/articolo?id=${id}`;
      const [rows] = await db.query<{ gone: number; other: number }>(
        `select min(id)::int as gone, (select min(b.id)::int from article b where b.brand_id = 5) as other from article where brand_id = 1 and access = 'free'`,
      );
      const { gone = 0, other = 0 } = rows ?? {};
      const far = `http://gz.localhost:4300/api/edicola/articolo?id=${other}`;
      await stored(address(gone));
      await stored(far);
      await db.query('update article set withdrawn_at = now() where id = $1', [gone]);
      await expect.poll(async () => (await ask(address(gone))).status).toBe(404);
      expect(how(await ask(far))).toBe('hit');
    });

    test('readers cannot purge', async () => {
      await stored(home);
      await cached.request(home, { method: 'PURGE', headers: { 'surrogate-key': 'testata-mg' } });
      expect(how(await ask(home))).toBe('hit');
    });

    test('without any process, what is public is still given when it is too old, and nothing else is', async () => {
      const old = `${newsstand}/api/edicola/sezioni?breve`;
      await stored(old);
      const reader = await signedIn(cached, 'lettore@example.it');
      await Promise.all(processes.map(({ child }) => endProcess(child, 'SIGKILL')));
      const ageOf = (answer: Response) => Number(answer.headers.get('age'));
      await expect.poll(async () => ageOf(await ask(old)), { timeout: 10_000 }).toBeGreaterThan(2);
      const answer = await ask(old);
      expect([answer.status, how(answer)]).toEqual([200, 'hit']);
      expect((await reader.get('/api/user/short-info')).status).toBe(503);
      expect((await reader.get('/api/edicola/articolo?id=2', 'newsstand')).status).toBe(503);
    });
  },
);
