import { effect, signal } from '@preact/signals-core';
import {
  articlesOf,
  askChatbot,
  chatMessages,
  chatsHistory,
  type PastChat,
  type StoredMessage,
} from '../../../api/chatbot/subscriber-chat.ts';
import { core } from '../../../core/page/core.ts';
import { keepTyped } from '../../../core/page/typed.ts';
import { historyTexts, inOrder } from '../../../rules/chatbot/chat-history.ts';
import { type ChatKind, chatKindNames, continueQuestion, newChat } from '../../../rules/chatbot/subscriber-chat.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { Answer } from '../answer/answer.ts';

export interface Message {
  readonly key: number;
  /** Position in the chat, from 0. */
  readonly index: number;
  readonly date: string;
  /** The text of a question, or an answer. */
  readonly said: string | Answer;
}

export type Opening = 'none' | 'loading' | 'failed';

/** React keys of messages; unique in the page, since a retried answer keeps its place but is a new message. */
let keys = 0;
const message = (index: number, said: string | Answer, date = new Date().toISOString()): Message => {
  keys += 1;
  return { key: keys, index, date, said };
};

/** The messages of a stored chat, oldest first. Each answer carries its question. */
export const shownMessages = (kept: readonly StoredMessage[]): readonly Message[] => {
  let question = '';
  return inOrder(kept).map(({ role, content, date, interrupted }, index) => {
    if (role === 'user') question = content;
    return message(index, role === 'user' ? content : Answer.kept(question, content, interrupted === true), date);
  });
};

const { newsstand } = core.clients;

/** The chatbot's conversation: kind, history, messages, and the stream that is pending. */
export class Conversation {
  readonly kind = signal<ChatKind>('digital');
  /** Undefined until loaded. */
  readonly chats = signal<readonly PastChat[] | undefined>(undefined);
  /** Id of the open chat; that of the placeholder for a new one. */
  readonly current = signal(0);
  readonly messages = signal<readonly Message[]>([]);
  readonly opening = signal<Opening>('none');
  readonly draft = signal('');
  /** Aborts the stream or the chat that is loading. */
  #pending = new AbortController();
  #refreshing = new AbortController();
  #streaming: Answer | undefined;

  /** Loads the history. On a failure, which is only logged, the loaded one stays. */
  readonly refresh = async (): Promise<void> => {
    this.#refreshing.abort();
    this.#refreshing = new AbortController();
    const { signal: aborted } = this.#refreshing;
    const result = await chatsHistory(newsstand, this.kind.peek(), aborted);
    if (aborted.aborted) return;
    this.chats.value = result.kind === 'ok' ? result.data : (this.#storedChats() ?? []);
  };

  /** Aborts what is pending. The text that arrived stays. */
  readonly leave = (): AbortSignal => {
    this.#pending.abort();
    this.#pending = new AbortController();
    if (this.#streaming && !this.#streaming.isOver) this.#streaming.stop();
    this.#streaming = undefined;
    return this.#pending.signal;
  };

  readonly clear = (): void => {
    this.leave();
    this.current.value = 0;
    this.messages.value = [];
    this.opening.value = 'none';
  };

  /** Changes the kind: reloads the history, clears messages and input. */
  readonly choose = (next: ChatKind): void => {
    this.clear();
    this.draft.value = '';
    this.kind.value = next;
    this.chats.value = undefined;
    void this.refresh();
  };

  /** Stops the streaming answer. The text that arrived stays. */
  readonly stop = (): void => {
    this.leave();
    void this.refresh();
  };

  /** Opens a chat of the history. */
  async open(id: number): Promise<void> {
    const aborted = this.leave();
    this.chats.value = this.#storedChats();
    this.current.value = id;
    this.messages.value = [];
    this.opening.value = 'loading';
    const loaded = await this.#load(id, aborted);
    if (!loaded) return;
    this.messages.value = loaded;
    const last = loaded.at(-1)?.said;
    if (last instanceof Answer) await this.#loadRelated(last, aborted);
  }

  /** Sends a question. A new chat shows its placeholder in the history at once. */
  async ask(content: string): Promise<void> {
    const aborted = this.leave();
    const before = this.messages.peek();
    const answer = new Answer(content);
    this.messages.value = [...before, message(before.length, content), message(before.length + 1, answer)];
    if (this.#isNew())
      this.chats.value = [{ ...newChat, date: new Date().toISOString() }, ...(this.chats.peek() ?? [])];
    await this.#stream(answer, content, aborted);
  }

  /** Resumes an interrupted answer from what the server has stored. Asks again when nothing is stored. */
  async goOn(interrupted: Answer): Promise<void> {
    const aborted = this.leave();
    const { question } = interrupted;
    if (this.#isNew()) return this.#stream(this.#replaceLast(new Answer(question)), question, aborted);
    const stored = await this.#storedAnswer(aborted);
    if (aborted.aborted) return;
    if (stored && stored.interrupted !== true)
      return this.#loadRelated(this.#replaceLast(Answer.kept(question, stored.content, false)), aborted);
    const answer = this.#replaceLast(new Answer(question));
    if (stored) answer.push(stored.content);
    return this.#stream(answer, continueQuestion, aborted);
  }

  /** The last answer of the chat as the server has it; undefined when it has none or does not say. */
  async #storedAnswer(aborted: AbortSignal): Promise<StoredMessage | undefined> {
    const result = await chatMessages(newsstand, this.current.peek(), aborted);
    const last = result.kind === 'ok' ? inOrder(result.data).at(-1) : undefined;
    return last?.role === 'assistant' ? last : undefined;
  }

  /**
   * Replaces a continued answer by what the server has, where they differ: it may have heard of the stop only after it was
   * asked for the text before it, and then sent less than the page lacks.
   */
  async #correct(answer: Answer, aborted: AbortSignal): Promise<Answer> {
    const stored = await this.#storedAnswer(aborted);
    if (aborted.aborted || !stored || stored.interrupted === true) return answer;
    const whole = Answer.kept(answer.question, stored.content, false);
    return whole.text === answer.text ? answer : this.#replaceLast(whole);
  }

  #isNew(): boolean {
    return this.current.peek() === newChat.id_chat;
  }

  #storedChats(): readonly PastChat[] | undefined {
    return this.chats.peek()?.filter(({ id_chat }) => id_chat !== newChat.id_chat);
  }

