import type { Shell } from '../../../element-kit/shell/contract.ts';
import { h, svgIcon } from '../../../element-kit/shell/dom.ts';
import { copy } from './copy.ts';
import { loadFrame } from './load-lazy.ts';
import { restingButton } from './markup.rest.ts';
import { setOpen } from './open.ts';

const takeButton = (shell: Shell, box: HTMLElement): HTMLButtonElement => {
  const prepare = () => {
    // Draw it closed, so that the click has less to do.
    loadFrame().then(
      () => shell.redraw(),
      () => {},
    );
    shell.prefetch();
  };
  const button = box.querySelector('button') ?? (box.appendChild(restingButton<Node>(h, svgIcon)) as HTMLButtonElement);
  button.onpointerenter = prepare;
  button.onfocus = prepare;
  button.onclick = () => setOpen(shell, !shell.values().opened);
  // The page's own HTML had the button, and the reader pressed it before this code ran: open the panel.
  if (button === shell.root.activeElement && !button.matches(':focus-visible')) setOpen(shell, true);
  return button;
};

/**
 * The floating button, in plain DOM: all that a page loads until the reader means to open the chat. `lazy.ts` draws the
 * panel's frame; it loads on the first hover, focus or click.
 */
export const drawChat = (shell: Shell, box: HTMLElement): void => {
  const button = shell.state(takeButton);
  const { opened, position } = shell.values();
  button.className = `launcher ${position}`;
  button.setAttribute('aria-label', opened ? copy.close : copy.open);
  button.setAttribute('aria-expanded', String(opened));
  if (loadFrame.loaded) loadFrame.loaded.lazy.drawFrame(shell, box, button);
  else if (opened)
    loadFrame().then(
      () => shell.redraw(),
      (error: unknown) => {
        setOpen(shell, false);
        shell.miss('panel', error);
      },
    );
};
