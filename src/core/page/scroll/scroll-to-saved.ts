/** Events of a reader who scrolls or types: the page stops scrolling by itself. */
const readerEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const timeoutMs = 20_000;

const parsed = (saved: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(saved);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/**
 * Scrolls once the page is long enough, and again when the position moves up while the page still loads. Stops when the
 * reader acts, or at the timeout.
 */
const scrollBack = (left: number, top: number): void => {
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    const isLong = document.documentElement.scrollHeight - innerHeight >= top;
    if (isLong && scrollY < top) scrollTo({ left, top, behavior: 'instant' });
  });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  for (const name of readerEvents) addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
  setTimeout(() => stop.abort(), timeoutMs);
  observer.observe(document.body);
};

/** Scrolls to a saved position if it belongs to the current address. */
export const scrollToSaved = (saved: string): void => {
  const [href, left, top] = parsed(saved);
  if (href === location.href && typeof left === 'number' && typeof top === 'number') scrollBack(left, top);
};
