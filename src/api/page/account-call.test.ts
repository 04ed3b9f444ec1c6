import { string, type } from 'superstruct';
import { afterEach, expect, test, vi } from 'vitest';
import type { HttpAnswer, HttpClient } from '../../platform/net/http.ts';
import { read, submit } from './account-call.ts';

const client = (answer: HttpAnswer): HttpClient => ({ name: 'account', send: async () => answer });
const said = (status: number, text: string): HttpClient => client({ kind: 'answer', status, text });
const data = type({ name: string() });

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

test('a right answer is its data', async () => {
  const asked = said(200, '{"success":true,"data":{"name":"Giulia","more":1}}');
  expect(await read(asked, '/x', data)).toEqual({ kind: 'ok', data: { name: 'Giulia', more: 1 } });
});

test.each([
  ['no answer', client({ kind: 'network' }), ['[GET] "/x": <no response>']],
  ['a refusal', said(500, 'Errore'), ['[GET] "/x": 500']],
  ['no success under a right status', said(200, '{"success":false,"data":{}}'), ['[GET] "/x": 200, success: false']],
  ['a call that nobody waits for any more', client({ kind: 'aborted' }), []],
  ['a right answer', said(200, '{"success":true,"data":{"name":"Giulia"}}'), []],
])('%s leaves one line in the log where something is wrong, without the query', async (_, asked, lines) => {
  await read(asked, '/x', data, undefined, { q: 'segreto' });
  expect(warn.mock.calls.flat()).toEqual(lines);
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
    'fields that do not fit',
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
  expect(await submit(said(status, text), '/x', {}, data)).toEqual(result);
});

test('no connection stays what it is', async () => {
  expect(await submit(client({ kind: 'network' }), '/x', {}, data)).toEqual({ kind: 'network' });
});
