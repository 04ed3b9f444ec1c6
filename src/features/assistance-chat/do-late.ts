import type { Shell } from '../../element-kit/contract.ts';

/** Does what the resting button does not carry the code for. */
export const doLate = (shell: Shell, what: 'keepClear' | 'reset'): Promise<void> =>
  import('./late.ts').then(
    ({ late }) => late[what](shell),
    (error: unknown) => shell.miss(what, error),
  );
