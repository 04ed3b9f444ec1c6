import { goOnTo, reloadPage } from '../../platform/browser/page-url.ts';
import { keepReloads, readReloads } from '../../platform/storage/reload-history.ts';
import { recentReloads, reloadDecision } from '../../rules/page/chunk-reload.ts';
import { isOwnPage } from '../brand/own-page.ts';
import { leavesFor } from './leaving/left.ts';
import { keepFaults } from './observe/kept.ts';
import { page } from './page.ts';

/** Whether an error is a failed dynamic import, as Chromium, Firefox and WebKit word it. */
const isLoadFailure = (cause: unknown): boolean =>
  cause instanceof Error && /dynamically imported module|importing a module script/i.test(cause.message);

/**
 * Reloads the page after a failed load, a limited number of times (src/rules/page/chunk-reload.ts), then opens `/`.
 * Calls `report` instead when that failed too, offline, on an embedding page, or without storage, which counts the
 * reloads. The document tells of a tag whose code did not load: it has no element that could.
 */
export const recover = (cause: unknown, told: () => void, tag?: string): void => {
  keepFaults();
  const report = (): void => {
    told();
    if (!tag) return;
    const detail = { element: tag, message: `<${tag}>: its code did not load.` };
    document.dispatchEvent(new CustomEvent('np-error', { detail }));
  };
  if (page.reloading) return;
  const leaves = leavesFor();
  if (leaves > 0) {
    // A reload would cancel the navigation. If the page stays open, it reports the failure.
    setTimeout(report, leaves);
    return;
  }
  const now = Date.now();
  const before = recentReloads(readReloads(), now);
  const givesUp = reloadDecision(before, now) === 'giveUp';
  const isHopeless = !isOwnPage() || !navigator.onLine || (givesUp && location.pathname === '/');
  if (!isLoadFailure(cause) || isHopeless || !keepReloads(givesUp ? before : [...before, now])) {
    report();
    return;
  }
  page.reloading = true;
  if (givesUp) goOnTo('/');
  else reloadPage();
};
