/** Signs that the reader goes their own way: the page is theirs again. */
const ownWay = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Milliseconds within which a page is expected to have its whole length. */
const patience = 20_000;

const parsed = (spot: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(spot);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/**
 * Scrolls to where the reader was, as soon as the page is long enough and again whenever it falls short while it is
 * still being put together, unless they have begun to move by themselves.
 */
const scrollBack = (left: number, top: number): void => {
  const over = new AbortController();
  const observer = new ResizeObserver(() => {
    const isLong = document.documentElement.scrollHeight - innerHeight >= top;
    if (isLong && scrollY < top) scrollTo({ left, top, behavior: 'instant' });
  });
  over.signal.addEventListener('abort', () => observer.disconnect());
  for (const name of ownWay) addEventListener(name, () => over.abort(), { signal: over.signal, passive: true });
  setTimeout(() => over.abort(), patience);
  observer.observe(document.body);
};

/** Brings the reader back to a spot that was kept, if it is of this very address. */
export const backToSpot = (spot: string): void => {
  const [href, left, top] = parsed(spot);
  if (href === location.href && typeof left === 'number' && typeof top === 'number') scrollBack(left, top);
};
