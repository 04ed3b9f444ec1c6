import { use, useCallback, useEffect, useRef } from 'react';
import { SignalOwner } from './signal-owner.ts';

/**
 * Calls `send` after the first render and whenever it changes; returns a function that calls it again. Each call aborts
 * the signal of the previous one; unmounting aborts the last. Wrap `send` in `useCallback`.
 */
export const useRequest = (send: (signal: AbortSignal) => void): (() => void) => {
  const own = use(SignalOwner);
  const pending = useRef<AbortController>(undefined);
  const sendAgain = useCallback(() => {
    pending.current?.abort();
    pending.current = new AbortController();
    own(pending.current.signal);
    send(pending.current.signal);
  }, [send, own]);
  useEffect(() => {
    sendAgain();
    return () => pending.current?.abort();
  }, [sendAgain]);
  return sendAgain;
};
