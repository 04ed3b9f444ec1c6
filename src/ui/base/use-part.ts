import { useCallback, useEffect, useRef, useState } from 'react';
import type { PartState } from './Part.tsx';

/** What a part came to; undefined where it was given up. */
export type PartAnswer<T> = Exclude<PartState<T>, { readonly kind: 'loading' }> | undefined;

/**
 * A part that loads when it is drawn: its state, what loads it anew, and what puts other data in their place. `ask` may
 * be another function each time; only the first and those of a retry are called. A part that leaves gives up.
 */
export const usePart = <T>(
  ask: (signal: AbortSignal) => Promise<PartAnswer<T>>,
): readonly [state: PartState<T>, reload: () => void, put: (data: T) => void] => {
  const [state, setState] = useState<PartState<T>>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  const asking = useRef(ask);
  asking.current = ask;
  useEffect(() => {
    const stop = new AbortController();
    setState((before) => (round === 0 ? before : { kind: 'loading' }));
    asking.current(stop.signal).then(
      (answer) => {
        if (answer && !stop.signal.aborted) setState(answer);
      },
      (error: unknown) =>
        setState(() => {
          throw error;
        }),
    );
    return () => stop.abort();
  }, [round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const put = useCallback((data: T) => setState({ kind: 'ready', data }), []);
  return [state, reload, put];
};
