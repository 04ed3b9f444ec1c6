import { path as chat } from '@phosphor-icons/core/assets/fill/chat-teardrop-text-fill.svg?icon';
import type { Shell } from '../../element-kit/contract.ts';
import { copy } from './copy.ts';
import { setOpen } from './open.ts';

let frame: typeof import('./frame.ts') | undefined;

const loadFrame = async (): Promise<void> => {
  frame ??= await import('./frame.ts');
};

const createButton = (shell: Shell): HTMLButtonElement => {
  const button = document.createElement('button');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  svg.setAttribute('viewBox', '0 0 256 256');
  svg.ariaHidden = 'true';
  button.append(svg);
  button.type = 'button';
  button.setAttribute('part', 'launcher');
  button.setAttribute('aria-haspopup', 'dialog');
  const prepare = () => {
    loadFrame().catch(() => {});
    shell.prefetch();
  };
  button.addEventListener('pointerenter', prepare);
  button.addEventListener('focus', prepare);
  button.addEventListener('click', () => setOpen(shell, shell.values().opened !== true));
  return button;
};

const buttons = new WeakMap<Shell, HTMLButtonElement>();

/**
 * The floating button, in plain DOM: it is all that a page pays for until the reader means to open it.
 * The panel's frame is drawn by frame.ts, which comes with the first hover, focus or click.
 */
export const drawChat = (shell: Shell, box: HTMLElement): void => {
  const { opened, position } = shell.values();
  const button = buttons.get(shell) ?? createButton(shell);
  buttons.set(shell, button);
  button.className = `launcher ${position}`;
  button.setAttribute('aria-label', opened ? copy.close : copy.open);
  button.setAttribute('aria-expanded', String(opened));
  button.querySelector('path')?.setAttribute('d', chat);
  if (frame) frame.drawFrame(shell, box, button);
  else {
    if (!button.isConnected) box.append(button);
    if (opened)
      loadFrame().then(
        () => shell.redraw(),
        (error: unknown) => {
          setOpen(shell, false);
          shell.fail(
            'its panel could not be loaded. Check that the chunks beside the entry file are served, with CORS',
            error,
          );
        },
      );
  }
};
