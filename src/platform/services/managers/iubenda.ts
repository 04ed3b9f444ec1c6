import { callOf, field, globalAt, tryCall } from './globals.ts';
import type { Manager } from './manager.ts';

/** The reader's choice in the site's own categories; `{}` before one. */
export const iubendaPreference = (): unknown => globalAt('_iub', 'cs', 'consent');

const isExpressed = (preference: unknown): boolean =>
  typeof field(preference, 'consent') === 'boolean' || typeof field(preference, 'purposes') === 'object';

/** Its banner may have opened before anybody follows. */
const isBannerOpen = (): boolean =>
  callOf(globalAt('document'), 'querySelector', '#iubenda-cs-banner.iubenda-cs-visible') instanceof Object;

/** What its callbacks said last, while there is no preference. */
let state: 'pending' | 'asking' | 'notNeeded' = 'pending';

/** Adds a callback to those that the page configured. */
const wrap = (callbacks: object, name: string, called: (preference: unknown) => void): void => {
  const own: unknown = Reflect.get(callbacks, name);
  Reflect.set(callbacks, name, (preference: unknown) => {
    callOf({ own }, 'own', preference);
    called(preference);
  });
};

/** iubenda: `_iub.csConfiguration.callback`, `_iub.cs.consent`, `_iub.cs.api`. */
export const iubenda: Manager = {
  isHere: () => globalAt('_iub') !== undefined,
  answer: () => {
    const preference = iubendaPreference();
    if (isExpressed(preference)) return { kind: 'given', preference };
    return { kind: isBannerOpen() ? 'asking' : state };
  },
  follow: (changed, signal) => {
    const configuration = globalAt('_iub', 'csConfiguration');
    if (typeof configuration !== 'object' || configuration === null) return;
    // A loaded script has copied its configuration.
    const loaded = field(globalAt('_iub', 'cs', 'options'), 'callback');
    const configured = field(configuration, 'callback') ?? {};
    Reflect.set(configuration, 'callback', configured);
    const enter = (next: typeof state): void => {
      state = next;
      if (!signal.aborted) changed();
    };
    for (const callbacks of new Set([configured, loaded])) {
      if (typeof callbacks !== 'object' || callbacks === null) continue;
      wrap(callbacks, 'onBannerShown', () => enter('asking'));
      wrap(callbacks, 'onPreferenceExpressedOrNotNeeded', (preference) =>
        enter(preference === undefined ? 'notNeeded' : 'pending'),
      );
    }
  },
  openPreferences: () => tryCall(globalAt('_iub', 'cs', 'api'), 'openPreferences'),
};
