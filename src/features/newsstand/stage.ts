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

/** The first screen is drawn and replaces the page's own content; what a server wrote in the same layout is removed. */
export const firstScreenDrawn = (shell: Shell): void => {
  const written = shell.element.querySelector(':scope > .np-root');
  afterPress(written, () => {
    const stage = stageOf(shell);
    if (stage.drawn) return;
    stage.drawn = true;
    const { activeElement: focused } = document;
    const isHeld = focused && written?.contains(focused);
    written?.remove();
    shell.redraw();
    // After the redraw, which shows what is drawn.
    if (isHeld) queueMicrotask(() => inPlaceOf(shell, focused)?.focus());
  });
};
