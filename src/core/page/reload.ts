import { goOnTo, reloadPage } from '../../platform/browser/page-url.ts';
import { keepReloads, readReloads } from '../../platform/storage/reload-history.ts';
import { recentReloads, reloadDecision } from '../../rules/page/chunk-reload.ts';
import { isOwnPage } from '../brand/own-page.ts';
import { page } from './page.ts';

/** How the engines say that a module did not come: it was not found, is no script, or the connection broke. */
const isLoadFailure = (cause: unknown): boolean =>
  cause instanceof Error && /dynamically imported module|importing a module script/i.test(cause.message);

/** Milliseconds that a page which is being left may still stand: what fails in them was cut off by the way out. */
const wayOut = 10_000;

/**
 * Specification, points 2.1, 4 and 9: loads the page anew, under a guard. Without storage there is no guard and so no
 * reload; offline there would be no page; and other people's pages are not ours to reload. After too many, `/`; and where that fails too, the element says so.
 */
export const recover = (cause: unknown, tell: () => void): void => {
  if (page.reloading) return;
  const left = page.leftAt === undefined ? Number.POSITIVE_INFINITY : performance.now() - page.leftAt;
  if (left < wayOut) {
    // A reload would take the place of where the reader goes; a page that stays all the same says what failed.
    setTimeout(tell, wayOut - left);
    return;
  }
  const now = Date.now();
  const before = recentReloads(readReloads(), now);
  const givesUp = reloadDecision(before, now) === 'giveUp';
  const isHopeless = !isOwnPage() || !navigator.onLine || (givesUp && location.pathname === '/');
  if (!isLoadFailure(cause) || isHopeless || !keepReloads(givesUp ? before : [...before, now])) {
    tell();
    return;
  }
  page.reloading = true;
  if (givesUp) goOnTo('/');
  else reloadPage();
};
