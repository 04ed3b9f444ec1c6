import { restorePosition } from '../../core/page/scroll/restore-position.ts';
import type { Shell } from '../shell/contract.ts';

/** Starts once the element is visible. Restoring the scroll position may make it so. */
export const startWhenVisible = (shell: Shell): void => {
  restorePosition();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    void shell.start();
  });
  observer.observe(shell.element);
  shell.signal.addEventListener('abort', () => observer.disconnect());
};
