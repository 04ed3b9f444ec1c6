import { randomBytes } from 'node:crypto';
import type { ChatKind } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import type { Queryable } from '../../db/db.ts';
import type { ChatRow, MessageRow } from './chats.ts';

/** Deletes one of the reader's own chats; false when it does not exist. */
export const deleteChat = async (
  db: Queryable,
  accountId: string,
  chatId: number,
  ragType: ChatKind,
): Promise<boolean> =>
  (
    await db.query('delete from rag_chat where account_id = $1 and id = $2 and rag_type = $3 returning id', [
      accountId,
      chatId,
      ragType,
    ])
  ).length > 0;

/** Deletes all chats of a kind; returns their number. */
export const deleteAllChats = async (db: Queryable, accountId: string, ragType: ChatKind): Promise<number> =>
  (await db.query('delete from rag_chat where account_id = $1 and rag_type = $2 returning id', [accountId, ragType]))
    .length;

/** Renames one of the reader's own chats; its position in the history stays. */
export const renameChat = async (
  db: Queryable,
  accountId: string,
  chatId: number,
  title: string,
): Promise<ChatRow | undefined> => {
  const [row] = await db.query<ChatRow>(
    `update rag_chat set title = $3 where account_id = $1 and id = $2 returning id, title, rag_type, updated_at`,
    [accountId, chatId, title],
  );
  return row;
};

/** Stores a vote on an answer in the reader's own chat; false when the answer does not exist. */
export const storeFeedback = async (
  db: Queryable,
  accountId: string,
  feedback: { chat_id: number; message_index: number; vote: 'up' | 'down'; reason?: string | undefined },
  now: number,
): Promise<boolean> => {
  const rows = await db.query(
    `insert into rag_feedback (chat_id, message_index, vote, reason, at)
     select m.chat_id, m.ord, $4, $5, $6 from rag_message m join rag_chat c on c.id = m.chat_id
      where c.account_id = $1 and m.chat_id = $2 and m.ord = $3 and m.role = 'assistant'
     on conflict (chat_id, message_index) do update set vote = $4, reason = $5, at = $6
     returning chat_id`,
    [accountId, feedback.chat_id, feedback.message_index, feedback.vote, feedback.reason ?? null, new Date(now)],
  );
  return rows.length > 0;
};

/**
 * Shares one of the reader's own chats, as it is now, under a token. Sharing again keeps the token and includes newer
 * messages. Undefined when the chat does not exist.
 */
export const shareChat = async (
  db: Queryable,
  accountId: string,
  chatId: number,
  now: number,
): Promise<string | undefined> => {
  const [row] = await db.query<{ token: string }>(
    `insert into rag_share (chat_id, token, messages, shared_at)
     select id, $3, (select count(*) from rag_message where chat_id = rag_chat.id), $4 from rag_chat
      where account_id = $1 and id = $2
     on conflict (chat_id) do update set messages = excluded.messages, shared_at = excluded.shared_at
     returning token`,
    [accountId, chatId, randomBytes(18).toString('base64url'), new Date(now)],
  );
  return row?.token;
};

/** A shared chat of a brand, with the messages that were shared. */
export const sharedChat = async (
  db: Queryable,
  brandId: number,
  token: string,
): Promise<{ chat: ChatRow; sharedAt: Date; messages: MessageRow[] } | undefined> => {
  const [row] = await db.query<ChatRow & { shared_at: Date; messages: number }>(
    `select c.id, c.title, c.rag_type, c.updated_at, s.shared_at, s.messages
       from rag_share s join rag_chat c on c.id = s.chat_id join account a on a.id = c.account_id
      where s.token = $1 and a.brand_id = $2`,
    [token, brandId],
  );
  if (!row) return undefined;
  const messages = await db.query<MessageRow>(
    'select ord, role, content, rest, interrupted, at from rag_message where chat_id = $1 and ord < $2 order by ord',
    [row.id, row.messages],
  );
  return { chat: row, sharedAt: row.shared_at, messages };
};
