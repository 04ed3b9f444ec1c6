import { type RefObject, useEffect, useRef } from 'react';

/** Events that end the scrolling, because the reader has taken over. */
const takeover = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Time for the parts above to load and grow. */
const settleTimeoutMs = 20_000;

/**
 * Makes the address fragment `#id` work for an element in a shadow root that may load late. Scrolls it into view, again
 * whenever the page grows, until the reader scrolls, types or clicks.
 */
export const useAnchor = <T extends HTMLElement>(id: string | undefined): RefObject<T | null> => {
  const part = useRef<T>(null);
  useEffect(() => {
    if (id === undefined) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    const observer = new ResizeObserver(() => part.current?.scrollIntoView({ behavior: 'instant' }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => {
      clearTimeout(timer);
      observer.disconnect();
    };
    const show = (): void => {
      stop();
      if (location.hash !== `#${id}`) return;
      observer.observe(document.body);
      timer = setTimeout(stop, settleTimeoutMs);
    };
    for (const name of takeover) addEventListener(name, stop, { signal, passive: true });
    addEventListener('hashchange', show, { signal });
    show();
    return () => {
      stop();
      stopped.abort();
    };
  }, [id]);
  return part;
};
