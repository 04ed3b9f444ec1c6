import { array, boolean, enums, type Infer, integer, literal, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { readText } from '../../platform/net/text-stream.ts';
import { type ChatKind, chatKindNames, chatKinds } from '../../rules/chatbot/subscriber-chat.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { type ArticleLine, articleLines } from '../newsstand/shapes.ts';
import { ask } from '../page/ask.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const access = type({ allowed: boolean(), kinds: array(enums(chatKindNames)) });
export type ChatAccess = Infer<typeof access>;

/** GET /api/rag/access */
export const chatAccess = (client: Client, signal?: AbortSignal): Promise<Result<ChatAccess>> =>
  read(client, pathOf('chatbotAccess'), access, { signal });

const pastChat = type({ id_chat: integer(), content: string(), date: string() });
/** An earlier chat; `content` is its title. */
export type PastChat = Infer<typeof pastChat>;

const history = type({ chats: array(pastChat) });

/** GET /api/rag/chats-history */
export const chatsHistory = async (
  client: Client,
  rag_type: ChatKind,
  signal?: AbortSignal,
): Promise<Result<readonly PastChat[]>> =>
  mapOk(await read(client, pathOf('chatbotHistory'), history, { signal, query: { rag_type } }), (data) => data.chats);

const message = type({
  role: enums(['user', 'assistant']),
  content: string(),
  date: string(),
  interrupted: optional(boolean()),
});
/** A message as the server stores it. */
export type StoredMessage = Infer<typeof message>;

const chat = type({ chat_history: array(message) });

/** GET /api/rag/chat/{id} */
export const chatMessages = async (
  client: Client,
  id: number,
  signal?: AbortSignal,
): Promise<Result<readonly StoredMessage[]>> =>
  mapOk(await read(client, `${pathOf('chatbotChat')}/${id}`, chat, { signal }), (data) => data.chat_history);

const shared = type({
  title: string(),
  rag_type: enums(chatKindNames),
  shared_at: string(),
  chat_history: array(message),
});
export type SharedChat = Infer<typeof shared>;

/** GET /api/rag/shared/{token} */
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

/** POST /api/rag/chat/share. Resolves with the address of a snapshot of the chat. */
export const shareChat = (client: Client, chat_id: number): Promise<Result<{ share_url: string }>> =>
  submit(client, pathOf('chatbotShare'), { chat_id }, type({ share_url: string() }));

/** POST /api/rag/feedback. `message_index` starts at 0. */
export const voteAnswer = (
  client: Client,
  chat_id: number,
  message_index: number,
  vote: 'up' | 'down',
): Promise<Result<{ ok: true }>> =>
  submit(client, pathOf('chatbotFeedback'), { chat_id, message_index, vote }, type({ ok: literal(true) }));

const articles = type({ articles: articleLines });

/** GET /api/edicola/articoli: the articles of an answer in one call, without deleted ones. */
export const articlesOf = async (
  client: Client,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<Result<readonly ArticleLine[]>> =>
  mapOk(
    await read(client, pathOf('articles'), articles, { signal, query: { ids: ids.join(',') } }),
    (data) => data.articles,
  );

export interface ChatQuestion {
  readonly content: string;
  /** 0 starts a new chat. */
  readonly chatId: number;
  readonly kind: ChatKind;
}

/** Receives an answer while it streams. */
export interface AnswerListener {
  /** `chatId` is undefined when the server does not send it. */
  onStart(chatId: number | undefined): void;
  onText(text: string): void;
}

const idIn = (header: string | null): number | undefined => {
  const id = Number(header);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** POST /utente-rag or /utente-rag-online-categoria: streams the answer. Resolves with `ok` at its end. */
export const askChatbot = (
  client: Client,
  { content, chatId, kind }: ChatQuestion,
  listener: AnswerListener,
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
        listener.onStart(idIn(response.headers.get('x-chat-id')));
        await readText(response, (text) => listener.onText(text));
      },
    },
    () => true as const,
  );
};
