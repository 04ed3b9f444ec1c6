import { html, type TemplateResult } from 'lit-html';

/** A decorative Phosphor icon for a lit view, for use beside a text. */
export const icon = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 256 256" aria-hidden="true"><path d=${path} /></svg>`;
