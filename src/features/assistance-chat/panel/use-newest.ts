import { type RefObject, useRef, useState } from 'react';
import type { ChatMessage } from '../../../rules/assistance/assistance-chat.ts';
import { useOnChange } from '../../../ui/base/use-on-change.ts';

/** Distance from the newest message that still counts as being there, pixels. */
const near = 40;

/** Scroll position of the newest message: the end, or the top of a message taller than the window. */
const placeOf = (log: HTMLElement): number => {
  const last = [...log.querySelectorAll<HTMLElement>('li, .card:not(.end, .facts)')].at(-1);
  return Math.min(log.scrollHeight - log.clientHeight, (last?.offsetTop ?? 0) - 16);
};

interface Newest {
  readonly log: RefObject<HTMLDivElement | null>;
  /** A message arrived while the reader was further up. */
  readonly isUnseen: boolean;
  readonly onScroll: () => void;
  readonly onGo: () => void;
}

/**
 * Keeps the newest message visible unless the reader scrolled up; a question of their own scrolls down again. `parts`
 * are other content that may appear. Opening the panel shows the newest message.
 */
export const useNewest = (messages: readonly ChatMessage[], opened: boolean, ...parts: readonly boolean[]): Newest => {
  const log = useRef<HTMLDivElement>(null);
  const isThere = useRef(true);
  const [isUnseen, setUnseen] = useState(false);
  const go = () => {
    const { current } = log;
    isThere.current = true;
    if (isUnseen) setUnseen(false);
    if (current) current.scrollTop = Math.max(current.scrollTop, placeOf(current));
  };
  useOnChange(parts, () => {
    if (isThere.current) go();
  });
  useOnChange([messages], () => {
    if (isThere.current || messages.at(-1)?.role === 'user') go();
    else setUnseen(messages.length > 0);
  });
  useOnChange([opened], go);
  return {
    log,
    isUnseen,
    onScroll() {
      const { current } = log;
      isThere.current = !current || current.scrollTop > placeOf(current) - near;
      if (isThere.current && isUnseen) setUnseen(false);
    },
    onGo() {
      go();
      log.current?.focus();
    },
  };
};
