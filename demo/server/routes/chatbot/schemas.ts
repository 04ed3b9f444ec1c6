import { z } from '@hono/zod-openapi';
import { chatKindNames } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import type { ChatRow, MessageRow } from '../../domain/chatbot/chats.ts';

export const ragType = z.enum(chatKindNames);

export const chatId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** The same in a path. */
export const chatIdText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

export const refusals = {
  400: 'Not JSON',
  401: 'Not signed in',
  403: 'Not for this reader: ERR_NO_ACCESS; origin or XSRF refused',
  404: 'No such chat of this reader: ERR_CHAT_NOT_FOUND',
  413: 'Over 64 KiB',
  415: 'Not application/json',
  422: 'A field is invalid',
};

export const chat = z.object({
  id_chat: z.number().int(),
  content: z.string().openapi({ description: 'The title' }),
  date: z.iso.datetime(),
});

export const chatData = ({ id, title, updated_at }: ChatRow): z.infer<typeof chat> => ({
  id_chat: id,
  content: title,
  date: updated_at.toISOString(),
});

export const message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().openapi({ description: 'As it was streamed, the embedded object included' }),
  date: z.iso.datetime(),
  interrupted: z
    .boolean()
    .openapi({ description: 'The answer was cut off; the question "Continua" asks for the rest' }),
});

export const messageData = ({ role, content, at, interrupted }: MessageRow): z.infer<typeof message> => ({
  role,
  content,
  date: at.toISOString(),
  interrupted,
});
