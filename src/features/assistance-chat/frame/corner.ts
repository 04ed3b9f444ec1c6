import type { Shell } from '../../../element-kit/shell/contract.ts';
import { adopt } from '../../../element-kit/shell/sheets.ts';
import styles from './corner.css?inline';

/** Pixels between the button and what it makes room for. */
const gap = 16;

const fixedAround = (node: Element | null): Element | undefined => {
  if (!node) return undefined;
  return getComputedStyle(node).position === 'fixed' ? node : fixedAround(node.parentElement);
};

/** Where the field or link is that the reader is in, in whichever shadow root; not what is the chat's own. */
const focusedBox = (own: Element): DOMRect | undefined => {
  let focused = document.activeElement;
  if (focused === own || focused === document.body) return undefined;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.getBoundingClientRect();
};

/** The boxes at the button's place, lifted so far: what the page has fixed there, such as a bar along its foot, and what has the focus. */
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

/** The top of what the button has to stand above; what takes half of the window, such as a curtain over all of it, does not count. */
const obstacleAt = (own: Element, place: DOMRect, lift: number): number | undefined =>
  boxesAt(own, place, lift).find(({ height }) => height < innerHeight / 2)?.top;

/** How far up the button has to go; not at all where there is no free place. */
const liftOver = (own: Element, box: DOMRect): number => {
  let lift = 0;
  while (box.top - lift > 0) {
    const top = obstacleAt(own, box, lift);
    if (top === undefined) return lift;
    const next = box.bottom - top + gap;
    // What hangs over its own fixed box is still there further up: no height is free of it.
    if (next <= lift) return 0;
    lift = next;
  }
  return 0;
};

const watched = new WeakSet<AbortSignal>();

/** Keeps the resting button clear of what the page itself has fixed in its corner and of what has the focus, now and when that changes. */
export const keepClear = (shell: Shell): void => {
  const button = shell.root.querySelector<HTMLElement>('[part=launcher]');
  const { signal } = shell;
  // Asked for when the button came, it may find it gone, or gone and back.
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
  // The focus that moves within another element's shadow root is told to nobody outside, its key is.
  const isTab = ({ key }: KeyboardEvent): void => void (key === 'Tab' && soon());
  document.addEventListener('keyup', isTab, { signal });
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true });
  signal.addEventListener('abort', () => changes.disconnect());
  look();
};
