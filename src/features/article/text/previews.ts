import type { TemplateResult } from 'lit-html';
import type { Shell } from '../../../element-kit/shell/contract.ts';

interface Preview {
  /** The article without tools, until the panel shows the same one. */
  shown?: { readonly id: string; readonly view: TemplateResult } | undefined;
  /** The panel has taken over. */
  ended?: true;
}

const createPreview = (): Preview => ({});

const idOf = (shell: Shell): string => String(shell.values()['article-id']);

export const previewIn = (shell: Shell): TemplateResult | undefined => {
  const { shown } = shell.state(createPreview);
  return shown?.id === idOf(shell) ? shown.view : undefined;
};

export const showPreview = (shell: Shell, id: string, view: TemplateResult): void => {
  const preview = shell.state(createPreview);
  if (preview.ended) return;
  preview.shown = { id, view };
  shell.redraw();
};

/** Hands over to the panel. */
export const endPreview = (shell: Shell): void => {
  const preview = shell.state(createPreview);
  preview.ended = true;
  if (!preview.shown) return;
  preview.shown = undefined;
  shell.redraw();
};
