import { html, nothing, type TemplateResult } from 'lit-html';
import type { Shell } from '../shell/contract.ts';
import css from './panel-view.css?inline';
import { replaceWritten, tendWritten, writtenIn } from './written.ts';

interface PanelWords {
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
}

/** Styles of `panelView`. */
export const panelViewStyles = [css];

/** The panel; hidden behind what a server wrote until it shows the same. */
export const drawnPanel = (shell: Shell, panel: HTMLElement): TemplateResult => {
  const written = writtenIn(shell);
  const isWritten = written !== null && !written.hidden;
  if (isWritten) shell.state(replaceWritten);
  panel.hidden = isWritten;
  return html`${panel}${isWritten ? html`<slot></slot>` : nothing}`;
};

/**
 * The view of an element that consists of its panel: what the page has between the tags, by default a skeleton; then the
 * panel, or an error with a retry button.
 */
export const panelView =
  ({ loading, failed, again }: PanelWords) =>
  (shell: Shell): TemplateResult => {
    if (shell.panel) return drawnPanel(shell, shell.panel);
    if (shell.phase === 'failed')
      return html`<p role="alert">${failed}</p>
        <button type="button" @click=${() => shell.start()}>${again}</button>`;
    shell.state(tendWritten);
    return html`<slot
      ><div class="skeleton" aria-busy="true">
        <p class="out-of-sight" role="status">${loading}</p>
        <i></i><i></i><i></i></div
    ></slot>`;
  };