  #replaceLast(answer: Answer): Answer {
    const last = this.messages.peek().at(-1);
    if (last) this.messages.value = [...this.messages.peek().slice(0, -1), message(last.index, answer, last.date)];
    return answer;
  }

  /** The messages of a chat; undefined when they cannot be loaded or another chat was opened meanwhile. */
  async #load(id: number, aborted: AbortSignal): Promise<readonly Message[] | undefined> {
    const result = await chatMessages(newsstand, id, aborted);
    if (aborted.aborted) return undefined;
    this.opening.value = result.kind === 'ok' ? 'none' : 'failed';
    return result.kind === 'ok' ? shownMessages(result.data) : undefined;
  }

  /** Loads the related articles. An article that cannot be loaded is left out. */
  async #loadRelated(answer: Answer, aborted: AbortSignal): Promise<void> {
    const ids = answer.evidence.peek()?.articleIds ?? [];
    if (ids.length === 0) return;
    const result = await articlesOf(newsstand, ids, aborted);
    if (result.kind === 'ok') answer.related.value = result.data;
  }

  /** The placeholder of a new chat gets the id that the server gave it. */
  #adoptId(chatId: number): void {
    if (this.#isNew())
      this.chats.value = this.chats
        .peek()
        ?.map((chat) => (chat.id_chat === newChat.id_chat ? { ...chat, id_chat: chatId } : chat));
    this.current.value = chatId;
  }

  /** Sends a question and writes its reply into `answer`. An aborted request changes nothing. */
  async #stream(answer: Answer, content: string, aborted: AbortSignal): Promise<void> {
    this.#streaming = answer;
    const question = { content, chatId: this.current.peek(), kind: this.kind.peek() };
    const listener = {
      onStart: (chatId: number | undefined) => {
        if (!aborted.aborted && chatId !== undefined) this.#adoptId(chatId);
      },
      onText: (text: string) => {
        if (!aborted.aborted) answer.push(text);
      },
    };
    const result = await askChatbot(newsstand, question, listener, aborted);
    if (aborted.aborted || result.kind === 'aborted') return;
    const isRefused = result.kind === 'badStatus' && result.status < 500;
    const failure = isRefused ? failureText(result, historyTexts.failed) : historyTexts.failed;
    answer.end(result.kind === 'ok' ? undefined : failure);
    const isContinued = result.kind === 'ok' && content === continueQuestion;
    const shown = isContinued ? await this.#correct(answer, aborted) : answer;
    await Promise.all([this.#loadRelated(shown, aborted), this.refresh()]);
  }
}

/** Restores the chat that was open when the reader left the page: `digital 12`. */
const restore = ({ kind, current, draft }: Conversation): void => {
  draft.value = keepTyped('chatbot', () => draft.peek());
  const place = keepTyped('chatbot-chat', () => (current.peek() > 0 ? `${kind.peek()} ${current.peek()}` : ''));
  const [name, id] = place.split(' ');
  const known = chatKindNames.find((one) => one === name);
  if (!known || !/^\d+$/.test(id ?? '')) return;
  kind.value = known;
  current.value = Number(id);
};

/** Clears the conversation when another reader signs in, or when the reader signs out. */
const clearWithSession = (conversation: Conversation): void => {
  let reader: string | undefined;
  effect(() => {
    const login = core.store.login.value;
    const now = login.state === 'loggedIn' ? login.user.email : undefined;
    if (reader !== undefined && now !== reader && login.state !== 'unknown') {
      conversation.clear();
      conversation.draft.value = '';
      conversation.chats.value = undefined;
    }
    reader = now ?? reader;
  });
};

/** Of the page: a reader who comes back from an article finds the conversation again. */
let conversation: Conversation | undefined;

/** Returns the page's only conversation. */
export const conversationOf = (): Conversation => {
  if (conversation) return conversation;
  conversation = new Conversation();
  restore(conversation);
  clearWithSession(conversation);
  return conversation;
};
