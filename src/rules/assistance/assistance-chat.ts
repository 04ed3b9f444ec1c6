/** Specification, point 3, "Widget message". `date` is an Italian locale string. */
export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly date: string;
}

/** How many messages of a conversation are kept and sent along. */
export const historyLength = 50;

const isMessage = (value: unknown): value is ChatMessage => {
  if (typeof value !== 'object' || value === null) return false;
  const { role, content, date } = value as Partial<Record<keyof ChatMessage, unknown>>;
  return (role === 'user' || role === 'assistant') && typeof content === 'string' && typeof date === 'string';
};

/** The messages of a stored history; anything else that was stored there counts for nothing. */
export const storedMessages = (value: unknown): readonly ChatMessage[] =>
  Array.isArray(value) ? value.filter(isMessage).slice(-historyLength) : [];

/**
 * How many messages at the end of a talk wait for an answer: a question, alone or with the failure message; 0 where none
 * does. What is asked again takes their place.
 */
export const waitingMessages = (messages: readonly ChatMessage[], failure: string): 0 | 1 | 2 => {
  const [before, last] = [messages.at(-2), messages.at(-1)];
  if (last?.role === 'user') return 1;
  return last?.content === failure && before?.role === 'user' ? 2 : 0;
};
