import { core } from '../../core/page/core.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { lazy } from '../../element-kit/shell/lazy.ts';
import { adopt } from '../../element-kit/shell/sheets.ts';

/** View of notices; loads with the first notice, since most pages have none. */
const loadView = lazy(() => import('./notices.lit.ts'));

/** Notices that the page came with show in the slot, so that what follows keeps its place. */
const createBox = (_: Shell, root: HTMLElement): HTMLElement => {
  const box = document.createElement('div');
  root.append(document.createElement('slot'), box);
  return box;
};

/** Whether the reader, or the code that draws their notices, is still to come. */
const isWaiting = (): boolean => {
  const login = core.store.login.peek();
  if (login.state === 'unknown') return true;
  const isDue =
    core.store.notices.peek().length > 0 || (login.state === 'loggedIn' && login.user.userNotices.length > 0);
  return isDue && !loadView.loaded;
};

export const drawNotices = (shell: Shell): void => {
  const box = shell.state(createBox);
  const written = shell.element.querySelector(':scope > .np-root');
  if (written && isWaiting()) return;
  written?.remove();
  if (!loadView.loaded) return;
  adopt(shell.root, loadView.loaded.styles);
  loadView.loaded.drawNotices(shell, box);
};

/** Shows the reader's notices as they change. */
export const followNotices = async (shell: Shell): Promise<void> => {
  const show = async (count: number): Promise<void> => {
    if (count > 0) await loadView();
    shell.redraw();
  };
  const stop = core.store.notices.subscribe(({ length }) => {
    show(length).catch((error: unknown) => shell.fail('its notices could not be shown', error));
  });
  shell.signal.addEventListener('abort', stop);
  await core.session.load(shell.signal);
  shell.redraw();
  // Load the view early for signed-in readers: a notice may be about a lost connection.
  if (core.store.login.peek().state === 'loggedIn') await loadView();
};
