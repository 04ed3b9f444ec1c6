import { readStored } from '../../platform/storage/storage.ts';
import { type ChatMessage, storedMessages } from '../../rules/assistance/assistance-chat.ts';
import { HISTORY } from './talk.ts';

/** Whether this browser has a conversation of the assistance chat. */
export const hasStoredTalk = (): boolean => readStored(HISTORY) !== null;

/** A conversation that an assistance chat hands to the contact form of another origin. */
export interface HandedTalk {
  /** Address of the page of the chat, without query and fragment. */
  readonly page: string;
  readonly messages: readonly ChatMessage[];
}

/** Decodes a fragment of `talkFragment` without its mark. Text of another form has no messages. */
export const talkIn = (text: string): HandedTalk => {
  try {
    const { page, messages } = JSON.parse(decodeURIComponent(text));
    return { page: typeof page === 'string' ? page : '', messages: storedMessages(messages) };
  } catch {
    return { page: '', messages: [] };
  }
};
