import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { conform, type Outcome, type Trial } from '../../cli/conform/conform.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface Recorded {
  readonly good: { readonly status: number; readonly type: string; readonly body?: unknown; readonly chatId?: string };
}

const recorded = JSON.parse(
  readFileSync(new URL('../../demo/server/examples.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Recorded>>;

const origin = 'https://www.giornale.example';

/** The headers with which a server lets the pages of the origin in. */
const lettingIn = {
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'authorization, content-type, x-xsrf-token',
  'access-control-expose-headers': 'x-request-id, x-chat-id',
};

/** The recorded answer of the reference backend to a call. */
const recordedAnswer = ({ method, path }: Sent, headers: Readonly<Record<string, string>>): Response => {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers });
  const names = Object.keys(recorded).filter((name) =>
    new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`),
  );
  const { good } = recorded[names.find((name) => !name.includes('{')) ?? names[0] ?? ''] as Recorded;
  return new Response(good.type === 'application/json' ? JSON.stringify(good.body) : String(good.body), {
    status: good.status,
    headers: { ...headers, 'content-type': good.type, ...(good.chatId && { 'x-chat-id': good.chatId }) },
  });
};

type Answer = (sent: Sent) => Response | undefined;

/** A reader's trial of a server that answers as recorded, except where `answer` does; and what was sent. */
const tried = async (
  answer: Answer = () => undefined,
  over: Partial<Trial> = {},
  headers: Readonly<Record<string, string>> = lettingIn,
): Promise<{ readonly outcomes: readonly Outcome[]; readonly sent: readonly Sent[] }> => {
  const sent: Sent[] = [];
  const outcomes = await conform({
    newsstand: 'https://giornale.example',
    account: 'https://account.giornale.example',
    archive: undefined,
    origin,
    cookie: 'np_session=1; XSRF-TOKEN=1',
    bearer: '1',
    writes: true,
    fetch: async (url, { method = 'GET', body }) => {
      const call = { method, path: new URL(url).pathname, body: body ? JSON.parse(String(body)) : undefined };
      sent.push(call);
      return answer(call) ?? recordedAnswer(call, headers);
    },
    ...over,
  });
  return { outcomes, sent };
};

const good = (data: object, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ success: true, data, status: { code: 200 } }, { headers: { ...lettingIn, ...headers } });
const refused = (status: number): Response =>
  Response.json({ success: false, data: {}, status: { code: status } }, { status, headers: lettingIn });

const bodiesTo = (sent: readonly Sent[], method: string, ...paths: readonly string[]) =>
  sent.filter((one) => one.method === method && paths.includes(one.path)).map(({ body }) => body);
const of = (outcomes: readonly Outcome[], call: string) =>
  outcomes.filter((outcome) => outcome.call === call).map(({ state, note, faults }) => [state, note, ...faults]);

const changes = ['/api/rag/chat/rename', '/api/rag/feedback', '/api/rag/chat/delete'];
const readersChat: Answer = ({ path }) =>
  path === '/api/rag/chats-history'
    ? good({ chats: [{ id_chat: 7, content: 'Il bilancio', date: '2025-11-20T10:00:00.000Z' }] })
    : undefined;

test('the trial changes and deletes the chat that it began, not the reader’s', async () => {
  const { sent } = await tried((call) =>
    call.path === '/utente-rag'
      ? new Response('Testo.', { headers: { ...lettingIn, 'x-chat-id': '9' } })
      : readersChat(call),
  );
  expect(bodiesTo(sent, 'POST', ...changes)).toEqual([
    { chat_id: 9, title: 'Prova' },
    { chat_id: 9, message_index: 1, vote: 'up' },
    { chat_id: 9, rag_type: 'digital' },
  ]);
});

test('without a chat of its own the trial leaves the reader’s chat alone', async () => {
  const { outcomes, sent } = await tried((call) => (call.path === '/utente-rag' ? refused(503) : readersChat(call)));
  expect(bodiesTo(sent, 'POST', ...changes)).toEqual([]);
  expect(sent).toContainEqual({ method: 'GET', path: '/api/rag/chat/7', body: undefined });
  for (const path of changes) expect(of(outcomes, `POST ${path}`)).toEqual([['left out', 'the trial began no chat']]);
});

test('without credentials nothing is written, with --write too', async () => {
  const { outcomes, sent } = await tried(undefined, { cookie: undefined, bearer: undefined });
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(of(outcomes, 'POST /api/rag/chat/delete')).toEqual([
    ['left out', 'writes: needs the credentials of a reader'],
  ]);
});

test('what cannot be undone is never sent: a vote about an answer, tracking', async () => {
  const { sent } = await tried();
  const paths = sent.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(paths.filter((path) => /faq|tracking/.test(path))).toEqual([]);
  expect(paths).toContain('/api/user/lettura');
});

const favourites = '/api/user/preferiti';
const { good: listed } = recorded[`GET ${favourites}`] as Recorded;
const { data: kept } = listed.body as { data: { preferiti: { article_id: number }[] } };
const favouritesWith =
  (total: number): Answer =>
  ({ method, path }) =>
    method === 'GET' && path === favourites ? good({ ...kept, paging: { page: 1, per_page: 20, total } }) : undefined;

test('the favourite that is added and removed is not the reader’s', async () => {
  expect(kept.preferiti.map(({ article_id }) => article_id)).toContain(1);
  const { sent } = await tried(favouritesWith(20));
  expect(bodiesTo(sent, 'POST', favourites, `${favourites}/delete`)).toEqual([{ article_id: 2 }, { article_ids: [2] }]);
});

test('a reader whose favourites fill more than a page keeps them: none is tried', async () => {
  const { outcomes, sent } = await tried(favouritesWith(21));
  expect(bodiesTo(sent, 'POST', favourites, `${favourites}/delete`)).toEqual([]);
  expect(of(outcomes, `POST ${favourites}/delete`)).toEqual([
    ['left out', 'no article that is certainly not a favourite yet'],
  ]);
});

const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(lettingIn).filter(([name]) => !names.includes(name)));
const notLetIn = [
  { field: 'header access-control-allow-origin', what: `is missing, not "${origin}"` },
  { field: 'header access-control-allow-credentials', what: 'is missing, not "true"' },
];

test('a preflight that does not let the page in fails, on both hosts', async () => {
  const { outcomes } = await tried(({ method }) => {
    if (method !== 'OPTIONS') return undefined;
    const headers = without('access-control-allow-origin', 'access-control-allow-credentials');
    return new Response(null, { status: 204, headers });
  });
  expect(of(outcomes, 'OPTIONS /api/site/chat')).toEqual([['failed', '', ...notLetIn]]);
  expect(of(outcomes, 'OPTIONS /utente-rag')).toEqual([['failed', '', ...notLetIn]]);
});

test('a preflight must allow each header by its whole name', async () => {
  const { outcomes } = await tried(
    undefined,
    {},
    { ...lettingIn, 'access-control-allow-headers': 'x-content-type, Authorization' },
  );
  const field = 'header access-control-allow-headers';
  expect(of(outcomes, 'OPTIONS /utente-rag')).toEqual([
    ['failed', '', { field, what: 'lacks content-type' }, { field, what: 'lacks x-xsrf-token' }],
  ]);
});

test('the chatbot’s answer must expose its chat to pages of another origin, and only to those', async () => {
  const headers = { ...lettingIn, 'access-control-expose-headers': 'x-request-id' };
  const { outcomes } = await tried(undefined, {}, headers);
  const fault = { field: 'header access-control-expose-headers', what: 'lacks x-chat-id' };
  expect(of(outcomes, 'POST /utente-rag')).toEqual([['failed', '', fault]]);
  expect(of((await tried(undefined, { newsstand: origin }, headers)).outcomes, 'POST /utente-rag')).toEqual([
    ['passed', ''],
  ]);
});

test('a page’s own host needs no CORS', async () => {
  const { outcomes } = await tried(undefined, { newsstand: origin, account: origin }, {});
  expect(outcomes.filter(({ state }) => state === 'failed')).toEqual([]);
  expect(outcomes.filter(({ name }) => name === 'preflight')).toEqual([]);
});

test.each([
  ['a redirect', new TypeError('fetch failed', { cause: new Error('unexpected redirect') }), 'unexpected redirect'],
  [
    'a refused connection',
    new TypeError('fetch failed', { cause: Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }) }),
    'ECONNREFUSED',
  ],
  [
    'a bad certificate',
    new TypeError('fetch failed', { cause: new Error('self-signed certificate') }),
    'self-signed certificate',
  ],
])('%s is named as the cause of a missing answer', async (_, failure, what) => {
  const { outcomes } = await tried(() => {
    throw failure;
  });
  const fault = { field: 'answer', what: `is missing: ${what}` };
  expect(of(outcomes, 'OPTIONS /api/site/chat')).toEqual([['failed', '', fault]]);
  expect(of(outcomes, 'GET /api/edicola/home')).toEqual([['failed', '', fault]]);
});
