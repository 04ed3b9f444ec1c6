import { type RefObject, useEffect, useRef } from 'react';

/** Events that end the scrolling, because the reader has taken over. */
const takeover = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Time for the parts above to load and grow. */
const settleTimeoutMs = 20_000;

/**
 * Scrolls an element into view, again whenever the page grows, until the reader scrolls, types or clicks. Returns a
 * function that ends it.
 */
export const keepInView = (element: Element): (() => void) => {
  const stopped = new AbortController();
  const observer = new ResizeObserver(() => element.scrollIntoView({ behavior: 'instant' }));
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    stopped.abort();
  };
  const timer = setTimeout(stop, settleTimeoutMs);
  for (const name of takeover) addEventListener(name, stop, { signal: stopped.signal, passive: true });
  observer.observe(document.body);
  return stop;
};

/** Makes the address fragment `#id` work for an element in a shadow root that may load late: keeps it in view. */
export const useAnchor = <T extends HTMLElement>(id: string | undefined): RefObject<T | null> => {
  const part = useRef<T>(null);
  useEffect(() => {
    if (id === undefined) return;
    let stop = (): void => {};
    const show = (): void => {
      stop();
      if (location.hash === `#${id}` && part.current) stop = keepInView(part.current);
    };
    addEventListener('hashchange', show);
    show();
    return () => {
      stop();
      removeEventListener('hashchange', show);
    };
  }, [id]);
  return part;
};
