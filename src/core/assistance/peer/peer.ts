/** The window or frame of a live chat that is reached by messages. */
export interface Peer {
  /** Where messages go and come from. */
  target(): Window | null;
  /** Shows what has loaded, and gives it the focus. */
  open(): void;
  /** Tells the reader how many messages are new. */
  unread(count: number): void;
  /** Tells the reader that the chat has ended by itself. */
  end(): void;
  remove(): void;
}

/** Loads the page of a chat. Calls `close` when the reader closes it. */
export type CreatePeer = (url: string, close: () => void) => Peer;
