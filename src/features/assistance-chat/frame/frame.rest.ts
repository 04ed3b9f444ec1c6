import { path as cross } from '@phosphor-icons/core/assets/bold/x-bold.svg?icon';
import { assetUrl } from '../../../core/page/assets.ts';
import { pageBrand } from '../../../core/page/page.ts';
import { lockScroll } from '../../../core/page/scroll/lock-scroll.ts';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { h, svgIcon } from '../../../element-kit/shell/dom.ts';
import { adopt } from '../../../element-kit/shell/sheets.ts';
import tokens from '../../../ui/base/tokens.css?inline';
import { copy as launcherCopy } from '../button/copy.ts';
import { setOpen } from '../button/open.ts';
import { createComposer } from './composer.rest.ts';
import styles from './frame.css?inline';
import { frameCopy as copy } from './frame-copy.ts';

/** The dialog with its header and field. `update` syncs it with the shell. */
interface Frame {
  readonly dialog: HTMLDialogElement;
  readonly sheet: HTMLElement;
  /** Icon of the button while the dialog is closed. */
  readonly icon: string;
  update(): void;
  /** Unlocks the page's scroll. */
  release?: () => void;
}

const createFailure = (shell: Shell): HTMLElement =>
  h(
    'p',
    { role: 'alert' },
    `${copy.loadFailed} `,
    h('button', { type: 'button', click: () => void shell.start() }, copy.retry),
  );

const createFrame = (shell: Shell, box: HTMLElement): Frame => {
  const close = () => setOpen(shell, false);
  const monogram: HTMLImageElement = h('img', {
    alt: '',
    width: '36',
    height: '36',
    error() {
      monogram.hidden = true;
    },
  });
  const body = h('div', { class: 'body' });
  const composer = createComposer(shell);
  const failure = createFailure(shell);
  const sheet = h(
    'div',
    {},
    h(
      'div',
      { class: 'head' },
      monogram,
      h('div', {}, h('h2', { id: 'title' }, copy.title), copy.subtitle),
      h('button', { class: 'icon', type: 'button', 'aria-label': launcherCopy.close, click: close }, svgIcon(cross)),
    ),
    body,
    composer.form,
  );
  const dialog = h('dialog', {
    part: 'panel',
    'aria-labelledby': 'title',
    click: ({ target, currentTarget }) => target === currentTarget && close(),
    cancel: (event) => {
      event.preventDefault();
      close();
    },
    close,
  });
  return {
    dialog,
    sheet,
    icon: box.querySelector('path')?.getAttribute('d') ?? '',
    update() {
      sheet.className = `sheet ${shell.values().position}`;
      const { sigla, monogram: own } = pageBrand();
      const address = assetUrl(own ?? `brands/${sigla.toLowerCase()}-monogram.svg`);
      if (monogram.src !== address) {
        monogram.hidden = false;
        monogram.src = address;
      }
      body.setAttribute('aria-busy', String(shell.phase === 'loading'));
      const content = shell.phase === 'failed' ? failure : shell.panel;
      if (content !== body.firstChild) body.replaceChildren(...(content ? [content] : []));
      composer.update();
    },
  };
};

/** Locks the page's scroll while the panel is open. Releases it when the panel closes or the element is removed. */
const holdScroll = (frame: Frame, signal: AbortSignal): void => {
  frame.release?.();
  frame.release = lockScroll();
  signal.addEventListener('abort', frame.release);
};

/** Draws the dialog and syncs it with `opened`: top layer, focus, scroll lock. */
export const drawFrame = (shell: Shell, box: HTMLElement, button: HTMLElement): void => {
  const path = button.querySelector('path');
  const frame = shell.state(createFrame);
  const { dialog, sheet, icon } = frame;
  adopt(shell.root, [tokens, styles]);
  if (!dialog.isConnected) {
    dialog.className = 'near';
    dialog.append(sheet);
    box.append(dialog);
  }
  frame.update();
  const opened = shell.values().opened === true;
  path?.setAttribute('d', opened ? cross : icon);
  if (opened) {
    dialog.className = '';
    if (button.parentElement !== dialog) {
      dialog.prepend(button);
      if (!sheet.isConnected) dialog.append(sheet);
    }
  } else if (button.parentElement !== box) {
    box.prepend(button);
    sheet.remove();
  }
  // A dialog that was moved is still open, but no longer in the top layer.
  if (opened ? dialog.matches(':modal') : !dialog.open) return;
  if (opened) {
    dialog.removeAttribute('open');
    dialog.showModal();
    dialog.querySelector<HTMLElement>('form textarea')?.focus();
    holdScroll(frame, shell.signal);
    // Paint the field before React starts.
    requestAnimationFrame(() => setTimeout(() => void shell.start()));
  } else {
    frame.release?.();
    dialog.close();
    button.focus();
  }
};
