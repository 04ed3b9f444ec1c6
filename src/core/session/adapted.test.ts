import { array, string, type } from 'superstruct';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remapPaths } from '../../api/page/core-paths.ts';

vi.stubGlobal('location', new URL('https://giornale.test/'));
const dispatched: unknown[] = [];
vi.stubGlobal('document', { dispatchEvent: ({ detail }: CustomEvent) => dispatched.push(detail) });
vi.stubGlobal('fetch', async () => answer());

const { createClient } = await import('../../platform/net/client.ts');
const { read, submit } = await import('../../api/page/call.ts');
const { adapted } = await import('./adapted.ts');
const { configure } = await import('../page/page.ts');

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const error = vi.spyOn(console, 'error').mockImplementation(() => {});
let answer = () => Response.json({});
const refused: unknown[] = [];
const client = createClient(() => 'https://server.test', {
  onRequest: ({ options }) => adapted(options),
  onResponseError: ({ response }) => void refused.push(response._data),
});
const home = type({ titles: array(string()) });
const success = (data: unknown) => ({ success: true, data });

beforeEach(() => {
  dispatched.length = 0;
  refused.length = 0;
  vi.clearAllMocks();
});
afterEach(() => {
  configure({ adapt: {} });
  remapPaths();
});

/** One read of the home, answered with `theirs`. */
const readHome = (theirs: unknown, status = 200, path = '/api/edicola/home') => {
  answer = () => Response.json(theirs, { status });
  return read(client, path, home);
};

test('an adapter turns the answer of another shape into ours, at once or later', async () => {
  const ours = (theirs: unknown) => success({ titles: (theirs as { news: string[] }).news });
  for (const adapter of [ours, async (theirs: unknown) => ours(theirs)]) {
    configure({ adapt: { home: adapter } });
    expect(await readHome({ news: ['Apre il ponte'] })).toEqual({ kind: 'ok', data: { titles: ['Apre il ponte'] } });
  }
  expect([warn.mock.calls, error.mock.calls, dispatched]).toEqual([[], [], []]);
});

test('an adapter learns method, path and status, and may turn a success into a refusal', async () => {
  const adapter = vi.fn(() => ({ success: false, data: { message: 'Chiuso' }, status: { code: 404 } }));
  configure({ adapt: { home: adapter } });
  expect(await readHome({ error: 'closed' })).toMatchObject({ kind: 'badStatus', status: 404, message: 'Chiuso' });
  expect(adapter.mock.calls).toEqual([
    [{ error: 'closed' }, { method: 'GET', path: '/api/edicola/home', status: 200 }],
  ]);
});

test('an adapter that throws counts as another shape; console and np-error name it', async () => {
  configure({
    adapt: {
      home: () => {
        throw new TypeError('no news');
      },
    },
  });
  expect(await readHome({})).toEqual({ kind: 'badShape', status: 200 });
  const message = '200, no valid body after adapt.home, which threw TypeError';
  await vi.waitFor(() => expect(dispatched).toEqual([{ message, call: 'GET /api/edicola/home' }]));
  expect(warn.mock.calls).toEqual([[`[GET] "/api/edicola/home": ${message}`]]);
  expect(error.mock.calls).toEqual([
    ['np.configure: adapt.home threw on [GET] "/api/edicola/home"', new TypeError('no news')],
  ]);
});

test('an adapter that returns another shape is named beside the field', async () => {
  configure({ adapt: { home: () => success({ titles: [7] }) } });
  expect(await readHome({})).toEqual({ kind: 'badShape', status: 200 });
  const message = '200, no valid data.titles.0 after adapt.home';
  await vi.waitFor(() =>
    expect(dispatched).toEqual([{ message, call: 'GET /api/edicola/home', field: 'data.titles.0' }]),
  );
});

test('the adapter of refusals gives all of them code, message and fields, before the session reads the code', async () => {
  const ours = { success: false, data: { code: 'ERR_SESSION_EXPIRED', message: 'Scaduta' }, status: { code: 401 } };
  configure({ adapt: { home: () => success({ titles: [] }), refusal: () => ours } });
  expect(await readHome({ reason: 'expired' }, 401)).toEqual({ kind: 'sessionEnded', code: 'ERR_SESSION_EXPIRED' });
  expect(refused).toEqual([ours]);
});

test('an adapter of refusals that throws leaves a refusal without words, and is reported', async () => {
  configure({
    adapt: {
      refusal: () => {
        throw new Error('odd');
      },
    },
  });
  expect(await readHome({ reason: 'x' }, 500)).toEqual({ kind: 'badStatus', status: 500, errors: {} });
  expect(dispatched).toEqual([
    { message: '500, no valid refusal after adapt.refusal, which threw Error', call: 'GET /api/edicola/home' },
  ]);
});

test.each([
  ['/api/edicola/home', 'home'],
  ['/api/user/subscriptions', 'subscriptions'],
  ['/api/user/subscriptions/activate', 'subscriptionActivate'],
  ['/api/user/subscriptions/7/receipts', 'subscriptionReceipts'],
  ['/api/user/newsletters/ponte%2Fnuovo', 'newsletter'],
  ['/api/user/newsletters/unsubscribe-all', 'newslettersEndAll'],
  ['/api/user/passkeys/options', 'passkeysOptions'],
  ['/api/sso/id_code/abc', 'idCode'],
  ['/api/user/notices/3', 'notices'],
  ['/api/rag/chat/12', 'chatbotChat'],
  ['/api/rag/chat/delete', 'chatbotDelete'],
  ['/v2/recesso/7', 'withdrawal'],
  ['/v2/graph', 'sections'],
])('%s is adapted by the name %s', async (path, name) => {
  remapPaths({ withdrawal: '/v2/recesso/{id}', articles: '/v2/graph', sections: '/v2/graph' });
  configure({ adapt: { [name]: () => success({ titles: [name] }) } });
  answer = () => Response.json({});
  expect(await submit(client, path, {}, home)).toEqual({ kind: 'ok', data: { titles: [name] } });
});

test('an adapter of another call leaves the answer alone; the name of no call is reported once', async () => {
  configure({ adapt: { sections: () => 7, hme: () => 7 } as never });
  const right = success({ titles: [] });
  for (const _ of [1, 2]) expect(await readHome(right)).toMatchObject({ kind: 'ok' });
  expect(error.mock.calls).toEqual([
    [
      'np.configure: "adapt.hme" is ignored: no call has this name. The names are in np-elements/openapi.json, as "x-np-call".',
    ],
  ]);
});

test.each([[true], ['home'], [7]])('adapters that are no record (%j) leave every answer alone', async (adapt) => {
  configure({ adapt } as never);
  expect(await readHome(success({ titles: [] }))).toMatchObject({ kind: 'ok' });
});

test('an answer that no adapter read is not blamed on the one that read the answer before', async () => {
  configure({ adapt: { refusal: (theirs) => theirs } });
  await readHome({}, 503);
  expect(await readHome({})).toEqual({ kind: 'badShape', status: 200 });
  await vi.waitFor(() => expect(dispatched.at(-1)).toMatchObject({ message: '200, no valid data' }));
});
