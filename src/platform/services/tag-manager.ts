import { loadScript } from './script.ts';

type Signals = Readonly<Record<string, 'granted' | 'denied'>>;

/** The page's data layer, created if the page has none. */
const layer = (): unknown[] => {
  const present: unknown = Reflect.get(globalThis, 'dataLayer');
  if (Array.isArray(present)) return present;
  const created: unknown[] = [];
  Reflect.set(globalThis, 'dataLayer', created);
  return created;
};

/** The tag manager recognises a command by its `arguments` object. */
function command(..._parts: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager asks for this very object.
  layer().push(arguments);
}

/** Sends the default consent, before any tag. Tags wait 500 ms for an update. */
export const consentByDefault = (signals: Signals): void =>
  command('consent', 'default', { ...signals, wait_for_update: 500 });

export const updateConsent = (signals: Signals): void => command('consent', 'update', signals);

export const pushPageView = (url: string): void => void layer().push({ event: 'pageview', url });

/** Loads the tag manager's script once. Rejects if it is blocked. */
export const loadTagManager = (url: string, container: string): Promise<void> => {
  layer().push({ event: 'gtm.js', 'gtm.start': Date.now() });
  return loadScript(`${url}?id=${encodeURIComponent(container)}&l=dataLayer`);
};
