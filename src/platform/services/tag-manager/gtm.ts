import type { ConsentSignals, TagManagerAdapter } from '../adapters.ts';
import { loadScript } from '../script.ts';

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

const update = (signals: ConsentSignals): void => command('consent', 'update', signals);

/** A tag manager that reads the page's `dataLayer`. */
export const gtm = (id: string, url = 'https://www.googletagmanager.com/gtm.js'): TagManagerAdapter => ({
  async load(before, granted) {
    // The default comes before any tag; tags wait 500 ms for an update.
    command('consent', 'default', { ...before, wait_for_update: 500 });
    update(granted);
    layer().push({ event: 'gtm.js', 'gtm.start': Date.now() });
    await loadScript(`${url}?id=${encodeURIComponent(id)}&l=dataLayer`);
  },
  consent: update,
  pageView: (address) => void layer().push({ event: 'pageview', url: address }),
});
