import { path as burger } from '@phosphor-icons/core/assets/regular/list.svg?icon';
import type { Shell } from '../../element-kit/contract.ts';
import { h, svgIcon } from '../../element-kit/dom.ts';
import tokens from '../../ui/tokens-rest.css?inline';
import { label } from './label.ts';
import css from './menu.css?inline';
import { setOpen } from './open.ts';

export const styles = [tokens, css];

/** The drawer; it comes with the first hover, focus or click. */
let sheet: typeof import('./sheet.ts') | undefined;

const loadSheet = async (): Promise<void> => {
  sheet ??= await import('./sheet.ts');
};

const prepare = (): void => void loadSheet().catch(() => {});

const buttons = new WeakMap<Shell, HTMLButtonElement>();

const createButton = (shell: Shell): HTMLButtonElement => {
  const given = { class: 'burger', part: 'burger', type: 'button', 'aria-label': label, 'aria-controls': 'drawer' };
  const listeners = { pointerenter: prepare, focus: prepare, click: () => setOpen(shell, true) };
  return h('button', { ...given, ...listeners }, svgIcon(burger), h('span', { class: 'label' }, label));
};

/** The burger button, in plain DOM: it is all that a page pays for until the reader means to open the menu. */
export const drawMenu = (shell: Shell, box: HTMLElement): void => {
  const button = buttons.get(shell) ?? createButton(shell);
  buttons.set(shell, button);
  const opened = shell.values().opened === true;
  button.setAttribute('aria-expanded', String(opened));
  button.ariaBusy = String(opened && !sheet);
  if (!button.isConnected) box.prepend(button);
  if (sheet) sheet.drawSheet(shell, box, button);
  else if (opened)
    loadSheet().then(
      () => shell.redraw(),
      (error: unknown) => {
        setOpen(shell, false);
        shell.fail(
          'its drawer could not be loaded. Check that the chunks beside the entry file are served, with CORS',
          error,
        );
      },
    );
};
