import { html, type TemplateResult } from 'lit-html';

/** A Phosphor icon in a light view, beside a text that names it. */
export const icon = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 256 256" aria-hidden="true"><path d=${path} /></svg>`;
