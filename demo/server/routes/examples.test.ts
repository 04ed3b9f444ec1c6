import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { brandOfSigla } from '../../../src/rules/brand/brand.ts';
import { createApp } from '../app.ts';
import type { Db } from '../db/db.ts';
import { accountIdOf, PASSWORD } from '../domain/seed/people/people.ts';
import type { DemoApp } from '../http/demo-app.ts';
import { documentServices } from '../openapi-write.ts';
import { signedIn, TestBrowser } from '../testing/signed-in.ts';
import { captchaToken, openTestDb, writeDist } from '../testing/testing.ts';
import { undone } from '../testing/testing-undo.ts';
import { TEST_START } from '../vitest-setup.ts';
import { accountExamples } from './account/examples.ts';
import { ragExamples } from './chatbot/examples.ts';
import type { Example, ExampleCall, ExampleWorld, PreparedExample } from './example.ts';
import { newsstandExamples } from './newsstand/examples.ts';
import { documentedApp } from './openapi.ts';
import { rassegnaExamples } from './press/examples.ts';
import { siteExamples } from './site-examples.ts';
import { subscriptionExamples } from './subscriptions/examples.ts';

const examples: readonly Example[] = [
  ...siteExamples,
  ...accountExamples,
  ...subscriptionExamples,
  ...newsstandExamples,
  ...rassegnaExamples,
  ...ragExamples,
];

let db: Db;
let close: () => Promise<void>;
const bundle = writeDist({});
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(async () => {
  bundle.remove();
  await close();
});

const routes = documentedApp(documentServices()).openAPIRegistry.definitions.flatMap((definition) =>
  definition.type === 'route' ? [definition.route] : [],
);
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method.toUpperCase()} ${path}`;

test('every documented route has an example, and every example a route', () => {
  const documented = new Set(routes.map(nameOf));
  const tried = examples.map(nameOf);
  expect([...documented].filter((name) => !tried.includes(name)).sort()).toEqual([]);
  expect(tried.filter((name) => !documented.has(name))).toEqual([]);
});

interface Caller {
  call(path: string, init: RequestInit, host: Example['host']): Promise<Response>;
}

const kindOf = { account: 'account', newsstand: 'newsstand', archive: 'account' } as const;

/** A caller, signed in by the real call, with the bearer token for the archive. */
const callerOf = async (app: DemoApp, sigla: string, email: string | null): Promise<Caller> => {
  const browser = new TestBrowser(app, sigla);
  let bearer: Record<string, string> = {};
  if (email !== null) {
    const answer = await browser.post('/api/site/login', { login: email, password: PASSWORD });
    expect(answer.status, `${email} signs in`).toBe(200);
    const { data } = z.object({ data: z.object({ redirect_uri: z.string() }) }).parse(await answer.json());
    const code = new URL(data.redirect_uri, browser.origin()).searchParams.get('id_code');
    if (code !== null) {
      const exchanged = await browser.get(`/api/sso/id_code/${code}`);
      const user = z.object({ data: z.object({ id_token: z.string() }) }).safeParse(await exchanged.json());
      if (user.success) bearer = { authorization: `Bearer ${user.data.data.id_token}` };
    }
  }
  return {
    call: (path, init, host) => {
      if (host !== 'archive') {
        const headers = new Headers(init.headers);
        if (init.method === 'POST') headers.set('origin', browser.origin(kindOf[host]));
        return browser.request(path, { ...init, headers }, kindOf[host]);
      }
      const headers = new Headers({ ...bearer, ...Object.fromEntries(new Headers(init.headers)) });
      return app.request(`http://archive.localhost:4300${path}`, { ...init, headers });
    },
  };
};

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof FormData) && !Array.isArray(value);

const addressOf = (
  path: string,
  params: Readonly<Record<string, unknown>>,
  query: ExampleCall['query'] = {},
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (brace, name: string) =>
    params[name] === undefined ? brace : encodeURIComponent(String(params[name])),
  );
  expect(filled, 'a value for every brace of the path').not.toMatch(/[{}]/);
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
};

