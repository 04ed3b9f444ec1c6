import type { Shell } from '../../../element-kit/shell/contract.ts';
import { lazy } from '../../../element-kit/shell/lazy.ts';

/** What the resting button does not contain. */
export const loadFrame = lazy(() => import('../frame/lazy.ts'));

export const runLazy = (shell: Shell, what: 'keepClear' | 'reset'): Promise<void> =>
  loadFrame().then(
    (loaded) => loaded.lazy[what](shell),
    (error: unknown) => shell.miss(what, error),
  );
