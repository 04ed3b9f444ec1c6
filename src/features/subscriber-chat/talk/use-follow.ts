import { type RefObject, useCallback, useRef, useState } from 'react';

/** Distance from the end that still counts as the end, pixels. */
const near = 48;

interface Follow {
  readonly log: RefObject<HTMLDivElement | null>;
  /** New text arrived while the reader was further up. */
  readonly isBehind: boolean;
  readonly onScroll: () => void;
  /** Call after drawing: stays at the end, or leaves the scroll position alone. */
  readonly onDrawn: () => void;
  readonly toLast: () => void;
}

/** Follows the end of the conversation until the reader scrolls up. */
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
