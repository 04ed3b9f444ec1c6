import { jsonOf } from '../../platform/net/json.ts';
import { type ChatMessage, storedMessages } from '../../rules/assistance/assistance-chat.ts';
import { masked } from '../../rules/text/masking.ts';
import { talkMark } from './handed-talk.ts';

/** A conversation that an assistance chat hands to the contact form of another origin. */
export interface HandedTalk {
  /** Address of the page of the chat, without query and fragment. */
  readonly page: string;
  readonly messages: readonly ChatMessage[];
}

/** Characters of the encoded fragment. */
const maxLength = 16_000;

/**
 * Encodes a conversation as a fragment for the contact page, without its oldest messages if it is too long. No server
 * receives a fragment, and the page removes it at once. Empty without messages.
 */
export const talkFragment = (page: string, messages: readonly ChatMessage[]): string => {
  let carried = messages.map((message) => ({ ...message, content: masked(message.content) }));
  for (; carried.length > 0; carried = carried.slice(1)) {
    const fragment = talkMark + encodeURIComponent(jsonOf({ page, messages: carried }));
    if (fragment.length <= maxLength) return fragment;
  }
  return '';
};

/** Decodes a fragment without its mark. Text of another form has no messages. */
export const talkIn = (text: string): HandedTalk => {
  try {
    const { page, messages } = JSON.parse(decodeURIComponent(text));
    return { page: typeof page === 'string' ? page : '', messages: storedMessages(messages) };
  } catch {
    return { page: '', messages: [] };
  }
};
