import { array, type Infer, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { ChatMessage } from '../../rules/assistance/assistance-chat.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const issue = type({
  id: string(),
  label: string(),
  self_service: type({ text: string(), href: string() }),
});
const topic = type({ id: string(), label: string(), issues: array(issue) });

/** A subject of a contact request. Each of its issues names a way to solve it without one. */
export type ContactTopic = Infer<typeof topic>;
export type ContactIssue = Infer<typeof issue>;

const help = type({
  topics: array(topic),
  phone: type({ number: string(), hours: array(type({ days: string(), hours: string() })) }),
});
export type ContactHelp = Infer<typeof help>;

/** GET /api/site/contact/topics. `brand` is a brand code. */
export const contactHelp = (client: Client, brand: string, signal?: AbortSignal): Promise<Result<ContactHelp>> =>
  read(client, pathOf('contactTopics'), help, { signal, query: { brand } });

/** A file sent with a message; `data` is Base64. */
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
  /** The address of the current page, without query and fragment. */
  readonly url: string;
  readonly transcript?: readonly ChatMessage[];
  /** Browser, viewport and language. */
  readonly diagnostics?: Readonly<Record<string, string>>;
  readonly attachment?: Attachment;
  /** The same key opens one request: send it again after a lost answer. */
  readonly key: string;
}

const sent = type({ ticket: type({ number: string() }) });

/** POST /api/site/contact. Resolves with the ticket number. */
export const sendMessage = async (client: Client, message: ContactMessage, captcha: string): Promise<Result<string>> =>
  mapOk(
    await submit(client, pathOf('contact'), { ...message, 'g-recaptcha-response': captcha }, sent),
    (data) => data.ticket.number,
  );
