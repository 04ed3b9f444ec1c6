import { core } from '../../core/page/core.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { adopt } from '../../element-kit/shell/sheets.ts';

/** How notices look; it comes with the first notice, most pages have none. */
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

/** The core knows the reader's notices; they show as they come. */
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
  // A reader may be told something when the connection is gone, and no code comes then.
  if (core.store.login.peek().state === 'loggedIn') await loadView();
};
