import type { Shell } from '../../../element-kit/shell/contract.ts';

/** What the resting button does not carry the code for. */
export const loadLate = async (): Promise<typeof import('../frame/late.ts').late> =>
  (await import('../frame/late.ts')).late;

export const doLate = (shell: Shell, what: 'keepClear' | 'reset'): Promise<void> =>
  loadLate().then(
    (late) => late[what](shell),
    (error: unknown) => shell.miss(what, error),
  );
