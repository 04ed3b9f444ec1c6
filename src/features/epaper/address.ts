import type { Shell } from '../../element-kit/shell/contract.ts';
import { placeInHash } from '../../rules/epaper/edition-link.ts';
import { request, requestOf } from './request.ts';

/** The first viewer that opens over the page owns the page's address. */
let owner: Shell | undefined;

/** Opens the printed page that the address names; closes the viewer when it names none. */
export const followAddress = (shell: Shell): void => {
  owner ??= shell;
  shell.signal.addEventListener('abort', () => {
    if (owner === shell) owner = undefined;
  });
  const look = () => {
    if (owner !== shell || shell.values().edition !== '') return;
    const place = placeInHash(location.hash);
    const before = requestOf(shell);
    if (place?.edition === before?.edition && place?.page === before?.page) return;
    request(shell, place);
  };
  addEventListener('popstate', look, { signal: shell.signal });
  addEventListener('hashchange', look, { signal: shell.signal });
  look();
};
