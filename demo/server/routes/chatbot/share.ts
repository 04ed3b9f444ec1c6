import { createRoute, z } from '@hono/zod-openapi';
import { brandOrigin } from '../../base/hosts.ts';
import { shareChat, sharedChat } from '../../domain/chatbot/manage-chats.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin } from '../schemas.ts';
import { noChat, requireChatReader } from './reader.ts';
import { chatId, message, messageData, ragType, refusals } from './schemas.ts';

const share = createRoute({
  method: 'post',
  path: '/api/rag/chat/share',
  summary: 'Shares the chat with colleagues, as it is now',
  request: { body: { required: true, content: { 'application/json': { schema: z.object({ chat_id: chatId }) } } } },
  responses: answers(z.object({ share_url: z.url() }), refusals),
  ...origin('project', 'newsstand'),
});

const shared = createRoute({
  method: 'get',
  path: '/api/rag/shared/{token}',
  summary: 'A chat that a colleague shared',
  request: { params: z.object({ token: z.string().regex(/^[\w-]{24}$/) }) },
  responses: answers(
    z.object({
      title: z.string(),
      rag_type: ragType,
      shared_at: z.iso.datetime(),
      chat_history: z.array(message),
    }),
    { 401: refusals[401], 403: refusals[403], 404: 'Not shared, or deleted since', 422: refusals[422] },
  ),
  ...origin('project', 'newsstand'),
});

/** POST /api/rag/chat/share and GET /api/rag/shared/{token}. */
export const addRagShare = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(share, async (c) => {
    const { accountId } = await requireChatReader(c, services);
    const token = await shareChat(db, accountId, c.req.valid('json').chat_id, now());
    if (token === undefined) throw noChat();
    const newsstand = brandOrigin(c.get('place').brand, 'newsstand', c.get('url'));
    return c.json(success({ share_url: `${newsstand}/chatbot?condivisa=${token}` }), 200);
  });
  app.openapi(shared, async (c) => {
    const { brandId } = await requireChatReader(c, services);
    const found = await sharedChat(db, brandId, c.req.valid('param').token);
    if (!found) throw noChat();
    return c.json(
      success({
        title: found.chat.title,
        rag_type: found.chat.rag_type,
        shared_at: found.sharedAt.toISOString(),
        chat_history: found.messages.map(messageData),
      }),
      200,
    );
  });
};