const requestOf = (method: string, call: ExampleCall, prepared: PreparedExample): RequestInit => {
  const fields = isFields(prepared.body) ? prepared.body : undefined;
  const body = fields && (call.body === undefined || isFields(call.body)) ? { ...fields, ...call.body } : call.body;
  const given = z.record(z.string(), z.string()).optional().parse(prepared.headers);
  const headers = { ...given, ...call.headers };
  if (method === 'get') return { headers };
  if (body instanceof FormData) return { method: 'POST', headers, body };
  if (body === undefined) return { method: 'POST', headers };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
};

const failure = z.object({
  success: z.literal(false),
  data: z.union([
    z.string().min(1),
    z.object({
      message: z.string().min(1),
      code: z.string().optional(),
      errors: z.record(z.string(), z.string()).optional(),
    }),
  ]),
  status: z.object({ code: z.number() }),
});

/** The documented body schemas of an answer by media type. */
const contentOf = (example: Example, status: number): Readonly<Record<string, { schema?: unknown } | undefined>> => {
  const route = routes.find((one) => nameOf(one) === nameOf(example));
  const response: unknown = route?.responses[status];
  expect(response, `status ${status} is documented`).toBeDefined();
  return isFields(response) && isFields(response.content)
    ? (response.content as Record<string, { schema?: unknown }>)
    : {};
};

const expectGood = async (example: Example, response: Response): Promise<void> => {
  const status = example.good.status ?? 200;
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  expect(response.status, text.slice(0, 500)).toBe(status);
  const content = contentOf(example, status);
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (Object.keys(content).length === 0) return;
  expect(Object.keys(content)).toContain(type);
  expect(bytes.byteLength).toBeGreaterThan(0);
  const schema = content[type]?.schema;
  if (type !== 'application/json' || !(schema instanceof z.ZodType)) return;
  const body: unknown = JSON.parse(text);
  const parsed = schema.safeParse(body);
  expect(parsed.error?.issues ?? []).toEqual([]);
  // Parsing drops undocumented fields.
  expect(parsed.data).toEqual(body);
};

const expectBad = async ({ bad, path }: Example, response: Response): Promise<void> => {
  const text = await response.text();
  expect(response.status, text.slice(0, 500)).toBe(bad.status);
  if (!(response.headers.get('content-type') ?? '').startsWith('application/json')) return;
  const { data, status } = failure.parse(JSON.parse(text));
  expect(status.code).toBe(bad.status);
  if (path === '/api/site/chat') expect(typeof data).toBe('string');
  else expect(data).toMatchObject({ message: expect.any(String) });
  if (bad.code !== undefined) expect(data).toMatchObject({ code: bad.code });
};

/** Runs the good or the bad call of an example in an untouched world. */
const attempt = async (example: Example, side: 'good' | 'bad', db: Db): Promise<void> => {
  const { host, brand: sigla = 'MG', path } = example;
  const brand = brandOfSigla(sigla);
  if (!brand) throw new Error(`No brand ${sigla}`);
  const now = TEST_START;
  const log = pino({ level: 'silent' });
  const app = createApp({
    db,
    log,
    now: () => now,
    dist: bundle.path,
    docs: bundle.path,
    captchaSecret: 'np-demo-secret',
  });
  const world: ExampleWorld = {
    db,
    app,
    now,
    brandId: brand.id,
    accountId: async (email) => accountIdOf(brand.id, email),
    signIn: (email) => signedIn(app, email),
    captcha: () => captchaToken(app, `http://account.${brand.domain}:4300`),
    call: async (to, init = {}, email = undefined, on = host) =>
      (await callerOf(app, sigla, email ?? null)).call(to, init, on),
  };
  const call = example[side];
  const prepared = (await example.prepare?.(world)) ?? {};
  const person = side === 'bad' && example.bad.as !== undefined ? example.bad.as : (example.as ?? null);
  const caller = await callerOf(app, sigla, person);
  const method = (side === 'bad' ? example.bad.method : undefined) ?? example.method;
  const init = requestOf(method, call, prepared);
  const response = await caller.call(addressOf(path, { ...prepared, ...call.params }, call.query), init, host);
  if (side === 'good') await expectGood(example, response);
  else await expectBad(example, response);
};

describe.each(examples.map((example): [string, Example] => [nameOf(example), example]))('%s', (_name, example) => {
  test('answers the good call as documented', () => undone(db, (lent) => attempt(example, 'good', lent)));
  test(`refuses the bad call with ${example.bad.status}`, () => undone(db, (lent) => attempt(example, 'bad', lent)));
});
