import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../../rules/assistance/assistance-chat.ts';

/** So many pixels before the newest the reader still counts as being there. */
const near = 40;

/** Where the newest is read: the end, or the top of what is longer than the window. */
const placeOf = (log: HTMLElement): number => {
  const last = [...log.querySelectorAll<HTMLElement>('li, .card:not(.end)')].at(-1);
  return Math.min(log.scrollHeight - log.clientHeight, (last?.offsetTop ?? 0) - 16);
};

interface Newest {
  readonly log: RefObject<HTMLDivElement | null>;
  /** Something came while the reader was further up. */
  readonly isUnseen: boolean;
  readonly onScroll: () => void;
  readonly onGo: () => void;
}

/**
 * Keeps the newest in sight as long as the reader is there: who reads further up is not torn away, unless they asked
 * something themselves; `parts` is what else may come. A panel that is opened again shows the newest.
 */
export const useNewest = (messages: readonly ChatMessage[], opened: boolean, ...parts: readonly boolean[]): Newest => {
  const log = useRef<HTMLDivElement>(null);
  const isThere = useRef(true);
  const [isUnseen, setUnseen] = useState(false);
  const go = () => {
    const { current } = log;
    isThere.current = true;
    setUnseen(false);
    if (current) current.scrollTop = Math.max(current.scrollTop, placeOf(current));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at again whenever something came
  useEffect(() => {
    if (isThere.current) go();
  }, [...parts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    if (isThere.current || messages.at(-1)?.role === 'user') go();
    else setUnseen(messages.length > 0);
  }, [messages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(go, [opened]);
  return {
    log,
    isUnseen,
    onScroll() {
      const { current } = log;
      isThere.current = !current || current.scrollTop > placeOf(current) - near;
      if (isThere.current) setUnseen(false);
    },
    onGo() {
      go();
      log.current?.focus();
    },
  };
};
