import { afterEach, expect, test, vi } from 'vitest';
import type { HttpAnswer, HttpRequest } from '../../platform/net/http.ts';
import { remapPaths } from '../page/core-paths.ts';
import { askAssistance } from './assistance-chat.ts';

const question = {
  content: 'Come disdico l’abbonamento?',
  messages: [{ role: 'user', content: 'Buongiorno', date: '21/11/2026, 10:42:05' }],
  captcha: 'token',
  host: 'http://www.gz.localhost/articolo/1',
} as const;

const ask = async (answer: HttpAnswer) => {
  const requests: HttpRequest[] = [];
  const client = {
    name: 'account',
    send: async (request: HttpRequest) => {
      requests.push(request);
      return answer;
    },
  };
  const result = await askAssistance(client, question, new AbortController().signal);
  return { result, requests };
};

const answered = (status: number, body: unknown): HttpAnswer => ({
  kind: 'answer',
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => {
  remapPaths();
  warn.mockClear();
});

test('the call is the specification’s: method, path, field names', async () => {
  const { requests } = await ask(answered(200, { success: true, data: 'Ecco.' }));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
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

test('an integrator’s own path is used', async () => {
  remapPaths({ assistanceChat: '/aiuto/chat' });
  const { requests } = await ask(answered(200, { success: true, data: 'Ecco.' }));
  expect(requests[0]?.path).toBe('/aiuto/chat');
});

test.each([
  [
    'a reply',
    answered(200, { success: true, data: 'Ecco.', status: { code: 200 }, more: 1 }),
    { kind: 'ok', data: 'Ecco.' },
  ],
  [
    'success false with a text',
    answered(200, { success: false, data: 'No.' }),
    { kind: 'badStatus', status: 200, message: 'No.' },
  ],
  [
    'success false without one',
    answered(200, { success: false, data: '' }),
    { kind: 'badStatus', status: 200, message: 'Errore' },
  ],
  ['a refusal', answered(403, { success: false, data: 'No.' }), { kind: 'badStatus', status: 403, message: 'No.' }],
  ['HTML', answered(200, '<!doctype html>'), { kind: 'badShape', status: 200 }],
  ['cut JSON', answered(200, '{"success":true,"da'), { kind: 'badShape', status: 200 }],
  ['nothing', answered(200, ''), { kind: 'badShape', status: 200 }],
  ['null', answered(200, 'null'), { kind: 'badShape', status: 200 }],
  ['a number for a text', answered(200, { success: true, data: 7 }), { kind: 'badShape', status: 200 }],
  ['no network', { kind: 'network' }, { kind: 'network' }],
  ['an aborted call', { kind: 'aborted' }, { kind: 'aborted' }],
] as const)('%s → %o', async (_, answer, result) => {
  expect((await ask(answer)).result).toEqual(result);
});

test('the log names method, path and status, and no word of the talk', async () => {
  await ask(answered(503, ''));
  expect(warn.mock.calls).toEqual([['[POST] "/api/site/chat": 503']]);
});
