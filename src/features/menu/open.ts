import type { Shell } from '../../element-kit/shell/contract.ts';

/** Opens or closes the drawer and emits the event. */
export const setOpen = (shell: Shell, opened: boolean): void => {
  if (shell.values().opened === opened) return;
  shell.set('opened', opened);
  shell.emit(opened ? 'np-menu-open' : 'np-menu-close', null);
};
