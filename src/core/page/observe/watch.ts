import { ownerOfPath } from '../../../platform/browser/owner.ts';
import { watchVitals } from '../../../platform/browser/vitals.ts';
import { callPattern, fieldPattern, routeOf, vitalValue } from '../../../rules/page/observed.ts';
import type { PageEvents } from '../events.ts';
import { page, pageBrand } from '../page.ts';
import type { Observed, Watcher } from './observed.ts';

/** Called in the order in which they came; undefined before the first one. */
let watchers: Set<Watcher> | undefined;

const tell = (seen: Observed): void => {
  for (const watcher of watchers ?? [])
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

/** Tells a failure without its message, which may quote an answer or a text. */
const onError = async (event: CustomEventInit & Event): Promise<void> => {
  const { detail } = event;
  const own = where(routeOf(location.pathname));
  const name = text(detail?.element) || text(ownerOfPath(event.composedPath()));
  const element = /^np-[a-z-]{1,40}$/.test(name) ? name : undefined;
  const field = text(detail?.field);
  const call = await patternOf(text(detail?.call));
  tell({
    kind: 'error',
    ...own,
    ...(element && { element }),
    ...(call && { call }),
    ...(field && { field: fieldPattern(field) }),
  });
};

/** Adds a watcher; the first one begins the watch. Without a watcher, `np-vitals` alone is dispatched. */
export const watch = (watcher?: Watcher): void => {
  const isFirst = watchers === undefined;
  watchers ??= new Set();
  if (watcher) watchers.add(watcher);
  if (!isFirst) return;
  document.addEventListener('np-error', (event) => void onError(event));
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
