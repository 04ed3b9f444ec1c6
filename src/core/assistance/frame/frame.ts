import type { LiveChatAdapter } from '../../../platform/services/adapters.ts';
import { type FromChat, hearChat, tellChat } from '../../../platform/services/live-chat/messages.ts';
import { createPanel, type FramePanel } from './panel.ts';

interface Talk {
  readonly panel: FramePanel;
  readonly stop: AbortController;
  /** Receives what the chat says after it was opened. */
  hear?: (message: FromChat) => void;
}

/** A live chat in a frame, which is reached by messages: docs/guides/adapters.md has their table. */
export const liveChatFrame = (url: string): LiveChatAdapter => {
  const address = new URL(url, location.href);
  let talk: Talk | undefined;

  const end = (): void => {
    talk?.stop.abort();
    talk?.panel.remove();
    talk = undefined;
  };

  return {
    load: (signal) =>
      new Promise((resolve, reject) => {
        end();
        const stop = new AbortController();
        const close = (): void => current.hear?.({ type: 'close' });
        const current: Talk = { panel: createPanel(address.href, close), stop };
        talk = current;
        const { frame } = current.panel;
        hearChat(
          address.origin,
          () => frame.contentWindow,
          (message) => {
            if (message.type === 'ready') resolve();
            if (message.type === 'unavailable') reject(new Error('np: the live chat says that nobody is there.'));
            current.hear?.(message);
          },
          stop.signal,
        );
        const leave = (): void => {
          end();
          resolve();
        };
        signal.addEventListener('abort', leave, { once: true });
        if (signal.aborted) leave();
      }),
    open(packet, closed) {
      if (!talk) throw new Error('np: the live chat was closed.');
      const { panel } = talk;
      const tell = (message: Parameters<typeof tellChat>[2]): void =>
        tellChat(panel.frame.contentWindow, address.origin, message);
      talk.hear = (message) => {
        if (message.type === 'unread') panel.unread(message.count);
        if (message.type === 'unavailable') panel.end();
        if (message.type !== 'close') return;
        tell({ type: 'close' });
        end();
        closed();
      };
      tell({ type: 'packet', packet });
      tell({ type: 'open' });
      panel.open();
    },
  };
};
