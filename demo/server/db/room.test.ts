import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { DemoApp } from '../http/demo-app.ts';
import { signedIn, type TestBrowser } from '../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../testing/testing.ts';
import { MIN_FREE_BYTES, withRoom } from './room.ts';
import { isUnavailable } from './unavailable.ts';

let app: TestApp;
let free = Number.MAX_SAFE_INTEGER;
let world: DemoApp;
let reader: TestBrowser;
const log = pino({ enabled: false });

/** The same world on a disk with `free` bytes; each call measures again. */
const onDisk = (): DemoApp =>
  createApp({
    db: withRoom(app.db, async () => free),
    log,
    now: app.clock.now,
    dist: app.dist,
    docs: app.dist,
    captchaSecret: 'np-demo-secret',
  });

beforeAll(async () => {
  app = await startTestApp();
  world = onDisk();
  reader = await signedIn(
    { request: (...call: Parameters<DemoApp['request']>) => world.request(...call) },
    'digital@example.it',
  );
});
afterAll(() => app.close());

const newsstand = 'http://mg.localhost:4300';

test('on a full disk reads go on, for visitors and readers', async () => {
  free = MIN_FREE_BYTES - 1;
  world = onDisk();
  // The session's last use would be written now.
  app.clock.advance(120_000);
  for (const path of [
    '/',
    '/articolo/1',
    '/api/edicola/home',
    '/api/edicola/ricerca?q=tram',
    '/api/edicola/articolo?id=1',
  ])
    expect((await world.request(newsstand + path)).status, path).toBe(200);
  for (const path of ['/api/user/short-info', '/api/user/profile', '/api/user/subscriptions', '/dashboard'])
    expect((await reader.get(path)).status, path).toBe(200);
});

test('on a full disk writes and readiness answer 503 ERR_DATABASE with a body; with room they succeed again', async () => {
  free = MIN_FREE_BYTES - 1;
  world = onDisk();
  const writes = [
    () => reader.post('/api/user/preferiti', { article_id: 1 }, 'newsstand'),
    () => reader.post('/api/user/profile', { phone: '3331234567' }),
    () => reader.post('/api/site/login', { login: 'lettore@example.it', password: 'x' }),
    () => world.request('http://account.mg.localhost:4300/api/ready'),
  ];
  for (const write of writes) {
    const answer = await write();
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toEqual({
      success: false,
      data: { message: 'Servizio non disponibile. Riprova tra poco.', code: 'ERR_DATABASE' },
      status: { code: 503 },
    });
  }
  free = MIN_FREE_BYTES;
  world = onDisk();
  expect((await reader.post('/api/user/preferiti', { article_id: 1 }, 'newsstand')).status).toBe(200);
  expect((await world.request('http://account.mg.localhost:4300/api/ready')).status).toBe(200);
});

test.each<[error: object, unavailable: boolean]>([
  [{ code: '53100' }, true],
  [{ code: '53300' }, true],
  [{ code: '57P01' }, true],
  [{ code: '08006' }, true],
  [{ code: '58030' }, true],
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: 'ENOSPC' }, true],
  [{ code: '23505' }, false],
  [{ code: '22021' }, false],
  [{}, false],
])('an error with %o makes the database unavailable: %s', (more, unavailable) => {
  expect(isUnavailable(Object.assign(new Error('x'), more))).toBe(unavailable);
});

test('a lost connection without a code is one as well', () => {
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
});
