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

const asked = new WeakMap<HTMLElement, Promise<void>>();

/** Longest wait of the panel for the article's text, milliseconds. */
const patienceMs = 1000;

const ask = async (shell: Shell): Promise<void> => {
  const id = String(shell.values()['article-id']);
  if (id === '') return;
  const { showEarly } = await import('./text/preview.lit.ts');
  await showEarly(shell, id);
};

/** Loads and shows the article before the panel. */
export const askEarly = (shell: Shell): Promise<void> => {
  const asking = ask(shell);
  asked.set(shell.element, asking);
  return asking;
};

/**
 * Resolves once the article's text is shown, from the server's HTML or by `askEarly`, or cannot be had: on a slow line
 * React's files would hold it up.
 */
export const textSettled = async (element: HTMLElement): Promise<void> => {
  if (element.firstElementChild) return;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([asked.get(element), patience]).catch(() => {});
};
