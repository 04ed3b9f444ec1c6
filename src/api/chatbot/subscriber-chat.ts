import { array, boolean, enums, type Infer, integer, literal, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { textOf } from '../../platform/net/text-stream.ts';
import { type ChatKind, chatKindNames, chatKinds } from '../../rules/chatbot/subscriber-chat.ts';
import type { Result } from '../../rules/page/result.ts';
import { type ArticleLine, articleLines } from '../newsstand/shapes.ts';
import { ask } from '../page/ask.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const access = type({ allowed: boolean(), kinds: array(enums(chatKindNames)) });
export type ChatAccess = Infer<typeof access>;

/** GET /api/rag/access: asked before the page opens (specification, point 2.1). */
export const chatAccess = (client: Client, signal?: AbortSignal): Promise<Result<ChatAccess>> =>
  read(client, pathOf('chatbotAccess'), access, { signal });

const pastChat = type({ id_chat: integer(), content: string(), date: string() });
/** Specification, point 3, "Past chat entry"; `content` is its title. */
export type PastChat = Infer<typeof pastChat>;

/** GET /api/rag/chats-history */
export const chatsHistory = async (
  client: Client,
  rag_type: ChatKind,
  signal?: AbortSignal,
): Promise<Result<readonly PastChat[]>> => {
  const result = await read(client, pathOf('chatbotHistory'), type({ chats: array(pastChat) }), {
    signal,
    query: { rag_type },
  });
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.chats } : result;
};

const message = type({
  role: enums(['user', 'assistant']),
  content: string(),
  date: string(),
  interrupted: optional(boolean()),
});
/** Specification, point 3, "Chatbot message", as the server keeps it. */
export type KeptMessage = Infer<typeof message>;

/** GET /api/rag/chat/{id} */
export const chatMessages = async (
  client: Client,
  id: number,
  signal?: AbortSignal,
): Promise<Result<readonly KeptMessage[]>> => {
  const result = await read(client, `${pathOf('chatbotChat')}/${id}`, type({ chat_history: array(message) }), {
    signal,
  });
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.chat_history } : result;
};

const shared = type({
  title: string(),
  rag_type: enums(chatKindNames),
  shared_at: string(),
  chat_history: array(message),
});
export type SharedChat = Infer<typeof shared>;

/** GET /api/rag/shared/{token}: a chat that a colleague shared. */
export const sharedChat = (client: Client, token: string, signal?: AbortSignal): Promise<Result<SharedChat>> =>
  read(client, `${pathOf('chatbotShared')}/${encodeURIComponent(token)}`, shared, { signal });

/** POST /api/rag/chat/delete */
export const deleteChat = (client: Client, chat_id: number, rag_type: ChatKind): Promise<Result<{ deleted: number }>> =>
  submit(client, pathOf('chatbotDelete'), { chat_id, rag_type }, type({ deleted: integer() }));

/** POST /api/rag/chats/delete-all */
export const deleteAllChats = (client: Client, rag_type: ChatKind): Promise<Result<{ deleted: number }>> =>
  submit(client, pathOf('chatbotDeleteAll'), { rag_type }, type({ deleted: integer() }));

/** POST /api/rag/chat/rename */
export const renameChat = (client: Client, chat_id: number, title: string): Promise<Result<{ chat: PastChat }>> =>
  submit(client, pathOf('chatbotRename'), { chat_id, title }, type({ chat: pastChat }));

/** POST /api/rag/chat/share: the address at which colleagues read the chat as it is now. */
export const shareChat = (client: Client, chat_id: number): Promise<Result<{ share_url: string }>> =>
  submit(client, pathOf('chatbotShare'), { chat_id }, type({ share_url: string() }));

/** POST /api/rag/feedback; `message_index` counts the messages of the chat from 0. */
export const voteAnswer = (
  client: Client,
  chat_id: number,
  message_index: number,
  vote: 'up' | 'down',
): Promise<Result<{ ok: true }>> =>
  submit(client, pathOf('chatbotFeedback'), { chat_id, message_index, vote }, type({ ok: literal(true) }));

/** GET /api/edicola/articoli: the articles of an answer in one call; those that are gone are left out. */
export const articlesOf = async (
  client: Client,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<Result<readonly ArticleLine[]>> => {
  const result = await read(client, pathOf('articles'), type({ articles: articleLines }), {
    signal,
    query: { ids: ids.join(',') },
  });
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.articles } : result;
};

export interface ChatQuestion {
  readonly content: string;
  /** 0 begins a chat. */
  readonly chatId: number;
  readonly kind: ChatKind;
}

/** Who hears an answer while it comes. */
export interface AnswerHearer {
  /** The answer begins; the chat that it belongs to, where the server says so. */
  begun(chatId: number | undefined): void;
  heard(text: string): void;
}

const idIn = (header: string | null): number | undefined => {
  const id = Number(header);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** POST /utente-rag or /utente-rag-online-categoria: the answer is heard as it is written. `ok` once it is over. */
export const askChatbot = (
  client: Client,
  { content, chatId, kind }: ChatQuestion,
  hearer: AnswerHearer,
  signal: AbortSignal,
): Promise<Result<true>> => {
  const { category } = chatKinds[kind];
  return ask(
    client,
    {
      method: 'POST',
      path: pathOf(category ? 'chatbotCategory' : 'chatbot'),
      body: { content, chat_id: chatId, rag_type: kind, ...(category && { category }) },
      signal,
      async stream(response) {
        hearer.begun(idIn(response.headers.get('x-chat-id')));
        for await (const text of textOf(response)) hearer.heard(text);
      },
    },
    () => true as const,
  );
};
