import { page } from '../../core/page/page.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { placeInHash } from '../../rules/epaper/edition-link.ts';
import { request, requestOf } from './request.ts';

/**
 * Opens the printed page that the address names; closes the viewer when it names none. The address belongs to the first
 * viewer that opens over the page.
 */
export const followAddress = (shell: Shell): void => {
  page.viewer ??= shell;
  shell.signal.addEventListener('abort', () => {
    if (page.viewer === shell) page.viewer = undefined;
  });
  const look = () => {
    if (page.viewer !== shell || shell.values().edition !== '') return;
    const place = placeInHash(location.hash);
    const before = requestOf(shell);
    if (place?.edition === before?.edition && place?.page === before?.page) return;
    request(shell, place);
  };
  addEventListener('popstate', look, { signal: shell.signal });
  addEventListener('hashchange', look, { signal: shell.signal });
  look();
};
