import { html, nothing, type TemplateResult } from 'lit-html';
import type { Shell } from '../../element-kit/shell/contract.ts';
import tokens from '../../ui/base/tokens.css?inline';
import { copy } from './copy.ts';

export const styles = [tokens];

/** A slotted search form works until the panel is ready. */
export const searchShellView = (shell: Shell): TemplateResult => html`<div aria-busy=${shell.phase === 'loading'}>
  ${shell.panel ?? nothing}
  <slot ?hidden=${shell.panel !== undefined}>${shell.phase === 'failed' ? html`<p role="alert">${copy.failed}</p>` : nothing}</slot>
</div>`;
