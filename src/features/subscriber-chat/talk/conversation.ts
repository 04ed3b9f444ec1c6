import { effect, signal } from '@preact/signals-core';
import {
  articlesOf,
  askChatbot,
  chatMessages,
  chatsHistory,
  type KeptMessage,
  type PastChat,
} from '../../../api/chatbot/subscriber-chat.ts';
import { core } from '../../../core/page/core.ts';
import { keepTyped } from '../../../core/page/typed.ts';
import { answerFailures, inOrder } from '../../../rules/chatbot/chat-history.ts';
import { type ChatKind, chatKindNames, continueQuestion, newChat } from '../../../rules/chatbot/subscriber-chat.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { Answer } from '../answer/answer.ts';

export interface Message {
  readonly key: number;
  /** Its place in the chat, from 0. */
  readonly index: number;
  readonly date: string;
  /** A question, or an answer. */
  readonly said: string | Answer;
}

export type Opening = 'none' | 'loading' | 'failed';

let keys = 0;
const message = (index: number, said: string | Answer, date = new Date().toISOString()): Message => {
  keys += 1;
  return { key: keys, index, date, said };
};

/** The messages of a kept chat as they are shown, oldest first; each answer knows its question. */
export const shownMessages = (kept: readonly KeptMessage[]): readonly Message[] => {
  let question = '';
  return inOrder(kept).map(({ role, content, date, interrupted }, index) => {
    if (role === 'user') question = content;
    return message(index, role === 'user' ? content : Answer.kept(question, content, interrupted === true), date);
  });
};

const { newsstand } = core.clients;

