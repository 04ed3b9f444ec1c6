import type { Client } from '../../platform/net/client.ts';
import type { ChatMessage } from '../../rules/assistance/assistance-chat.ts';
import type { Result } from '../../rules/page/result.ts';
import { ask } from '../page/ask.ts';
import { corePath } from '../page/core-paths.ts';

/** An answer: `data` is the reply, or an error text without success. */
interface Reply {
  readonly success: boolean;
  readonly data: string;
  /** A person is offered with the reply. */
  readonly person: boolean;
  /** The whole answer, from which `besideIn` reads what is shown beside the reply. */
  readonly whole: unknown;
}

export type Answer = Omit<Reply, 'success' | 'data'> & { readonly text: string };

/** Parses an answer without superstruct, which the chat needs nowhere else. */
const replyIn = (body: unknown): Reply | undefined => {
  const { success, data, person } = Object(body) as Readonly<Record<string, unknown>>;
  return typeof success === 'boolean' && typeof data === 'string'
    ? { success, data, person: person === true, whole: body }
    : undefined;
};

export interface Question {
  readonly content: string;
  /** Earlier messages, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** One-time token of the captcha. */
  readonly captcha: string;
  /** The address of the current page, without query and fragment. */
  readonly host: string;
}

/** Sends a question to the assistance chat. `success: false` counts as a refusal. */
export const askAssistance = async (
  client: Client,
  question: Question,
  signal: AbortSignal,
): Promise<Result<Answer>> => {
  const { captcha, content, host } = question;
  const messages = question.messages.map(({ role, content, date }) => ({ role, content, date }));
  const body = { 'g-recaptcha-response': captcha, content, messages, host };
  const result = await ask(client, { method: 'POST', path: corePath('assistanceChat'), body, signal }, replyIn);
  if (result.kind !== 'ok') return result;
  const { success, data, person, whole } = result.data;
  return success
    ? { kind: 'ok', data: { text: data, person, whole } }
    : { kind: 'badStatus', status: 200, message: data || 'Errore', errors: {} };
};
