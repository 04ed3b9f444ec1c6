import { italianClock } from '../text/clock.ts';

/** A message of the assistance chat, as it is stored. `date` is an Italian locale string. */
export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly date: string;
  /** The reply did not arrive; `content` is the failure message. */
  readonly status?: 'failed';
}

/** A moment as a message's date: `25/11/2026, 10:42:05`, in Italian time in every time zone of a reader. */
export const messageDate = (moment: Date): string => {
  const [day = '', time = ''] = italianClock(moment).slice(0, 19).split('T');
  return `${day.split('-').reverse().join('/')}, ${time}`;
};

/** Messages that a conversation stores and sends. */
export const historyLength = 50;

const messageIn = (value: unknown): ChatMessage | undefined => {
  const { role, content, date, status } = Object(value) as Readonly<Record<string, unknown>>;
  const isKnown = role === 'user' || role === 'assistant';
  if (!isKnown || typeof content !== 'string' || typeof date !== 'string') return undefined;
  return { role, content, date, ...(status === 'failed' && { status }) };
};

/** Reads the messages of a stored history. Drops entries and fields of any other shape. */
export const storedMessages = (value: unknown): readonly ChatMessage[] =>
  Array.isArray(value) ? value.flatMap((entry) => messageIn(entry) ?? []).slice(-historyLength) : [];

/**
 * Counts the messages at the end of a conversation that wait for a reply: a question alone, or a question with its
 * failure message. A retry replaces them.
 */
export const waitingMessages = (messages: readonly ChatMessage[]): 0 | 1 | 2 => {
  const [before, last] = [messages.at(-2), messages.at(-1)];
  if (last?.role === 'user') return 1;
  return last?.status === 'failed' && before?.role === 'user' ? 2 : 0;
};
