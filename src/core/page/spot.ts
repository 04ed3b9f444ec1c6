import { jsonOf } from '../../platform/net/json.ts';
import { keepInTab } from '../../platform/storage/tab-storage.ts';
import { SPOT } from './welcome-back.ts';

/** Remembers the page and how far it was scrolled. */
export const keepSpot = (): void => keepInTab(SPOT, jsonOf([location.href, scrollX, scrollY]));

/** Watches for links of the page that lead to the sign-in: who follows one comes back to where they were. */
export const rememberSpot = (signIn: () => string): void => {
  addEventListener('click', (event) => {
    const isSignIn = (target: EventTarget) => target instanceof HTMLAnchorElement && target.href.startsWith(signIn());
    if (event.composedPath().some(isSignIn)) keepSpot();
  });
};
