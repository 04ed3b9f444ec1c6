import { type LiveChatFacts, type LiveChatListener, openLiveChat } from '../../platform/services/live-chat.ts';
import { outside } from '../consent/outside.ts';

/**
 * Loads the live chat and opens it over the page. False if `signal` ended the wait. Rejects if its script is blocked:
 * then link to the contact page.
 */
export const talkToAPerson = (
  signal: AbortSignal,
  listener: LiveChatListener,
  facts?: LiveChatFacts,
): Promise<boolean> => openLiveChat(outside('liveChatUrl'), signal, listener, facts);
