import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { Db } from '../db/db.ts';
import {
  addressOf,
  type Caller,
  callerOf,
  examples,
  exampleWorld,
  isFields,
  nameOf,
  requestOf,
  routes,
} from '../testing/example-calls.ts';
import { signedIn, type TestBrowser } from '../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../testing/testing.ts';
import { undone } from '../testing/testing-undo.ts';
import { TEST_START } from '../vitest-setup.ts';
import type { Example, ExampleCall, PreparedExample } from './example.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A thousand nested lists. */
const deep = (): unknown => {
  let value: unknown = 'x';
  for (let depth = 0; depth < 1000; depth += 1) value = [value];
  return value;
};

const megabyte = 'x'.repeat(1024 * 1024);
const hostileKeys: unknown = JSON.parse('{"__proto__":{"id":1},"constructor":{"prototype":{"id":1}},"toString":1}');

/** Hostile values of a body's field. `status`: the required answer where there is one. */
const hostileValues: readonly (readonly [what: string, value: unknown, status?: number])[] = [
  ['NUL', 'a\0b', 400],
  ['half a surrogate pair', 'a\ud800b', 400],
  ['1 MB', megabyte],
  ['deep JSON', deep()],
  ['a list', [null, {}]],
  ['a number', -1e308],
  ['null', null],
  ['prototype keys', hostileKeys],
];

/** Hostile texts of an address. */
const hostileTexts: readonly (readonly [what: string, text: string, status?: number])[] = [
  ['NUL', '%00', 400],
  ['half a surrogate pair', '%ED%A0%80', 400],
  ['1 MB', megabyte],
  ['a huge number', '99999999999999999999'],
  ['a negative number', '-1'],
  ['prototype key', '__proto__'],
  ['quotes', encodeURIComponent(`'"\\;--%`)],
];

/** The places of all values of a body, by path. */
const placesOf = (value: unknown, path: readonly string[] = []): string[][] => {
  if (!isFields(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...placesOf(inner, [...path, key])]);
};

const withValue = (body: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown => {
  if (Array.isArray(body))
    return body.map((inner, n) =>
      String(n) === key ? (rest.length > 0 ? withValue(inner, rest, value) : value) : inner,
    );
  const fields = isFields(body) ? body : {};
  return { ...fields, [key]: rest.length > 0 ? withValue(fields[key], rest, value) : value };
};

interface Attempt {
  readonly what: string;
  readonly address: string;
  readonly init: RequestInit;
  readonly status: number | undefined;
}

const attemptsOf = (example: Example, prepared: PreparedExample, fields: readonly string[]): Attempt[] => {
  const call: ExampleCall = example.good;
  const params = { ...prepared, ...call.params };
  const good = addressOf(example.path, params, call.query);
  const init = requestOf(example.method, call, prepared);
  const inPath = [...example.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    hostileTexts.map(([what, text, status]) => ({
      what: `path ${name}: ${what}`,
      address: addressOf(example.path, { ...params, [name]: 'HOSTILE' }, call.query).replace('HOSTILE', text),
      init,
      status,
    })),
  );
  const inQuery = fields.flatMap((name) =>
    hostileTexts.map(([what, text, status]) => {
      const { [name]: _, ...others } = call.query ?? {};
      const address = addressOf(example.path, params, others);
      return {
        what: `query ${name}: ${what}`,
        address: `${address}${address.includes('?') ? '&' : '?'}${name}=${text}`,
        init,
        status,
      };
    }),
  );
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const inBody = placesOf(body).flatMap((place) =>
    hostileValues.map(([what, value, status]) => ({
      what: `body ${place.join('.')}: ${what}`,
      address: good,
      init: { ...init, body: JSON.stringify(withValue(body, place, value)) },
      status,
    })),
  );
  const whole =
    body === undefined
      ? []
      : [deep(), [], 'x', 3, hostileKeys].map((value) => ({
          what: 'whole body',
          address: good,
          init: { ...init, body: JSON.stringify(value) },
          status: undefined,
        }));
  return [...inPath, ...inQuery, ...inBody, ...whole];
};

const queryOf = (example: Example): string[] => {
  const { query } = routes.find((one) => nameOf(one) === nameOf(example))?.request ?? {};
  return query && 'shape' in query ? Object.keys(query.shape as object) : [];
};

/** Whether a route has anything to fuzz. */
const takesInput = (example: Example): boolean =>
  example.path.includes('{') ||
  example.good.body !== undefined ||
  example.method === 'post' ||
  queryOf(example).length > 0;

test('T30 no hostile value of any field of any documented route is answered with 500; NUL and half a surrogate pair with 400', async () => {
  const faults: string[] = [];
  let db: Db = app.db;
  // One app and one sign-in for all routes: each route's changes are undone beneath them.
  const lent: Db = {
    query: (sql, params) => db.query(sql, params),
    exec: (sql) => db.exec(sql),
    tx: (work) => db.tx(work),
    close: async () => {},
  };
  const world = createApp({
    db: lent,
    log: pino({ level: 'silent' }),
    now: () => TEST_START,
    pageImages: { get: async () => null },
    dist: app.dist,
    docs: app.dist,
    captchaSecret: 'np-demo-secret',
  });
  const browsers = new Map<string, TestBrowser>();
  /** Sends calls with the cookies of one sign-in a person, whatever earlier calls did to theirs. */
  const callFor = async ({ brand = 'MG', as, host }: Example): Promise<Caller['call']> => {
    if (as === undefined || host === 'archive') return (await callerOf(world, brand, as ?? null)).call;
    const browser = browsers.get(`${brand} ${as}`) ?? (await signedIn(world, as, brand));
    browsers.set(`${brand} ${as}`, browser);
    const origin = browser.origin(host);
    const own = { cookie: browser.cookieHeader, 'x-xsrf-token': browser.cookie('XSRF-TOKEN') ?? '', origin };
    return (path, init) =>
      world.request(origin + path, { ...init, headers: { ...own, ...Object.fromEntries(new Headers(init.headers)) } });
  };
  let count = 0;
  let fields = 0;
  for (const example of examples.filter(takesInput)) {
    db = app.db;
    const call = await callFor(example);
    await undone(app.db, async (undoable) => {
      db = undoable;
      const prepared = (await example.prepare?.(exampleWorld(world, db, example))) ?? {};
      const attempts = attemptsOf(example, prepared, queryOf(example));
      fields += new Set(attempts.map(({ what }) => what.split(':')[0])).size;
      for (const { what, address, init, status } of attempts) {
        const answer = await call(address, init, example.host);
        count += 1;
        await answer.body?.cancel();
        if (answer.status >= 500 || (status !== undefined && answer.status !== status))
          faults.push(`${nameOf(example)} ${what}: ${answer.status}`);
      }
    });
  }
  process.stdout.write(`fuzz: ${examples.length} routes, ${fields} fields, ${count} calls, ${faults.length} faults\n`);
  expect(faults).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
