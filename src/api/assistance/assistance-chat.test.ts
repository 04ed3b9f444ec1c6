import { afterEach, expect, test, vi } from 'vitest';
import { serving } from '../../platform/net/client-testing.ts';
import { remapPaths } from '../page/core-paths.ts';
import { askAssistance } from './assistance-chat.ts';

const question = {
  content: 'Come disdico l’abbonamento?',
  messages: [{ role: 'user', content: 'Buongiorno', date: '21/11/2026, 10:42:05' }],
  captcha: 'token',
  host: 'http://www.gz.localhost/articolo/1',
} as const;

const ask = async (answer: () => Response, signal = new AbortController().signal) => {
  const { client, received } = serving(answer);
  return { result: await askAssistance(client, question, signal), received };
};

const answered = (status: number, body: unknown) => () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => {
  remapPaths();
  warn.mockClear();
});

test('sends a POST with these fields to /api/site/chat', async () => {
  const { received } = await ask(answered(200, { success: true, data: 'Ecco.' }));
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    method: 'POST',
    path: '/api/site/chat',
    body: {
      'g-recaptcha-response': 'token',
      content: question.content,
      messages: question.messages,
      host: question.host,
    },
  });
});

test('a configured path is used', async () => {
  remapPaths({ assistanceChat: '/aiuto/chat' });
  const { received } = await ask(answered(200, { success: true, data: 'Ecco.' }));
  expect(received[0]?.path).toBe('/aiuto/chat');
});

test.each([
  [
    'a reply',
    answered(200, { success: true, data: 'Ecco.', status: { code: 200 }, more: 1 }),
    {
      kind: 'ok',
      data: { text: 'Ecco.', person: false, whole: { success: true, data: 'Ecco.', status: { code: 200 }, more: 1 } },
    },
  ],
  [
    'a reply with the offer of a person',
    answered(200, { success: true, data: 'Certo.', person: true }),
    { kind: 'ok', data: { text: 'Certo.', person: true, whole: { success: true, data: 'Certo.', person: true } } },
  ],
  [
    'a reply with another value for it',
    answered(200, { success: true, data: 'Certo.', person: 'x' }),
    { kind: 'ok', data: { text: 'Certo.', person: false, whole: { success: true, data: 'Certo.', person: 'x' } } },
  ],
  [
    'success false with a text',
    answered(200, { success: false, data: 'No.' }),
    { kind: 'badStatus', status: 200, message: 'No.', errors: {} },
  ],
  [
    'success false without one',
    answered(200, { success: false, data: '' }),
    { kind: 'badStatus', status: 200, message: 'Errore', errors: {} },
  ],
  [
    'a refusal',
    answered(403, { success: false, data: 'No.' }),
    { kind: 'badStatus', status: 403, message: 'No.', errors: {} },
  ],
  ['HTML', answered(200, '<!doctype html>'), { kind: 'badShape', status: 200 }],
  ['cut JSON', answered(200, '{"success":true,"da'), { kind: 'badShape', status: 200 }],
  ['nothing', answered(200, ''), { kind: 'badShape', status: 200 }],
  ['null', answered(200, 'null'), { kind: 'badShape', status: 200 }],
  ['a number for a text', answered(200, { success: true, data: 7 }), { kind: 'badShape', status: 200 }],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
    { kind: 'network' },
  ],
] as const)('%s → %o', async (_, answer, result) => {
  expect((await ask(answer)).result).toEqual(result);
});

test("an aborted call → { kind: 'aborted' }", async () => {
  expect((await ask(answered(200, ''), AbortSignal.abort())).result).toEqual({ kind: 'aborted' });
});

test('the log contains method, path and status, but no message', async () => {
  await ask(answered(503, ''));
  expect(warn.mock.calls).toEqual([['[POST] "/api/site/chat": 503']]);
});
