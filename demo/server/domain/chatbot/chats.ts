import type { ChatKind } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import type { Db, Queryable } from '../../db/db.ts';

/** A chat in the history. */
export interface ChatRow {
  readonly id: number;
  readonly title: string;
  readonly rag_type: ChatKind;
  readonly updated_at: Date;
}

export interface MessageRow {
  readonly ord: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly rest: string | null;
  readonly interrupted: boolean;
  readonly at: Date;
}

const TITLE_LENGTH = 80;

/** Title of a chat: its question as one line, cut at a word. */
export const titleOf = (question: string): string => {
  const line = question.replace(/\s+/g, ' ');
  return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH).replace(/\s+\S*$/, '')}…`;
};

/** A reader's chats of a kind, last updated first. */
export const chatsOf = (db: Queryable, accountId: string, ragType: ChatKind): Promise<ChatRow[]> =>
  db.query<ChatRow>(
    `select id, title, rag_type, updated_at from rag_chat where account_id = $1 and rag_type = $2
      order by updated_at desc, id desc`,
    [accountId, ragType],
  );

/** One of the reader's own chats; undefined for another reader's. */
export const chatOf = async (db: Queryable, accountId: string, chatId: number): Promise<ChatRow | undefined> => {
  const [row] = await db.query<ChatRow>(
    'select id, title, rag_type, updated_at from rag_chat where account_id = $1 and id = $2',
    [accountId, chatId],
  );
  return row;
};

/** The messages of a chat, oldest first. */
export const messagesOf = (db: Queryable, chatId: number): Promise<MessageRow[]> =>
  db.query<MessageRow>(
    'select ord, role, content, rest, interrupted, at from rag_message where chat_id = $1 order by ord',
    [chatId],
  );

/** An answer in progress. */
export interface OpenAnswer {
  readonly chatId: number;
  readonly ord: number;
  /** Text already written, for an answer that is continued. */
  readonly before: string;
}

/**
 * Stores a question and an empty answer, marked as interrupted until it is complete, so that the question is never lost.
 * `chatId` 0 starts a chat.
 */
export const openTurn = (
  db: Db,
  turn: { accountId: string; chatId: number; ragType: ChatKind; question: string; now: number },
): Promise<OpenAnswer> =>
  db.tx(async (tx) => {
    const at = new Date(turn.now);
    const [chat] =
      turn.chatId === 0
        ? await tx.query<{ id: number }>(
            `insert into rag_chat (account_id, rag_type, title, created_at, updated_at) values ($1, $2, $3, $4, $4)
             returning id`,
            [turn.accountId, turn.ragType, titleOf(turn.question), at],
          )
        : await tx.query<{ id: number }>('update rag_chat set updated_at = $2 where id = $1 returning id', [
            turn.chatId,
            at,
          ]);
    if (!chat) throw new Error('The chat does not exist');
    const [last] = await tx.query<{ ord: number }>(
      'select coalesce(max(ord), -1) as ord from rag_message where chat_id = $1',
      [chat.id],
    );
    const ord = (last?.ord ?? -1) + 1;
    await tx.query(
      `insert into rag_message (chat_id, ord, role, content, interrupted, at)
       values ($1, $2, 'user', $3, false, $4), ($1, $2 + 1, 'assistant', '', true, $4)`,
      [chat.id, ord, turn.question, at],
    );
    return { chatId: chat.id, ord: ord + 1, before: '' };
  });

/** Stores the sent part of an answer; `rest` is the part not sent, null when unknown or empty. */
export const storeAnswer = async (
  db: Queryable,
  { chatId, ord, before }: OpenAnswer,
  sent: string,
  outcome: { interrupted: boolean; rest: string | null; now: number },
): Promise<void> => {
  await db.query(
    'update rag_message set content = $3, rest = $4, interrupted = $5, at = $6 where chat_id = $1 and ord = $2',
    [chatId, ord, before + sent, outcome.rest, outcome.interrupted, new Date(outcome.now)],
  );
};
