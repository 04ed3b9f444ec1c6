import type { Shell } from '../../../element-kit/shell/contract.ts';
import { adopt } from '../../../element-kit/shell/sheets.ts';
import styles from './corner.css?inline';
import { targetsIn } from './targets.ts';

/** Distance between the button and what it avoids, pixels; the small ones go closer. */
const gap = 16;
const closeGap = 4;

/** Sizes of the button in pixels, the distance that it keeps, and the part of the window's height that it may rise. */
const fits = [
  { name: 'full', size: Infinity, distance: gap, part: 0.5 },
  { name: 'small', size: 44, distance: closeGap, part: 0.5 },
  { name: 'tiny', size: 32, distance: closeGap, part: 1 },
] as const;

/** Distance of the smallest button from the window's edge, pixels. */
const edge = 4;

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How the button differs from its resting place. */
interface Fit {
  readonly name: (typeof fits)[number]['name'] | 'none';
  readonly aside: number;
  readonly lift: number;
  readonly scale: number;
}

const resting: Fit = { name: 'full', aside: 0, lift: 0, scale: 1 };

const isSame = (one: Fit, other: Fit): boolean =>
  one.name === other.name && one.aside === other.aside && one.lift === other.lift && one.scale === other.scale;

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
const liftOver = (own: Element, box: Place, targets: readonly DOMRect[], distance: number): number | undefined => {
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
  let shown = resting;
  const fitting = (): Fit => {
    const targets = targetsIn(document.body, shell.element, (root) =>
      fill.observe(root, { childList: true, subtree: true }),
    );
    const isLeft = shell.values().position === 'left';
    const now = button.getBoundingClientRect();
    const [left, right] = [now.left - shown.aside, now.right - shown.aside];
    const bottom = now.bottom + shown.lift;
    const full = now.width / shown.scale;
    for (const { name, size, distance, part } of fits) {
      const width = Math.min(full, size);
      const aside = name === 'tiny' ? (isLeft ? edge - left : innerWidth - edge - right) : 0;
      const [from, to] = isLeft ? [left, left + width] : [right - width, right];
      const box = { left: from + aside, right: to + aside, top: bottom - width, bottom };
      const lift = liftOver(shell.element, box, targets, distance);
      if (lift !== undefined && lift <= innerHeight * part) return { name, aside, lift, scale: width / full };
    }
    return { ...resting, name: 'none' };
  };
  const look = (): void => {
    if (shell.values().opened) return;
    const next = fitting();
    if (isSame(next, shown)) return;
    shown = next;
    button.dataset.fit = shown.name;
    button.style.setProperty('--np-_aside', `${shown.aside}px`);
    button.style.setProperty('--np-_lift', `${shown.lift}px`);
    button.style.setProperty('--np-_scale', String(shown.scale));
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
  // Content that arrives inside elements, with or without room kept for it.
  const fill = new MutationObserver(settled);
  const growth = new ResizeObserver(soon);
  growth.observe(document.body);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    changes.disconnect();
    fill.disconnect();
    growth.disconnect();
  });
  look();
};
