import { jsonOf } from '../../platform/net/json.ts';
import type { ChatMessage } from '../../rules/assistance/assistance-chat.ts';
import { masked } from '../../rules/text/masking.ts';
import { talkMark } from './handed-talk.ts';

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
