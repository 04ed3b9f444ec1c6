import type { Shell } from '../../element-kit/shell/contract.ts';

const open = new WeakMap<Shell, AbortController>();

export const isPanelOpen = (shell: Shell): boolean => open.has(shell);

/** Opens or closes the panel. Escape, a click elsewhere and a focus outside close it too. */
export const togglePanel = (shell: Shell, wanted: boolean): void => {
  open.get(shell)?.abort();
  open.delete(shell);
  if (wanted) listen(shell);
  shell.redraw();
};

const listen = (shell: Shell): void => {
  const controller = new AbortController();
  open.set(shell, controller);
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
};