const create = () => {
  const kind = signal<ChatKind>('digital');
  /** Undefined until they are there. */
  const chats = signal<readonly PastChat[] | undefined>(undefined);
  const current = signal(0);
  const messages = signal<readonly Message[]>([]);
  const opening = signal<Opening>('none');
  const draft = signal('');
  /** Ends the stream or the loading that is under way. */
  let under = new AbortController();
  let listing = new AbortController();
  let writing: Answer | undefined;

  const begunChats = (): readonly PastChat[] | undefined =>
    chats.peek()?.filter(({ id_chat }) => id_chat !== newChat.id_chat);

  const refresh = async (): Promise<void> => {
    listing.abort();
    listing = new AbortController();
    const { signal: leaving } = listing;
    const result = await chatsHistory(newsstand, kind.peek(), leaving);
    if (leaving.aborted) return;
    // Specification, point 8: a failed history load is only logged; what was there stays.
    if (result.kind === 'ok') chats.value = result.data;
    else chats.value = begunChats() ?? [];
  };

  const leave = (): AbortSignal => {
    under.abort();
    under = new AbortController();
    if (writing && !writing.isOver) writing.stop();
    writing = undefined;
    return under.signal;
  };

  const clear = (): void => {
    leave();
    current.value = 0;
    messages.value = [];
    opening.value = 'none';
  };

  const bringRelated = async (answer: Answer, leaving: AbortSignal): Promise<void> => {
    const ids = answer.evidence.peek()?.articleIds ?? [];
    if (ids.length === 0) return;
    const result = await articlesOf(newsstand, ids, leaving);
    // Specification, point 8: articles that cannot be had yield nothing.
    if (result.kind === 'ok') answer.related.value = result.data;
  };

  /** Loads a chat's messages; false where they cannot be had or somebody wanted another by then. */
  const load = async (id: number, leaving: AbortSignal): Promise<readonly Message[] | undefined> => {
    const result = await chatMessages(newsstand, id, leaving);
    if (leaving.aborted) return undefined;
    opening.value = result.kind === 'ok' ? 'none' : 'failed';
    return result.kind === 'ok' ? shownMessages(result.data) : undefined;
  };

  const open = async (id: number): Promise<void> => {
    const leaving = leave();
    chats.value = begunChats();
    current.value = id;
    messages.value = [];
    opening.value = 'loading';
    const loaded = await load(id, leaving);
    if (!loaded) return;
    messages.value = loaded;
    const last = loaded.at(-1)?.said;
    if (last instanceof Answer) await bringRelated(last, leaving);
  };

  /** Sends a question whose answer is written into `answer`. */
  const write = async (answer: Answer, content: string, leaving: AbortSignal): Promise<void> => {
    writing = answer;
    const question = { content, chatId: current.peek(), kind: kind.peek() };
    const hearer = {
      begun(chatId: number | undefined) {
        if (leaving.aborted || chatId === undefined) return;
        // The placeholder in the history is this chat from now on.
        if (question.chatId === newChat.id_chat)
          chats.value = chats
            .peek()
            ?.map((chat) => (chat.id_chat === newChat.id_chat ? { ...chat, id_chat: chatId } : chat));
        current.value = chatId;
      },
      heard(text: string) {
        if (!leaving.aborted) answer.push(text);
      },
    };
    const result = await askChatbot(newsstand, question, hearer, leaving);
    // Specification, point 8: an aborted request is ignored.
    if (leaving.aborted || result.kind === 'aborted') return;
    const isRefused = result.kind === 'badStatus' && result.status < 500;
    const failure = isRefused ? failureText(result, answerFailures.live) : answerFailures.live;
    answer.end(result.kind === 'ok' ? undefined : failure);
    await Promise.all([bringRelated(answer, leaving), refresh()]);
  };

  const ask = async (content: string): Promise<void> => {
    const leaving = leave();
    const { length } = messages.peek();
    const answer = new Answer(content);
    messages.value = [...messages.peek(), message(length, content), message(length + 1, answer)];
    // Specification, point 3: the placeholder of a chat that begins.
    if (current.peek() === newChat.id_chat)
      chats.value = [{ ...newChat, date: new Date().toISOString() }, ...(chats.peek() ?? [])];
    await write(answer, content, leaving);
  };

  const replaceLast = (answer: Answer): void => {
    const last = messages.peek().at(-1);
    if (last) messages.value = [...messages.peek().slice(0, -1), message(last.index, answer, last.date)];
  };

  return {
    kind,
    chats,
    current,
    messages,
    opening,
    draft,
    refresh,
    clear,
    open,
    ask,
    /** Specification, point 4: changing the kind reloads the history and clears messages and input. */
    choose(next: ChatKind): void {
      clear();
      draft.value = '';
      kind.value = next;
      chats.value = undefined;
      void refresh();
    },
    /** Stops the answer that is being written; what came by then stays. */
    stop(): void {
      leave();
      void refresh();
    },
    /** Goes on with an answer that broke off, from where the server has it. One that never began is asked for anew. */
    async goOn(broken: Answer): Promise<void> {
      const leaving = leave();
      const id = current.peek();
      if (id === newChat.id_chat) {
        const answer = new Answer(broken.question);
        replaceLast(answer);
        return write(answer, broken.question, leaving);
      }
      const result = await chatMessages(newsstand, id, leaving);
      if (leaving.aborted) return;
      const kept = result.kind === 'ok' ? inOrder(result.data).at(-1) : undefined;
      const isOver = kept?.role === 'assistant' && kept.interrupted !== true;
      const answer = isOver ? Answer.kept(broken.question, kept.content, false) : new Answer(broken.question);
      replaceLast(answer);
      if (isOver) return bringRelated(answer, leaving);
      if (kept?.role === 'assistant') answer.push(kept.content);
      return write(answer, continueQuestion, leaving);
    },
    /** The screen is left: what is under way ends. */
    leave,
  };
};

export type Conversation = ReturnType<typeof create>;

/** What the reader had open when the page was left: `digital 12`. */
const restore = (conversation: Conversation): void => {
  const { kind, current, draft } = conversation;
  draft.value = keepTyped('chatbot', () => draft.peek());
  const place = keepTyped('chatbot-chat', () => (current.peek() > 0 ? `${kind.peek()} ${current.peek()}` : ''));
  const [name, id] = place.split(' ');
  const known = chatKindNames.find((one) => one === name);
  if (!known || !/^\d+$/.test(id ?? '')) return;
  kind.value = known;
  current.value = Number(id);
};

let conversation: Conversation | undefined;

/** One conversation a page: who goes to read an article finds it again. Another reader begins with nothing. */
export const conversationOf = (): Conversation => {
  if (conversation) return conversation;
  const created = create();
  conversation = created;
  restore(created);
  let reader: string | undefined;
  effect(() => {
    const login = core.store.login.value;
    const now = login.state === 'loggedIn' ? login.user.email : undefined;
    if (reader !== undefined && now !== reader && login.state !== 'unknown') {
      created.clear();
      created.draft.value = '';
      created.chats.value = undefined;
    }
    reader = now ?? reader;
  });
  return created;
};
