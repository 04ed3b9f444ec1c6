import type { Shell } from '../../element-kit/contract.ts';

/** Opens or closes the panel and tells the page. */
export const setOpen = (shell: Shell, opened: boolean): void => {
  if (shell.values().opened === opened) return;
  shell.set('opened', opened);
  shell.emit(opened ? 'np-chat-open' : 'np-chat-close', null);
};

/** Does what the resting button does not carry the code for. */
export const doLate = (shell: Shell, what: 'keepClear' | 'reset'): Promise<void> =>
  import('./late.ts').then(
    ({ late }) => late[what](shell),
    (error: unknown) => shell.miss(what, error),
  );
