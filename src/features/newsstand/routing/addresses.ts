import { addressIn, type Base } from './arrival.ts';

/** Where a newsstand keeps its addresses: in the page's address, its fragment, or memory. */
export interface AddressBook {
  /** Path and query of the current entry. */
  read(): string;
  /** Key of the current entry. */
  key(): string;
  /** Adds an entry, or replaces the current one's address. Returns its key. */
  write(path: string, replace: boolean): string;
  /** Calls back on history navigation. */
  listen(callback: () => void): () => void;
  /** The `href` of a link to a path. */
  href(path: string): string;
}

const freshKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const KEY = 'npKey';
const keyInState = (): string | undefined => {
  const state: unknown = history.state;
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : undefined;
  return typeof key === 'string' ? key : undefined;
};

/** The base as a path prefix: `/edicola` or empty. */
export const prefixOf = (basePath: string): string => basePath.replace(/^\/*|\/+$/g, '').replace(/^(?=.)/, '/');

const ofPage = (base: Base): AddressBook => {
  const prefix = prefixOf(base.basePath);
  const href = (path: string): string => (base.routing === 'hash' ? `#${path}` : prefix + path);
  const write = (path: string, replace: boolean): string => {
    const key = (replace && keyInState()) || freshKey();
    history[replace ? 'replaceState' : 'pushState']({ [KEY]: key }, '', new URL(href(path), location.href));
    return key;
  };
  return {
    href,
    write,
    read() {
      const address = addressIn(base, location);
      return address ? address.pathname + address.search : '/';
    },
    key() {
      const known = keyInState();
      if (known !== undefined) return known;
      const key = freshKey();
      history.replaceState({ ...Object(history.state), [KEY]: key }, '');
      return key;
    },
    listen(callback) {
      const stop = new AbortController();
      addEventListener('popstate', callback, { signal: stop.signal });
      return () => stop.abort();
    },
  };
};

const inMemory = (first: string): AddressBook => {
  let entry = { path: first, key: freshKey() };
  return {
    href: (path) => path,
    read: () => entry.path,
    key: () => entry.key,
    write(path, replace) {
      entry = { path, key: replace ? entry.key : freshKey() };
      return entry.key;
    },
    listen: () => () => {},
  };
};

/** The addresses of a newsstand. Only one newsstand may own the page's address. */
export const addressBook = (base: Base, ownsPage: boolean): AddressBook => {
  if (ownsPage && base.routing !== 'memory') return ofPage(base);
  const start = addressIn(base, location);
  return inMemory(start ? start.pathname + start.search : '/');
};
