import { afterPress } from '../../element-kit/panel/after-press.ts';
import { typedIn, writtenIn } from '../../element-kit/panel/written.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';

/** State shared by the light view and the panel of a newsstand. */
interface Stage {
  /** The panel's first screen is drawn: the page's own content is removed. */
  drawn: boolean;
}

const createStage = (): Stage => ({ drawn: false });

export const stageOf = (shell: Shell): Stage => shell.state(createStage);

/** What is drawn in place of a link or button that the server wrote: it has the same text. */
const inPlaceOf = ({ root }: Shell, { textContent }: Element): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('a, button')].find(
    (drawn) => drawn.textContent?.trim() === textContent?.trim(),
  );

/** Whether a server wrote the screen as the panel draws it: its controls wait for the panel. */
export const isWholeView = (written: Element | null): boolean => written?.matches('[data-np-first]') === true;

/** Longest time that a slow part of the screen keeps the reader from using the rest. */
const longestWaitMs = 4000;

/** A part that is loading. A list of links beside the content may still be. */
const busy = '[aria-busy=true]:not(nav *)';

/** Asks now and at each change of the panel, until the answer is true or the newsstand leaves its page. */
const untilTrue = ({ root, signal }: Shell, ask: () => boolean): void => {
  if (ask()) return;
  const observer = new MutationObserver(() => {
    if (ask()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  signal.addEventListener('abort', () => observer.disconnect());
};

/**
 * Runs `then` once no part of the panel is loading, where the server wrote the screen with all its parts: the skeleton
 * of a part would undo what the reader sees.
 */
const onceWhole = (shell: Shell, written: Element | null, then: () => void): void => {
  let isLate = false;
  let isOver = false;
  const ask = () => {
    if (!isOver && (isLate || !isWholeView(written) || !shell.panel?.querySelector(busy))) {
      isOver = true;
      then();
    }
    return isOver;
  };
  untilTrue(shell, ask);
  if (isOver) return;
  const late = setTimeout(() => {
    isLate = true;
    ask();
  }, longestWaitMs);
  shell.signal.addEventListener('abort', () => clearTimeout(late));
};

/** The first screen is drawn and replaces the page's own content; what a server wrote in the same layout is removed. */
export const firstScreenDrawn = (shell: Shell): void => {
  const written = writtenIn(shell);
  const replace = () => {
    const stage = stageOf(shell);
    if (stage.drawn) return;
    stage.drawn = true;
    const { activeElement: focused } = document;
    const isHeld = focused && written?.contains(focused);
    const handOver = written && typedIn(written);
    written?.remove();
    shell.redraw();
    // After the redraw, which shows what is drawn. A text whose field could not load waits for it.
    queueMicrotask(() => {
      if (isHeld) inPlaceOf(shell, focused)?.focus();
      untilTrue(shell, () => !handOver || !shell.panel || handOver(shell.panel));
    });
  };
  onceWhole(shell, written, () => afterPress(written, replace));
};
