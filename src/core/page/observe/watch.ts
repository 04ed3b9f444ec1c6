import { ownerOfPath } from '../../../platform/browser/owner.ts';
import { watchVitals } from '../../../platform/browser/vitals.ts';
import { callPattern, fieldPattern, routeOf, vitalValue } from '../../../rules/page/observed.ts';
import type { PageEvents } from '../events.ts';
import { page, pageBrand } from '../page.ts';
import type { KeptFault, Observed, SeenError, Watcher } from './observed.ts';

/** Called in the order in which they came; undefined before the first one. */
let watchers: Set<Watcher> | undefined;

const tell = (seen: Observed, to: Iterable<Watcher> = watchers ?? []): void => {
  for (const watcher of to)
    try {
      watcher(seen);
    } catch (error) {
      console.error('np.observe: a watcher failed. The others and the page go on.', error);
    }
};

const where = (route: string) => ({ brand: pageBrand().sigla, page: route, version: page.version ?? '' });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The paths of all calls load with the first failed one: whatever failed has loaded them. */
const patternOf = async (call: string): Promise<string | undefined> => {
  if (!call) return undefined;
  const paths = await import('../../../api/page/paths.ts').catch(() => undefined);
  return callPattern(call, paths?.pathNames.map(paths.templateOf) ?? []);
};

/** A failure without its message, which may quote an answer or a text. */
const seenOf = async ([given, tag, path]: KeptFault): Promise<SeenError> => {
  const detail: Readonly<Record<string, unknown>> = Object(given);
  const own = where(routeOf(path));
  const name = text(detail.element) || text(tag);
  const element = /^np-[a-z-]{1,40}$/.test(name) ? name : undefined;
  const field = text(detail.field);
  const call = await patternOf(text(detail.call));
  return {
    kind: 'error',
    ...own,
    ...(element && { element }),
    ...(call && { call }),
    ...(field && { field: fieldPattern(field) }),
  };
};

/** Tells a watcher what failed before it came. */
const catchUp = async (watcher: Watcher): Promise<void> => {
  // A copy: what fails from now on is told as it happens.
  for (const fault of [...(page.faults ?? [])]) tell(await seenOf(fault), [watcher]);
};

/**
 * Adds a watcher, which is told what failed before too; the first one begins the watch. Without a watcher, `np-vitals`
 * alone is dispatched.
 */
export const watch = (watcher?: Watcher): void => {
  const isFirst = watchers === undefined;
  watchers ??= new Set();
  if (watcher && !watchers.has(watcher)) {
    watchers.add(watcher);
    void catchUp(watcher);
  }
  if (!isFirst) return;
  document.addEventListener('np-error', (event: CustomEventInit & Event) => {
    const tag = ownerOfPath(event.composedPath());
    void seenOf([event.detail, tag, location.pathname]).then((seen) => tell(seen));
  });
  // A vital belongs to the page view: its route is the one that the reader came to.
  const own = where(routeOf(location.pathname));
  watchVitals(({ name, value, rating, element }) => {
    const detail: PageEvents['np-vitals'] = {
      ...own,
      name,
      value: vitalValue(name, value),
      rating,
      ...(element && { element }),
    };
    document.dispatchEvent(new CustomEvent('np-vitals', { detail, bubbles: true }));
    tell({ kind: 'vital', ...detail });
  });
};
