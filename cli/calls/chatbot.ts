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
const ofOwnChat = { guarded: true, needs: ['ownChat'] } as const;

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
    learn: (chat) => ({ chat, ownChat: chat }),
  }),
  call('chatbotChat', {
    guarded: true,
    needs: ['chat'],
    make: (client, { chat }) => chatMessages(client, Number(chat)),
  }),
  call('chatbotRename', {
    ...ofOwnChat,
    kind: 'write',
    make: (client, { ownChat }) => renameChat(client, Number(ownChat), 'Prova'),
  }),
  call('chatbotFeedback', {
    ...ofOwnChat,
    kind: 'write',
    make: (client, { ownChat }) => voteAnswer(client, Number(ownChat), 1, 'up'),
  }),
  call('chatbotDelete', {
    ...ofOwnChat,
    kind: 'write',
    make: (client, { ownChat }) => deleteChat(client, Number(ownChat), 'digital'),
  }),
  call('chatbotCategory', { kind: 'never', guarded: true, make: (client) => ask(client, 'online_economia') }),
  call('chatbotShare', {
    needs: ['ownChat'],
    kind: 'never',
    make: (client, { ownChat }) => shareChat(client, Number(ownChat)),
  }),
  call('chatbotShared', { kind: 'never', make: (client) => sharedChat(client, '1') }),
  call('chatbotDeleteAll', { kind: 'never', make: (client) => deleteAllChats(client, 'digital') }),
];
