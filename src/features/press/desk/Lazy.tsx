import type { ReactNode } from 'react';
import { useShell } from '../../../element-kit/panel/panel.tsx';
import { adopt } from '../../../element-kit/shell/sheets.ts';
import { failureTexts } from '../../../rules/page/failures.ts';
import { Part } from '../../../ui/base/Part.tsx';
import { usePart } from '../../../ui/base/use-part.ts';
import { copy } from '../copy.ts';

interface LateProps<T> {
  readonly load: () => Promise<T>;
  /** What the code is for, in the developer’s log. */
  readonly name: string;
  /** Nothing stands there while it is on its way. */
  readonly unseen?: boolean;
  readonly children: (module: T) => ReactNode;
}

/** A part of the desk whose code comes when it is first wanted: the table is there sooner without it. */
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
