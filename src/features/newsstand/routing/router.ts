import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { ReactNode } from 'react';
import { routePattern } from '../../../rules/page/routes.ts';
import type { AddressBook } from './addresses.ts';

/** Parameters and query of a screen's address. */
export interface Wanted {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string>>;
}

/** A redirect by a loader. */
export interface Elsewhere {
  readonly goTo: string;
}

export interface Route {
  /** `:name?` is optional, `*` matches anything. */
  readonly path: string;
  load?(wanted: Wanted, signal: AbortSignal): Promise<unknown> | Elsewhere | undefined;
  draw(data: unknown): ReactNode;
}

/** The current screen. */
export interface Shown {
  /** Key of the history entry. */
  readonly key: string;
  /** Its address inside the newsstand. */
  readonly path: string;
  /** The reader returned to it. */
  readonly back: boolean;
  readonly route: Route;
  readonly outcome: { readonly data: unknown } | { readonly error: unknown };
}

export interface Router {
  readonly shown: ReadonlySignal<Shown | undefined>;
  /** The route that is loading. */
  readonly pending: ReadonlySignal<Route | undefined>;
  /** Navigates to a path; false when only the catch-all route `*` matches. */
  go(path: string): boolean;
  /** Reloads the current screen. */
  again(): void;
  /** Starts with the current address. Returns the cleanup. */
  start(): () => void;
}

const decoded = (text: string | undefined): string | undefined => {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
};

const isElsewhere = (value: unknown): value is Elsewhere =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'goTo');

/**
 * Loads the first matching route. The previous screen stays until then; the latest navigation wins. `own` receives the
 * signal of each.
 */
export const createRouter = (
  routes: readonly Route[],
  addresses: AddressBook,
  own: (signal: AbortSignal) => void = () => {},
): Router => {
  const table = routes.map((route) => ({ route, pattern: routePattern(route.path) }));
  const shown = signal<Shown | undefined>(undefined);
  const pending = signal<Route | undefined>(undefined);
  let leaving = new AbortController();
  let at = '';

  const matchOf = (path: string) => {
    const url = new URL(path, 'http://np.invalid');
    for (const { route, pattern } of table) {
      const match = pattern.exec(url.pathname);
      if (!match) continue;
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, text]) => [name, decoded(text)]),
      );
      return { route, wanted: { params, query: Object.fromEntries(url.searchParams) } };
    }
    return undefined;
  };

  const outcomeOf = async (
    route: Route,
    wanted: Wanted,
    signal: AbortSignal,
  ): Promise<Shown['outcome'] | Elsewhere> => {
    try {
      const data = await route.load?.(wanted, signal);
      return isElsewhere(data) ? data : { data };
    } catch (error) {
      return { error };
    }
  };

  /** `how`: a new history entry, a replaced address, or a return to an entry. */
  const visit = async (path: string, how: 'push' | 'replace' | 'back'): Promise<void> => {
    const match = matchOf(path);
    if (!match) return;
    leaving.abort();
    leaving = new AbortController();
    const { signal } = leaving;
    own(signal);
    pending.value = match.route;
    const outcome = await outcomeOf(match.route, match.wanted, signal);
    if (signal.aborted) return;
    if ('goTo' in outcome) return visit(outcome.goTo, how === 'push' ? 'push' : 'replace');
    at = path.replace(/#.*$/, '');
    const key = how === 'back' ? addresses.key() : addresses.write(path, how === 'replace');
    pending.value = undefined;
    shown.value = { key, path: at, back: how === 'back', route: match.route, outcome };
  };

  return {
    shown,
    pending,
    go(path) {
      const match = matchOf(path);
      if (!match || match.route.path === '*') return false;
      void visit(path, 'push');
      return true;
    },
    again: () => void visit(addresses.read(), 'back'),
    start() {
      const stop = addresses.listen(() => {
        // The page handles a change of the fragment alone.
        if (addresses.read() !== at || pending.peek()) void visit(addresses.read(), 'back');
      });
      void visit(addresses.read(), 'back');
      return () => {
        stop();
        leaving.abort();
      };
    },
  };
};
