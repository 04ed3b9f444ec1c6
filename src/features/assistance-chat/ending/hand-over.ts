import type { Shell } from '../../../element-kit/shell/contract.ts';
import { setOpen } from '../button/open.ts';

/**
 * Closes the panel, hides the button and opens the live chat maximised. The panel stays open until the live chat is
 * ready; the button returns when the reader closes the live chat. Resolves to false when `signal` aborts. Rejects when
 * the live chat is blocked, or fails after the panel was closed for it: then calls `onLost` and opens the panel again.
 */
export const handOver = async (
  shell: Shell,
  packet: string,
  signal: AbortSignal,
  onLost: () => void,
): Promise<boolean> => {
  const { talkToAPerson } = await import('../../../core/assistance/live-chat.ts');
  const button = shell.root.querySelector<HTMLElement>('[part=launcher]');
  const hide = (hidden: boolean) => button?.toggleAttribute('hidden', hidden);
  let isClosed = false;
  const hearer = {
    async opening() {
      isClosed = true;
      hide(true);
      shell.signal.addEventListener('abort', () => hide(false), { once: true });
      setOpen(shell, false);
      shell.emit('np-chat-handoff', { way: 'operator' });
    },
    closed() {
      hide(false);
      button?.focus();
    },
  };
  try {
    return await talkToAPerson(signal, hearer, { riepilogo: packet });
  } catch (error) {
    hide(false);
    if (isClosed) {
      onLost();
      setOpen(shell, true);
    }
    throw error;
  }
};
