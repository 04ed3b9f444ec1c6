import { html, type TemplateResult } from 'lit-html';
import type { Shell } from '../../element-kit/contract.ts';

/** Until the panel is there the page's own form, inside the tag, stands in its place and works without script. */
export const loginView = (shell: Shell): TemplateResult => html`${shell.panel ?? html`<slot></slot>`}`;
