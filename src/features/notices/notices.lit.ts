import { path as cross } from '@phosphor-icons/core/assets/bold/x-bold.svg?icon';
import { path as info } from '@phosphor-icons/core/assets/fill/info-fill.svg?icon';
import { path as other } from '@phosphor-icons/core/assets/fill/megaphone-fill.svg?icon';
import { path as error } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { path as warning } from '@phosphor-icons/core/assets/fill/warning-fill.svg?icon';
import { html, nothing, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { ownLink } from '../../core/notices/own-link.ts';
import { core } from '../../core/page/core.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { noticesShown } from '../../rules/notices/notice-area.ts';
import type { Notice } from '../../rules/notices/notices.ts';
import tokens from '../../ui/base/tokens.css?inline';
import { copy } from './copy.ts';
import css from './notices.css?inline';

export const styles = [tokens, css];

const icons = { error, warning, info, other };
const icon = (path: string) => html`<svg viewBox="0 0 256 256" aria-hidden="true"><path d=${path} /></svg>`;

/** A notice with a timeout is removed unless the reader points at it or focuses it. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const hold = (id: string): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
};
const putAway = (id: string): void => {
  hold(id);
  core.notices.dismiss(id);
};
const release = (notice: Notice): void => {
  const { id, timeout } = notice;
  // A removed row fires focusout after its notice is gone, and its id may be used again.
  if (timeout === 0 || timers.has(id) || !core.store.notices.peek().includes(notice)) return;
  timers.set(
    id,
    setTimeout(() => putAway(id), timeout),
  );
};

const action = ({ url, cta }: Notice) => {
  const href = ownLink(url);
  return href && cta ? html`<a href=${href}>${cta}</a>` : nothing;
};

/** Whether the reader has opened the notices behind the first. */
const createOpen = () => ({ isOpen: false });

/** Beside the first notice: opens and closes the others. */
const others = (shell: Shell, hidden: number, isOpen: boolean) => {
  const toggle = () => {
    shell.state(createOpen).isOpen = !isOpen;
    shell.redraw();
  };
  return html`<button type="button" class="more" aria-expanded=${isOpen} @click=${toggle}>${
    isOpen ? copy.less : html`${copy.more(hidden)}<span class="hidden">${copy.of}</span>`
  }</button>`;
};

const row = (notice: Notice, more: unknown) => html`<li
  class=${notice.type}
  @pointerenter=${() => hold(notice.id)}
  @pointerleave=${() => release(notice)}
  @focusin=${() => hold(notice.id)}
  @focusout=${() => release(notice)}
>
  <span class="mark">${icon(icons[notice.type])}</span>
  <p role=${notice.type === 'error' || notice.type === 'warning' ? 'alert' : 'status'}><span class="hidden">${copy.severity[notice.type]}: </span>${notice.title}</p>
  <div class="actions">${action(notice)}${more}</div>
  <button type="button" class="close" aria-label=${copy.close(notice.title)} @click=${() => putAway(notice.id)}>${icon(cross)}</button>
</li>`;

const scrolled = new Set<string>();

/** Scrolls a notice into view once if it asks for it; does not move the focus. */
const scrollOnce = (shell: Shell, notices: readonly Notice[]): void => {
  const wanted = notices.find(({ id, scrollIntoView }) => scrollIntoView && !scrolled.has(id));
  if (!wanted) return;
  scrolled.add(wanted.id);
  queueMicrotask(() => shell.element.scrollIntoView({ block: 'nearest' }));
};

/** Draws the notices. */
export const drawNotices = (shell: Shell, box: HTMLElement): void => {
  const notices = core.store.notices.peek();
  for (const id of timers.keys()) if (notices.every((notice) => notice.id !== id)) hold(id);
  for (const notice of notices) release(notice);
  scrollOnce(shell, notices);
  const { all, 'errors-only': errorsOnly } = shell.values();
  const { isOpen } = shell.state(createOpen);
  const { shown, hidden } = noticesShown(notices, { all: all === true || isOpen, errorsOnly: errorsOnly === true });
  const isMany = !all && (hidden > 0 || shown.length > 1);
  const more = (index: number) => (isMany && index === 0 ? others(shell, hidden, isOpen) : nothing);
  const view = html`<section aria-label=${copy.region} ?hidden=${shown.length === 0}>
    <ul>
      ${repeat(
        shown,
        ({ id }) => id,
        (notice, index) => row(notice, more(index)),
      )}
    </ul>
  </section>`;
  render(view, box);
};
