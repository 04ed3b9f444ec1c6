import { expect, test } from 'vitest';
import { serving } from '../../platform/net/client-testing.ts';
import { citationsIn, receiptIn } from './evidence.ts';
import { articlesOf, askChatbot, chatMessages, deleteChat } from './subscriber-chat.ts';

const said = (data: unknown) => () => Response.json({ success: true, data, status: { code: 200 } });
const signal = new AbortController().signal;

/** Asks a question and records the answer. */
const ask = async (response: () => Response, kind: 'digital' | 'online_vaticano' = 'digital') => {
  const { client, received } = serving(response);
  const texts: string[] = [];
  let startedAs: number | undefined;
  const listener = {
    onStart: (chatId: number | undefined) => {
      startedAs = chatId;
    },
    onText: (text: string) => void texts.push(text),
  };
  const result = await askChatbot(client, { content: 'Quando?', chatId: 0, kind }, listener, signal);
  return { result, received, texts, startedAs };
};

test.each([
  ['digital', '/utente-rag', { content: 'Quando?', chat_id: 0, rag_type: 'digital' }],
  [
    'online_vaticano',
    '/utente-rag-online-categoria',
    { content: 'Quando?', chat_id: 0, rag_type: 'online_vaticano', category: 'vaticano' },
  ],
] as const)('a %s question goes to %s', async (kind, path, body) => {
  const response = () => new Response('Alle 5.42.', { headers: { 'x-chat-id': '12' } });
  const { result, received, texts, startedAs } = await ask(response, kind);
  expect(received[0]).toMatchObject({ method: 'POST', path, body });
  expect(result).toEqual({ kind: 'ok', data: true });
  expect(texts).toEqual(['Alle 5.42.']);
  expect(startedAs).toBe(12);
});

test('F25 an answer without a body is a network failure; a refusal has its message', async () => {
  expect((await ask(() => new Response(null, { status: 204 }))).result).toEqual({ kind: 'network' });
  const refusal = { success: false, data: { message: 'Aspetta.', code: 'ERR_RATE' }, status: { code: 429 } };
  const { result, texts } = await ask(() => Response.json(refusal, { status: 429 }));
  expect(result).toMatchObject({ kind: 'badStatus', status: 429, message: 'Aspetta.' });
  expect(texts).toEqual([]);
});

test.each(['x', '0', '-1', ''])('the chat id %j is ignored', async (header) => {
  expect((await ask(() => new Response('Sì.', { headers: { 'x-chat-id': header } }))).startedAs).toBeUndefined();
});

test('related articles load in one call; a chat is loaded and deleted by its id', async () => {
  const articles = serving(said({ articles: [{ id: 3, title: 'Il tram' }] }));
  expect(await articlesOf(articles.client, [3, 9])).toMatchObject({ kind: 'ok', data: [{ id: 3 }] });
  expect(articles.received[0]).toMatchObject({ path: '/api/edicola/articoli', query: { ids: '3,9' } });
  const chat = serving(said({ chat_history: [{ role: 'user', content: 'Quando?', date: '2026-03-18' }] }));
  expect(await chatMessages(chat.client, 7)).toMatchObject({ kind: 'ok', data: [{ content: 'Quando?' }] });
  expect(chat.received[0]).toMatchObject({ path: '/api/rag/chat/7' });
  const gone = serving(said({ deleted: 1 }));
  await deleteChat(gone.client, 7, 'digital');
  expect(gone.received[0]).toMatchObject({ path: '/api/rag/chat/delete', body: { chat_id: 7, rag_type: 'digital' } });
});

test('evidence of another shape is ignored', () => {
  const citation = {
    n: 1,
    article_id: 3,
    quote: 'Parte.',
    title: 'Il tram',
    masthead: 'MG',
    date: '2026-03-18',
    page: 8,
  };
  const internal = { citations: [citation, { n: 2 }, null], receipt: { rag_type: 'digital' } };
  expect(citationsIn({ internal, external: {} })).toEqual([citation]);
  expect(receiptIn({ internal, external: {} })).toBeUndefined();
});
