import type { Example, ExampleWorld } from '../example.ts';

const as = 'redazione@staff.example.it';
const reader = { as: 'digital@example.it', status: 403, code: 'ERR_NO_ACCESS' } as const;
const NONE = 999_999_999;
const notFound = { status: 404, code: 'ERR_CHAT_NOT_FOUND' } as const;

const post = (world: ExampleWorld, path: string, body: unknown): Promise<Response> =>
  world.call(
    path,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    as,
    'newsstand',
  );

/** A chat with one question and its answer. */
const makeChat = async (world: ExampleWorld): Promise<number> => {
  const response = await post(world, '/utente-rag', {
    content: 'Quando parte il tram?',
    chat_id: 0,
    rag_type: 'digital',
  });
  await response.text();
  return Number(response.headers.get('x-chat-id'));
};

const withChat = async (world: ExampleWorld) => ({ body: { chat_id: await makeChat(world) } });

/** Examples of the subscriber chatbot. */
export const ragExamples: readonly Example[] = [
  {
    method: 'get',
    path: '/api/rag/access',
    host: 'newsstand',
    as,
    good: {},
    bad: { as: null, status: 401, code: 'ERR_NOT_LOGGED' },
  },
  {
    method: 'post',
    path: '/utente-rag',
    host: 'newsstand',
    as,
    good: { body: { content: 'Quando parte il tram?', chat_id: 0, rag_type: 'digital' } },
    bad: { body: { content: 'Quando?', chat_id: NONE, rag_type: 'digital' }, ...notFound },
  },
  {
    method: 'post',
    path: '/utente-rag-online-categoria',
    host: 'newsstand',
    as,
    good: { body: { content: 'E i salari?', chat_id: 0, rag_type: 'online_economia', category: 'economia' } },
    bad: { body: { content: 'E?', chat_id: 0, rag_type: 'online_vaticano', category: 'economia' }, status: 422 },
  },
  {
    method: 'get',
    path: '/api/rag/chats-history',
    host: 'newsstand',
    as,
    good: { query: { rag_type: 'digital' } },
    bad: { query: { rag_type: 'altro' }, status: 422 },
  },
  {
    method: 'get',
    path: '/api/rag/chat/{id}',
    host: 'newsstand',
    as,
    good: {},
    bad: { params: { id: NONE }, ...notFound },
    prepare: async (world) => ({ id: await makeChat(world) }),
  },
  {
    method: 'post',
    path: '/api/rag/chat/delete',
    host: 'newsstand',
    as,
    good: { body: { rag_type: 'digital' } },
    bad: { body: { chat_id: NONE, rag_type: 'digital' }, ...notFound },
    prepare: withChat,
  },
  {
    method: 'post',
    path: '/api/rag/chats/delete-all',
    host: 'newsstand',
    as,
    good: { body: { rag_type: 'digital' } },
    bad: { body: { rag_type: 'digital' }, ...reader },
  },
  {
    method: 'post',
    path: '/api/rag/chat/rename',
    host: 'newsstand',
    as,
    good: { body: { title: 'Il tram' } },
    bad: { body: { title: '' }, status: 422 },
    prepare: withChat,
  },
  {
    method: 'post',
    path: '/api/rag/feedback',
    host: 'newsstand',
    as,
    good: { body: { message_index: 1, vote: 'up' } },
    bad: { body: { message_index: 0, vote: 'down' }, ...notFound },
    prepare: withChat,
  },
  {
    method: 'post',
    path: '/api/rag/chat/share',
    host: 'newsstand',
    as,
    good: {},
    bad: { body: { chat_id: NONE }, ...notFound },
    prepare: withChat,
  },
  {
    method: 'get',
    path: '/api/rag/shared/{token}',
    host: 'newsstand',
    as,
    good: {},
    bad: { params: { token: 'A'.repeat(24) }, ...notFound },
    prepare: async (world) => {
      const response = await post(world, '/api/rag/chat/share', { chat_id: await makeChat(world) });
      const { data }: { data: { share_url: string } } = await response.json();
      return { token: new URL(data.share_url).searchParams.get('condivisa') ?? '' };
    },
  },
];
