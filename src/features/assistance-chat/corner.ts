import type { Shell } from '../../element-kit/contract.ts';
import { adopt } from '../../element-kit/sheets.ts';
import styles from './corner.css?inline';

/** Pixels between the button and what it makes room for. */
const gap = 16;

const fixedAround = (node: Element | null): Element | undefined => {
  if (!node) return undefined;
  return getComputedStyle(node).position === 'fixed' ? node : fixedAround(node.parentElement);
};

/** The top of what the page has fixed at a place, such as a bar along its foot; a curtain over all of it does not count. */
const obstacleAt = (own: Element, { left, right, top, bottom }: DOMRect, lift: number): number | undefined => {
  for (const x of [left, (left + right) / 2, right - 1])
    for (const y of [top - lift, bottom - lift - 1])
      for (const node of document.elementsFromPoint(x, y)) {
        const box = node === own ? undefined : fixedAround(node)?.getBoundingClientRect();
        if (box && box.height < innerHeight / 2) return box.top;
      }
  return undefined;
};

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

/** Keeps the resting button clear of what the page itself has fixed in its corner, now and when that changes. */
export const keepClear = (shell: Shell): void => {
  const button = shell.root.querySelector<HTMLElement>('[part=launcher]');
  if (!button || shell.signal.aborted) return;
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
  const { signal } = shell;
  addEventListener('resize', soon, { signal });
  document.addEventListener('click', soon, { signal });
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true });
  signal.addEventListener('abort', () => changes.disconnect());
  look();
};
