import { callOf, field, globalAt, tryCall } from './globals.ts';
import type { Manager } from './manager.ts';

const NAME = 'onPreferenceExpressedOrNotNeeded';

/** The reader's choice in the site's own categories; `{}` before one. */
export const iubendaPreference = (): unknown => globalAt('_iub', 'cs', 'consent');

const isExpressed = (preference: unknown): boolean =>
  typeof field(preference, 'consent') === 'boolean' || typeof field(preference, 'purposes') === 'object';

let isNotNeeded = false;

/** Adds a callback to those that the page configured. */
const wrap = (callbacks: object, called: (preference: unknown) => void): void => {
  const own: unknown = Reflect.get(callbacks, NAME);
  Reflect.set(callbacks, NAME, (preference: unknown) => {
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
    return { kind: isNotNeeded ? 'notNeeded' : 'pending' };
  },
  follow: (changed, signal) => {
    const configuration = globalAt('_iub', 'csConfiguration');
    if (typeof configuration !== 'object' || configuration === null) return;
    // A loaded script has copied its configuration.
    const loaded = field(globalAt('_iub', 'cs', 'options'), 'callback');
    const configured = field(configuration, 'callback') ?? {};
    Reflect.set(configuration, 'callback', configured);
    for (const callbacks of new Set([configured, loaded])) {
      if (typeof callbacks === 'object' && callbacks !== null)
        wrap(callbacks, (preference) => {
          isNotNeeded = preference === undefined;
          if (!signal.aborted) changed();
        });
    }
  },
  openPreferences: () => tryCall(globalAt('_iub', 'cs', 'api'), 'openPreferences'),
};
