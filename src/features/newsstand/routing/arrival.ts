import { loginRequest, newsstandRoutes, routePattern } from '../../../rules/page/routes.ts';

/** What the reader brought back from the sign-in. */
export interface Arrival {
  readonly code: string;
  readonly returnTo: string;
  /** The exchange of the code, once it has begun; resolves to the address to return to. */
  exchange?: Promise<string | undefined>;
}

/** Root of the newsstand's addresses. */
export interface Base {
  readonly routing: string;
  readonly basePath: string;
}

/** Path and query of the newsstand in the page's address; undefined for an address outside it. */
export const addressIn = ({ routing, basePath }: Base, { pathname, search, hash }: Location): URL | undefined => {
  if (routing === 'memory') return undefined;
  if (routing === 'hash') return new URL(hash.slice(1) || '/', 'http://np.invalid');
  const base = basePath.replace(/\/+$/, '');
  const inside = pathname === base || pathname.startsWith(`${base}/`);
  return inside ? new URL(`${pathname.slice(base.length) || '/'}${search}`, 'http://np.invalid') : undefined;
};

const login = routePattern(newsstandRoutes.login.path);
/** Whether a path is the return from the sign-in. */
export const isLogin = (pathname: string): boolean => login.test(pathname);

/** Of the page, not of an element: the address held the code, and only the first reading finds it. */
let arrival: Arrival | undefined;

/**
 * Removes a sign-in's one-time code from the address, with the whole query, before other scripts can read it. Runs
 * once: a reload or history navigation finds no code.
 */
export const takeArrival = (base: Base): void => {
  const address = addressIn(base, location);
  if (!address || !isLogin(address.pathname)) return;
  const request = loginRequest(Object.fromEntries(address.searchParams));
  if (request !== 'redirect') arrival = request;
  const clean = base.routing === 'hash' ? `${location.pathname}${location.search}#/login` : location.pathname;
  history.replaceState(history.state, '', clean);
};

/** The pending return from a sign-in; its code is in no address. */
export const currentArrival = (): Arrival | undefined => arrival;
