import { jsonOf } from '../../../platform/net/json.ts';
import { keepInTab } from '../../../platform/storage/tab-storage.ts';
import { POSITION } from './restore-position.ts';

/** Saves the address and the scroll position of the page. */
export const savePosition = (): void => keepInTab(POSITION, jsonOf([location.href, scrollX, scrollY]));

/** Saves the position when the reader follows a link of the page to the sign-in. */
export const savePositionAtSignIn = (signIn: () => string): void => {
  addEventListener('click', (event) => {
    const isSignIn = (target: EventTarget) => target instanceof HTMLAnchorElement && target.href.startsWith(signIn());
    if (event.composedPath().some(isSignIn)) savePosition();
  });
};
