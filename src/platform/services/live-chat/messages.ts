import type { LiveChatFacts } from '../adapters.ts';

/** Names the messages on both sides; a higher version is another table. */
const envelope = { source: 'np-live-chat', version: 1 } as const;

/** From the page to the chat. */
export type ToChat =
  | { readonly type: 'packet'; readonly packet: LiveChatFacts }
  | { readonly type: 'open' }
  | { readonly type: 'close' };

/** From the chat to the page. */
export type FromChat =
  | { readonly type: 'ready' }
  | { readonly type: 'unread'; readonly count: number }
  | { readonly type: 'close' }
  | { readonly type: 'unavailable' };

const unreadMax = 99;

/** A message of the chat's table; undefined for anything else. */
export const fromChat = (data: unknown): FromChat | undefined => {
  const { source, version, type, count } = Object(data) as Readonly<Record<string, unknown>>;
  if (source !== envelope.source || version !== envelope.version) return undefined;
  if (type === 'ready' || type === 'close' || type === 'unavailable') return { type };
  if (type !== 'unread' || typeof count !== 'number' || !(count >= 0)) return undefined;
  return { type, count: Math.min(Math.floor(count), unreadMax) };
};

/** Receives the messages of one window on one origin, until the signal. */
export const hearChat = (
  origin: string,
  from: () => unknown,
  hear: (message: FromChat) => void,
  signal: AbortSignal,
): void =>
  addEventListener(
    'message',
    (event: MessageEvent) => {
      const message = event.origin === origin && event.source === from() ? fromChat(event.data) : undefined;
      if (message) hear(message);
    },
    { signal },
  );

/** Sends a message to a window, for its exact origin. */
export const tellChat = (to: Window | null, origin: string, message: ToChat): void =>
  to?.postMessage({ ...envelope, ...message }, origin);
