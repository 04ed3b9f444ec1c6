import { type ReactNode, useEffect, useState } from 'react';
import { useShell } from '../../element-kit/panel.tsx';
import { adopt } from '../../element-kit/sheets.ts';
import { copy } from './copy.ts';
import type { Extra, ExtraProps } from './Extra.tsx';

/** Fetches what comes only when it is asked for; says so where it does not come. */
export const LateExtra = (props: ExtraProps): ReactNode => {
  const shell = useShell();
  const [Part, setPart] = useState<typeof Extra>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches again
  useEffect(() => {
    import('./Extra.tsx').then(
      (module) => {
        adopt(shell.root, module.styles);
        setPart(() => module.Extra);
      },
      (error: unknown) => {
        shell.miss('tools', error);
        setFailed(true);
      },
    );
  }, [shell, tries]);
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
