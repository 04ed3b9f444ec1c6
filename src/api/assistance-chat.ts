import { boolean, string, type } from 'superstruct';
import type { HttpClient } from '../platform/http.ts';
import type { ChatMessage } from '../rules/assistance-chat.ts';
import { call } from './call.ts';
import { pathOf } from './paths.ts';
import type { ApiResult } from './result.ts';

/** Specification, point 7: a success flag, and the reply's text or, without success, the error's. */
const reply = type({ success: boolean(), data: string() });

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
  client: HttpClient,
  question: Question,
  signal: AbortSignal,
): Promise<ApiResult<string>> => {
  const { captcha, content, messages, host } = question;
  const body = { 'g-recaptcha-response': captcha, content, messages, host };
  const result = await call(client, { method: 'POST', path: pathOf('assistanceChat'), body, signal }, reply);
  if (result.kind !== 'ok') return result;
  const { success, data } = result.data;
  return success ? { kind: 'ok', data } : { kind: 'badStatus', status: 200, message: data || 'Errore' };
};
