import { keepInTab, takeFromTab } from '../platform/tab-storage.ts';

/** Local to the tab: where the reader was when they left to sign in. */
const SPOT = 'np_spot';

/** Remembers the page and how far it was scrolled. */
export const keepSpot = (): void => keepInTab(SPOT, JSON.stringify([location.href, scrollX, scrollY]));

/** Watches for links of the page that lead to the sign-in, and brings a reader who comes back to where they were. */
export const rememberSpot = (signIn: () => string): void => {
  addEventListener('click', (event) => {
    const isSignIn = (target: EventTarget) => target instanceof HTMLAnchorElement && target.href.startsWith(signIn());
    if (event.composedPath().some(isSignIn)) keepSpot();
  });
  const spot = takeFromTab(SPOT);
  if (spot) void import('./back-to-spot.ts').then(({ backToSpot }) => backToSpot(spot));
};
