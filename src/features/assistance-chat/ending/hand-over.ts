import type { Shell } from '../../../element-kit/shell/contract.ts';
import { setOpen } from '../button/open.ts';

/**
 * Closes the panel, hides the button and opens the live chat maximised. The panel stays open until the live chat is
 * ready; the button returns when the reader closes the live chat. Resolves to false when `signal` aborts. Rejects when
 * the live chat is blocked.
 */
export const handOver = async (shell: Shell, packet: string, signal: AbortSignal): Promise<boolean> => {
  const { talkToAPerson } = await import('../../../core/assistance/live-chat.ts');
  const button = shell.root.querySelector<HTMLElement>('[part=launcher]');
  const hide = (hidden: boolean) => button?.toggleAttribute('hidden', hidden);
  const hearer = {
    async opening() {
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
  return talkToAPerson(signal, hearer, { riepilogo: packet });
};
