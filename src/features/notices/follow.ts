import { core } from '../../core/page/core.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { adopt } from '../../element-kit/shell/sheets.ts';

/** View of notices; loads with the first notice, since most pages have none. */
let view: typeof import('./notices.lit.ts') | undefined;
const loadView = async (): Promise<void> => {
  view ??= await import('./notices.lit.ts');
};

const boxes = new WeakMap<Shell, HTMLElement>();

const boxOf = (shell: Shell, root: HTMLElement): HTMLElement => {
  const box = boxes.get(shell) ?? root.appendChild(document.createElement('div'));
  boxes.set(shell, box);
  return box;
};

export const drawNotices = (shell: Shell, root: HTMLElement): void => {
  const box = boxOf(shell, root);
  if (!view) return;
  adopt(shell.root, view.styles);
  view.drawNotices(shell, box);
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
  // Load the view early for signed-in readers: a notice may be about a lost connection.
  if (core.store.login.peek().state === 'loggedIn') await loadView();
};
