import { loginRequest, newsstandRoutes, routePattern } from '../../../rules/page/routes.ts';

/** What the reader came back from the sign-in with. */
export interface Arrival {
  readonly code: string;
  readonly returnTo: string;
}

/** Where the newsstand's own addresses begin. */
export interface Base {
  readonly routing: string;
  readonly basePath: string;
}

/** Path and query of the newsstand in the page's address; undefined where the address is not one of its own. */
export const addressIn = ({ routing, basePath }: Base, { pathname, search, hash }: Location): URL | undefined => {
  if (routing === 'memory') return undefined;
  if (routing === 'hash') return new URL(hash.slice(1) || '/', 'http://np.invalid');
  const base = basePath.replace(/\/+$/, '');
  const inside = pathname === base || pathname.startsWith(`${base}/`);
  return inside ? new URL(`${pathname.slice(base.length) || '/'}${search}`, 'http://np.invalid') : undefined;
};

const login = routePattern(newsstandRoutes.login.path);
/** Whether a path of the newsstand is the way back from the sign-in. */
export const isLogin = (pathname: string): boolean => login.test(pathname);

let arrival: Arrival | undefined;

/**
 * Takes the one-time code of a sign-in out of the address, before anything else of the page sees it; the query goes as
 * a whole. Done once: a reload or a way back finds no code.
 */
export const takeArrival = (base: Base): void => {
  const address = addressIn(base, location);
  if (!address || !isLogin(address.pathname)) return;
  const request = loginRequest(Object.fromEntries(address.searchParams));
  if (request !== 'redirect') arrival = request;
  const clean = base.routing === 'hash' ? `${location.pathname}${location.search}#/login` : location.pathname;
  history.replaceState(history.state, '', clean);
};

/** Whether somebody has just come back from the sign-in; their code is held here and in no address. */
export const currentArrival = (): Arrival | undefined => arrival;
