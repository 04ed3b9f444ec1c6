import { string, type } from 'superstruct';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serving } from '../../platform/net/client-testing.ts';
import { ask } from './ask.ts';
import { read, submit } from './call.ts';

const answering = (status: number, text: string) => serving(() => new Response(text, { status })).client;
const unreachable = serving(() => {
  throw new TypeError('Failed to fetch');
}).client;
const data = type({ name: string() });

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(async () => {
  // What names the fault of a shape loads with the first one.
  await vi.dynamicImportSettled();
  vi.clearAllMocks();
});

test('a successful answer resolves with its data', async () => {
  const client = answering(200, '{"success":true,"data":{"name":"Giulia","more":1}}');
  expect(await read(client, '/x', data)).toEqual({ kind: 'ok', data: { name: 'Giulia', more: 1 } });
});

test.each([
  ['no answer', unreachable, ['[GET] "/x": <no response>']],
  ['a refusal', answering(500, 'Errore'), ['[GET] "/x": 500']],
  [
    'success: false under status 200',
    answering(200, '{"success":false,"data":{}}'),
    ['[GET] "/x": 200, success: false'],
  ],
  ['a successful answer', answering(200, '{"success":true,"data":{"name":"Giulia"}}'), []],
])('%s logs one line if it failed, without the query', async (_, client, lines) => {
  await read(client, '/x', data, { query: { q: 'segreto' } });
  expect(warn.mock.calls.flat()).toEqual(lines);
});

test('an aborted call logs nothing', async () => {
  const signal = AbortSignal.abort();
  expect(await read(answering(200, '{}'), '/x', data, { signal })).toEqual({ kind: 'aborted' });
  expect(warn.mock.calls).toEqual([]);
});

test('a path with a secret is logged by another name', async () => {
  await read(answering(500, 'Errore'), '/x/segreto', data, { loggedAs: '/x' });
  expect(warn.mock.calls.flat()).toEqual(['[GET] "/x": 500']);
});

test('an authorized call without a bearer throws Unauthorized', async () => {
  const { client, received } = serving(() => new Response('{}'));
  const call = { method: 'GET', path: '/x', authorized: true } as const;
  await expect(ask(client, call, () => true)).rejects.toThrow(/^Unauthorized$/);
  expect(received).toEqual([]);
});

test('parameters without a value are left out of the query', async () => {
  const { client, received } = serving(() => new Response('{}'));
  await read(client, '/x', data, { query: { q: '', from: undefined, page: 2 } });
  expect(received[0]?.query).toEqual({ page: '2' });
});

test('a session end differs from other refusals', async () => {
  const body = (code: string) => `{"success":false,"data":{"code":"${code}"}}`;
  const code = 'ERR_SESSION_EXPIRED';
  expect(await read(answering(401, body(code)), '/x', data)).toEqual({ kind: 'sessionEnded', code });
  expect(await read(answering(403, body(code)), '/x', data)).toMatchObject({ kind: 'badStatus', status: 403, code });
});

test.each([
  ['no success', 200, '{"success":false,"data":{"name":"x"}}', { kind: 'badStatus', status: 200, errors: {} }],
  [
    'no success, with the status in the envelope',
    200,
    '{"success":false,"data":{},"status":{"code":404}}',
    { kind: 'badStatus', status: 404, errors: {} },
  ],
  ['another shape', 200, '{"success":true,"data":{"name":7}}', { kind: 'badShape', status: 200 }],
  ['no JSON', 200, '<h1>Errore</h1>', { kind: 'badShape', status: 200 }],
  [
    'rejected fields',
    422,
    '{"success":false,"data":{"message":"No","errors":{"zip":"zip","n":1}}}',
    { kind: 'badStatus', status: 422, message: 'No', errors: { zip: 'zip' } },
  ],
  [
    'a conflict',
    409,
    '{"success":false,"data":{"message":"No","code":"ERR_CHANGED"}}',
    { kind: 'badStatus', status: 409, message: 'No', code: 'ERR_CHANGED', errors: {} },
  ],
  ['a refusal without JSON', 500, 'Errore', { kind: 'badStatus', status: 500, errors: {} }],
])('%s', async (_, status, text, result) => {
  expect(await submit(answering(status, text), '/x', {}, data)).toEqual(result);
});

test.each([
  ['another type', '{"success":true,"data":{"name":7}}', 'no valid data.name'],
  ['a missing field', '{"success":true,"data":{}}', 'no valid data.name'],
  ['no data', '{"success":true}', 'no valid data'],
  ['no JSON', '<h1>Errore</h1>', 'no valid body'],
])('an answer with %s logs one line that names the field', async (_, text, wrong) => {
  await read(answering(200, text), '/x', data);
  await vi.waitFor(() => expect(warn.mock.calls.flat()).toEqual([`[GET] "/x": 200, ${wrong}`]));
});

describe('on a page of another origin', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://www.giornale.test/'));
    vi.stubGlobal('document', { dispatchEvent: () => true });
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['answers nobody', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
    ['answers, but not this origin', () => Promise.resolve(new Response()), { kind: 'network', isWithheld: true }],
  ])('a server that %s', async (_, probe, result) => {
    vi.stubGlobal('fetch', probe);
    expect(await read(unreachable, '/x', data)).toEqual(result);
    expect(warn.mock.calls.flat()).toEqual(['[GET] "/x": <no response>']);
  });
});

test('no connection is a network failure', async () => {
  expect(await submit(unreachable, '/x', {}, data)).toEqual({ kind: 'network' });
});
