import { type RefObject, useEffect, useRef } from 'react';

/** Signs that the reader goes their own way: the page is theirs again. */
const ownWay = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Milliseconds within which a page is expected to have its whole length. */
const patience = 20_000;

/**
 * A part that the page's address may name by its fragment, although it stands in a shadow root and comes late: it is
 * brought into view, and again while the parts above it grow, unless the reader has begun to move.
 */
export const useAnchor = <T extends HTMLElement>(id: string | undefined): RefObject<T | null> => {
  const part = useRef<T>(null);
  useEffect(() => {
    if (id === undefined) return;
    const over = new AbortController();
    const { signal } = over;
    const observer = new ResizeObserver(() => part.current?.scrollIntoView({ behavior: 'instant' }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (): void => {
      clearTimeout(timer);
      observer.disconnect();
    };
    const show = (): void => {
      rest();
      if (location.hash !== `#${id}`) return;
      observer.observe(document.body);
      timer = setTimeout(rest, patience);
    };
    for (const name of ownWay) addEventListener(name, rest, { signal, passive: true });
    addEventListener('hashchange', show, { signal });
    show();
    return () => {
      rest();
      over.abort();
    };
  }, [id]);
  return part;
};
