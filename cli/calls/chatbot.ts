import {
  askChatbot,
  chatAccess,
  chatMessages,
  chatsHistory,
  deleteAllChats,
  deleteChat,
  renameChat,
  shareChat,
  sharedChat,
  voteAnswer,
} from '../../src/api/chatbot/subscriber-chat.ts';
import type { Client } from '../../src/platform/net/client.ts';
import type { ChatKind } from '../../src/rules/chatbot/subscriber-chat.ts';
import { mapOk, type Result } from '../../src/rules/page/result.ts';
import { type ContractCall, callsOf } from './call.ts';

const call = callsOf('newsstand');
const ofChat = { guarded: true, needs: ['chat'] } as const;

/** Asks a question in a new chat. Resolves with its number; without a number or a text, the answer has another shape. */
const ask = async (client: Client, kind: ChatKind): Promise<Result<number>> => {
  let chat = 0;
  let text = '';
  const listener = {
    onStart: (id = 0) => {
      chat = id;
    },
    onText: (piece: string) => {
      text += piece;
    },
  };
  const question = { content: 'Che cosa succede in Comune?', chatId: 0, kind };
  const result = await askChatbot(client, question, listener, new AbortController().signal);
  if (result.kind === 'ok' && (chat === 0 || text === '')) return { kind: 'badShape', status: 200 };
  return mapOk(result, () => chat);
};

/** The calls of the subscriber chatbot. Trying it makes a chat, and deletes it. */
export const chatbotCalls: readonly ContractCall[] = [
  call('chatbotAccess', { make: (client) => chatAccess(client) }),
  call('chatbotHistory', {
    guarded: true,
    make: (client) => chatsHistory(client, 'digital'),
    learn: ([first]) => ({ chat: first?.id_chat }),
  }),
  call('chatbot', {
    kind: 'write',
    guarded: true,
    make: (client) => ask(client, 'digital'),
    learn: (chat) => ({ chat }),
  }),
  call('chatbotChat', { ...ofChat, make: (client, { chat }) => chatMessages(client, Number(chat)) }),
  call('chatbotRename', {
    ...ofChat,
    kind: 'write',
    make: (client, { chat }) => renameChat(client, Number(chat), 'Prova'),
  }),
  call('chatbotFeedback', {
    ...ofChat,
    kind: 'write',
    make: (client, { chat }) => voteAnswer(client, Number(chat), 1, 'up'),
  }),
  call('chatbotDelete', {
    ...ofChat,
    kind: 'write',
    make: (client, { chat }) => deleteChat(client, Number(chat), 'digital'),
  }),
  call('chatbotCategory', { kind: 'never', guarded: true, make: (client) => ask(client, 'online_economia') }),
  call('chatbotShare', { kind: 'never', make: (client) => shareChat(client, 1) }),
  call('chatbotShared', { kind: 'never', make: (client) => sharedChat(client, '1') }),
  call('chatbotDeleteAll', { kind: 'never', make: (client) => deleteAllChats(client, 'digital') }),
];
