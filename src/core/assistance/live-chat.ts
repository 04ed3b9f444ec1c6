import { type LiveChatFacts, type LiveChatHearer, openLiveChat } from '../../platform/services/live-chat.ts';
import { outside } from '../consent/outside.ts';

/**
 * Opens the live chat over the page, loading it now and not before. False where `signal` ended the wait for it; rejects
 * where its script is blocked: then the contact page is the way.
 */
export const talkToAPerson = (signal: AbortSignal, hearer: LiveChatHearer, facts?: LiveChatFacts): Promise<boolean> =>
  openLiveChat(outside('liveChatUrl'), signal, hearer, facts);
