import type { Shell } from '../../element-kit/shell/contract.ts';

/** What the light view and the panel of one newsstand tell each other. */
interface Stage {
  /** The panel's first screen is there: the content that the page came with makes way. */
  drawn: boolean;
}

const stages = new WeakMap<Shell, Stage>();

export const stageOf = (shell: Shell): Stage => {
  const stage = stages.get(shell) ?? { drawn: false };
  stages.set(shell, stage);
  return stage;
};

/** The first screen stands: it takes the place of what the page came with. */
export const firstScreenDrawn = (shell: Shell): void => {
  const stage = stageOf(shell);
  if (stage.drawn) return;
  stage.drawn = true;
  shell.redraw();
};
