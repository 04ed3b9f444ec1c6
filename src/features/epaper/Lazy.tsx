import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useShell } from '../../element-kit/panel/panel.tsx';
import { adopt } from '../../element-kit/shell/sheets.ts';
import { copy } from './copy.ts';

interface Module<P> {
  readonly Part: ComponentType<P>;
  readonly styles: readonly string[];
}

interface LateProps<P> {
  /** Must be the same function on every render. */
  readonly from: () => Promise<Module<P>>;
  readonly props: P;
}

/** Loads a part on demand. Shows a retry button when it cannot be loaded. */
export const Late = <P extends object>({ from, props }: LateProps<P>): ReactNode => {
  const shell = useShell();
  const [Part, setPart] = useState<ComponentType<P>>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches again
  useEffect(() => {
    from().then(
      (module) => {
        adopt(shell.root, module.styles);
        setPart(() => module.Part);
      },
      (error: unknown) => {
        shell.miss('tools', error);
        setFailed(true);
      },
    );
  }, [shell, from, tries]);
  if (Part) return <Part {...props} />;
  if (!failed) return <p role="status">{copy.loading}</p>;
  return (
    <div role="alert">
      <p>{copy.failed}</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          setFailed(false);
          setTries(tries + 1);
        }}
      >
        {copy.retry}
      </button>
    </div>
  );
};
