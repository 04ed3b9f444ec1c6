import { createRoute, z } from '@hono/zod-openapi';
import { chatOf, chatsOf, messagesOf } from '../../domain/chatbot/chats.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin } from '../schemas.ts';
import { noChat, requireChatReader } from './reader.ts';
import { chat, chatData, chatIdText, message, messageData, ragType, refusals } from './schemas.ts';

const { 401: anonymous, 403: forbidden, 404: missing, 422: unfit } = refusals;

const list = createRoute({
  method: 'get',
  path: '/api/rag/chats-history',
  summary: "The reader's chats of a kind, most recent first",
  request: { query: z.object({ rag_type: ragType }) },
  responses: answers(z.object({ chats: z.array(chat) }), { 401: anonymous, 403: forbidden, 422: unfit }),
  ...origin('specification', 'newsstand'),
});

const one = createRoute({
  method: 'get',
  path: '/api/rag/chat/{id}',
  summary: 'The messages of a chat, oldest first',
  request: { params: z.object({ id: chatIdText }) },
  responses: answers(z.object({ chat_history: z.array(message) }), {
    401: anonymous,
    403: forbidden,
    404: missing,
    422: unfit,
  }),
  ...origin('specification', 'newsstand'),
});

/** GET /api/rag/chats-history and GET /api/rag/chat/{id}. */
export const addRagHistory = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(list, async (c) => {
    const { accountId } = await requireChatReader(c, services);
    const chats = await chatsOf(db, accountId, c.req.valid('query').rag_type);
    return c.json(success({ chats: chats.map(chatData) }), 200);
  });
  app.openapi(one, async (c) => {
    const { accountId } = await requireChatReader(c, services);
    const found = await chatOf(db, accountId, c.req.valid('param').id);
    if (!found) throw noChat();
    return c.json(success({ chat_history: (await messagesOf(db, found.id)).map(messageData) }), 200);
  });
};
