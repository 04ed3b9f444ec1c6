import type { Shell } from '../../../element-kit/shell/contract.ts';
import { setOpen } from '../button/open.ts';

/**
 * Specification, point 4, assistance widget: closes the panel, hides the button and opens the live chat maximised. The
 * panel stays until the live chat is there, and the button is back once the reader puts the live chat away. False where
 * `signal` ended the wait; rejects where the live chat is blocked.
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
