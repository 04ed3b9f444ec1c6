import type { Shell } from '../../../element-kit/shell/contract.ts';
import { adopt } from '../../../element-kit/shell/sheets.ts';
import styles from './corner.css?inline';

/** Distance between the button and what it avoids, pixels. */
const gap = 16;

const fixedAround = (node: Element | null): Element | undefined => {
  if (!node) return undefined;
  return getComputedStyle(node).position === 'fixed' ? node : fixedAround(node.parentElement);
};

/** The box of the focused element in any shadow root, unless it belongs to the chat. */
const focusedBox = (own: Element): DOMRect | undefined => {
  let focused = document.activeElement;
  if (focused === own || focused === document.body) return undefined;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.getBoundingClientRect();
};

/**
 * Boxes that the lifted button would cover: fixed elements of the page, such as a bottom bar, and the focused element.
 */
const boxesAt = (own: Element, { left, right, top, bottom }: DOMRect, lift: number): DOMRect[] => {
  const boxes: DOMRect[] = [];
  for (const x of [left, (left + right) / 2, right - 1])
    for (const y of [top - lift, bottom - lift - 1])
      for (const node of document.elementsFromPoint(x, y)) {
        const box = node === own ? undefined : fixedAround(node)?.getBoundingClientRect();
        if (box) boxes.push(box);
      }
  const focused = focusedBox(own);
  const isThere =
    focused &&
    focused.left < right &&
    focused.right > left &&
    focused.top < bottom - lift &&
    focused.bottom > top - lift;
  return isThere ? [focused, ...boxes] : boxes;
};

/** Top of the first obstacle. Elements of half the window or more, such as overlays, do not count. */
const obstacleAt = (own: Element, place: DOMRect, lift: number): number | undefined =>
  boxesAt(own, place, lift).find(({ height }) => height < innerHeight / 2)?.top;

/** How far to lift the button, pixels; 0 when no height is free. */
const liftOver = (own: Element, box: DOMRect): number => {
  let lift = 0;
  while (box.top - lift > 0) {
    const top = obstacleAt(own, box, lift);
    if (top === undefined) return lift;
    const next = box.bottom - top + gap;
    // An obstacle that overflows its fixed box covers every height.
    if (next <= lift) return 0;
    lift = next;
  }
  return 0;
};

const watched = new WeakSet<AbortSignal>();

/** Keeps the resting button clear of the page's fixed elements and of the focused element. */
export const keepClear = (shell: Shell): void => {
  const button = shell.root.querySelector<HTMLElement>('[part=launcher]');
  const { signal } = shell;
  // The element may have been removed or moved since the request.
  if (!button || signal.aborted || watched.has(signal)) return;
  watched.add(signal);
  adopt(shell.root, [styles]);
  const look = (): void => {
    if (shell.values().opened) return;
    button.style.removeProperty('--np-_lift');
    const lift = liftOver(shell.element, button.getBoundingClientRect());
    if (lift > 0) button.style.setProperty('--np-_lift', `${lift}px`);
  };
  let frame = 0;
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  addEventListener('resize', soon, { signal });
  document.addEventListener('click', soon, { signal });
  document.addEventListener('scrollend', soon, { signal });
  // Focus changes inside another element's shadow root fire no event outside; the Tab key does.
  const isTab = ({ key }: KeyboardEvent): void => void (key === 'Tab' && soon());
  document.addEventListener('keyup', isTab, { signal });
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true });
  signal.addEventListener('abort', () => changes.disconnect());
  look();
};
