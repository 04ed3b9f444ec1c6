import type { Client } from '../../platform/net/client.ts';
import type { ChatMessage } from '../../rules/assistance/assistance-chat.ts';
import type { Result } from '../../rules/page/result.ts';
import { ask } from '../page/ask.ts';
import { corePath } from '../page/core-paths.ts';

/** Specification, point 7: a success flag, and the reply's text or, without success, the error's. */
interface Reply {
  readonly success: boolean;
  readonly data: string;
}

/** Read without a struct, whose library a page with a chat does not need for anything else. */
const replyIn = (body: unknown): Reply | undefined => {
  const { success, data } = Object(body) as Readonly<Record<string, unknown>>;
  return typeof success === 'boolean' && typeof data === 'string' ? { success, data } : undefined;
};

export interface Question {
  readonly content: string;
  /** What was said before, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** One-time token of the captcha. */
  readonly captcha: string;
  /** The page the reader is on, without query and fragment. */
  readonly host: string;
}

/** Asks the assistance chat of the account host. `success: false` counts as a refused call (specification, point 8). */
export const askAssistance = async (
  client: Client,
  question: Question,
  signal: AbortSignal,
): Promise<Result<string>> => {
  const { captcha, content, host } = question;
  const messages = question.messages.map(({ role, content, date }) => ({ role, content, date }));
  const body = { 'g-recaptcha-response': captcha, content, messages, host };
  const result = await ask(client, { method: 'POST', path: corePath('assistanceChat'), body, signal }, replyIn);
  if (result.kind !== 'ok') return result;
  const { success, data } = result.data;
  return success ? { kind: 'ok', data } : { kind: 'badStatus', status: 200, message: data || 'Errore', errors: {} };
};
