import { array, type Infer, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { ChatMessage } from '../../rules/assistance/assistance-chat.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const issue = type({
  id: string(),
  label: string(),
  self_service: type({ text: string(), href: string() }),
});
const topic = type({ id: string(), label: string(), issues: array(issue) });

/** What can be written about, each matter with what the reader can do at once instead. */
export type ContactTopic = Infer<typeof topic>;
export type ContactIssue = Infer<typeof issue>;

const help = type({
  topics: array(topic),
  phone: type({ number: string(), hours: array(type({ days: string(), hours: string() })) }),
});
export type ContactHelp = Infer<typeof help>;

/** GET /api/site/contact/topics: those of a brand, by its code. */
export const contactHelp = (client: Client, brand: string, signal?: AbortSignal): Promise<Result<ContactHelp>> =>
  read(client, pathOf('contactTopics'), help, { signal, query: { brand } });

/** A file that goes with a message; `data` is Base64. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly data: string;
}

export interface ContactMessage {
  readonly topic: string;
  readonly issue: string;
  readonly message: string;
  readonly email: string;
  readonly name: string;
  /** The page it is written on, without query and fragment. */
  readonly url: string;
  readonly transcript?: readonly ChatMessage[];
  /** What the browser is and how it shows the page. */
  readonly diagnostics?: Readonly<Record<string, string>>;
  readonly attachment?: Attachment;
}

const sent = type({ ticket: type({ number: string() }) });

/** POST /api/site/contact. Resolves with the number of the request. */
export const sendMessage = async (
  client: Client,
  message: ContactMessage,
  captcha: string,
): Promise<Result<string>> => {
  const result = await submit(client, pathOf('contact'), { ...message, 'g-recaptcha-response': captcha }, sent);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.ticket.number } : result;
};
