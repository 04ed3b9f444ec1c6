import type { LiveChatAdapter } from '../../../platform/services/adapters.ts';
import { type FromChat, hearChat, tellChat } from '../../../platform/services/live-chat/messages.ts';
import type { CreatePeer, Peer } from './peer.ts';

interface Talk {
  readonly peer: Peer;
  readonly stop: AbortController;
  /** Receives what the chat says while it is open. */
  hear?: ((message: FromChat) => void) | undefined;
  /** Ends the wait for it. */
  readonly drop: () => void;
}

/** A live chat in a frame or window, which is reached by messages: docs/guides/adapters.md has their table. */
export const liveChatByMessages = (url: string, createPeer: CreatePeer): LiveChatAdapter => {
  const address = new URL(url, location.href);
  let talk: Talk | undefined;

  const end = (): void => {
    if (!talk) return;
    talk.hear = undefined;
    talk.stop.abort();
    talk.peer.remove();
    talk = undefined;
  };

  return {
    load: (signal) =>
      new Promise((resolve, reject) => {
        // One talk at a time: an older one is closed.
        talk?.hear?.({ type: 'close' });
        talk?.drop();
        end();
        const close = (): void => {
          if (current.hear) current.hear({ type: 'close' });
          else reject(new Error('np: the live chat was closed before it was ready.'));
        };
        const current: Talk = {
          peer: createPeer(address.href, close),
          stop: new AbortController(),
          drop: () => reject(new Error('np: another live chat was opened.')),
        };
        talk = current;
        hearChat(
          address.origin,
          current.peer.target,
          (message) => {
            if (message.type === 'ready') resolve();
            if (message.type === 'unavailable') reject(new Error('np: the live chat says that nobody is there.'));
            current.hear?.(message);
          },
          current.stop.signal,
        );
        const leave = (): void => {
          if (talk === current) end();
          resolve();
        };
        signal.addEventListener('abort', leave, { once: true });
        if (signal.aborted) leave();
      }),
    open(packet, closed) {
      if (!talk) throw new Error('np: the live chat was closed.');
      const { peer } = talk;
      const tell = (message: Parameters<typeof tellChat>[2]): void => tellChat(peer.target(), address.origin, message);
      talk.hear = (message) => {
        if (message.type === 'unread') peer.unread(message.count);
        if (message.type === 'unavailable') peer.end();
        if (message.type !== 'close') return;
        tell({ type: 'close' });
        end();
        closed();
      };
      tell({ type: 'packet', packet });
      tell({ type: 'open' });
      peer.open();
    },
  };
};
