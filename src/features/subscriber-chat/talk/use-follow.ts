import { type RefObject, useCallback, useRef, useState } from 'react';

/** So many pixels above the end the reader still counts as being there. */
const near = 48;

interface Follow {
  readonly log: RefObject<HTMLDivElement | null>;
  /** Something came below while the reader was further up. */
  readonly isBehind: boolean;
  readonly onScroll: () => void;
  /** Something was drawn: who is at the end stays there, who reads further up is left alone. */
  readonly onDrawn: () => void;
  readonly toLast: () => void;
}

/** Keeps the end of the conversation in sight for as long as the reader wants it. */
export const useFollow = (): Follow => {
  const log = useRef<HTMLDivElement>(null);
  const isThere = useRef(true);
  const [isBehind, setBehind] = useState(false);
  const toLast = useCallback(() => {
    isThere.current = true;
    setBehind(false);
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, []);
  const onDrawn = useCallback(() => {
    const { current } = log;
    if (!current) return;
    if (isThere.current) current.scrollTop = current.scrollHeight;
    else setBehind(true);
  }, []);
  const onScroll = useCallback(() => {
    const { current } = log;
    if (!current) return;
    isThere.current = current.scrollHeight - current.clientHeight - current.scrollTop < near;
    if (isThere.current) setBehind(false);
  }, []);
  return { log, isBehind, onScroll, onDrawn, toLast };
};
