import type { Shell } from '../../../element-kit/shell/contract.ts';

/** Loads what the resting button does not contain. */
export const loadLazy = async (): Promise<typeof import('../frame/lazy.ts').lazy> =>
  (await import('../frame/lazy.ts')).lazy;

export const runLazy = (shell: Shell, what: 'keepClear' | 'reset'): Promise<void> =>
  loadLazy().then(
    (lazy) => lazy[what](shell),
    (error: unknown) => shell.miss(what, error),
  );
