import { field, globalAt, tryCall } from './globals.ts';
import type { ConsentAnswer, Manager } from './manager.ts';

const categories = ['necessary', 'preferences', 'statistics', 'marketing'] as const;

/** Cookiebot: `Cookiebot`, and its events on the window. Before the script has run, `Cookiebot` is its element. */
export const cookiebot: Manager = {
  isHere: () => globalAt('Cookiebot') !== undefined,
  answer: (): ConsentAnswer => {
    const api = globalAt('Cookiebot');
    const hasResponse = field(api, 'hasResponse');
    if (typeof hasResponse !== 'boolean') return { kind: 'pending' };
    if (!hasResponse) return { kind: 'asking' };
    const consent = field(api, 'consent');
    return {
      kind: 'given',
      choice: { vocabulary: 'cookiebot', granted: categories.filter((name) => field(consent, name) === true) },
    };
  },
  follow: (changed, signal) => {
    for (const event of ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'])
      addEventListener(event, changed, { signal });
  },
  openPreferences: () => tryCall(globalAt('Cookiebot'), 'renew'),
};
