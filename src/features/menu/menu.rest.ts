import type { Shell } from '../../element-kit/shell/contract.ts';
import { h, svgIcon } from '../../element-kit/shell/dom.ts';
import { lazy } from '../../element-kit/shell/lazy.ts';
import tokens from '../../ui/base/tokens-rest.css?inline';
import { restingMenu } from './markup.rest.ts';
import css from './menu.css?inline';
import { setOpen } from './open.ts';

export const styles = [tokens, css];

/** The drawer; loads on the first hover, focus or click. */
const loadSheet = lazy(() => import('./sheet.lit.ts'));

const prepare = (): void => void loadSheet().catch(() => {});

const takeButton = (shell: Shell, box: HTMLElement): HTMLButtonElement => {
  const button =
    box.querySelector<HTMLButtonElement>('.burger') ?? (restingMenu<Node>(h, svgIcon) as HTMLButtonElement);
  button.addEventListener('pointerenter', prepare);
  button.addEventListener('focus', prepare);
  button.addEventListener('click', () => setOpen(shell, true));
  // The page's own HTML had the button, and the reader pressed it before this code ran: open the menu.
  if (button.matches(':focus:not(:focus-visible)')) setOpen(shell, true);
  return button;
};

/** The burger button, in plain DOM: all that a page loads until the reader means to open the menu. */
export const drawMenu = (shell: Shell, box: HTMLElement): void => {
  const button = shell.state(takeButton);
  const opened = shell.values().opened === true;
  button.setAttribute('aria-expanded', String(opened));
  button.ariaBusy = String(opened && !loadSheet.loaded);
  if (!button.isConnected) box.prepend(button);
  if (loadSheet.loaded) loadSheet.loaded.drawSheet(shell, box, button);
  else if (opened)
    loadSheet().then(
      () => shell.redraw(),
      (error: unknown) => {
        setOpen(shell, false);
        shell.miss('drawer', error);
      },
    );
};
