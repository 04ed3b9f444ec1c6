import type { ReactNode } from 'react';
import { useShell } from '../../../element-kit/panel/panel.tsx';
import { adopt } from '../../../element-kit/shell/sheets.ts';
import { failureTexts } from '../../../rules/page/failures.ts';
import { Part } from '../../../ui/base/Part.tsx';
import { usePart } from '../../../ui/base/use-part.ts';
import { copy } from '../copy.ts';

interface LateProps<T> {
  readonly load: () => Promise<T>;
  /** Name of the part in the developer's console. */
  readonly name: string;
  /** Shows nothing while loading. */
  readonly unseen?: boolean;
  readonly children: (module: T) => ReactNode;
}

/** Loads a part of the desk on demand, so that the table shows sooner. */
export const Late = <T,>({ load, name, unseen = false, children }: LateProps<T>): ReactNode => {
  const shell = useShell();
  const [state, reload] = usePart<T>(async () => {
    try {
      const [data, { styles }] = await Promise.all([load(), import('./lazy-styles.ts')]);
      adopt(shell.root, styles);
      return { kind: 'ready', data };
    } catch (cause) {
      shell.miss(name, cause);
      return { kind: 'failed', text: failureTexts.network };
    }
  });
  if (unseen && state.kind === 'loading') return null;
  return (
    <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
      {children}
    </Part>
  );
};
