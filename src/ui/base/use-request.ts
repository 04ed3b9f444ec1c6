import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls `send` after the first render and whenever it changes; returns a function that calls it again. Each call aborts
 * the signal of the previous one; unmounting aborts the last. Wrap `send` in `useCallback`.
 */
export const useRequest = (send: (signal: AbortSignal) => void): (() => void) => {
  const pending = useRef<AbortController>(undefined);
  const sendAgain = useCallback(() => {
    pending.current?.abort();
    pending.current = new AbortController();
    send(pending.current.signal);
  }, [send]);
  useEffect(() => {
    sendAgain();
    return () => pending.current?.abort();
  }, [sendAgain]);
  return sendAgain;
};
