import { path as chat } from '@phosphor-icons/core/assets/fill/chat-teardrop-text-fill.svg?icon';
import type { Shell } from '../../element-kit/contract.ts';
import { h, svgIcon } from '../../element-kit/dom.ts';
import { copy } from './copy.ts';
import { loadLate } from './do-late.ts';
import { setOpen } from './open.ts';

let frame: Awaited<ReturnType<typeof loadLate>> | undefined;

const loadFrame = async (): Promise<void> => {
  frame ??= await loadLate();
};

const createButton = (shell: Shell): HTMLButtonElement => {
  const prepare = () => {
    // Drawn closed, so that the click has less to do.
    loadFrame().then(
      () => shell.redraw(),
      () => {},
    );
    shell.prefetch();
  };
  const click = () => setOpen(shell, shell.values().opened !== true);
  const given = { type: 'button', part: 'launcher', 'aria-haspopup': 'dialog' };
  return h('button', { ...given, pointerenter: prepare, focus: prepare, click }, svgIcon(chat));
};

const buttons = new WeakMap<Shell, HTMLButtonElement>();

/**
 * The floating button, in plain DOM: it is all that a page pays for until the reader means to open it.
 * The panel's frame is drawn by late.ts, which comes with the first hover, focus or click.
 */
export const drawChat = (shell: Shell, box: HTMLElement): void => {
  const { opened, position } = shell.values();
  const button = buttons.get(shell) ?? createButton(shell);
  buttons.set(shell, button);
  button.className = `launcher ${position}`;
  button.setAttribute('aria-label', opened ? copy.close : copy.open);
  button.setAttribute('aria-expanded', String(opened));
  if (frame) frame.drawFrame(shell, box, button);
  else {
    if (!button.isConnected) box.append(button);
    if (opened)
      loadFrame().then(
        () => shell.redraw(),
        (error: unknown) => {
          setOpen(shell, false);
          shell.miss('panel', error);
        },
      );
  }
};
