import { readFile, writeFile } from 'node:fs/promises';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createApp } from '../app.ts';
import type { Db } from '../db/db.ts';
import {
  addressOf,
  callerOf,
  examples,
  exampleWorld,
  isFields,
  nameOf,
  requestOf,
  routes,
} from '../testing/example-calls.ts';
import { fieldsIn, type RecordedExamples, record, recordedText } from '../testing/recorded-examples.ts';
import { openTestDb, writeDist } from '../testing/testing.ts';
import { undone } from '../testing/testing-undo.ts';
import { TEST_START } from '../vitest-setup.ts';
import type { Example } from './example.ts';

const examplesFile = new URL('../examples.json', import.meta.url);
let kept: RecordedExamples;
let db: Db;
let close: () => Promise<void>;
const bundle = writeDist({});
beforeAll(async () => {
  kept = JSON.parse(await readFile(examplesFile, 'utf8'));
  ({ db, close } = await openTestDb());
});
afterAll(async () => {
  if (process.env.NP_WRITE_EXAMPLES) await writeFile(examplesFile, recordedText());
  bundle.remove();
  await close();
});

test('every documented route has an example, and every example a route', () => {
  const documented = new Set(routes.map(nameOf));
  const tried = examples.map(nameOf);
  expect([...documented].filter((name) => !tried.includes(name)).sort()).toEqual([]);
  expect(tried.filter((name) => !documented.has(name))).toEqual([]);
});

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
  const app = createApp({
    db,
    log: pino({ level: 'silent' }),
    now: () => TEST_START,
    dist: bundle.path,
    docs: bundle.path,
    captchaSecret: 'np-demo-secret',
  });
  const call = example[side];
  const prepared = (await example.prepare?.(exampleWorld(app, db, example))) ?? {};
  const person = side === 'bad' && example.bad.as !== undefined ? example.bad.as : (example.as ?? null);
  const caller = await callerOf(app, sigla, person);
  const method = (side === 'bad' ? example.bad.method : undefined) ?? example.method;
  const init = requestOf(method, call, prepared);
  const response = await caller.call(addressOf(path, { ...prepared, ...call.params }, call.query), init, host);
  const answer = await record(nameOf(example), side, response.clone());
  if (side === 'good') await expectGood(example, response);
  else await expectBad(example, response);
  if (!process.env.NP_WRITE_EXAMPLES)
    expect(fieldsIn(kept[nameOf(example)]?.[side]), 'examples.json has the fields of this answer').toEqual(
      fieldsIn(answer),
    );
};

describe.each(examples.map((example): [string, Example] => [nameOf(example), example]))('%s', (_name, example) => {
  test('answers the good call as documented', () => undone(db, (lent) => attempt(example, 'good', lent)));
  test(`refuses the bad call with ${example.bad.status}`, () => undone(db, (lent) => attempt(example, 'bad', lent)));
});
