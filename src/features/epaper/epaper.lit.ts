import { html, nothing, type TemplateResult } from 'lit-html';
import { hasKept } from '../../core/epaper/has-kept.ts';
import { startWhenVisible } from '../../element-kit/panel/start-when-visible.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { followAddress } from './address.ts';
import { copy } from './copy.ts';
import frame from './frame.css?inline';
import { isDrawn, openAt, requestOf } from './request.ts';
import { firstImage, writtenPage } from './stage/first-image.rest.ts';

export const styles = [frame];

const failure = (shell: Shell) => html`<p role="alert">${copy.failed}</p>
  <button type="button" @click=${() => shell.start()}>${copy.retry}</button>`;

/** Content before the viewer: the slotted content or the first page. */
const before = (shell: Shell, isEarly: boolean) =>
  html`<slot @slotchange=${() => shell.redraw()}></slot>${isEarly ? firstImage(shell.element) : nothing}`;

/** With an edition, draws in place. Without one, shows the slotted content until the panel opens over the page. */
export const epaperView = (shell: Shell): TemplateResult => {
  const isOwn = shell.values().edition !== '';
  const isOver = isOwn && isDrawn(shell);
  const hasFailed = shell.phase === 'failed' && (isOwn || requestOf(shell) !== undefined);
  if (hasFailed && !isOwn) writtenPage()?.remove();
  return html`<div class=${isOwn ? 'place' : 'rest'} aria-busy=${shell.phase === 'loading'}>
    ${shell.panel ?? nothing}
    <div class="before" ?hidden=${isOver}>${hasFailed ? failure(shell) : before(shell, isOwn && !isOver)}</div>
  </div>`;
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** The place that another element's request names; undefined for an invalid request. */
const placeIn = (detail: unknown) => {
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { edition, page, article } = detail as Readonly<Record<string, unknown>>;
  if (!isText(edition) || !/^\d{1,15}$/.test(edition)) return undefined;
  return { edition, page: Number(page) || 1, article: isText(article) && article !== '' ? article : undefined };
};

/** With an edition, starts at once. Without one, waits to be seen, for the address or for a request. */
export const arrive = async (shell: Shell): Promise<void> => {
  const begin = () => {
    if (shell.values().edition !== '') void shell.start();
  };
  begin();
  const stop = shell.subscribe(begin);
  shell.signal.addEventListener('abort', stop);
  document.addEventListener(
    'np-edition-open',
    (event) => {
      const place = placeIn((event as CustomEvent<unknown>).detail);
      if (!place || event.defaultPrevented || shell.values().edition !== '') return;
      event.preventDefault();
      openAt(shell, place);
    },
    { signal: shell.signal },
  );
  followAddress(shell);
  startWhenVisible(shell);
  // Stored editions end with the reader's session, even when no viewer opens.
  if (hasKept()) (await import('../../core/epaper/kept-editions.ts')).keptEditions();
};
