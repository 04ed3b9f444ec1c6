import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { askAssistance } from '../../../api/assistance/assistance-chat.ts';
import { keepMessages } from '../../../core/assistance/history.ts';
import { forgetTalk } from '../../../core/assistance/talk.ts';
import type { Core } from '../../../core/page/core.ts';
import type { CaptchaAsker } from '../../../core/session/captcha/captcha.ts';
import {
  type ChatMessage,
  historyLength,
  messageDate,
  waitingMessages,
} from '../../../rules/assistance/assistance-chat.ts';
import { panelCopy } from './panel-copy.ts';

const message = (role: ChatMessage['role'], content: string): ChatMessage => ({
  role,
  content,
  date: messageDate(new Date()),
});

const failure = (): ChatMessage => ({ ...message('assistant', panelCopy.failed), status: 'failed' });

export type Outcome =
  | { readonly kind: 'replied'; readonly length: number; readonly person: boolean }
  | { readonly kind: 'failed' | 'unsent' | 'aborted' };

/** The assistance conversation: its messages and what is pending. */
export interface Conversation {
  readonly messages: Signal<readonly ChatMessage[]>;
  readonly typing: Signal<boolean>;
  /** Messages at the end that wait for a reply, including those of an earlier page view. */
  readonly waiting: ReadonlySignal<number>;
  /** Consecutive questions without a reply. */
  readonly failures: Signal<number>;
  /** The answer with the last reply, for what is shown beside it. Not stored. */
  readonly answer: Signal<unknown>;
  /** Number of the chat: a new chat keeps nothing of the previous one. */
  readonly round: Signal<number>;
  /**
   * Sends a question with card numbers, IBANs and fiscal codes masked. Calls `onSent` once the question is in the
   * conversation. Sends nothing without a captcha token.
   */
  ask(question: string, asker: CaptchaAsker, onSent: () => void): Promise<Outcome>;
  /** The question to retry: its reply failed, or the reader left the page before it arrived. */
  unanswered(): string | undefined;
  /** Starts a new chat and forgets the messages. */
  clear(): void;
}

/** A captcha token and the masked question. Rejects without a token. */
const prepare = async (
  core: Core,
  question: string,
  asker: CaptchaAsker,
): Promise<{ captcha: string; content: string }> => {
  const masking = import('../../../rules/text/masking.ts');
  const [captcha, { masked }] = await Promise.all([core.captcha('chat', asker), masking]);
  return { captcha, content: masked(question) };
};

const createConversation = (core: Core): Conversation => {
  keepMessages(core.store);
  const { messages } = core.store;
  const typing = signal(false);
  const waiting = computed(() => waitingMessages(messages.value));
  const failures = signal(0);
  const answer = signal<unknown>(undefined);
  const round = signal(0);
  // A conversation that ended with its session leaves no failure behind.
  effect(() => {
    if (messages.value.length === 0) failures.value = 0;
    if (messages.value.length === 0) answer.value = undefined;
  });
  const append = (added: ChatMessage, before = messages.value): ChatMessage => {
    messages.value = [...before, added].slice(-historyLength);
    return added;
  };
  const unanswered = () => (waiting.value > 0 ? messages.value.at(-waiting.value)?.content : undefined);

  return {
    messages,
    typing,
    waiting,
    failures,
    answer,
    round,
    unanswered,
    async ask(question, asker, onSent) {
      const startedIn = round.value;
      const prepared = await prepare(core, question, asker).catch((error: unknown) =>
        console.warn('<np-assistance-chat>: no captcha token, the question stays in the field.', error),
      );
      if (!prepared) return { kind: 'unsent' };
      if (round.value !== startedIn) return { kind: 'aborted' };
      const { captcha, content } = prepared;
      const host = location.origin + location.pathname;
      const history = unanswered() === content ? messages.value.slice(0, -waiting.value) : messages.value;
      const asked = append(message('user', content), history);
      answer.value = undefined;
      typing.value = true;
      onSent();
      const result = await askAssistance(
        core.clients.account,
        { content, messages: history, captcha, host },
        asker.signal,
      );
      typing.value = false;
      // A conversation that was cleared meanwhile, by the reader or with the session, takes no reply.
      if (result.kind === 'aborted' || !messages.value.includes(asked)) return { kind: 'aborted' };
      failures.value = result.kind === 'ok' ? 0 : failures.value + 1;
      if (result.kind !== 'ok') {
        append(failure());
        return { kind: 'failed' };
      }
      const { text, person, whole } = result.data;
      answer.value = whole;
      append(message('assistant', text));
      return { kind: 'replied', length: text.length, person };
    },
    clear() {
      round.value += 1;
      forgetTalk(core.store);
    },
  };
};

/** Of the page: all chats on it share one conversation. */
let conversation: Conversation | undefined;

/** Returns the page's only conversation. */
export const conversationOf = (core: Core): Conversation => {
  conversation ??= createConversation(core);
  return conversation;
};
