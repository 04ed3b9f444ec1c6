import { is, number, string, tuple } from 'superstruct';

const kept = tuple([string(), number(), number()]);

/** Signs that the reader goes their own way: the page is theirs again. */
const ownWay = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Milliseconds within which a page is expected to have its whole length. */
const patience = 10_000;

/** Scrolls to where the reader was, as soon as the page is long enough, unless they have begun to move by themselves. */
export const backToSpot = (text: string): void => {
  let spot: unknown;
  try {
    spot = JSON.parse(text);
  } catch {
    return;
  }
  if (!is(spot, kept)) return;
  const [href, left, top] = spot;
  if (href !== location.href || top === 0) return;
  const over = new AbortController();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    scrollTo({ left, top, behavior: 'instant' });
    over.abort();
  });
  over.signal.addEventListener('abort', () => observer.disconnect());
  for (const name of ownWay) addEventListener(name, () => over.abort(), { signal: over.signal, passive: true });
  setTimeout(() => over.abort(), patience);
  observer.observe(document.body);
};
