import { jsonOf } from '../../platform/net/json.ts';
import { type ChatMessage, storedMessages } from '../../rules/assistance/assistance-chat.ts';
import { masked } from '../../rules/text/masking.ts';
import { talkMark } from './handed-talk.ts';

/** What an assistance chat hands to the contact form of another origin. */
export interface HandedTalk {
  /** Page on which the reader asked, without query and fragment. */
  readonly page: string;
  readonly messages: readonly ChatMessage[];
}

/** Characters of a fragment, as written; the oldest messages stay behind. */
const longest = 16_000;

/**
 * The fragment that carries a conversation to the contact page: a fragment is sent to no server, and the page takes it
 * out of its address at once. Empty where nothing was said.
 */
export const talkFragment = (page: string, messages: readonly ChatMessage[]): string => {
  let told = messages.map((message) => ({ ...message, content: masked(message.content) }));
  for (; told.length > 0; told = told.slice(1)) {
    const fragment = talkMark + encodeURIComponent(jsonOf({ page, messages: told }));
    if (fragment.length <= longest) return fragment;
  }
  return '';
};

/** What such a fragment says, without its mark; anything else says nothing. */
export const talkIn = (text: string): HandedTalk => {
  try {
    const { page, messages } = JSON.parse(decodeURIComponent(text));
    return { page: typeof page === 'string' ? page : '', messages: storedMessages(messages) };
  } catch {
    return { page: '', messages: [] };
  }
};
