import { html, type TemplateResult } from 'lit-html';
import type { Shell } from '../shell/contract.ts';
import css from './panel-view.css?inline';

interface PanelWords {
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
}

/** Styles of `panelView`. */
export const panelViewStyles = [css];

/** The view of an element that consists of its panel: a skeleton, the panel, or an error with a retry button. */
export const panelView =
  ({ loading, failed, again }: PanelWords) =>
  (shell: Shell): TemplateResult => {
    if (shell.panel) return html`${shell.panel}`;
    if (shell.phase === 'failed')
      return html`<p role="alert">${failed}</p>
        <button type="button" @click=${() => shell.start()}>${again}</button>`;
    return html`<div class="skeleton" aria-busy="true">
      <p class="out-of-sight" role="status">${loading}</p>
      <i></i><i></i><i></i>
    </div>`;
  };
