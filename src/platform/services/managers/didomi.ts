import { callOf, field, globalAt, tryCall } from './globals.ts';
import type { ConsentAnswer, Manager } from './manager.ts';

/** Didomi's names of the TCF's purposes, from 1. */
const standard = [
  'cookies',
  'select_basic_ads',
  'create_ads_profile',
  'select_personalized_ads',
  'create_content_profile',
  'select_personalized_content',
  'measure_ad_performance',
  'measure_content_performance',
  'market_research',
  'improve_products',
  'use_limited_data_to_select_content',
];

/** Adds to a queue that Didomi reads once it has loaded, or at once. */
const push = (queue: string, value: unknown): void => {
  if (globalAt(queue) === undefined) Reflect.set(globalThis, queue, []);
  callOf(globalAt(queue), 'push', value);
};

/** The purposes that the reader enabled, with the numbers of standard ones. */
const enabled = (status: unknown): readonly (number | string)[] =>
  Object.entries(Object(field(status, 'purposes')))
    .filter(([, purpose]) => field(purpose, 'enabled') === true)
    .flatMap(([id]) => (standard.includes(id) ? [id, standard.indexOf(id) + 1] : [id]));

/** Whether the reader switched a purpose off: possible too where no consent is required. */
const refuses = (status: unknown): boolean =>
  Object.values(Object(field(status, 'purposes'))).some((purpose) => field(purpose, 'enabled') === false);

/** Didomi: `didomiOnReady`, `didomiEventListeners`, `Didomi`. */
export const didomi: Manager = {
  isHere: () => ['Didomi', 'didomiOnReady', 'didomiConfig'].some((name) => globalAt(name) !== undefined),
  answer: (): ConsentAnswer => {
    const api = globalAt('Didomi');
    const status = callOf(api, 'getCurrentUserStatus');
    if (status === undefined) return { kind: 'pending' };
    if (callOf(api, 'isConsentRequired') === false && !refuses(status)) return { kind: 'notNeeded' };
    if (callOf(api, 'shouldUserStatusBeCollected') === true) return { kind: 'asking' };
    const updated = field(status, 'updated');
    return {
      kind: 'given',
      choice: {
        vocabulary: 'didomi',
        granted: enabled(status),
        ...(typeof updated === 'string' && { timestamp: updated }),
      },
    };
  },
  follow: (changed, signal) => {
    const listener = () => {
      if (!signal.aborted) changed();
    };
    push('didomiOnReady', listener);
    push('didomiEventListeners', { event: 'consent.changed', listener });
  },
  openPreferences: () => tryCall(globalAt('Didomi', 'preferences'), 'show'),
};
