import type { Shell } from '../../../element-kit/shell/contract.ts';

/** Opens or closes the panel and emits the event. */
export const setOpen = (shell: Shell, opened: boolean): void => {
  if (shell.values().opened === opened) return;
  shell.set('opened', opened);
  shell.emit(opened ? 'np-chat-open' : 'np-chat-close', null);
};
