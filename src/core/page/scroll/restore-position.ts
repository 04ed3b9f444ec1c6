import { takeFromTab } from '../../../platform/storage/tab-storage.ts';
import { page } from '../page.ts';

/** Key in the tab's storage: where the reader was before the sign-in. */
export const POSITION = 'np_spot';

/**
 * Restores the scroll position after a sign-in; once per page. The session calls it before it saves a position, and an
 * element that loads when visible calls it earlier. A resting button does not read the tab's storage.
 */
export const restorePosition = (): void => {
  if (page.restored) return;
  page.restored = true;
  // The newsstand's `/login` redirects to the page of the position.
  if (location.pathname.endsWith('/login')) return;
  const saved = takeFromTab(POSITION);
  if (saved) void import('./scroll-to-saved.ts').then((scroll) => scroll.scrollToSaved(saved));
};
