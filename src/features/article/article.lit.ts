import { html, nothing, type TemplateResult } from 'lit-html';
import type { Shell } from '../../element-kit/shell/contract.ts';
import tokens from '../../ui/base/tokens.css?inline';
import { copy } from './copy.ts';
import frame from './frame.css?inline';
import { previewIn } from './text/previews.ts';

export const styles = [tokens, frame];

const skeleton = html`<div class="skeleton" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>
  <p class="unseen" role="status">${copy.loading}</p>`;

/** Shows the article without tools until the panel is ready. Before that, shows the slotted content. */
export const articleShellView = (shell: Shell): TemplateResult => {
  const preview = previewIn(shell);
  return html`<div class="stage" aria-busy=${shell.phase === 'loading'}>
    ${preview ?? nothing}
    <div ?hidden=${preview !== undefined}>${shell.panel ?? nothing}</div>
    <slot ?hidden=${(shell.panel ?? preview) !== undefined}>${shell.phase === 'failed' ? html`<p role="alert">${copy.failed}</p>` : skeleton}</slot>
  </div>`;
};

/** Loads and shows the article while React is loading. */
export const askEarly = async (shell: Shell): Promise<void> => {
  const id = String(shell.values()['article-id']);
  if (id === '') return;
  const { showEarly } = await import('./text/preview.lit.ts');
  await showEarly(shell, id);
};
