import { path as cross } from '@phosphor-icons/core/assets/regular/x.svg?icon';
import { html, nothing, render } from 'lit-html';
import { lockScroll } from '../../core/page/scroll/lock-scroll.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { adopt } from '../../element-kit/shell/sheets.ts';
import { icon } from '../../element-kit/view/icon.ts';
import { placeWordmarks } from '../../element-kit/view/wordmark.ts';
import tokens from '../../ui/base/tokens.css?inline';
import { copy } from './copy.ts';
import drawerCss from './drawer.css?inline';
import { clicked, entries, share } from './drawer.lit.ts';
import { label } from './label.ts';
import { setOpen } from './open.ts';
import css from './sheet.css?inline';

const content = (shell: Shell) => html`<div class="sheet">
  <div class="head">
    <button class="close" type="button" aria-label=${copy.close} @click=${() => setOpen(shell, false)}>${icon(cross)}</button>
    <a class="logo" href="/" aria-label=${copy.home}><span class="wordmark"></span></a>
  </div>
  <div class="body">${entries(shell)}</div>
</div>`;

const view = (shell: Shell) => {
  const close = () => setOpen(shell, false);
  return html`<dialog
    id="drawer"
    part="drawer"
    aria-label=${label.menu}
    @click=${(event: MouseEvent) => (event.target === event.currentTarget ? close() : clicked(shell, event))}
    @cancel=${(event: Event) => {
      event.preventDefault();
      close();
    }}
    @close=${close}
  >
    ${shell.values().opened ? content(shell) : nothing}
  </dialog>`;
};

interface Sheet {
  readonly box: HTMLElement;
  /** Unlocks the page's scroll. */
  release?: () => void;
}

const createSheet = (_: Shell, root: HTMLElement): Sheet => ({ box: root.appendChild(document.createElement('div')) });

/** Locks the page's scroll while the drawer is open. Releases it when the drawer closes or the element is removed. */
const holdScroll = (sheet: Sheet, signal: AbortSignal): void => {
  sheet.release?.();
  sheet.release = lockScroll();
  signal.addEventListener('abort', sheet.release);
};

/** Draws the drawer and syncs it with `opened`: top layer, focus, scroll lock, shared state. */
export const drawSheet = (shell: Shell, root: HTMLElement, button: HTMLElement): void => {
  const sheet = shell.state(createSheet);
  const { box } = sheet;
  adopt(shell.root, [tokens, css, drawerCss]);
  placeWordmarks(root);
  render(view(shell), box);
  const opened = shell.values().opened === true;
  share(shell, opened);
  const dialog = box.querySelector('dialog');
  // A dialog that was moved is still open, but no longer in the top layer.
  if (!dialog || (opened ? dialog.matches(':modal') : !dialog.open)) return;
  if (opened) {
    dialog.removeAttribute('open');
    dialog.showModal();
    dialog.querySelector<HTMLElement>('.close')?.focus();
    holdScroll(sheet, shell.signal);
  } else {
    sheet.release?.();
    dialog.close();
    button.focus();
  }
};
