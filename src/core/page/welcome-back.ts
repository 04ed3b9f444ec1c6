import { takeFromTab } from '../../platform/storage/tab-storage.ts';

/** Local to the tab: where the reader was when they left to sign in. */
export const SPOT = 'np_spot';

let isFirst = true;

/**
 * Brings a reader who comes back from the sign-in to where they were; with the session, which is what keeps the spot for the
 * next page, or with an element that is there before it. A resting button does not wait for the tab's storage.
 */
export const welcomeBack = (): void => {
  if (!isFirst) return;
  isFirst = false;
  // The way back leads over the newsstand's `/login`.
  if (location.pathname.endsWith('/login')) return;
  const spot = takeFromTab(SPOT);
  if (spot) void import('./back-to-spot.ts').then((spots) => spots.backToSpot(spot));
};
