import { html, type TemplateResult } from 'lit-html';
import type { Shell } from '../../element-kit/contract.ts';
import { copy } from './copy.ts';

/** Until the panel is there what the page has put inside the tag stands in its place. */
export const loginView = (shell: Shell): TemplateResult => {
  if (shell.panel) return html`${shell.panel}`;
  if (shell.phase !== 'failed') return html`<div aria-busy="true"><slot></slot></div>`;
  return html`<p role="alert">${copy.generic}</p>
    <button type="button" @click=${() => shell.start()}>${copy.again}</button>`;
};
