import { html, nothing, type TemplateResult } from 'lit-html';
import type { Shell } from '../../element-kit/contract.ts';
import tokens from '../../ui/tokens.css?inline';
import { copy } from './copy.ts';
import frame from './frame.css?inline';

export const styles = [tokens, frame];

const skeleton = html`<div class="skeleton" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>
  <p class="unseen" role="status">${copy.loading}</p>`;

/** Until the panel stands, what the page put between the tags shows: the article as its server wrote it, perhaps. */
export const articleShellView = (shell: Shell): TemplateResult => html`<div
  class="stage"
  aria-busy=${shell.phase === 'loading'}
>
  ${shell.panel ?? nothing}
  <slot ?hidden=${shell.panel !== undefined}>${shell.phase === 'failed' ? html`<p role="alert">${copy.failed}</p>` : skeleton}</slot>
</div>`;

/** The article is asked for while React is still on its way. */
export const askEarly = async (shell: Shell): Promise<void> => {
  const id = String(shell.values()['article-id']);
  if (id === '') return;
  const { articleFor } = await import('./data.ts');
  await articleFor(id, shell.signal);
};
