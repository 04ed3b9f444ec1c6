import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { ReactNode } from 'react';
import { routePattern } from '../../../rules/page/routes.ts';
import type { AddressBook } from './addresses.ts';

/** What a screen's address brought. */
export interface Wanted {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Where a loader sends the reader instead. */
export interface Elsewhere {
  readonly goTo: string;
}

export interface Route {
  /** As in the specification; `:name?` is optional, `*` is any. */
  readonly path: string;
  load?(wanted: Wanted, signal: AbortSignal): Promise<unknown> | Elsewhere | undefined;
  draw(data: unknown): ReactNode;
}

/** What the newsstand shows now. */
export interface Shown {
  /** Names the entry of the history. */
  readonly key: string;
  /** The reader returned to it. */
  readonly back: boolean;
  readonly route: Route;
  readonly outcome: { readonly data: unknown } | { readonly error: unknown };
}

export interface Router {
  readonly shown: ReadonlySignal<Shown | undefined>;
  /** The route whose screen is on its way. */
  readonly pending: ReadonlySignal<Route | undefined>;
  /** Goes to a path if a route names it; the last route, `*`, names none. */
  go(path: string): boolean;
  /** Loads the current screen anew. */
  again(): void;
  /** Begins with the current address; returns the end. */
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

/** Screens behind addresses: the first route that fits is loaded, the screen before stays until then, the latest wish wins. */
export const createRouter = (routes: readonly Route[], addresses: AddressBook): Router => {
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

  /** `how`: a new entry of the history, another address for the current one, or an entry that the reader returned to. */
  const visit = async (path: string, how: 'push' | 'replace' | 'back'): Promise<void> => {
    const match = matchOf(path);
    if (!match) return;
    leaving.abort();
    leaving = new AbortController();
    const { signal } = leaving;
    pending.value = match.route;
    const outcome = await outcomeOf(match.route, match.wanted, signal);
    if (signal.aborted) return;
    if ('goTo' in outcome) return visit(outcome.goTo, how === 'push' ? 'push' : 'replace');
    at = path.replace(/#.*$/, '');
    const key = how === 'back' ? addresses.key() : addresses.write(path, how === 'replace');
    pending.value = undefined;
    shown.value = { key, back: how === 'back', route: match.route, outcome };
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
        // A change of the fragment alone is the page's own business.
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
