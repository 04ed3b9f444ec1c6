import type { LiveChatAdapter, LiveChatChoice, LiveChatFacts } from '../../platform/services/adapters.ts';
import { within } from '../../platform/services/deadline.ts';
import { liveChatWidget } from '../../platform/services/live-chat/widget.ts';
import { outside, ownAdapter } from '../consent/outside.ts';
import { page } from '../page/page.ts';

export interface LiveChatListener {
  /** Called before the chat opens: close what covers the page. */
  opening(): Promise<void>;
  /** The reader closed the chat. */
  closed(): void;
}

/** A chat other than the specification's, which is waited for as long as the reader waits, must load in this time. */
const loadLimitMs = 15_000;

const load = async (adapter: LiveChatAdapter, signal: AbortSignal): Promise<LiveChatAdapter> => {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  try {
    await within(loadLimitMs, 'the live chat', () => adapter.load(stop.signal));
  } catch (error) {
    end();
    throw error;
  } finally {
    // The signal ends the wait, not the talk.
    signal.removeEventListener('abort', end);
  }
  return adapter;
};

const talkers = new Map<string, LiveChatAdapter>();

/** A chat in a frame or window; one adapter for each address, which has one talk at a time. */
const byMessages = async (kind: 'frame' | 'window', url: string): Promise<LiveChatAdapter> => {
  const { adapterIn } = await import('./peer/lazy.ts');
  const adapter = talkers.get(kind + url) ?? adapterIn(kind, url);
  talkers.set(kind + url, adapter);
  return adapter;
};

/** The page's live chat, once it can be opened; invalid options, which config.ts reports, count as none. */
const loaded = async (signal: AbortSignal): Promise<LiveChatAdapter> => {
  const own = ownAdapter<LiveChatAdapter>(page.config.liveChat, 'load', 'open');
  if (own) return load(own, signal);
  const { kind, url } = Object(page.config.liveChat) as Partial<Exclude<LiveChatChoice, LiveChatAdapter>>;
  if ((kind === 'frame' || kind === 'window') && url) return load(await byMessages(kind, url), signal);
  const widget = liveChatWidget(kind === 'widget' && url ? url : outside('liveChatUrl'));
  await widget.load(signal);
  return widget;
};

/**
 * Loads the live chat and opens it over the page. False if `signal` ended the wait. Rejects if it is blocked, fails, or
 * says that nobody is there: then link to the contact page.
 */
export const talkToAPerson = async (
  signal: AbortSignal,
  listener: LiveChatListener,
  facts: LiveChatFacts = {},
): Promise<boolean> => {
  const chat = await loaded(signal);
  if (signal.aborted) return false;
  await listener.opening();
  let isClosed = false;
  await chat.open(facts, () => {
    if (!isClosed) listener.closed();
    isClosed = true;
  });
  return true;
};
