import type { Shell } from '../../element-kit/shell/contract.ts';

/** State shared by the light view and the panel of a newsstand. */
interface Stage {
  /** The panel's first screen is drawn: the page's own content is removed. */
  drawn: boolean;
}

const createStage = (): Stage => ({ drawn: false });

export const stageOf = (shell: Shell): Stage => shell.state(createStage);

/** The first screen is drawn and replaces the page's own content; what a server wrote in the same layout is removed. */
export const firstScreenDrawn = (shell: Shell): void => {
  const stage = stageOf(shell);
  if (stage.drawn) return;
  stage.drawn = true;
  shell.element.querySelector(':scope > .np-root')?.remove();
  shell.redraw();
};
