import { startTransition, use, useCallback, useEffect, useRef, useState } from 'react';
import type { PartState } from './Part.tsx';
import { SignalOwner } from './signal-owner.ts';

/** The result of loading a part; undefined when aborted. */
export type PartAnswer<T> = Exclude<PartState<T>, { readonly kind: 'loading' }> | undefined;

/**
 * Loads a part of a page when it mounts and aborts when it unmounts. Returns its state, a function that reloads it, and
 * one that replaces its data. `load` may be a new function on each render; only mount and reload call it.
 */
export const usePart = <T>(
  load: (signal: AbortSignal) => Promise<PartAnswer<T>>,
): readonly [state: PartState<T>, reload: () => void, put: (data: T) => void] => {
  const [state, setState] = useState<PartState<T>>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  const own = use(SignalOwner);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const stop = new AbortController();
    own(stop.signal);
    setState((before) => (round === 0 ? before : { kind: 'loading' }));
    latest.current(stop.signal).then(
      (answer) => {
        // Drawn in slices: what arrives may be a whole screen.
        if (answer && !stop.signal.aborted) startTransition(() => setState(answer));
      },
      (error: unknown) =>
        setState(() => {
          throw error;
        }),
    );
    return () => stop.abort();
  }, [round, own]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const put = useCallback((data: T) => setState({ kind: 'ready', data }), []);
  return [state, reload, put];
};
