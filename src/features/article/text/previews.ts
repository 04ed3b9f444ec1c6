import type { TemplateResult } from 'lit-html';
import type { Shell } from '../../../element-kit/shell/contract.ts';

/** The preview of each element until its panel shows the same article. */
const previews = new WeakMap<Shell, { readonly id: string; readonly view: TemplateResult }>();

/** Shells whose panel has taken over. */
const ended = new WeakSet<Shell>();

const idOf = (shell: Shell): string => String(shell.values()['article-id']);

export const previewIn = (shell: Shell): TemplateResult | undefined => {
  const kept = previews.get(shell);
  return kept?.id === idOf(shell) ? kept.view : undefined;
};

export const showPreview = (shell: Shell, id: string, view: TemplateResult): void => {
  if (ended.has(shell)) return;
  previews.set(shell, { id, view });
  shell.redraw();
};

/** Hands over to the panel. */
export const endPreview = (shell: Shell): void => {
  ended.add(shell);
  if (previews.delete(shell)) shell.redraw();
};
