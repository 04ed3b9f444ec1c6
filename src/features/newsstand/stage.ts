import type { Shell } from '../../element-kit/shell/contract.ts';
import { removeWritten } from '../../element-kit/view/written.ts';

/** State shared by the light view and the panel of a newsstand. */
interface Stage {
  /** The panel's first screen is drawn: the page's own content is removed. */
  drawn: boolean;
}

const createStage = (): Stage => ({ drawn: false });

export const stageOf = (shell: Shell): Stage => shell.state(createStage);

/** The first screen is drawn and replaces the page's own content. */
export const firstScreenDrawn = (shell: Shell): void => {
  const stage = stageOf(shell);
  if (stage.drawn) return;
  stage.drawn = true;
  removeWritten(shell.element);
  shell.redraw();
};
