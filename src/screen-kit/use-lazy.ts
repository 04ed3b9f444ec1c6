import { useEffect, useRef, useState } from 'react';
import { useShell } from '../element-kit/panel/panel.tsx';

/**
 * Loads code once it is needed. Returns its module, or after a failure a function that retries. Reports a failure to the
 * developer and as `np-error`, under `name`. `load` may be a new function on each render.
 */
export const useLazy = <T extends NonNullable<unknown>>(
  name: string,
  load: () => Promise<T>,
  isNeeded = true,
): readonly [module?: T | undefined, retry?: () => void] => {
  const shell = useShell();
  const [result, setResult] = useState<readonly [module?: T | undefined, retry?: () => void]>([]);
  const latest = useRef(load);
  latest.current = load;
  const isPending = isNeeded && result.length === 0;
  useEffect(() => {
    if (!isPending) return;
    latest.current().then(
      (module) => setResult([module]),
      (error: unknown) => {
        shell.miss(name, error);
        setResult([undefined, () => setResult([])]);
      },
    );
  }, [isPending, name, shell]);
  return result;
};
