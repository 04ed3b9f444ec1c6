import { html, type TemplateResult } from 'lit-html';
import { drawnPanel } from '../../element-kit/panel/panel-view.ts';
import { tendWritten } from '../../element-kit/panel/written.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { loadCopy } from './load-copy.ts';

/** Shows the slotted content until the panel is ready. */
export const loginView = (shell: Shell): TemplateResult => {
  if (shell.panel) return drawnPanel(shell, shell.panel);
  shell.state(tendWritten);
  if (shell.phase !== 'failed') return html`<div aria-busy="true"><slot></slot></div>`;
  return html`<p role="alert">${loadCopy.failed}</p>
    <button type="button" @click=${() => shell.start()}>${loadCopy.again}</button>`;
};
