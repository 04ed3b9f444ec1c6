import type { Shell } from '../../element-kit/shell/contract.ts';

/** The listeners of an open panel. */
const createDisclosure = (): { open?: AbortController | undefined } => ({});

export const isPanelOpen = (shell: Shell): boolean => shell.state(createDisclosure).open !== undefined;

/** Opens or closes the panel. Escape, a click elsewhere and a focus outside close it too. */
export const togglePanel = (shell: Shell, wanted: boolean): void => {
  const disclosure = shell.state(createDisclosure);
  disclosure.open?.abort();
  disclosure.open = wanted ? listen(shell) : undefined;
  shell.redraw();
};

const listen = (shell: Shell): AbortController => {
  const controller = new AbortController();
  const { signal } = controller;
  const box = () => shell.root.querySelector('.who');
  const outside = (path: readonly EventTarget[]) => !path.some((target) => target === box());
  const close = () => togglePanel(shell, false);
  document.addEventListener('click', (event) => outside(event.composedPath()) && close(), { signal });
  shell.root.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
      close();
      shell.root.querySelector<HTMLElement>('.user')?.focus();
    },
    { signal },
  );
  shell.root.addEventListener(
    'focusout',
    (event) => {
      if (
        !(event instanceof FocusEvent) ||
        (event.relatedTarget instanceof Node && box()?.contains(event.relatedTarget))
      )
        return;
      if (event.relatedTarget) close();
    },
    { signal },
  );
  shell.signal.addEventListener('abort', close, { signal });
  return controller;
};
