import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { askAssistance } from '../../../api/assistance/assistance-chat.ts';
import { keepMessages } from '../../../core/assistance/history.ts';
import { forgetTalk } from '../../../core/assistance/talk.ts';
import type { Core } from '../../../core/page/core.ts';
import { type ChatMessage, historyLength, waitingMessages } from '../../../rules/assistance/assistance-chat.ts';
import { panelCopy } from './panel-copy.ts';

const message = (role: ChatMessage['role'], content: string): ChatMessage => ({
  role,
  content,
  date: new Date().toLocaleString('it-IT'),
});

export type Outcome =
  | { readonly kind: 'replied'; readonly length: number }
  | { readonly kind: 'failed' | 'unsent' | 'aborted' };

/** The talk with the assistance: what was said, what is under way. */
export interface Conversation {
  readonly messages: Signal<readonly ChatMessage[]>;
  readonly typing: Signal<boolean>;
  /** How many messages at the end wait for an answer, those of a page before this one too. */
  readonly waiting: ReadonlySignal<number>;
  /** How many questions in a row got no answer. */
  readonly failures: Signal<number>;
  /** Counts the chats: a new one has nothing of the one before. */
  readonly round: Signal<number>;
  /** Asks, without the numbers that have no place in a chat; `sent` is called once the question is out of the reader's hands. Without a captcha token nothing is sent. */
  ask(question: string, signal: AbortSignal, sent: () => void): Promise<Outcome>;
  /** The question that a failure message answered, or that nothing did before the page was left: asked again, it takes their place. */
  unanswered(): string | undefined;
  /** A new chat: what was said is forgotten. */
  clear(): void;
}

const create = (core: Core): Conversation => {
  keepMessages(core.store);
  const { messages } = core.store;
  const typing = signal(false);
  const waiting = computed(() => waitingMessages(messages.value, panelCopy.failed));
  const failures = signal(0);
  const round = signal(0);
  // A talk that was forgotten, with a session too, leaves no failure behind.
  effect(() => {
    if (messages.value.length === 0) failures.value = 0;
  });
  const append = (role: ChatMessage['role'], content: string, before = messages.value): ChatMessage => {
    const added = message(role, content);
    messages.value = [...before, added].slice(-historyLength);
    return added;
  };
  const unanswered = () => (waiting.value > 0 ? messages.value.at(-waiting.value)?.content : undefined);

  return {
    messages,
    typing,
    waiting,
    failures,
    round,
    unanswered,
    async ask(question, signal, sent) {
      const begun = round.value;
      let captcha: string;
      let content: string;
      try {
        const needed = Promise.all([core.captcha('chat'), import('../../../rules/text/masking.ts')]);
        const [token, { masked }] = await needed;
        captcha = token;
        content = masked(question);
      } catch (error) {
        console.warn('<np-assistance-chat>: no captcha token, the question stays in the field.', error);
        return { kind: 'unsent' };
      }
      if (round.value !== begun) return { kind: 'aborted' };
      const host = location.origin + location.pathname;
      const history = unanswered() === content ? messages.value.slice(0, -waiting.value) : messages.value;
      const asked = append('user', content, history);
      typing.value = true;
      sent();
      const result = await askAssistance(core.clients.account, { content, messages: history, captcha, host }, signal);
      typing.value = false;
      // A talk that was forgotten meanwhile, with a session too, gets no answer any more.
      if (result.kind === 'aborted' || !messages.value.includes(asked)) return { kind: 'aborted' };
      failures.value = result.kind === 'ok' ? 0 : failures.value + 1;
      append('assistant', result.kind === 'ok' ? result.data : panelCopy.failed);
      return result.kind === 'ok' ? { kind: 'replied', length: result.data.length } : { kind: 'failed' };
    },
    clear() {
      round.value += 1;
      forgetTalk(core.store);
    },
  };
};

let conversation: Conversation | undefined;

/** One conversation a page, however many chats it carries. */
export const conversationOf = (core: Core): Conversation => {
  conversation ??= create(core);
  return conversation;
};
