import { afterPress } from '../../element-kit/panel/after-press.ts';
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

/** Longest time that a part of the screen keeps the reader from using the rest. */
const longestWaitMs = 4000;

/**
 * Runs `then` once nothing in the panel is busy, where the server wrote the screen with all its parts
 * (`data-np-first`): the skeleton of a part would undo what the reader sees.
 */
const onceWhole = (shell: Shell, written: Element | null, then: () => void): void => {
  const isWhole = () => !written?.matches('[data-np-first]') || !shell.panel?.querySelector('[aria-busy=true]');
  if (isWhole()) {
    then();
    return;
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(late);
  };
  const end = () => {
    stop();
    then();
  };
  const observer = new MutationObserver(() => {
    if (isWhole()) end();
  });
  observer.observe(shell.root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  const late = setTimeout(end, longestWaitMs);
  shell.signal.addEventListener('abort', stop);
};

/** The first screen is drawn and replaces the page's own content; what a server wrote in the same layout is removed. */
export const firstScreenDrawn = (shell: Shell): void => {
  const written = shell.element.querySelector(':scope > .np-root');
  const replace = () => {
    const stage = stageOf(shell);
    if (stage.drawn) return;
    stage.drawn = true;
    const { activeElement: focused } = document;
    const isHeld = focused && written?.contains(focused);
    written?.remove();
    shell.redraw();
    // After the redraw, which shows what is drawn.
    if (isHeld) queueMicrotask(() => inPlaceOf(shell, focused)?.focus());
  };
  onceWhole(shell, written, () => afterPress(written, replace));
};
