import { createRoute, z } from '@hono/zod-openapi';
import { deleteAllChats, deleteChat, renameChat, storeFeedback } from '../../domain/chatbot/manage-chats.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin, typedText } from '../schemas.ts';
import { noChat, requireChatReader } from './reader.ts';
import { chat, chatData, chatId, ragType, refusals } from './schemas.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});
const { 404: missing, ...withoutMissing } = refusals;

const remove = createRoute({
  method: 'post',
  path: '/api/rag/chat/delete',
  summary: 'Deletes a chat',
  request: json(z.object({ chat_id: chatId, rag_type: ragType })),
  responses: answers(z.object({ deleted: z.literal(1) }), { ...withoutMissing, 404: missing }),
  ...origin('specification', 'newsstand'),
});

const removeAll = createRoute({
  method: 'post',
  path: '/api/rag/chats/delete-all',
  summary: "Deletes all of the reader's chats of a kind",
  request: json(z.object({ rag_type: ragType })),
  responses: answers(z.object({ deleted: z.number().int() }), withoutMissing),
  ...origin('project', 'newsstand'),
});

const rename = createRoute({
  method: 'post',
  path: '/api/rag/chat/rename',
  summary: 'Gives a chat another title',
  request: json(z.object({ chat_id: chatId, title: typedText.pipe(z.string().min(1).max(120)) })),
  responses: answers(z.object({ chat }), { ...withoutMissing, 404: missing }),
  ...origin('project', 'newsstand'),
});

const feedback = createRoute({
  method: 'post',
  path: '/api/rag/feedback',
  summary: 'Records whether an answer helped; a second vote replaces the first',
  request: json(
    z.object({
      chat_id: chatId,
      message_index: z.number().int().nonnegative().openapi({ description: 'Index in chat_history, from 0' }),
      vote: z.enum(['up', 'down']),
      reason: typedText.pipe(z.string().max(200)).optional(),
    }),
  ),
  responses: answers(z.object({ ok: z.literal(true) }), {
    ...withoutMissing,
    404: 'No such answer in a chat of this reader: ERR_CHAT_NOT_FOUND',
  }),
  ...origin('project', 'newsstand'),
});

/** POST /api/rag/chat/delete, /chats/delete-all, /chat/rename and /feedback. */
export const addRagManage = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(remove, async (c) => {
    const { accountId } = await requireChatReader(c, services);
    const { chat_id, rag_type } = c.req.valid('json');
    if (!(await deleteChat(db, accountId, chat_id, rag_type))) throw noChat();
    return c.json(success({ deleted: 1 as const }), 200);
  });
  app.openapi(removeAll, async (c) => {
    const { accountId } = await requireChatReader(c, services);
    const deleted = await deleteAllChats(db, accountId, c.req.valid('json').rag_type);
    return c.json(success({ deleted }), 200);
  });
  app.openapi(rename, async (c) => {
    const { accountId } = await requireChatReader(c, services);
    const { chat_id, title } = c.req.valid('json');
    const renamed = await renameChat(db, accountId, chat_id, title);
    if (!renamed) throw noChat();
    return c.json(success({ chat: chatData(renamed) }), 200);
  });
  app.openapi(feedback, async (c) => {
    const { accountId } = await requireChatReader(c, services);
    if (!(await storeFeedback(db, accountId, c.req.valid('json'), now()))) throw noChat();
    return c.json(success({ ok: true as const }), 200);
  });
};
