import type { Shell } from '../../../element-kit/shell/contract.ts';
import { adopt } from '../../../element-kit/shell/sheets.ts';
import styles from './corner.css?inline';
import { targetsIn } from './targets.ts';

/** Distance between the button and what it avoids, pixels; the small ones go closer. */
const gap = 16;
const closeGap = 4;

/** Sizes of the button, as corner.css names them, and the part of the window's height that it may rise. */
const fits = [
  ['', gap, 0.5],
  ['small', closeGap, 0.5],
  ['tiny', closeGap, 1],
] as const;

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const fixedAround = (node: Element | null): Element | undefined => {
  if (!node) return undefined;
  return getComputedStyle(node).position === 'fixed' ? node : fixedAround(node.parentElement);
};

/** The boxes of the page's fixed elements under a place, such as a bottom bar. */
const fixedUnder = (own: Element, { left, right, top, bottom }: Place): DOMRect[] => {
  const boxes: DOMRect[] = [];
  for (const x of [left, (left + right) / 2, right - 1])
    for (const y of [top, bottom - 1])
      for (const node of document.elementsFromPoint(x, y)) {
        const box = node === own ? undefined : fixedAround(node)?.getBoundingClientRect();
        if (box) boxes.push(box);
      }
  return boxes;
};

const meets = (one: Place, other: Place): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** How far to lift the button over what it would cover, pixels; undefined when no height is free. */
const liftOver = (own: Element, box: DOMRect, targets: readonly DOMRect[], distance: number): number | undefined => {
  const { left, right } = box;
  let lift = 0;
  while (box.top - lift > 0) {
    const place = { left, right, top: box.top - lift, bottom: box.bottom - lift };
    // Elements of half the window or more, such as overlays, do not count.
    const found = [...targets.filter((target) => meets(target, place)), ...fixedUnder(own, place)].find(
      ({ height }) => height < innerHeight / 2,
    );
    if (!found) return lift;
    const next = box.bottom - found.top + distance;
    // An obstacle that overflows its fixed box covers every height.
    if (next <= lift) return undefined;
    lift = next;
  }
  return undefined;
};

const watched = new WeakSet<AbortSignal>();

/**
 * Keeps the resting button off the page's fixed elements, controls, links and prices: it moves up, and where no place is
 * free it shrinks, and then hides until the page moves or the focus reaches it.
 */
export const keepClear = (shell: Shell): void => {
  const button = shell.root.querySelector<HTMLElement>('[part=launcher]');
  const { signal } = shell;
  // The element may have been removed or moved since the request.
  if (!button || signal.aborted || watched.has(signal)) return;
  watched.add(signal);
  adopt(shell.root, [styles]);
  const place = (): void => {
    const targets = targetsIn(document.body, shell.element);
    for (const [fit, distance, part] of fits) {
      button.dataset.fit = fit;
      const lift = liftOver(shell.element, button.getBoundingClientRect(), targets, distance);
      if (lift === undefined || lift > innerHeight * part) continue;
      button.style.setProperty('--np-_lift', `${lift}px`);
      return;
    }
    button.dataset.fit = 'none';
  };
  const look = (): void => {
    if (shell.values().opened) return;
    button.style.removeProperty('--np-_lift');
    place();
  };
  let timer = 0;
  let frame = 0;
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  // Safari has no `scrollend`.
  const settled = (): void => {
    clearTimeout(timer);
    timer = setTimeout(soon, 100);
  };
  addEventListener('resize', soon, { signal });
  document.addEventListener('click', soon, { signal });
  document.addEventListener('scroll', settled, { signal, capture: true, passive: true });
  // Focus changes inside another element's shadow root fire no event outside; the Tab key does.
  const isTab = ({ key }: KeyboardEvent): void => void (key === 'Tab' && soon());
  document.addEventListener('keyup', isTab, { signal });
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true });
  // Content that arrives inside elements.
  const growth = new ResizeObserver(soon);
  growth.observe(document.body);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    changes.disconnect();
    growth.disconnect();
  });
  look();
};
